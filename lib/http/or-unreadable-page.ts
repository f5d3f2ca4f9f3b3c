import "server-only";
import { redirect } from "next/navigation";
import { UnreadableRowError } from "@/lib/data/readable-rows";
import { UNREADABLE_PATH } from "@/lib/domain/site/route";

/** What a page reads. If it cannot be read, the visitor is redirected to a page that says so, with status 503. */
export async function orUnreadablePage<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof UnreadableRowError) redirect(UNREADABLE_PATH);
    throw error;
  }
}
