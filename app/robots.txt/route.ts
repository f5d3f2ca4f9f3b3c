import { withOpenStore } from "@/lib/http/open-store";
import { robotsText } from "@/lib/seo/robots-text";

export function GET(request: Request): Promise<Response> {
  return withOpenStore(
    request,
    (store) =>
      new Response(robotsText(store), {
        headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
      }),
  );
}
