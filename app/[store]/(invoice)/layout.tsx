import { getStoreWithFreshSeo } from "@/lib/cached/store";
import { storeViewport } from "@/lib/seo/store-metadata";

// Rendered for each visitor, without a cached shell (decision 1).
export const instant = false;

export async function generateViewport({ params }: LayoutProps<"/[store]">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/** Printed pages have no header and no footer. */
export default function InvoiceLayout({ children }: LayoutProps<"/[store]">) {
  return <main id="content">{children}</main>;
}
