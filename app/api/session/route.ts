import { readCountryCode } from "@/lib/domain/country";
import { callShop, UNCACHED } from "@/lib/shop-call";

/** What hosting platforms call the country that a request comes from. */
const COUNTRY_HEADERS = ["x-vercel-ip-country", "cf-ipcountry"];

/** Who is asking, and from which country as far as the hosting platform says. */
export function GET(request: Request): Promise<Response> {
  return callShop(request, async () => {
    const country = COUNTRY_HEADERS.map((name) => readCountryCode(request.headers.get(name))).find(Boolean);
    return Response.json({ kind: "anonymous", ...(country && { country }) }, { headers: UNCACHED });
  });
}
