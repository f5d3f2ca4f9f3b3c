import { getStoreWithFreshSeo } from "@/lib/cached/store";
import { storeViewport } from "@/lib/seo/store-metadata";

// Rendered in full for each visitor; no part of the page comes from a cache (decision 1).
export const instant = false;

export async function generateViewport({ params }: LayoutProps<"/[store]">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/** These pages are made to be printed, so they have no header and footer. */
export default function InvoiceLayout({ children }: LayoutProps<"/[store]">) {
  return <main id="content">{children}</main>;
}
