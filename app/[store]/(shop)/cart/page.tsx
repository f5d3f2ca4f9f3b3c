import { connection } from "next/server";
import { BagPage } from "@/components/cart/page";
import { bagWords } from "@/components/cart/wording";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/reads";
import { bagToWire } from "@/lib/contracts/cart/wire";
import { BAG_QUERY } from "@/lib/domain/cart/page";
import { getPageCurrency, getPageVisitor } from "@/lib/http/visitor";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { readBag } from "@/lib/workflows/cart/read";

// Rendered for its visitor, whole and without a shell (decision 1).
export const instant = false;

export async function generateMetadata({ params }: PageProps<"/[store]/cart">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, `Your ${bagWords(store.subType).name}`) : {};
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
  const bag = bagToWire(await readBag({ store, visitor, currencyCode }));
  const [code, itemId] = [query[BAG_QUERY.refusal], query[BAG_QUERY.item]].map((value) => [value].flat()[0] ?? "");
  return <BagPage storeId={store.id} initial={bag} refused={code ? { code, itemId: itemId ?? "" } : null} />;
}
