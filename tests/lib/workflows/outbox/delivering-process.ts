import { openDatabase } from "@/lib/database/connection";
import { deliverOutbox } from "@/lib/workflows/outbox/deliver";

/** A process that delivers the outbox in DATA_DIR as if it were the given time, and prints the result. */
await openDatabase();
const now = new Date(process.argv[2] ?? "");
process.stdout.write(JSON.stringify(await deliverOutbox({ clock: () => now })));
process.exit();
