import { connection } from "next/server";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { one } from "@/components/form/outcome";
import { unsubscribeTexts } from "@/components/newsletter/texts";
import { UnsubscribeView } from "@/components/newsletter/unsubscribe-view";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { UNSUBSCRIBE_QUERY } from "@/lib/domain/newsletter";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";

// Rendered in full for each visitor; no part of the page comes from a cache (decision 1).
export const instant = false;

type Props = PageProps<"/[store]/newsletter/unsubscribe">;

export async function generateMetadata({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, unsubscribeTexts.title) : {};
}

export async function generateViewport({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/**
 * The page behind the unsubscribe link. Opening it changes nothing, because mail programs open links too; its button
 * unsubscribes.
 */
export default async function UnsubscribePage({ params, searchParams }: Props) {
  await connection();
  if (!(await getStore((await params).store))) return null;
  const query = await searchParams;
  return <UnsubscribeView token={one(query[UNSUBSCRIBE_QUERY.token])} outcome={readFormOutcome(query)} />;
}
