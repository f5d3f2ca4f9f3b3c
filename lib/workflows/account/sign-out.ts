import "server-only";
import { endSessionsOfCustomer, endVisitorSession } from "@/lib/data/visitor-sessions";
import type { StoreId } from "@/lib/domain/ids";
import type { Visitor } from "@/lib/domain/visitor";

/** Signs out in this browser, or everywhere. For who has not signed in there is nothing to do. */
export async function signOut(storeId: StoreId, visitor: Visitor, { everywhere }: { everywhere: boolean }) {
  if (visitor.kind === "anonymous") return;
  if (visitor.kind === "customer" && everywhere) await endSessionsOfCustomer(storeId, visitor.customerId);
  else await endVisitorSession(storeId, visitor.sessionId);
}
