/**
 * Require this first in a process without a Next.js server, which has no cache: every read runs, as with
 * `tests/mocks/next-cache.ts` in Jest.
 */
const nothing = () => {};
Object.assign(require("next/cache"), { cacheTag: nothing, cacheLife: nothing });
