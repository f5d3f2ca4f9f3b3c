import "server-only";
import { parseCookie } from "cookie";
import { getStoreOfVisitor } from "@/lib/cached/store";
import type { Call, Caller } from "@/lib/contracts/api/call";
import type { RefusalCode } from "@/lib/contracts/api/refusals";
import type { CustomerVisitor, Visitor } from "@/lib/domain/authentication/visitor";
import type { StoreDetails } from "@/lib/domain/store/store";
import { newToken } from "@/lib/server/tokens";
import { isFromDesk, isFromOurPage } from "./cross-site";
import { admitMember, type MemberFacts } from "./desk/member";
import { isSecure } from "./is-secure";
import { admitOwner, type OwnerFacts } from "./owner";
import { problem } from "./problem";
import { tenantOfRequest } from "./tenancy";
import { identifyVisitor } from "./visitor";
import { readVisitorTokens, type SentTokens } from "./visitor-tokens";

/** What a handler gets to know about its caller, depending on the kind of caller that the call allows. */
export type CallerFacts = {
  owner: OwnerFacts;
  shop: { store: StoreDetails };
  visitor: { store: StoreDetails; visitor: Visitor };
  customer: { store: StoreDetails; visitor: CustomerVisitor };
  desk: object;
  member: MemberFacts;
};

/**
 * The tokens of a visitor's browser. If the browser has no anonymous token yet, a new one is made; the response to a
 * write sends it to the browser as a cookie.
 */
type BrowserTokens = SentTokens & { anonymous: string };

/** Determines the caller of a request. Returns a response instead if the caller may not make this call. */
export async function checkCaller<CallerKind extends Caller>(
  call: Pick<Call<CallerKind>, "method" | "caller" | "right" | "needsProof" | "part" | "isProvenByToken">,
  request: Request,
): Promise<{ facts: CallerFacts[CallerKind]; tokens: BrowserTokens | null } | Response> {
  const { method, caller, part, isProvenByToken } = call;
  // The cast is needed because TypeScript cannot infer that `found` has the type for this kind of caller.
  const admit = (found: CallerFacts[Caller], tokens: BrowserTokens | null = null) => ({
    facts: found as CallerFacts[CallerKind],
    tokens,
  });
  if (caller === "owner") {
    const admitted = await admitOwner(call, request);
    return admitted.ok ? admit(admitted.value) : problem(admitted);
  }
  if (caller === "member") {
    const admitted = await admitMember(call, request);
    return admitted.ok ? admit(admitted.value) : problem(admitted);
  }
  if (caller === "desk") return method === "GET" || isFromDesk(request) ? admit({}) : refusal("cross_site_refused");

  const tenant = await tenantOfRequest(request);
  if (!tenant) return refusal("store_unknown");
  const store = tenant.isActive ? await getStoreOfVisitor(tenant.storeId) : null;
  if (!store) return problem({ ok: false, code: "store_closed", retryAfterSeconds: 60 });

  const cookies = parseCookie(request.headers.get("cookie") ?? "");
  const read = readVisitorTokens((name) => cookies[name] ?? null, isSecure(request.headers));
  if (method !== "GET" && !isProvenByToken && !isFromOurPage(request, read)) return refusal("cross_site_refused");
  if (part === "ordering" && store.setting.hidesPrices) return refusal("ordering_off");
  if (caller === "shop") return admit({ store });

  const tokens = { ...read, anonymous: read.anonymous ?? newToken() };
  const visitor = await identifyVisitor(store.id, tokens);
  if (caller === "customer" && visitor.kind !== "customer") return refusal("sign_in_needed");
  return admit({ store, visitor }, tokens);
}

const refusal = (code: RefusalCode) => problem({ ok: false, code });
