/**
 * Require this first in a process that has no Next.js server and therefore no cache: every read runs, as with
 * `tests/mocks/next-cache.ts` in Jest.
 */
const nothing = () => {};
Object.assign(require("next/cache"), { cacheTag: nothing, cacheLife: nothing });
