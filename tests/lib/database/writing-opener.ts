import { setImmediate } from "node:timers/promises";
import { openDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";

/**
 * A process that opens the database in DATA_DIR and keeps inserting stores, printing the id of each one that was
 * acknowledged.
 */
const database = await openDatabase("http://localhost:4321");
for (let number = 0; ; number += 1) {
  const storeId = `store-${number}`;
  await database.insert(stores).values({ storeId, name: storeId, details: {}, liveCurrencies: [] });
  process.stdout.write(`${storeId}\n`);
  // PGlite only queues microtasks, so nothing else in this process would run without this pause.
  await setImmediate();
}
