import { start } from './start.js';

// A file of its own, so that it is known to be the post step whatever the step itself left, or failed to leave.
await start('runPost');
