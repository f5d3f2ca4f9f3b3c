import { VISITOR_PATHS } from "@/lib/domain/site/route";
import type { StoreDetails } from "@/lib/domain/store/store";
import { absoluteUrl } from "./absolute-url";

/** The robots.txt file. Crawlers may read everything except the API, the search and pages rendered for one visitor. */
export function robotsText(store: StoreDetails): string {
  const prefix = new URL(store.origin).pathname.replace(/\/$/, "");
  const disallowed = [...VISITOR_PATHS, "/api"].map((path) => `Disallow: ${prefix}${path}`);
  return ["User-agent: *", "Allow: /", ...disallowed, "", `Sitemap: ${absoluteUrl(store, "/sitemap.xml")}`, ""].join(
    "\n",
  );
}
