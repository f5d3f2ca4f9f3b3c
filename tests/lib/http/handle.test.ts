import { z } from "zod";
import { type Call, defineCall } from "@/lib/contracts/api/call";
import type { RefusalCode } from "@/lib/contracts/api/refusals";
import { fail } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();

const TOKEN = "a-token-of-the-owner";
process.env.OWNER_TOKEN = TOKEN;

const address = "http://localhost/api/owner/greeting";
const post = (body: BodyInit, headers: Record<string, string> = { "content-type": "application/json" }) =>
  new Request(address, { method: "POST", body, headers: { authorization: `Bearer ${TOKEN}`, ...headers } });

const ownerCall = defineCall({
  method: "POST",
  path: "/api/owner/greeting",
  caller: "owner",
  right: "store.read",
  summary: "Greets",
  answer: z.unknown(),
});
const withBody = <Body extends z.ZodType>(body: Body): Call<"owner", z.ZodUndefined, z.ZodUndefined, Body, never> => ({
  ...ownerCall,
  body,
});

const greet = handle(withBody(z.object({ names: z.array(z.string().min(1)) })), async ({ body }) => ({
  ok: true,
  value: { greeted: body.names },
}));

it("answers, and forbids caching the answer", async () => {
  const response = await greet(post('{"names":["Nila"]}'));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({ greeted: ["Nila"] });
});

it.each([
  ["a wrong value", '{"names":["Nila",""]}', [{ path: "names.1", code: "too_small" }]],
  ["a missing value", "{}", [{ path: "names", code: "invalid_type" }]],
  ["an incomplete body", '{"names":[', [{ path: "", code: "json_broken" }]],
  ["no body", "", [{ path: "", code: "json_broken" }]],
])("says which part of the request is invalid: %s", async (_case, body, errors) => {
  const response = await greet(post(body));
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toEqual({
    type: "about:blank",
    title: "Request invalid",
    status: 400,
    code: "request_invalid",
    errors,
  });
});

it("reads only JSON, and no more of it than the call allows", async () => {
  expect((await greet(post("names=Nila", { "content-type": "application/x-www-form-urlencoded" }))).status).toBe(415);
  expect((await greet(post(JSON.stringify({ names: ["x".repeat(100_000)] })))).status).toBe(413);
});

it("reads characters that are split between two chunks", async () => {
  const bytes = new TextEncoder().encode('{"names":["நிலா"]}');
  const pieces = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 12));
      controller.enqueue(bytes.slice(12));
      controller.close();
    },
  });
  const headers = { "content-type": "application/json; charset=utf-8", authorization: `Bearer ${TOKEN}` };
  const request = new Request(address, { method: "POST", body: pieces, headers, duplex: "half" } as RequestInit);
  expect(await (await greet(request)).json()).toEqual({ greeted: ["நிலா"] });
});

it("validates the parameters in the address", async () => {
  const call = defineCall({
    ...ownerCall,
    path: "/api/owner/greetings/{name}",
    params: z.object({ name: z.string().max(20) }),
    query: z.object({ page: z.coerce.number().int().min(1) }),
  });
  const page = handle(call, async ({ params, query }) => ({ ok: true, value: { ...params, ...query } }));
  const ask = (query: string, name = "Nila") =>
    page(new Request(`${address}${query}`, { headers: { authorization: `Bearer ${TOKEN}` } }), {
      params: Promise.resolve({ name }),
    });
  expect(await (await ask("?page=2&other=x")).json()).toEqual({ name: "Nila", page: 2 });
  expect((await ask("?page=0")).status).toBe(400);
  expect((await ask("?page=2", "x".repeat(21))).status).toBe(400);
});

it("reports a refusal by its code, with the right status", async () => {
  const refuse = <const Code extends RefusalCode>(code: Code, field?: string) => {
    const call = defineCall({ ...ownerCall, refusals: [code] });
    return handle(call, async () => ({ ok: false, code, ...(field && { field }) }))(post(""));
  };
  const unknown = await refuse("store_unknown", "store_id");
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({
    code: "store_unknown",
    errors: [{ path: "store_id", code: "store_unknown" }],
  });
  expect((await refuse("quantity_below_minimum")).status).toBe(422);
  const limited = defineCall({ ...ownerCall, refusals: ["too_many_attempts"] });
  const tooMany = await handle(limited, async () => ({
    ok: false,
    code: "too_many_attempts",
    retryAfterSeconds: 30,
  }))(post(""));
  expect([tooMany.status, tooMany.headers.get("retry-after")]).toEqual([429, "30"]);
});

it("does not compile if a handler refuses with a code that its call does not declare", async () => {
  const call = defineCall({ ...ownerCall, refusals: ["order_unknown"] });
  // @ts-expect-error: the call declares only "order_unknown".
  const stray = handle(call, async () => ({ ok: false, code: "order_not_open" }));
  expect((await stray(post(""))).status).toBe(422);
  // @ts-expect-error: there is no such code.
  defineCall({ ...ownerCall, refusals: ["order_misplaced"] });
});

it("does not compile if a call declares a code that its handler never returns", async () => {
  const call = defineCall({ ...ownerCall, refusals: ["order_unknown", "order_not_open"] });
  // @ts-expect-error: "order_not_open" is never returned.
  const narrow = handle(call, async () => ({ ok: false, code: "order_unknown" }));
  expect((await narrow(post(""))).status).toBe(404);
  const exact = handle(call, async ({ request }) => fail(request.body ? "order_unknown" : "order_not_open"));
  expect((await exact(post(""))).status).toBe(404);
});

it("lets a fault through, so that it is logged", async () => {
  const broken = handle(ownerCall, async () => {
    throw new Error("no database");
  });
  await expect(broken(post(""))).rejects.toThrow("no database");
});

describe("calls of the owner", () => {
  let calls = 0;
  const close = handle(withBody(z.object({})), async () => {
    calls += 1;
    return { ok: true, value: {} };
  });
  const ownerRequest = (authorization?: string) =>
    close(
      new Request(address, {
        method: "POST",
        body: "{}",
        headers: { "content-type": "application/json", ...(authorization && { authorization }) },
      }),
    );

  it.each([undefined, "Bearer ", "Bearer wrong", `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, TOKEN])(
    "are refused to a caller with %j",
    async (authorization) => {
      const response = await ownerRequest(authorization);
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
      expect(await response.json()).toMatchObject({ code: "owner_token_wrong" });
      expect(calls).toBe(0);
    },
  );
  it("are open to a caller with the token", async () => {
    expect((await ownerRequest(`Bearer ${TOKEN}`)).status).toBe(200);
    expect(calls).toBe(1);
  });
});
