import { z } from "zod";
import { GET as getSession } from "@/app/api/session/route";
import { defineCall } from "@/lib/contracts/api/call";
import { insertVisitorSession } from "@/lib/data/authentication/visitor-sessions";
import { formMethods, handle } from "@/lib/http/handle";
import { hashToken, newToken } from "@/lib/server/tokens";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";
import { visitorBrowser } from "../../support/visitor-browser";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

const noteCall = defineCall({
  method: "POST",
  path: "/api/note",
  caller: "visitor",
  summary: "Notes a text",
  body: z.object({ text: z.string().min(1) }),
  answer: z.unknown(),
});
let notes: string[] = [];
const note = handle(
  noteCall,
  async ({ body, visitor }) => {
    notes.push(body.text);
    return { ok: true, value: { noted: body.text, by: visitor.anonymousId } };
  },
  {
    form: {
      redirectTo: (answer) => (answer.ok ? "/noted" : `/note?refusal=${answer.code}`),
    },
  },
);
beforeEach(() => {
  notes = [];
});

const write = { method: "POST", body: { text: "indigo" } };

async function visitorWithCookies() {
  const browser = visitorBrowser();
  await browser.ask(getSession);
  return browser;
}

it("gives a new visitor cookies that only our own scripts can read", async () => {
  const response = await visitorBrowser().ask(getSession, { headers: { "x-forwarded-proto": "https" } });
  const [visitor = "", pair = "", ...more] = response.headers.getSetCookie();
  expect(visitor).toMatch(/^__Host-visitor=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(pair).toMatch(/^XSRF-TOKEN=[\w-]{43}; Max-Age=15552000; Path=\/; Secure; SameSite=Lax$/);
  expect(more).toEqual([]);
});

it("accepts a write with the cross-site token, and recognises the visitor", async () => {
  const browser = await visitorWithCookies();
  const first = await (await browser.ask(note, write)).json();
  const second = await (await browser.ask(note, write)).json();
  expect(first).toEqual({ noted: "indigo", by: expect.any(String) });
  expect(second.by).toBe(first.by);
  expect(browser.cookies.get("visitor")).not.toBe(first.by);
});

describe("a write is refused and changes nothing", () => {
  it.each<[string, Record<string, string>]>([
    ["without the cross-site token", { "x-xsrf-token": "" }],
    ["with a made-up token and cookie", { "x-xsrf-token": "made-up", cookie: "XSRF-TOKEN=made-up" }],
    ["from a foreign origin", { origin: "https://elsewhere.example" }],
    ["from an origin that starts like ours", { origin: "http://localhost:3000.elsewhere.example" }],
    ["from a frame that hides its origin", { origin: "null" }],
    ["when the browser says that another site sent it", { "sec-fetch-site": "cross-site" }],
    ["when the browser says that a sibling site sent it", { "sec-fetch-site": "same-site" }],
  ])("%s", async (_case, headers) => {
    const browser = await visitorWithCookies();
    const response = await browser.ask(note, { ...write, headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "cross_site_refused" });
    expect(notes).toEqual([]);
  });

  it("with somebody else's token", async () => {
    const [browser, other] = await Promise.all([visitorWithCookies(), visitorWithCookies()]);
    const stolen = other.cookies.get("XSRF-TOKEN") ?? "";
    browser.cookies.set("XSRF-TOKEN", stolen);
    expect((await browser.ask(note, write)).status).toBe(403);
    expect(notes).toEqual([]);
  });

  it("with the token from before signing in", async () => {
    const browser = await visitorWithCookies();
    const token = newToken();
    await insertVisitorSession("nila-loom", {
      kind: "guest",
      email: "a@b.example",
      mobile: "",
      tokenHash: hashToken(token),
      device: "",
    });
    browser.cookies.set("session", token);
    expect((await browser.ask(note, write)).status).toBe(403);
    await browser.ask(getSession);
    expect((await browser.ask(note, write)).status).toBe(200);
  });
});

it("does not put back the token from before signing in when its answer comes late", async () => {
  const browser = await visitorWithCookies();
  const late = await browser.ask(getSession);
  expect(late.headers.getSetCookie().join()).toMatch(/^visitor=/);
  expect(late.headers.getSetCookie().join()).not.toContain("XSRF-TOKEN");
  expect((await browser.ask(note, write)).headers.getSetCookie().join()).not.toContain("XSRF-TOKEN");
});

describe("a plain form", () => {
  const form = { method: "POST", form: { text: "madder" } };

  it("is accepted from our own page, even without cookies, and redirects to a page", async () => {
    const browser = visitorBrowser();
    const response = await browser.ask(note, form);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/noted"]);
    expect(notes).toEqual(["madder"]);
    expect([...browser.cookies.keys()].sort()).toEqual(["XSRF-TOKEN", "visitor"]);
  });
  it("redirects back with the code of a refusal", async () => {
    const response = await visitorBrowser().ask(note, { method: "POST", form: { text: "" } });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/note?refusal=request_invalid"]);
  });
  it.each<[string, Record<string, string>]>([
    ["another site", { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" }],
    [
      "another site, in a browser that does not report it",
      { origin: "https://elsewhere.example", "sec-fetch-site": "same-origin" },
    ],
    ["nowhere", { origin: "null" }],
  ])("is refused when it comes from %s", async (_case, headers) => {
    const response = await visitorBrowser().ask(note, { ...form, headers });
    expect(response.status).toBe(403);
    expect(notes).toEqual([]);
  });
  it("is handled as the method it names", async () => {
    const POST = formMethods({ DELETE: note });
    const posted = await visitorBrowser().ask(POST, { method: "POST", form: { _method: "delete", text: "weld" } });
    expect(posted.status).toBe(303);
    expect(notes).toEqual(["weld"]);
    expect((await visitorBrowser().ask(POST, form)).status).toBe(405);
  });
  it("is refused by a call that reads only JSON", async () => {
    const strict = handle(noteCall, async () => ({ ok: true, value: {} }));
    expect((await visitorBrowser().ask(strict, form)).status).toBe(415);
  });
});

describe("a form that our script sends", () => {
  const form = { method: "POST", form: { text: "madder" } };
  const byScript = { accept: "application/json" };

  it("is answered with JSON", async () => {
    const browser = await visitorWithCookies();
    const headers = { ...byScript, "x-xsrf-token": browser.cookies.get("XSRF-TOKEN") ?? "" };
    const response = await browser.ask(note, { ...form, headers });
    expect([response.status, await response.json()]).toMatchObject([200, { noted: "madder" }]);
    const refused = await browser.ask(note, { ...form, form: { text: "" }, headers });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: "request_invalid", errors: [{ path: "text", code: "too_small" }] },
    ]);
  });
  it("is refused without the cross-site token, as a plain form is not", async () => {
    const browser = await visitorWithCookies();
    expect((await browser.ask(note, { ...form, headers: byScript })).status).toBe(403);
    expect(notes).toEqual([]);
  });
});

describe("calls of customers", () => {
  const ask = handle(
    defineCall({ method: "GET", path: "/api/account", caller: "customer", summary: "", answer: z.unknown() }),
    async ({ visitor }) => ({ ok: true, value: visitor.customerId }),
  );

  it.each([undefined, "short", newToken()])("are refused to a visitor with the session %j", async (token) => {
    const browser = await visitorWithCookies();
    if (token) browser.cookies.set("session", token);
    const response = await browser.ask(ask);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "sign_in_needed" });
  });
  it("are refused to a guest", async () => {
    const browser = await visitorWithCookies();
    const token = newToken();
    await insertVisitorSession("nila-loom", {
      kind: "guest",
      email: "a@b.example",
      mobile: "",
      tokenHash: hashToken(token),
      device: "",
    });
    browser.cookies.set("session", token);
    expect((await browser.ask(ask)).status).toBe(401);
  });
});
