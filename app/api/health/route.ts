import { connection } from "next/server";
import { openDatabase } from "@/lib/database/connection";
import { pingDatabase } from "@/lib/database/ping";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { logDatabaseAway } from "@/lib/server/database-away";

/** For monitoring: 200 while the shop can serve, 503 while its database does not answer. */
export async function GET(): Promise<Response> {
  // Without this call the build would prerender the response.
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
