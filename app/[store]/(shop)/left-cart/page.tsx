import { redirect } from "next/navigation";
import { connection } from "next/server";
import { cartWording } from "@/components/cart/wording";
import { one, readOutcome } from "@/components/form/outcome";
import { LEFT_CART_OUTCOME_TEXTS } from "@/components/left-cart/outcome-texts";
import { leftCartTexts } from "@/components/left-cart/texts";
import { LeftCartView } from "@/components/left-cart/view";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { findCart } from "@/lib/data/cart/carts";
import { cartOwner } from "@/lib/domain/cart/cart";
import { CART_PAGE } from "@/lib/domain/cart/page";
import { LEFT_CART_QUERY } from "@/lib/domain/left-cart";
import { quantityText } from "@/lib/domain/product/unit";
import { getPageVisitor } from "@/lib/http/visitor";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { readLeftCart } from "@/lib/workflows/left-cart/bring-back";

// Rendered in full for each visitor; no part of the page comes from a cache (decision 1).
export const instant = false;

type Props = PageProps<"/[store]/left-cart">;

export async function generateMetadata({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, leftCartTexts.title) : {};
}

export async function generateViewport({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/**
 * The page behind the link in the e-mail about a cart that was left. In the browser with that cart it leads to the cart;
 * in another one its button brings the items over. Opening it changes nothing, because mail programs open links too.
 */
export default async function LeftCartPage({ params, searchParams }: Props) {
  await connection();
  const store = await getStore((await params).store);
  if (!store) return null;
  const query = await searchParams;
  const token = one(query[LEFT_CART_QUERY.token]);
  const [left, own] = await Promise.all([
    readLeftCart(store, token),
    getPageVisitor(store.id).then((visitor) => findCart(store.id, cartOwner(visitor))),
  ]);
  if (left && left.cartId === own?.id) redirect(CART_PAGE);
  const items = left?.items.map(({ id, name, options, quantity, unit, sold }) => ({
    id,
    name: sold?.name ?? name,
    options: options.join(", "),
    quantity: quantityText(quantity, unit),
  }));
  return (
    <LeftCartView
      token={token}
      items={items ?? null}
      outcome={readOutcome(query, LEFT_CART_OUTCOME_TEXTS, { wording: cartWording(store.subType) })}
    />
  );
}
