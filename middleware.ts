import { type NextRequest, NextResponse } from "next/server";
import { findSharedWishlist } from "@/lib/data/wishlist/wishlists";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { addressFault } from "@/lib/domain/site/address-fault";
import { isPaymentPath, isStrictPath, isVisitorPath, shopRoute } from "@/lib/domain/site/route";
import { isOrderingPath } from "@/lib/domain/store/hidden-prices";
import { NOBODY, type StoreId } from "@/lib/domain/store/id";
import { shareTokenOf } from "@/lib/domain/wishlist/wishlist";
import { pagePolicy } from "@/lib/http/page-security";
import { refusalPage } from "@/lib/http/refusal-page";
import { tenantOfRequest } from "@/lib/http/tenancy";
import { awayPage, hostName } from "@/lib/server/away-page";
import { logDatabaseAway } from "@/lib/server/database-away";

/** Not for calls, assets and uploads, nor for the files at the root: those of `public` and those made by handlers. */
export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!(?:api|_next|uploads|store_details|sitemap)(?:/|$)|(?:robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|sw\\.js|plyr\\.svg|favicon\\.ico|icon(?:-192|-512|-maskable-512)\\.png|icon\\.svg|apple-touch-icon\\.png)$).*)",
  ],
};

const SERVICE_UNAVAILABLE = "/others/service-unavailable";
const INVALID_DOMAIN = "/others/invalid-domain";

/** A cache in front does not hear of changes, so it may keep a page for a minute, and show it while it asks again. */
const SHARED_PAGE = "public, max-age=0, s-maxage=60, stale-while-revalidate=60";

/** No cache may keep what is made for one visitor, nor say later that there was something. */
const PERSONAL = "private, no-store";

/** Which store is this host, is it active, where does the address lead? */
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
    // What is shown in place of such a page is the same for everybody, and its scripts carry no nonce.
    isStrict: isStrictPath(pathname) && !isOnlyForOrders,
    takesPayment: isPaymentPath(pathname),
    chatScriptUrl: tenant?.chatScriptUrl ?? null,
  });
  if (!tenant) return show(request, NOBODY, INVALID_DOMAIN, { status: 404, policy, headers: UNCACHED });

  if (!tenant.isActive) {
    if (pathname !== SERVICE_UNAVAILABLE) return lead(request, SERVICE_UNAVAILABLE, 307);
    // The page of no store at all: nothing of a store that is not active is shown.
    const headers = { ...UNCACHED, "Retry-After": "60" };
    return show(request, NOBODY, SERVICE_UNAVAILABLE, { status: 503, policy, headers });
  }
  if (pathname === SERVICE_UNAVAILABLE || pathname === INVALID_DOMAIN) return lead(request, "/", 307);

  // Once a page has begun to be sent, its status is too: a list that is shared no more is looked for before.
  const shareToken = shareTokenOf(pathname);
  if (shareToken !== null && !(await findSharedWishlist(tenant.storeId, shareToken)))
    return show(request, tenant.storeId, "/missing", { status: 404, policy, headers: UNCACHED });

  if (isOnlyForOrders) return show(request, tenant.storeId, "/missing", { status: 404, policy, headers: UNCACHED });

  const route = shopRoute(pathname, searchParams);
  if (route.kind === "moved") return lead(request, route.path, 308, route.query);
  return show(request, tenant.storeId, route.path, {
    query: route.query,
    status: route.isMissing ? 404 : 200,
    policy,
    headers: route.isShared ? { "Cache-Control": SHARED_PAGE } : {},
  });
}

const POLICY = "Content-Security-Policy";
const UNCACHED = { "Cache-Control": "no-store" };

type Showing = { status: number; policy: string; headers: Record<string, string>; query?: URLSearchParams };

/** The store's page at `path`, under the address that was asked for. */
function show(request: NextRequest, storeId: StoreId, path: string, { status, policy, headers, query }: Showing) {
  // A clone keeps what Next knows of its own requests; an address made from text would lose it.
  const url = request.nextUrl.clone();
  url.pathname = `/${encodeURIComponent(storeId)}${path === "/" ? "" : path}`;
  if (query) url.search = query.toString();
  // Next reads the nonce for its own scripts out of the request.
  const asked = new Headers(request.headers);
  asked.set(POLICY, policy);
  return NextResponse.rewrite(url, { status, headers: { ...headers, [POLICY]: policy }, request: { headers: asked } });
}

function lead(request: NextRequest, path: string, status: 307 | 308, query = new URLSearchParams()) {
  const url = request.nextUrl.clone();
  url.pathname = path;
  url.search = query.toString();
  // A temporary redirect says how the store is now, which a cache must not repeat later.
  return NextResponse.redirect(url, { status, headers: status === 307 ? UNCACHED : {} });
}
