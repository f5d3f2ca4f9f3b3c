import { setImmediate } from "node:timers/promises";
import { openDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";

/** A process that opens the database of DATA_DIR and writes stores without end, naming each that was acknowledged. */
const database = await openDatabase("http://localhost:4321");
for (let number = 0; ; number += 1) {
  const storeId = `store-${number}`;
  await database.insert(stores).values({ storeId, name: storeId, details: {}, liveCurrencies: [] });
  process.stdout.write(`${storeId}\n`);
  // PGlite never leaves the queue of promises; without a pause nobody else in this process has a turn.
  await setImmediate();
}
