import { setImmediate } from "node:timers/promises";
import { openDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";

/**
 * A script that a test starts and kills: it opens the database in DATA_DIR and inserts stores without end. It prints
 * the id of each store after the database has confirmed it.
 */
const database = await openDatabase("http://localhost:4321");
for (let number = 0; ; number += 1) {
  const storeId = `store-${number}`;
  await database.insert(stores).values({ storeId, name: storeId, details: {}, liveCurrencies: [] });
  process.stdout.write(`${storeId}\n`);
  // PGlite only uses microtasks, so without this pause the loop would let nothing else in this process run.
  await setImmediate();
}
