import type { IncomingMessage, ServerResponse } from "node:http";
import { expireKeptPages } from "@/lib/server/front/expire-kept-pages";
import { createPageStore } from "@/lib/server/front/page-store";
import { tellTags, until, useFront } from "@/tests/support/front-server";
import { requestText } from "@/tests/support/raw-http";

const SHARED = { "Cache-Control": "public, max-age=0, s-maxage=60", ETag: '"one"', "Content-Type": "text/html" };
const PAGE = { tags: ["store:nila", "product:nila:shawl"] };

let rendered: IncomingMessage[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const store = createPageStore(8_000_000);
const { ask, connect, expireAgain } = useFront(
  (request, response) => {
    rendered.push(request);
    answer(request, response);
  },
  { store },
);

function reply(response: ServerResponse, status: number, headers: Record<string, string>, body: string | Buffer) {
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries(headers))).end(body);
}

/** Holds all requests without answering them, until the test ends their responses. */
function heldAnswers() {
  const held: { request: IncomingMessage; response: ServerResponse }[] = [];
  answer = (request, response) => void held.push({ request, response });
  return held;
}

let now = 1_000_000;
beforeEach(() => {
  now += 1_000_000;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  rendered = [];
  expireAgain.mockClear();
  answer = (request, response) => {
    tellTags(request, PAGE.tags);
    reply(response, 200, { ...SHARED, ETag: `"${rendered.length}"` }, `page ${rendered.length}`);
  };
});
afterEach(() => {
  expireKeptPages(["store:nila"]);
  jest.restoreAllMocks();
});

it("sends a page again that it has just sent, with its headers and its age", async () => {
  await ask();
  now += 2_000;
  const { status, headers, text } = await ask();
  expect({ status, text, rendered: rendered.length }).toEqual({ status: 200, text: "page 1", rendered: 1 });
  expect(headers).toMatchObject({ etag: 'W/"1"', "content-type": "text/html", "content-length": "6", age: "2" });
});

it("answers HEAD and what the browser has already from the same entry, whoever comes first", async () => {
  for (const [path, first] of [
    ["/a", { method: "HEAD" }],
    ["/b", { headers: { "if-none-match": 'W/"none"' } }],
    ["/c", {}],
  ] as const) {
    rendered = [];
    await ask(path, first);
    const whole = await ask(path);
    expect(whole).toMatchObject({ status: 200, text: "page 1" });
    const head = await ask(path, { method: "HEAD" });
    expect(head).toMatchObject({ status: 200, text: "", headers: { "content-length": "6", etag: 'W/"1"' } });
    for (const known of ['"1"', 'W/"1"', '"0", W/"1"', "*"]) {
      const { status, body, headers } = await ask(path, { headers: { "if-none-match": known } });
      expect({ known, status, length: body.length, etag: headers.etag }).toEqual({
        known,
        status: 304,
        length: 0,
        etag: 'W/"1"',
      });
    }
    expect(rendered).toHaveLength(1);
  }
});

it("lets Next see nothing of a request but what the key of its page holds", async () => {
  const personal = { cookie: "session=a", "user-agent": "bingbot/2.0", "x-forwarded-host": "evil.example" };
  await ask("/product/shawl?utm_source=a", { headers: { ...personal, "accept-encoding": "br;q=0.5, GZIP" } });
  expect(rendered[0]).toMatchObject({
    method: "GET",
    url: "/product/shawl?utm_source=a",
    headers: { host: "shop.example", "x-forwarded-proto": "http", "accept-encoding": "gzip" },
  });
  expect(Object.keys(rendered[0]?.headers ?? {})).toHaveLength(3);
});

