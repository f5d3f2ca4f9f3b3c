import { getStoreWithFreshSeo } from "@/lib/cached/store";
import { storeViewport } from "@/lib/seo/store-metadata";

// Rendered in full for each visitor; no part of an account page comes from a cache (decision 1).
export const instant = false;

export async function generateViewport({ params }: LayoutProps<"/[store]/account">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

export default function AccountLayout({ children }: LayoutProps<"/[store]/account">) {
  return children;
}
