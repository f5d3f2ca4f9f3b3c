import "server-only";
import type { Visitor } from "@/lib/domain/authentication/visitor";
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
  return { store, visitor, address: clientAddress(request), device: request.headers.get("user-agent") ?? "" };
}
