import { connection } from "next/server";
import { ProductStrip } from "@/components/product/strip";
import { SectionHeading } from "@/components/ui/section-heading";
import { pageTexts } from "@/components/wishlist/texts";
import { WishlistView } from "@/components/wishlist/view";
import { getStrip } from "@/lib/cached/catalogue";
import { getStore, getStoreWithFreshSeo, getToday } from "@/lib/cached/store";
import { wishlistToWire } from "@/lib/contracts/wishlist/wire";
import { FEATURED_STRIP_LIMIT } from "@/lib/domain/catalogue/limits";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import { getPageVisitor } from "@/lib/http/visitor";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { readWishlist } from "@/lib/workflows/wishlist/read";

// Rendered in full for each visitor; no part of the page comes from a cache (decision 1).
export const instant = false;

export async function generateMetadata({ params }: PageProps<"/[store]/wishlist">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, pageTexts.title) : {};
}

export async function generateViewport({ params }: PageProps<"/[store]/wishlist">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

export default async function WishlistPage({ params, searchParams }: PageProps<"/[store]/wishlist">) {
  await connection();
  const store = await getStore((await params).store);
  if (!store) return null;
  const visitor = await getPageVisitor(store.id);
  const [wishlist, favourites, today, query] = await Promise.all([
    readWishlist(store, visitor),
    getStrip(store.id, { kind: "featured" }, FEATURED_STRIP_LIMIT),
    getToday(store.id),
    searchParams,
  ]);
  const code = query[OUTCOME_QUERY.refusal];
  const refusal = typeof code === "string" ? code : null;
  const { Pcs, Mts, Kgs } = store.setting.minQuantity;
  return (
    <WishlistView
      store={{
        id: store.id,
        name: store.name,
        origin: store.origin,
        currency: store.baseCurrency,
        hidesPrices: store.setting.hidesPrices,
      }}
      minQuantities={{ Pcs: Pcs / 100, Mts: Mts / 100, Kgs: Kgs / 100 }}
      rendered={{
        owner: visitor.kind === "customer" ? visitor.customerId : "",
        list: wishlistToWire(wishlist),
      }}
      refusal={refusal}
    >
      {favourites.length > 0 && (
        <section aria-label={pageTexts.favourites}>
          <SectionHeading heading={pageTexts.favourites} />
          <ProductStrip store={store} products={favourites} now={today} label={pageTexts.favourites} />
        </section>
      )}
    </WishlistView>
  );
}
