import { setImmediate } from "node:timers/promises";
import { openDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";

/** A process that opens the database in DATA_DIR and inserts stores endlessly, printing each acknowledged one. */
const database = await openDatabase("http://localhost:4321");
for (let number = 0; ; number += 1) {
  const storeId = `store-${number}`;
  await database.insert(stores).values({ storeId, name: storeId, details: {}, liveCurrencies: [] });
  process.stdout.write(`${storeId}\n`);
  // PGlite only queues microtasks; without a pause nothing else in this process would run.
  await setImmediate();
}
