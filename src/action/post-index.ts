import { start } from './start.js';

// A file of its own: what the post step is must not depend on anything that the step left, or failed to leave.
await start('runPost');
