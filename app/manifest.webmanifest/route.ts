import { withOpenStore } from "@/lib/http/open-store";
import { webManifest } from "@/lib/seo/web-manifest";

export function GET(request: Request): Promise<Response> {
  return withOpenStore(request, (store) =>
    Response.json(webManifest(store), {
      headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
    }),
  );
}
