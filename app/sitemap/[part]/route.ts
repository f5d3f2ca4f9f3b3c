import { withOpenStore } from "@/lib/http/open-store";
import { xmlResponse } from "@/lib/http/xml-response";
import { sitemapPart } from "@/lib/seo/sitemap-xml";
import { listSitemapPages } from "@/lib/workflows/store/sitemap-pages";

/** One part of the sitemap, such as `/sitemap/1.xml`; `/sitemap.xml` lists the parts. */
export async function GET(request: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const [, part] = /^([1-9]\d{0,3})\.xml$/.exec((await params).part) ?? [];
  return withOpenStore(request, async (store) => {
    const pages = part ? await listSitemapPages(store, Number(part)) : [];
    return pages.length > 0 ? xmlResponse(sitemapPart(store, pages)) : new Response(null, { status: 404 });
  });
}
