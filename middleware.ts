import { type NextRequest, NextResponse } from "next/server";
import { findAddressRedirect } from "@/lib/data/site/address-redirects";
import { findSharedWishlist } from "@/lib/data/wishlist/wishlists";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { addressFault, isReadablePath } from "@/lib/domain/site/address-fault";
import { redirectFrom } from "@/lib/domain/site/address-redirect";
import { isPagePath } from "@/lib/domain/site/page-path";
import { decodedPath } from "@/lib/domain/site/path-escapes";
import { isPreviewPath } from "@/lib/domain/site/preview";
import { isPaymentPath, isPersonalPath, isStrictPath, shopRoute, UNREADABLE_PATH } from "@/lib/domain/site/route";
import { REPORTING_ENDPOINTS } from "@/lib/domain/site/security-policy";
import { isDeskPath } from "@/lib/domain/staff/pages";
import { isOrderingPath } from "@/lib/domain/store/hidden-prices";
import { NO_STORE, type StoreId } from "@/lib/domain/store/id";
import { shareTokenOf } from "@/lib/domain/wishlist/wishlist";
import { pagePolicy } from "@/lib/http/page-security";
import { problem } from "@/lib/http/problem";
import { refusalPage } from "@/lib/http/refusal-page";
import { tenantOfRequest } from "@/lib/http/tenancy";
import { awayPage, hostName } from "@/lib/server/away-page";
import { logDatabaseAway } from "@/lib/server/database-away";

/**
 * The first pattern is the paths of pages: not those of API calls, assets, uploads, well-known addresses and the files at
 * the root, whether they are in `public` or made by route handlers. The second pattern is all paths with an escape,
 * because Next.js fails on a path that it cannot decode.
 */
export const config = {
  runtime: "nodejs",
  matcher: [
    // Below a path, the next pattern matches no address without anything after that path, as of the home page.
    "/",
    "/((?!(?:api|_next|uploads|store_details|sitemap|\\.well-known)(?:/|$)|(?:robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|(?:sw|reload)\\.js|plyr\\.svg|favicon\\.ico|icon(?:-192|-512|-maskable-512)\\.png|icon\\.svg|apple-touch-icon\\.png)$).*)",
    "/(.*%.*)",
  ],
};

const SERVICE_UNAVAILABLE = "/others/service-unavailable";
const INVALID_DOMAIN = "/others/invalid-domain";

/**
 * A shared cache (CDN) does not learn of changes, so it may keep a page for one minute. For one more minute it may send
 * the old page while it fetches the new one.
 */
const SHARED_PAGE = "public, max-age=0, s-maxage=60, stale-while-revalidate=60";

/** Pages of one visitor must not be cached, and neither must redirects and 404 pages at the URLs of such pages. */
const PERSONAL = "private, no-store";

/**
 * For everything that is no page: refuses a path that cannot be decoded, as problem details if it is a call, and leaves
 * the rest to its handler.
 */
function noPageAnswer(pathname: string): NextResponse {
  if (isReadablePath(pathname)) return NextResponse.next();
  if (!pathname.startsWith("/api/")) return refusalPage(400);
  const refusal = problem({ ok: false, code: "request_invalid" });
  return new NextResponse(refusal.body, refusal);
}

