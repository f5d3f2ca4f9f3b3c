import "server-only";
import { endSessionsOfCustomer, endVisitorSession } from "@/lib/data/authentication/visitor-sessions";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { StoreId } from "@/lib/domain/store/id";

/** Signs out in this browser, or everywhere. Does nothing for anonymous visitors. */
export async function signOut(storeId: StoreId, visitor: Visitor, { everywhere }: { everywhere: boolean }) {
  if (visitor.kind === "anonymous") return;
  if (visitor.kind === "customer" && everywhere) await endSessionsOfCustomer(storeId, visitor.customerId);
  else await endVisitorSession(storeId, visitor.sessionId);
}
