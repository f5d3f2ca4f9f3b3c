import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { withOpenStore } from "@/lib/http/open-store";

/** Where password managers send people who want to change their password (W3C, "A Well-Known URL for Changing Passwords"). */
export function GET(request: Request): Promise<Response> {
  return withOpenStore(
    request,
    () =>
      new Response(null, {
        status: 303,
        headers: { Location: withBasePath(ACCOUNT_PAGES.profile), "Cache-Control": "no-store" },
      }),
  );
}