/** Finds the store of the requested host, checks that the store is active and rewrites the URL to the store's page. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (!isPagePath(request.nextUrl.pathname)) return noPageAnswer(request.nextUrl.pathname);
  try {
    const answer = await answerOf(request);
    // At the URL of a visitor's page, even a redirect or a 404 page may reveal something about the visitor, so it is
    // not cached.
    if (isPersonalPath(decodedPath(request.nextUrl.pathname))) answer.headers.set("Cache-Control", PERSONAL);
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
  const path = decodedPath(pathname);
  // The desk works for a store in any status, and knows its store by its session.
  if (isDeskPath(path)) return deskPage(request);
  const tenant = await tenantOfRequest(request);
  const isOnlyForOrders = tenant?.takesOrders === false && isOrderingPath(path);
  const policy = pagePolicy(request, {
    // Shoppers of a store that hides this page get a shared (cached) page instead, and scripts in shared pages have no
    // nonce, which a strict policy would require.
    isStrict: (isStrictPath(path) || isPreviewPath(path)) && !isOnlyForOrders,
    takesPayment: isPaymentPath(path),
    chatScriptUrl: tenant?.chatScriptUrl ?? null,
    framing: isPreviewPath(path) ? "preview" : null,
  });
  if (!tenant) return rewriteTo(request, NO_STORE, INVALID_DOMAIN, { status: 404, policy, headers: UNCACHED });

  if (!tenant.isActive && !isPreviewPath(path)) {
    if (path !== SERVICE_UNAVAILABLE) return redirectTo(request, SERVICE_UNAVAILABLE, 307);
    // An inactive store must not show any of its content, so the page is rendered without store data.
    const headers = { ...UNCACHED, "Retry-After": "60" };
    return rewriteTo(request, NO_STORE, SERVICE_UNAVAILABLE, { status: 503, policy, headers });
  }
  if (path === SERVICE_UNAVAILABLE || path === INVALID_DOMAIN) return redirectTo(request, "/", 307);

  // Next.js sends the status before it renders the page, so only the middleware can answer 404 if the wishlist is not
  // shared any more.
  const shareToken = shareTokenOf(path);
  if (shareToken !== null && !(await findSharedWishlist(tenant.storeId, shareToken)))
    return rewriteTo(request, tenant.storeId, "/missing", { status: 404, policy, headers: UNCACHED });

  if (isOnlyForOrders)
    return rewriteTo(request, tenant.storeId, "/missing", { status: 404, policy, headers: UNCACHED });

  const route = shopRoute(pathname, searchParams);
  if (route.kind === "moved") return redirectTo(request, route.path, 308, route.query);
  // An address with a file extension has no page that could know where its owner lets it lead.
  const from = route.isMissing ? redirectFrom(pathname) : null;
  const elsewhere = from === null ? null : await findAddressRedirect(tenant.storeId, from);
  if (elsewhere !== null) return redirectElsewhere(request, elsewhere);
  return rewriteTo(request, tenant.storeId, route.path, {
    query: route.query,
    status: route.isMissing ? 404 : path === UNREADABLE_PATH ? 503 : 200,
    policy,
    headers: route.isShared ? { "Cache-Control": SHARED_PAGE } : {},
  });
}

function deskPage(request: NextRequest): NextResponse {
  const policy = pagePolicy(request, {
    isStrict: true,
    takesPayment: false,
    chatScriptUrl: null,
    framing: "previews",
  });
  const headers = new Headers(request.headers);
  headers.set(POLICY, policy);
  return NextResponse.next({ request: { headers }, headers: { ...UNCACHED, [POLICY]: policy } });
}

const POLICY = "Content-Security-Policy";
const UNCACHED = { "Cache-Control": "no-store" };

type PageResponse = { status: number; policy: string; headers: Record<string, string>; query?: URLSearchParams };

/** Makes Next.js render the store's page at `path`, while the browser's address bar keeps the requested URL. */
function rewriteTo(
  request: NextRequest,
  storeId: StoreId,
  path: string,
  { status, policy, headers, query }: PageResponse,
) {
  // A clone keeps what Next.js has recorded about the URL (such as its base path); a URL made from a string does not.
  const url = request.nextUrl.clone();
  url.pathname = `/${encodeURIComponent(storeId)}${path === "/" ? "" : path}`;
  if (query) url.search = query.toString();
  // Next.js reads the nonce for its own scripts from this header of the request, so it is set here and in the response.
  const requestHeaders = new Headers(request.headers);
  requestHeaders.set(POLICY, policy);
  return NextResponse.rewrite(url, {
    status,
    headers: { ...headers, [POLICY]: policy, "Reporting-Endpoints": REPORTING_ENDPOINTS },
    request: { headers: requestHeaders },
  });
}

/** `target` is a path of the shop with its query, or a web address. */
function redirectElsewhere(request: NextRequest, target: string) {
  if (!target.startsWith("/")) return NextResponse.redirect(target, { status: 308 });
  const { pathname, searchParams } = new URL(target, "http://shop.invalid");
  return redirectTo(request, pathname, 308, searchParams);
}

function redirectTo(request: NextRequest, path: string, status: 307 | 308, query = new URLSearchParams()) {
  const url = request.nextUrl.clone();
  url.pathname = path;
  url.search = query.toString();
  // A temporary redirect (307) depends on the current state of the store, so caches must not keep it.
  return NextResponse.redirect(url, { status, headers: status === 307 ? UNCACHED : {} });
}
