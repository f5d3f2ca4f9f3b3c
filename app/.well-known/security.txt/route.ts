import { nothingHere } from "@/lib/http/nothing-here";
import { withOpenStore } from "@/lib/http/open-store";
import { securityText } from "@/lib/seo/security-text";
import { env } from "@/lib/server/env";

export function GET(request: Request): Promise<Response> {
  return withOpenStore(request, (store) => {
    const text = securityText(store, env().SECURITY_CONTACT, new Date());
    if (text === null) return nothingHere(request);
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" };
    return new Response(text, { headers });
  });
}
