import { connection } from "next/server";
import { viewTexts } from "@/components/cart/texts";
import { CartView } from "@/components/cart/view";
import { cartWording } from "@/components/cart/wording";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { cartToWire } from "@/lib/contracts/cart/wire";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import { getPageCurrency, getPageVisitor } from "@/lib/http/visitor";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { readCart } from "@/lib/workflows/cart/read";

// Rendered in full for each visitor; no part of the page comes from a cache (decision 1).
export const instant = false;

export async function generateMetadata({ params }: PageProps<"/[store]/cart">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, viewTexts.heading(cartWording(store.subType).name)) : {};
}

export async function generateViewport({ params }: PageProps<"/[store]/cart">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

export default async function CartPage({ params, searchParams }: PageProps<"/[store]/cart">) {
  await connection();
  const store = await getStore((await params).store);
  if (!store) return null;
  const [visitor, currencyCode, query] = await Promise.all([getPageVisitor(store.id), getPageCurrency(), searchParams]);
  const cart = cartToWire(await readCart({ store, visitor, currencyCode }));
  const [code, itemId] = [query[OUTCOME_QUERY.refusal], query[OUTCOME_QUERY.item]].map(
    (value) => [value].flat()[0] ?? "",
  );
  return <CartView storeId={store.id} initial={cart} refused={code ? { code, itemId: itemId ?? "" } : null} />;
}
