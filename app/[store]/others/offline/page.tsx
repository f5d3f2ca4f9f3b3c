import { OfflineDocument } from "@/components/site/offline-document";
import { offlineTexts } from "@/components/site/offline-texts";
import { getStoreWithFreshSeo } from "@/lib/cached/store";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";

// Rendered for each request, because each visitor's service worker saves its own copy of this page.
export const instant = false;

export async function generateMetadata({ params }: PageProps<"/[store]/others/offline">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, offlineTexts.heading) : {};
}

/** The page that the service worker shows while the browser is offline (decision 12). */
export default async function OfflineRoute({ params }: PageProps<"/[store]/others/offline">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store && <OfflineDocument storeName={store.name} />;
}
