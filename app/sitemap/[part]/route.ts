import { withOpenStore } from "@/lib/open-store";
import { sitemapPart } from "@/lib/seo/sitemap-xml";
import { listSitemapPages } from "@/lib/workflows/sitemap-pages";
import { xmlResponse } from "@/lib/xml-response";

/** `/sitemap/1.xml` and so on. */
export async function GET(request: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const [, part] = /^([1-9]\d{0,3})\.xml$/.exec((await params).part) ?? [];
  return withOpenStore(request, async (store) => {
    const pages = part ? await listSitemapPages(store, Number(part)) : [];
    return pages.length > 0 ? xmlResponse(sitemapPart(store, pages)) : new Response(null, { status: 404 });
  });
}
