import { GET as getManifest } from "@/app/manifest.webmanifest/route";
import { GET as getRobots } from "@/app/robots.txt/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import { useSettings } from "../factories/settings";
import { aStoreAnswer } from "../factories/store-answer";
import { insertStore } from "../factories/store-row";
import { useTestDatabase } from "../support/database";

jest.mock("../../lib/server/env", () => ({ ...jest.requireActual("../../lib/server/env"), env: jest.fn() }));
useTestDatabase();

beforeEach(async () => {
  await getDatabase().delete(stores);
  forgetRemembered();
  useSettings();
});

const requestTo = (host = "shop.example") => new Request("http://localhost:3000/", { headers: { host } });

it("allows crawlers everywhere except pages of one visitor, and names the sitemap", async () => {
  await insertStore("nila-loom");
  const response = await getRobots(requestTo());
  expect(response.headers.get("content-type")).toContain("text/plain");
  expect((await response.text()).split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    "Disallow: /in/cart",
    "Disallow: /in/checkout",
    "Disallow: /in/account",
    "Disallow: /in/wishlist",
    "Disallow: /in/search",
    "Disallow: /in/guest-login",
    "Disallow: /in/find-order",
    "Disallow: /in/delivery",
    "Disallow: /in/compare",
    "Disallow: /in/stock-alert",
    "Disallow: /in/customize",
    "Disallow: /in/fit-profile",
    "Disallow: /in/personal-file",
    "Disallow: /in/order-review",
    "Disallow: /in/quote-status",
    "Disallow: /in/left-cart",
    "Disallow: /in/withdrawal",
    "Disallow: /in/newsletter/unsubscribe",
    "Disallow: /in/stop-mails",
    "Disallow: /in/desk",
    "Disallow: /in/service-confirmed",
    "Disallow: /in/others",
    "Disallow: /in/api",
    "",
    "Sitemap: https://shop.example/in/sitemap.xml",
    "",
  ]);
});

it("lets a phone install the shop under its name and colours", async () => {
  await insertStore("nila-loom", { details: { ...aStoreAnswer().store_details, favicon: "brand/icon.svg" } });
  const response = await getManifest(requestTo());
  expect(response.headers.get("content-type")).toBe("application/manifest+json");
  expect(await response.json()).toMatchObject({
    name: "Nila Loom",
    start_url: "/",
    theme_color: "#8a3f24",
    icons: [{ src: "/uploads/nila-loom/brand/icon.svg" }],
  });
});

it("asks crawlers to come back later while the shop is closed", async () => {
  await insertStore("nila-loom", { status: "inactive" });
  for (const handler of [getRobots, getManifest]) {
    const response = await handler(requestTo());
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
  }
});

it("answers 404 on a host that belongs to no store", async () => {
  useSettings({ STORE_HOSTS: "shop.example=nila-loom" });
  await insertStore("nila-loom");
  expect((await getRobots(requestTo("stranger.example"))).status).toBe(404);
});
