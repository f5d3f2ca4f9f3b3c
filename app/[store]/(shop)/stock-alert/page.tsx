import { connection } from "next/server";
import { cartWording } from "@/components/cart/wording";
import { one, readOutcome } from "@/components/form/outcome";
import { STOCK_ALERT_OUTCOME_TEXTS } from "@/components/stock-alert/outcome-texts";
import { stockAlertAnswerTexts } from "@/components/stock-alert/texts";
import { StockAlertView } from "@/components/stock-alert/view";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { STOCK_ALERT_QUERY } from "@/lib/domain/stock-alert";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";

// Rendered in full for each visitor; no part of the page comes from a cache (decision 1).
export const instant = false;

type Props = PageProps<"/[store]/stock-alert">;

export async function generateMetadata({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, stockAlertAnswerTexts.title) : {};
}

export async function generateViewport({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/** What became of an alert that was asked for, or deleted, without script. */
export default async function StockAlertPage({ params, searchParams }: Props) {
  await connection();
  const store = await getStore((await params).store);
  if (!store) return null;
  const query = await searchParams;
  return (
    <StockAlertView
      outcome={readOutcome(query, STOCK_ALERT_OUTCOME_TEXTS, { wording: cartWording(store.subType) })}
      token={one(query[STOCK_ALERT_QUERY.token])}
      productId={one(query[STOCK_ALERT_QUERY.product])}
      variantId={one(query[STOCK_ALERT_QUERY.variant])}
      slug={one(query[STOCK_ALERT_QUERY.slug])}
    />
  );
}
