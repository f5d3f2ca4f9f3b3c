import type * as Pglite from "@electric-sql/pglite";

/** What the suites of one Jest worker share: `tests/setup/server-environment.cjs` makes it. */
type TestWorker = {
  pglite: typeof Pglite;
  /** A database that a suite has closed, for the next one. */
  reusable: Pglite.PGlite | null;
  /** What such databases are opened with. */
  dump: Blob | null;
};

export const testWorker: TestWorker = Reflect.get(globalThis, Symbol.for("storefront.test-worker"));
