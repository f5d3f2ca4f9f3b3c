import "server-only";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { StoreDetails } from "@/lib/domain/store/store";

/**
 * What account workflows need to know about a request: the store, the visitor, the IP address (for rate limits) and the
 * device.
 */
export type Requester<Kind extends Visitor = Visitor> = {
  store: StoreDetails;
  visitor: Kind;
  /** The visitor's IP address, or the network it belongs to. */
  address: string;
  /** The user agent of the browser. */
  device: string;
  /** What the browser has sent to show that it is no robot (decision 80). */
  proof?: string;
};
