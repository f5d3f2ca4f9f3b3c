import "server-only";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { StoreDetails } from "@/lib/domain/store/store";

/** Who asks for something of the account, from where. */
export type Asker<Kind extends Visitor = Visitor> = {
  store: StoreDetails;
  visitor: Kind;
  /** Of the network. */
  address: string;
  /** What the browser calls itself. */
  device: string;
};
