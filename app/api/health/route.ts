import { connection } from "next/server";
import { openDatabase } from "@/lib/database/connection";
import { pingDatabase } from "@/lib/database/ping";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { logDatabaseAway } from "@/lib/server/database-away";

/** For monitoring: 200 if the shop can serve requests, 503 if its database does not answer. */
export async function GET(): Promise<Response> {
  // Without this call, Next.js would run the check once at build time and always serve that result.
  await connection();
  const isHealthy = await isDatabaseUp();
  return Response.json(
    { status: isHealthy ? "ok" : "unavailable", database: isHealthy },
    { status: isHealthy ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}

async function isDatabaseUp(): Promise<boolean> {
  try {
    await pingDatabase(await openDatabase());
    return true;
  } catch (error) {
    if (isDatabaseAway(error)) logDatabaseAway(error);
    else console.error("Health check failed: the database does not respond.", error);
    return false;
  }
}
