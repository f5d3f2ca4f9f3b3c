import { connection } from "next/server";
import { openDatabase } from "@/lib/database/connection";
import { pingDatabase } from "@/lib/database/ping";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { logDatabaseAway } from "@/lib/server/database-away";

/** For whoever watches over the process: 200 while it can serve, 503 while its database does not answer. */
export async function GET(): Promise<Response> {
  // Asked anew each time; a build must not answer it once and for all.
  await connection();
  const isHealthy = await answers();
  return Response.json(
    { status: isHealthy ? "ok" : "unavailable", database: isHealthy },
    { status: isHealthy ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}

async function answers(): Promise<boolean> {
  try {
    await pingDatabase(await openDatabase());
    return true;
  } catch (error) {
    if (isDatabaseAway(error)) logDatabaseAway(error);
    else console.error("Health: the database does not answer.", error);
    return false;
  }
}
