import { describeStores } from '../support/store-conformance.js';

const KEY = 'a key that is long enough';

describeStores('artifacts', { stores: ['artifact'], key: '' });
describeStores('artifacts, sealed', { stores: ['artifact'], key: KEY });
describeStores('the cache', { stores: ['cache'], key: '' });
describeStores('the cache, sealed', { stores: ['cache'], key: KEY });
describeStores('artifacts and the cache', { stores: ['artifact', 'cache'], key: '' });
describeStores('artifacts and the cache, sealed', { stores: ['artifact', 'cache'], key: KEY });
