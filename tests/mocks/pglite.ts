import type * as Pglite from "@electric-sql/pglite";
import { ReusableDump } from "../support/reusable-dump";

/**
 * Replaces `@electric-sql/pglite` in Jest. Starting a database takes most of a second, emptying one less than a tenth. So
 * a database that a suite has opened with a `ReusableDump` and closed is kept for the next such suite of the same Jest
 * worker.
 */
type Worker = {
  pglite: typeof Pglite;
  reusable: Pglite.PGlite | null;
};
const worker: Worker = Reflect.get(globalThis, Symbol.for("storefront.test-worker"));

export const { messages, parse, protocol, types } = worker.pglite;

const EMPTY_ALL_TABLES = `do $$ begin
  execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade'
    from pg_tables where schemaname = 'public');
end $$`;

const REUSABLES = new WeakSet<Pglite.PGlite>();

export class PGlite extends worker.pglite.PGlite {
  // biome-ignore lint/correctness/noUnreachableSuper: a constructor that returns another object need not call it
  constructor(...settings: ConstructorParameters<typeof Pglite.PGlite>) {
    const [options] = settings;
    const isReusable = typeof options === "object" && options.loadDataDir instanceof ReusableDump;
    if (isReusable && worker.reusable) {
      const reused = Object.setPrototypeOf(worker.reusable, new.target.prototype);
      worker.reusable = null;
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
    worker.reusable = this;
  }
}
