import path from "node:path";
import { GET as getSitemap } from "@/app/sitemap/[part]/route";
import { FEATURE_KEYWORDS } from "@/lib/domain/store/features";
import { ownerToken } from "@/lib/server/owner-token";
import type { CallEffect, PageEffect, Switch } from "@/scripts/switches/switch";
import { FEATURE_SWITCHES, SETTING_SWITCHES } from "@/scripts/switches/table";
import { useTestDatabase } from "../support/database";
import { renderPage } from "../support/rendered-page";
import { aVisitor } from "../support/shopper";
import {
  aSwitchCheckout,
  aSwitchVisit,
  insertSwitchedStore,
  type SwitchVisit,
  switchFeature,
  switchNothing,
  switchSetting,
} from "../support/switched-store";

jest.mock("next/headers", () => {
  const { cookiesOfVisitor, headersOfVisitor } = jest.requireActual("../support/rendered-page");
  return { cookies: cookiesOfVisitor, headers: headersOfVisitor };
});
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({}),
  usePathname: () => "/",
  useSelectedLayoutSegments: () => [],
  useSearchParams: () => jest.requireActual("../support/rendered-page").queryOfPage(),
}));
jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), connection: async () => {} }));
// What comes with the first interaction is not part of the page; here it says what it would show.
jest.mock("@/components/site/after-first-interaction", () => {
  const { createElement } = jest.requireActual("react");
  return {
    AfterFirstInteraction: ({ chat, newsletter }: { chat: unknown; newsletter: unknown }) =>
      createElement("div", { "data-offers": [chat && "chat", newsletter && "newsletter"].filter(Boolean).join(" ") }),
  };
});
jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));

Object.assign(process.env, {
  STORE_ID: "nila-loom",
  GOOGLE_CLIENT_ID: "client",
  GOOGLE_CLIENT_SECRET: "secret",
  GOOGLE_ISSUER: "http://127.0.0.1:9",
});
useTestDatabase();

let visit: SwitchVisit;
beforeAll(async () => {
  jest.spyOn(console, "warn").mockImplementation();
  jest.spyOn(console, "error").mockImplementation();
  await insertSwitchedStore();
  visit = await aSwitchVisit("asha@example.com");
}, 60_000);
afterAll(() => jest.restoreAllMocks());

/** Puts the names of the visit where the table has `{…}`. */
function named<Value>(value: Value, checkoutId: string): Value {
  const names = { ...visit.names, checkout_id: checkoutId };
  const text = JSON.stringify(value).replaceAll(/\{(\w+)\}/g, (whole, name) => Reflect.get(names, name) ?? whole);
  return JSON.parse(text);
}

/** Whether the page has the part: for a whole page, whether it is there at all. */
async function isShown({ page, part, html }: PageEffect, checkoutId: string): Promise<boolean> {
  const address = named(page, checkoutId);
  if (address.endsWith(".xml")) {
    const request = new Request("http://localhost:3000/", { headers: { host: "localhost:3000" } });
    const response = await getSitemap(request, { params: Promise.resolve({ part: path.basename(address) }) });
    return (await response.text()).includes(html);
  }
  // Who is signed in does not see the page for signing in.
  const rendered = await renderPage(address, address === "/account/sign-in" ? await aVisitor() : visit.shopper);
  if (part === null) return !("leadsTo" in rendered && rendered.leadsTo === "/404");
  if ("leadsTo" in rendered) throw new Error(`${address} leads to ${rendered.leadsTo}`);
  return rendered.html.includes(html);
}

/** The code with which the call is refused, from its answer or from the page that it leads to; null if it is not. */
async function refusalOf({ call, query = "", body }: CallEffect, checkoutId: string): Promise<string | null> {
  const [method = "", address = ""] = call.split(" ");
  const folder = address.replace("/api/", "").replaceAll(/\{(\w+)\}/g, "[$1]");
  const route = await import(path.resolve("app/api", folder, "route"));
  const names = { ...visit.names, checkout_id: checkoutId };
  const asOwner = address.startsWith("/api/owner") && { authorization: `Bearer ${await ownerToken()}` };
  const answer = await visit.shopper.ask(route[method], {
    method,
    path: `${address}${query}`,
    params: names,
    headers: { ...asOwner },
    ...(body && { body: named(body, checkoutId) }),
  });
  const leadsTo = answer.headers.get("location");
  if (leadsTo) return new URL(leadsTo, "http://localhost:3000").searchParams.get("refusal");
  const json = await answer.json();
  return answer.ok ? null : json.code;
}

const STATES = [
  ["on", true],
  ["off", false],
] as const;
const pagesOf = (switches: readonly Switch[]) =>
  switches.flatMap(({ name, pages }) =>
    pages.flatMap((effect) => STATES.map(([state, isOn]) => ({ name, effect, state, isOn, page: effect.page }))),
  );
const callsOf = (switches: readonly Switch[]) =>
  switches.flatMap(({ name, calls }) =>
    calls.flatMap((effect) => STATES.map(([state, isOn]) => ({ name, effect, state, isOn, call: effect.call }))),
  );

describe.each([
  ["features", FEATURE_SWITCHES, switchFeature],
  ["settings", SETTING_SWITCHES, switchSetting],
] as const)("%s", (_, switches, turn: (chosen: never, isOn: boolean) => Promise<void>) => {
  const prepare = async (name: string, isOn: boolean, address: string) => {
    const chosen = (switches as readonly Switch[]).find((each) => each.name === name);
    // The checkout is made while everything is as usual, as by a shopper who began before the switch was turned.
    await switchNothing();
    const checkoutId = address.includes("checkout") ? await aSwitchCheckout(visit) : "";
    await turn(chosen as never, isOn);
    return checkoutId;
  };

  it.each(pagesOf(switches))("$name $state: $page, $effect.part", async ({ name, effect, isOn, page }) => {
    const checkoutId = await prepare(name, isOn, page);
    const isBuilt = effect.part === null || effect.html !== "";
    expect(await isShown(effect, checkoutId)).toBe(isBuilt ? isOn : true);
  });

  it.each(callsOf(switches))("$name $state: $call, $effect.asks", async ({ name, effect, isOn, call }) => {
    const checkoutId = await prepare(name, isOn, `${call}${JSON.stringify(effect.body)}`);
    const code = await refusalOf(effect, checkoutId);
    const isRefused = (effect.refused === "on") === isOn;
    expect(code === effect.code).toBe(isRefused);
  });
});

it("has a row for every feature", () => {
  expect(FEATURE_SWITCHES.map(({ name }) => name).sort()).toEqual([...FEATURE_KEYWORDS].sort());
});
