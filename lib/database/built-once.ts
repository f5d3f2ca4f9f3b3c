import "server-only";
import { type Database, getDatabase } from "./connection";

/**
 * A query that is written once for each database: writing the SQL of a large one takes Drizzle as long as the database takes
 * to answer it. What changes from one time to the next are placeholders (`sql.placeholder`). In a transaction, which is a
 * database of its own, the query is written anew.
 *
 * `build` must call `prepare("")`: with a name, PostgreSQL would keep the statement for one connection, and a pooler such as
 * PgBouncer gives each statement another one.
 */
export function builtOnce<Query>(build: (database: Database) => Query): (database?: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (database = getDatabase()) => {
    const query = built.get(database) ?? build(database);
    built.set(database, query);
    return query;
  };
}
