import { openDatabase } from "@/lib/database/connection";
import { deliverOutbox } from "@/lib/workflows/outbox/deliver";

/** A script that a test starts: delivers the messages due at the given time from DATA_DIR, and prints the result. */
await openDatabase();
const now = new Date(process.argv[2] ?? "");
process.stdout.write(JSON.stringify(await deliverOutbox({ now: () => now })));
process.exit();
