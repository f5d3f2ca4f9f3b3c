import { OfflineDocument } from "@/components/site/offline-document";
import { getStoreWithFreshSeo } from "@/lib/cached/store";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";

// Kept by the service worker, for the one visitor.
export const instant = false;

export async function generateMetadata({ params }: PageProps<"/[store]/others/offline">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, "No Internet Connection") : {};
}

/** What the service worker answers where there is no network (decision 12). */
export default async function OfflineRoute({ params }: PageProps<"/[store]/others/offline">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store && <OfflineDocument storeName={store.name} />;
}
