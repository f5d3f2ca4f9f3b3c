import { countSitemapEntries, SITEMAP_PART_SIZE } from "@/lib/data/catalogue/sitemap";
import { withOpenStore } from "@/lib/http/open-store";
import { xmlResponse } from "@/lib/http/xml-response";
import { sitemapIndex } from "@/lib/seo/sitemap-xml";

export function GET(request: Request): Promise<Response> {
  return withOpenStore(request, async (store) => {
    const parts = Math.ceil((await countSitemapEntries(store.id)) / SITEMAP_PART_SIZE);
    // Even without products the sitemap has one part, because every shop has some fixed pages.
    return xmlResponse(sitemapIndex(store, Math.max(parts, 1)));
  });
}
