import { redirect } from "next/navigation";
import { connection } from "next/server";
import { getStore } from "@/lib/cached/store";
import { findLatestCheckout } from "@/lib/data/checkout/checkouts";
import { cartOwner } from "@/lib/domain/cart/cart";
import { CART_PAGE } from "@/lib/domain/cart/page";
import { CHECKOUT_PAGE, checkoutPath } from "@/lib/domain/checkout/pages";
import { getPageVisitor } from "@/lib/http/visitor";
import { mayCheckOut } from "@/lib/workflows/checkout/read";
import { signInFor } from "./sign-in-for";

export const instant = false;

/**
 * The checkout's URL without a checkout id: redirects to the visitor's open checkout, or to the cart if there is none.
 */
export default async function CheckoutEntry({ params }: PageProps<"/[store]/checkout">) {
  await connection();
  const store = await getStore((await params).store);
  if (!store) return null;
  const visitor = await getPageVisitor(store.id);
  if (!mayCheckOut({ store, visitor })) redirect(signInFor(CHECKOUT_PAGE));
  const open = await findLatestCheckout(store.id, cartOwner(visitor), new Date());
  redirect(open && open.orderId === null ? checkoutPath(open.id) : CART_PAGE);
}
