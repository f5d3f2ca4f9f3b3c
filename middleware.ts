import { type NextRequest, NextResponse } from "next/server";
import { findSharedWishlist } from "@/lib/data/wishlist/wishlists";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { addressFault } from "@/lib/domain/site/address-fault";
import { isPaymentPath, isStrictPath, isVisitorPath, shopRoute } from "@/lib/domain/site/route";
import { isOrderingPath } from "@/lib/domain/store/hidden-prices";
import { NO_STORE, type StoreId } from "@/lib/domain/store/id";
import { shareTokenOf } from "@/lib/domain/wishlist/wishlist";
import { pagePolicy } from "@/lib/http/page-security";
import { refusalPage } from "@/lib/http/refusal-page";
import { tenantOfRequest } from "@/lib/http/tenancy";
import { awayPage, hostName } from "@/lib/server/away-page";
import { logDatabaseAway } from "@/lib/server/database-away";

/** Skips API calls, assets, uploads and the files at the root, both those in `public` and those made by handlers. */
export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!(?:api|_next|uploads|store_details|sitemap)(?:/|$)|(?:robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|sw\\.js|plyr\\.svg|favicon\\.ico|icon(?:-192|-512|-maskable-512)\\.png|icon\\.svg|apple-touch-icon\\.png)$).*)",
  ],
};

const SERVICE_UNAVAILABLE = "/others/service-unavailable";
const INVALID_DOMAIN = "/others/invalid-domain";

/**
 * A shared cache is not told about changes, so it may keep a page for one minute, and serve the old page for one more
 * minute while it fetches the page again.
 */
const SHARED_PAGE = "public, max-age=0, s-maxage=60, stale-while-revalidate=60";

/** No cache may keep a visitor's own page, nor a redirect or a missing page below such an address. */
const PERSONAL = "private, no-store";

/** Finds the store of the host, checks that it is active and maps the address to its page. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  try {
    const answer = await answerOf(request);
    // Whatever stands below such an address, a redirect or nothing at all: it is one visitor's business.
    if (isVisitorPath(request.nextUrl.pathname)) answer.headers.set("Cache-Control", PERSONAL);
    return answer;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    logDatabaseAway(error);
    const { headers, html } = awayPage(hostName(request.headers.get("host")));
    return new NextResponse(html, { status: 503, headers });
  }
}

async function answerOf(request: NextRequest): Promise<NextResponse> {
  const fault = addressFault(request.method, request.nextUrl);
  if (fault) return refusalPage(fault);

  const { pathname, searchParams } = request.nextUrl;
  const tenant = await tenantOfRequest(request);
  const isOnlyForOrders = tenant?.takesOrders === false && isOrderingPath(pathname);
  const policy = pagePolicy(request, {
    // If the page is hidden from this store's shoppers, they get a shared page instead, and scripts in shared pages
    // have no nonce.
    isStrict: isStrictPath(pathname) && !isOnlyForOrders,
    takesPayment: isPaymentPath(pathname),
    chatScriptUrl: tenant?.chatScriptUrl ?? null,
  });
  if (!tenant) return rewriteTo(request, NO_STORE, INVALID_DOMAIN, { status: 404, policy, headers: UNCACHED });

  if (!tenant.isActive) {
    if (pathname !== SERVICE_UNAVAILABLE) return redirectTo(request, SERVICE_UNAVAILABLE, 307);
    // Rendered without store data, because nothing of an inactive store may be shown.
    const headers = { ...UNCACHED, "Retry-After": "60" };
    return rewriteTo(request, NO_STORE, SERVICE_UNAVAILABLE, { status: 503, policy, headers });
  }
  if (pathname === SERVICE_UNAVAILABLE || pathname === INVALID_DOMAIN) return redirectTo(request, "/", 307);

  // The response status is sent before the page is rendered, so we must check here whether the wishlist is still
  // shared.
  const shareToken = shareTokenOf(pathname);
  if (shareToken !== null && !(await findSharedWishlist(tenant.storeId, shareToken)))
    return rewriteTo(request, tenant.storeId, "/missing", { status: 404, policy, headers: UNCACHED });

  if (isOnlyForOrders)
    return rewriteTo(request, tenant.storeId, "/missing", { status: 404, policy, headers: UNCACHED });

  const route = shopRoute(pathname, searchParams);
  if (route.kind === "moved") return redirectTo(request, route.path, 308, route.query);
  return rewriteTo(request, tenant.storeId, route.path, {
    query: route.query,
    status: route.isMissing ? 404 : 200,
    policy,
    headers: route.isShared ? { "Cache-Control": SHARED_PAGE } : {},
  });
}

const POLICY = "Content-Security-Policy";
const UNCACHED = { "Cache-Control": "no-store" };

type PageResponse = { status: number; policy: string; headers: Record<string, string>; query?: URLSearchParams };

/** Renders the store's page at `path`; the address bar keeps the requested address. */
function rewriteTo(
  request: NextRequest,
  storeId: StoreId,
  path: string,
  { status, policy, headers, query }: PageResponse,
) {
  // A clone keeps what Next.js has recorded about the request; a URL made from a string would lose that.
  const url = request.nextUrl.clone();
  url.pathname = `/${encodeURIComponent(storeId)}${path === "/" ? "" : path}`;
  if (query) url.search = query.toString();
  // Next.js takes the nonce for its own scripts from the policy header of the request.
  const requestHeaders = new Headers(request.headers);
  requestHeaders.set(POLICY, policy);
  return NextResponse.rewrite(url, {
    status,
    headers: { ...headers, [POLICY]: policy },
    request: { headers: requestHeaders },
  });
}

function redirectTo(request: NextRequest, path: string, status: 307 | 308, query = new URLSearchParams()) {
  const url = request.nextUrl.clone();
  url.pathname = path;
  url.search = query.toString();
  // A temporary redirect depends on the current state of the store, so caches must not keep it.
  return NextResponse.redirect(url, { status, headers: status === 307 ? UNCACHED : {} });
}
