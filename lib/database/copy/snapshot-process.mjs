import os from "node:os";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

// The process that reads a copy of the embedded database (lib/database/copy/snapshot.ts), so that the shop need not wait
// for it. Each message is a statement; the answer has its rows. It is JavaScript, because it runs as it is, without a build.
os.setPriority(os.constants.priority.PRIORITY_LOW);
const database = await PGlite.create(process.argv[2], { extensions: { pg_trgm } });

process.on("message", async (text) => {
  try {
    const results = await database.exec(text);
    process.send({ rows: results.at(-1)?.rows ?? [] });
  } catch (error) {
    process.send({ error: error.message });
  }
});
process.on("disconnect", () => process.exit());
// Ctrl-C reaches this process too; the shop decides when it ends.
process.on("SIGINT", () => undefined);
process.send({ rows: [] });
