import "server-only";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { PROOF_HEADER } from "@/lib/domain/proof-of-work";
import type { StoreDetails } from "@/lib/domain/store/store";
import type { Requester } from "@/lib/workflows/authentication/asker";
import { clientAddress } from "./client-address";

/**
 * What workflows need to know about the caller. The IP address is for rate limits, the device for the customer's list
 * of signed-in devices.
 */
export function requesterOf<Kind extends Visitor>({
  store,
  visitor,
  request,
}: {
  store: StoreDetails;
  visitor: Kind;
  request: Request;
}): Requester<Kind> {
  const device = request.headers.get("user-agent") ?? "";
  return { store, visitor, address: clientAddress(request), device, proof: proofOf(request) };
}

/** What the browser has sent to show that it is no robot; empty without it (decision 80). */
export function proofOf(request: Request): string {
  return request.headers.get(PROOF_HEADER) ?? "";
}
