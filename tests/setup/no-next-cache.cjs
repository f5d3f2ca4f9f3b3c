/**
 * To be required first by a process of ours that is no Next.js server, and has no cache of its: reads run each time, as
 * with `tests/mocks/next-cache.ts` in Jest.
 */
const nothing = () => {};
Object.assign(require("next/cache"), { cacheTag: nothing, cacheLife: nothing });
