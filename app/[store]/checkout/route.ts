import { getStore } from "@/lib/data/cached";
import { findLatestCheckout } from "@/lib/data/checkouts";
import { bagOwner } from "@/lib/domain/bag";
import { BAG_PAGE } from "@/lib/domain/bag-page";
import { CHECKOUT_PAGE, checkoutPath } from "@/lib/domain/checkout-pages";
import { getPageVisitor } from "@/lib/visitor";
import { mayCheckOut } from "@/lib/workflows/checkout/read-checkout";
import { leadTo } from "./lead-to";
import { signInFor } from "./sign-in-for";

/** Leads to the visitor's open checkout; without one to the bag, where one is begun. */
export async function GET(_request: Request, { params }: RouteContext<"/[store]/checkout">): Promise<Response> {
  const store = await getStore((await params).store);
  if (!store) return leadTo("/");
  const visitor = await getPageVisitor(store.id);
  if (!mayCheckOut({ store, visitor })) return leadTo(signInFor(CHECKOUT_PAGE));
  const open = await findLatestCheckout(store.id, bagOwner(visitor), new Date());
  return leadTo(open && open.orderId === null ? checkoutPath(open.id) : BAG_PAGE);
}
