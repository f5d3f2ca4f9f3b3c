import { OfflineDocument } from "@/components/site/offline-document";
import { offlineTexts } from "@/components/site/offline-texts";
import { getStoreWithFreshSeo } from "@/lib/cached/store";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";

// Rendered per request, because the service worker of each visitor saves its own copy of the page.
export const instant = false;

export async function generateMetadata({ params }: PageProps<"/[store]/others/offline">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, offlineTexts.heading) : {};
}

/** The page the service worker serves while offline (decision 12). */
export default async function OfflineRoute({ params }: PageProps<"/[store]/others/offline">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store && <OfflineDocument storeName={store.name} />;
}