it("renders a cold page once for a burst of 500 requests", async () => {
  const held = heldAnswers();
  const burst = Array.from({ length: 500 }, () => ask("/cold"));
  await until(() => held.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (const { request, response } of held) {
    tellTags(request, PAGE.tags);
    reply(response, 200, SHARED, "cold page");
  }
  const answers = await Promise.all(burst);
  expect([...new Set(answers.map(({ status, text }) => `${status} ${text}`))]).toEqual(["200 cold page"]);
  expect(answers.filter(({ headers }) => headers.age === undefined)).toHaveLength(1);
  expect(rendered).toHaveLength(1);
}, 20_000);

it("finishes a page for the others when the client that asked first hangs up", async () => {
  const held = heldAnswers();
  const first = connect();
  first.write(requestText("/hang-up"));
  await until(() => held.length === 1);
  const second = ask("/hang-up");
  first.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const [{ response } = {}] = held;
  if (response) reply(response, 200, SHARED, "whole");
  expect(await second).toMatchObject({ status: 200, text: "whole" });
  expect(rendered).toHaveLength(1);
});

it("sends a page whose time has run out while one request fetches it anew, for a second at most", async () => {
  await ask();
  now += 3_000;
  const held = heldAnswers();
  expect((await ask()).text).toBe("page 1");
  expect((await ask()).text).toBe("page 1");
  expect(rendered).toHaveLength(2);
  now += 1_000;
  const waiting = ask();
  const [{ request, response } = {}] = held;
  await new Promise((resolve) => setTimeout(resolve, 20));
  if (request && response) {
    tellTags(request, PAGE.tags);
    reply(response, 200, { ...SHARED, ETag: '"new"' }, "new");
  }
  expect((await waiting).text).toBe("new");
  expect(rendered).toHaveLength(2);
});

it("waits for the new page when a tag has expired the old one, and never sends that again", async () => {
  await ask();
  expireKeptPages(["product:nila:shawl"]);
  const held = heldAnswers();
  const asked = ask();
  await until(() => held.length === 1);
  const [{ response } = {}] = held;
  if (response) reply(response, 200, SHARED, "after the change");
  expect((await asked).text).toBe("after the change");
});

it("removes the pages that carry an expired tag, and no others", async () => {
  const tagsOf: Record<string, string[]> = {
    "/": ["store:nila", "product:nila:shawl", "product:nila:sari"],
    "/product/shawl": ["store:nila", "product:nila:shawl"],
    "/product/sari": ["store:nila", "product:nila:sari"],
    "/product/%E0%B2%B6": ["store:nila", "product:nila:%E0%B2%B6"],
  };
  const visitAll = async () => {
    rendered = [];
    for (const path of [...Object.keys(tagsOf), "/untagged"]) await ask(path);
    return rendered.map(({ url }) => url);
  };
  answer = (request, response) => {
    const tags = tagsOf[request.url ?? ""];
    if (tags) tellTags(request, tags);
    reply(response, 200, SHARED, "page");
  };
  await visitAll();
  expect(await visitAll()).toEqual([]);
  expireKeptPages(["product:nila:shawl"]);
  // Nobody knows what a page without tags shows, so every change expires it.
  expect(await visitAll()).toEqual(["/", "/product/shawl", "/untagged"]);
  expireKeptPages(["product:nila:ಶ", "product:other:sari"]);
  expect(await visitAll()).toEqual(["/product/%E0%B2%B6", "/untagged"]);
  expireKeptPages(["store:nila"]);
  expect(await visitAll()).toHaveLength(5);
});

it("keeps no page that a change has overtaken, asks Next to forget it, and answers later requests anew", async () => {
  const held = heldAnswers();
  const before = ask();
  await until(() => held.length === 1);
  expireKeptPages(["product:nila:shawl"]);
  const after = ask();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const finish = (at: number, text: string) => {
    const one = held[at];
    if (!one) throw new Error("It was not asked for.");
    tellTags(one.request, PAGE.tags);
    reply(one.response, 200, SHARED, text);
  };
  finish(0, "of before the change");
  expect((await before).text).toBe("of before the change");
  await until(() => held.length === 2);
  finish(1, "of after it");
  expect((await after).text).toBe("of after it");
  expect(expireAgain.mock.calls).toEqual([[["product:nila:shawl"]]]);
  expect((await ask()).text).toBe("of after it");
  expect(rendered).toHaveLength(2);
});

it("keeps a page that was underway during a change of something else", async () => {
  const held = heldAnswers();
  const asked = ask();
  await until(() => held.length === 1);
  expireKeptPages(["product:nila:sari"]);
  const [{ request, response } = {}] = held;
  if (request && response) {
    tellTags(request, PAGE.tags);
    reply(response, 200, SHARED, "page");
  }
  await asked;
  await ask();
  expect(rendered).toHaveLength(1);
  expect(expireAgain).not.toHaveBeenCalled();
});

it("has Next forget what its router made it render during a change", async () => {
  const held = heldAnswers();
  const asked = ask("/product/shawl", { headers: { rsc: "1" } });
  await until(() => held.length === 1);
  expireKeptPages(["product:nila:shawl"]);
  const [{ request, response } = {}] = held;
  if (request && response) {
    tellTags(request, PAGE.tags);
    reply(response, 200, {}, "data");
  }
  await asked;
  await until(() => expireAgain.mock.calls.length === 1);
  expect(expireAgain).toHaveBeenCalledWith(["product:nila:shawl"]);
});

it("forgets a page that is no longer to be shared", async () => {
  await ask();
  now += 4_000;
  answer = (_, response) => reply(response, 503, { "Cache-Control": "no-store" }, "closed");
  expect((await ask()).status).toBe(503);
  expect((await ask()).status).toBe(503);
  expect(rendered).toHaveLength(3);
});

it("breaks off where Next has, and asks again at the next request", async () => {
  answer = (_, response) => void response.destroy();
  const socket = connect();
  socket.write(requestText("/"));
  let answered = "";
  for await (const part of socket.on("error", () => undefined)) answered += part;
  expect(answered).toBe("");
  answer = (_, response) => reply(response, 200, SHARED, "whole");
  expect((await ask()).text).toBe("whole");
});

it.each([
  ["for one visitor", 200, { "Cache-Control": "private, no-store" }],
  ["with a cookie", 200, { ...SHARED, "Set-Cookie": "a=b" }],
  ["without a word of caches", 200, {}],
  ["that is missing", 404, SHARED],
  ["that is shorter than it says", 200, { ...SHARED, "Content-Length": "100" }],
])("keeps no answer %s", async (_, status, headers) => {
  answer = (_, response) => reply(response, status, headers as Record<string, string>, "x");
  await ask("/a").catch(() => undefined);
  const before = rendered.length;
  await ask("/a").catch(() => undefined);
  expect(rendered.length).toBeGreaterThan(before);
  expect(store.size).toBe(0);
});

it.each([
  ["/?page=2", {}],
  ["/", { host: "other.example" }],
  ["/", { "x-forwarded-proto": "https" }],
])("takes %s with %j for another page", async (path, headers) => {
  await ask();
  await ask(path, { headers: headers as Record<string, string> });
  expect(rendered).toHaveLength(2);
});

it("keeps no more bytes than it has room for, and lets the least used go first", async () => {
  answer = (request, response) => {
    tellTags(request, PAGE.tags);
    reply(response, 200, { ...SHARED, "Content-Type": "image/x-none" }, Buffer.alloc(1_900_000));
  };
  for (const page of ["/0", "/1", "/2", "/3", "/0", "/4"]) await ask(page);
  expect(store.bytes).toBeLessThanOrEqual(8_000_000);
  rendered = [];
  for (const page of ["/0", "/2", "/3", "/4"]) await ask(page);
  expect(rendered).toHaveLength(0);
  await ask("/1");
  expect(rendered).toHaveLength(1);
  answer = (_, response) => reply(response, 200, SHARED, Buffer.alloc(9_000_000));
  await ask("/too-large");
  expect(store.bytes).toBeLessThanOrEqual(8_000_000);
});
