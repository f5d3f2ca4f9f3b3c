import type * as Pglite from "@electric-sql/pglite";
import { testWorker } from "../support/test-worker";

/**
 * Replaces `@electric-sql/pglite` in Jest. Starting a database takes most of a second, emptying one less than a tenth. So
 * a database that a suite has opened with the reusable dump and closed is kept for the next such suite of the same Jest
 * worker.
 */
export const { messages, parse, protocol, types } = testWorker.pglite;

const EMPTY_ALL_TABLES = `do $$ begin
  execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade'
    from pg_tables where schemaname = 'public');
end $$`;

const REUSABLES = new WeakSet<Pglite.PGlite>();

export class PGlite extends testWorker.pglite.PGlite {
  // biome-ignore lint/correctness/noUnreachableSuper: a constructor that returns another object need not call it
  constructor(...settings: ConstructorParameters<typeof Pglite.PGlite>) {
    const [options] = settings;
    const isReusable =
      typeof options === "object" && options.loadDataDir !== undefined && options.loadDataDir === testWorker.dump;
    if (isReusable && testWorker.reusable) {
      const reused = Object.setPrototypeOf(testWorker.reusable, new.target.prototype);
      testWorker.reusable = null;
      REUSABLES.add(reused);
      // biome-ignore lint/correctness/noConstructorReturn: the fields of a subclass are added to the returned object
      return reused;
    }
    super(...settings);
    if (isReusable) REUSABLES.add(this);
  }

  override async close(): Promise<void> {
    if (!REUSABLES.has(this)) return super.close();
    await this.exec("discard all");
    await this.exec(EMPTY_ALL_TABLES);
    testWorker.reusable = this;
  }
}
