import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { parseCookie } from "cookie";
import { getStoreOfVisitor } from "@/lib/cached/reads";
import type { Call, Caller } from "@/lib/contracts/api/call";
import type { CustomerVisitor, Visitor } from "@/lib/domain/authentication/visitor";
import type { StoreDetails } from "@/lib/domain/store/store";
import { ownerToken } from "@/lib/server/owner-token";
import { newToken } from "@/lib/server/tokens";
import { isFromOurPage } from "./cross-site";
import { isSecure } from "./is-secure";
import { problem } from "./problem";
import { tenantOfRequest } from "./tenancy";
import { identifyVisitor } from "./visitor";
import { readVisitorTokens } from "./visitor-tokens";

/** What is known of who calls, by who may call. */
export type Known = {
  owner: object;
  shop: { store: StoreDetails };
  visitor: { store: StoreDetails; visitor: Visitor };
  customer: { store: StoreDetails; visitor: CustomerVisitor };
};

/** The tokens of a visitor's browser; one that had none gets its first, to be kept with the answer of a write. */
type Tokens = { anonymous: string; session: string | null };

/** Finds out who makes the call, or answers why they may not. */
export async function checkCaller<Who extends Caller>(
  { method, caller, part }: Pick<Call<Who>, "method" | "caller" | "part">,
  request: Request,
): Promise<{ known: Known[Who]; tokens: Tokens | null } | Response> {
  // The caller's kind decides what is known, which the compiler cannot follow from branch to branch.
  const known = (found: Known[Caller], tokens: Tokens | null = null) => ({ known: found as Known[Who], tokens });
  if (caller === "owner") return (await isOwner(request)) ? known({}) : refuse("owner_token_wrong");

  const tenant = await tenantOfRequest(request);
  if (!tenant) return refuse("store_unknown");
  const store = tenant.isActive ? await getStoreOfVisitor(tenant.storeId) : null;
  if (!store) return problem({ ok: false, code: "store_closed", retryAfterSeconds: 60 });

  const cookies = parseCookie(request.headers.get("cookie") ?? "");
  const read = readVisitorTokens((name) => cookies[name] ?? null, isSecure(request.headers));
  if (method !== "GET" && !isFromOurPage(request, read)) return refuse("cross_site_refused");
  if (part === "ordering" && store.setting.hidesPrices) return refuse("ordering_off");
  if (caller === "shop") return known({ store });

  const tokens = { ...read, anonymous: read.anonymous ?? newToken() };
  const visitor = await identifyVisitor(store.id, tokens);
  if (caller === "customer" && visitor.kind !== "customer") return refuse("sign_in_needed");
  return known({ store, visitor }, tokens);
}

const refuse = (code: string) => problem({ ok: false, code });

/** Digests have one length, so the time of comparing them tells nothing about the token. */
async function isOwner(request: Request): Promise<boolean> {
  const [, sent = ""] = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(sent), digest(await ownerToken()));
}
