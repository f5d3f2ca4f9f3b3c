import { pictureSrc } from "@/lib/domain/media/sources";
import { contentSecurityPolicy } from "@/lib/domain/site/security-policy";
import { refusalPage } from "@/lib/http/refusal-page";
import { refusedFormCookie } from "@/lib/http/refused-form";
import { readVisitorTokens, visitorCookies } from "@/lib/http/visitor-tokens";
import { shopWorkerScript } from "@/lib/inline/worker-scripts";
import { pictureUrl } from "@/lib/seo/absolute-url";
import { storeMetadata } from "@/lib/seo/store-metadata";
import { webManifest } from "@/lib/seo/web-manifest";
import { aStore } from "../../factories/store";

jest.mock("@/lib/domain/site/base-path", () => jest.requireActual("@/tests/support/below-shop").belowShop());

const TOKEN = "a".repeat(43);
const store = aStore({ origin: "https://shop.example/shop" });

it.each([false, true])("sends the visitor's cookies for the path of the shop, over https: %s", (isSecure) => {
  const session = { token: TOKEN, isPersistent: true };
  const sent = visitorCookies({ anonymous: TOKEN, session }, { session: null, crossSite: null }, isSecure);
  expect(sent).toHaveLength(3);
  for (const cookie of sent) expect(cookie).toContain("; Path=/shop;");
  // Browsers refuse a cookie with the prefix `__Host-` and a path.
  expect(sent.join()).not.toContain("__Host-");
  expect(sent.filter((cookie) => /^__Secure-.*; Secure/.test(cookie))).toHaveLength(isSecure ? 2 : 0);
  const cookies = new Map(sent.map((cookie) => cookie.split(";")[0]?.split("=") as [string, string]));
  expect(readVisitorTokens((name) => cookies.get(name) ?? null, isSecure)).toMatchObject({
    anonymous: TOKEN,
    session: TOKEN,
  });
});

it("does not take the cookies of a shop at the root of the host for its own", () => {
  const ofRoot = (name: string) =>
    ["visitor", "session", "__Host-visitor", "__Host-session"].includes(name) ? TOKEN : null;
  for (const isSecure of [false, true])
    expect(readVisitorTokens(ofRoot, isSecure)).toMatchObject({ anonymous: null, session: null });
});

it("keeps a refused form for its page", () => {
  const refused = { code: "email_invalid" as const, fields: {}, errors: [] };
  expect(refusedFormCookie("/cart?refusal=email_invalid", refused, false)).toContain("; Path=/shop/cart;");
});

it("names addresses with the path, once", async () => {
  expect(pictureSrc("nila-loom", "a.webp")).toBe("/shop/uploads/nila-loom/a.webp");
  expect(pictureUrl(store, { src: "a.webp" })).toBe("https://shop.example/shop/uploads/nila-loom/a.webp");
  expect(storeMetadata(store)).toMatchObject({ manifest: "/shop/manifest.webmanifest" });
  expect(webManifest(store)).toMatchObject({ start_url: "/shop", scope: "/shop" });
  expect(await refusalPage(400).text()).toContain('href="/shop"');
  const facts = {
    nonce: null,
    headScripts: [],
    chatScriptUrl: null,
    payment: null,
    framing: null,
    geolocationOrigins: [],
  };
  const policy = contentSecurityPolicy({ ...facts, isSecure: true, isDevelopment: false });
  expect(policy).toContain("report-uri /shop/api/policy-reports");
});

it("gives the service worker the path, and no mark in its place", () => {
  const script = shopWorkerScript("17");
  expect(script).toContain('"/shop"');
  expect(script).not.toContain("__base_path__");
});
