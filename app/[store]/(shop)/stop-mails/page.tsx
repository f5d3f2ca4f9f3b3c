import { connection } from "next/server";
import { cartWording } from "@/components/cart/wording";
import { one, readOutcome } from "@/components/form/outcome";
import { STOP_MAILS_OUTCOME_TEXTS } from "@/components/stop-mails/outcome-texts";
import { stopMailsTexts } from "@/components/stop-mails/texts";
import { StopMailsView } from "@/components/stop-mails/view";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { readMailList, STOP_MAILS_QUERY } from "@/lib/domain/stop-mails";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";

// Rendered in full for each visitor; no part of the page comes from a cache (decision 1).
export const instant = false;

type Props = PageProps<"/[store]/stop-mails">;

export async function generateMetadata({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, stopMailsTexts.title) : {};
}

export async function generateViewport({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/**
 * The page behind the link in e-mails that are no receipts. Opening it changes nothing, because mail programs open
 * links too; its button stops the e-mails.
 */
export default async function StopMailsPage({ params, searchParams }: Props) {
  await connection();
  const store = await getStore((await params).store);
  if (!store) return null;
  const query = await searchParams;
  return (
    <StopMailsView
      list={readMailList(one(query[STOP_MAILS_QUERY.list]))}
      token={one(query[STOP_MAILS_QUERY.token])}
      outcome={readOutcome(query, STOP_MAILS_OUTCOME_TEXTS, { wording: cartWording(store.subType) })}
    />
  );
}
