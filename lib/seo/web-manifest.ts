import type { MetadataRoute } from "next";
import { pictureSrc } from "@/lib/domain/media/sources";
import { withBasePath } from "@/lib/domain/site/base-path";
import type { StoreDetails } from "@/lib/domain/store/store";

/** Icons in `public`, for a store without its own. */
const DEFAULT_ICONS: MetadataRoute.Manifest["icons"] = [
  { src: withBasePath("/icon-192.png"), sizes: "192x192", type: "image/png" },
  { src: withBasePath("/icon-512.png"), sizes: "512x512", type: "image/png" },
  { src: withBasePath("/icon-maskable-512.png"), sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** The background colour of all pages. */
const BACKGROUND_COLOR = "#fbf8f3";

export function webManifest(store: StoreDetails): MetadataRoute.Manifest {
  const { favicon } = store.pictures;
  return {
    name: store.name,
    short_name: store.name,
    description: store.seo.metaDescription || undefined,
    start_url: withBasePath("/"),
    scope: withBasePath("/"),
    display: "minimal-ui",
    theme_color: store.seo.tileColor,
    background_color: BACKGROUND_COLOR,
    icons: favicon ? [{ src: pictureSrc(store.id, favicon), sizes: "any" }] : DEFAULT_ICONS,
  };
}
