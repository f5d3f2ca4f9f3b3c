import "server-only";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { StoreDetails } from "@/lib/domain/store/store";

/** The store, visitor, network address and device of a request, for account workflows and rate limits. */
export type Requester<Kind extends Visitor = Visitor> = {
  store: StoreDetails;
  visitor: Kind;
  /** The IP address or network of the visitor. */
  address: string;
  /** The user agent of the browser. */
  device: string;
};
