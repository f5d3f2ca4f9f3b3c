import type { CSSProperties } from "react";
import { getStore } from "@/lib/cached/store";
import { storeMetadata, storeViewport } from "@/lib/seo/store-metadata";

export async function generateMetadata({ params }: LayoutProps<"/[store]">) {
  const store = await getStore((await params).store);
  return store ? storeMetadata(store) : {};
}

export async function generateViewport({ params }: LayoutProps<"/[store]">) {
  const store = await getStore((await params).store);
  return store ? storeViewport(store) : {};
}

/** Applies the store's accent colour, `tile_color`, to all its pages. */
export default async function StoreLayout({ children, params }: LayoutProps<"/[store]">) {
  const store = await getStore((await params).store);
  const accent = store?.seo.tileColor ? ({ "--accent": store.seo.tileColor } as CSSProperties) : undefined;
  return <div style={accent}>{children}</div>;
}
