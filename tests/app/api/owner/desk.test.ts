import { DELETE as closeDesk, POST as openDesk, GET as showSession } from "@/app/api/desk/session/route";
import { POST as confirm } from "@/app/api/owner/orders/[order_id]/confirm/route";
import { GET as listOrders } from "@/app/api/owner/orders/route";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { ROLES } from "@/lib/domain/staff/right";
import { addMember } from "@/lib/workflows/staff/members";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

const HERE = { host: "shop.example", origin: "https://shop.example", "content-type": "application/json" };
type Handler = (request: Request, context?: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Asked = { method: string; body?: unknown; cookie?: string; headers?: Record<string, string>; query?: string };

function ask(handler: Handler, { method, body, cookie = "", headers = HERE, query = "" }: Asked) {
  const request = new Request(`https://shop.example/api/owner/x${query}`, {
    method,
    headers: { ...headers, "x-forwarded-proto": "https", ...(cookie && { cookie }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return handler(request, { params: Promise.resolve({ order_id: "no-such-order" }) });
}
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];

async function aLink() {
  const added = await addMember("nila-loom", OWNER_TOKEN_ACTOR, { name: "Asha", role: "fulfilment" });
  if (!added.ok) throw new Error(added.code);
  return new URL(added.value.link).hash.slice(1);
}

async function atTheDesk() {
  const answer = await ask(openDesk, { method: "POST", body: { link: await aLink() } });
  expect(answer.status).toBe(200);
  return answer.headers.get("set-cookie") ?? "";
}

it("opens the desk with a cookie that no script reads and no other site sends", async () => {
  const cookie = await atTheDesk();
  expect(cookie).toMatch(/^__Host-desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const answer = await ask(showSession, { method: "GET", cookie });
  expect(await answer.json()).toEqual({
    caller: { name: "Asha", store_id: "nila-loom", rights: expect.arrayContaining(ROLES.fulfilment) },
  });
  expect(await (await ask(showSession, { method: "GET" })).json()).toEqual({ caller: null });
});

it("lets no other site open the desk or write at it", async () => {
  const cookie = await atTheDesk();
  const link = await aLink();
  const foreign: Record<string, string>[] = [
    { ...HERE, origin: "https://evil.example" },
    { ...HERE, "sec-fetch-site": "same-site" },
    { host: HERE.host, "content-type": "application/json" },
    { ...HERE, "content-type": "application/x-www-form-urlencoded" },
  ];
  for (const headers of foreign) {
    const refused = [403, "cross_site_refused"];
    expect(await codeOf(await ask(openDesk, { method: "POST", body: { link }, headers }))).toEqual(refused);
    expect(await codeOf(await ask(confirm, { method: "POST", cookie, body: {}, headers }))).toEqual(refused);
  }
  expect(await codeOf(await ask(confirm, { method: "POST", cookie, body: {} }))).toEqual([404, "order_unknown"]);
});

it("reaches its own store only", async () => {
  const cookie = await atTheDesk();
  const answer = await ask(listOrders, { method: "GET", cookie, query: "?store_id=silk-shop" });
  expect(await codeOf(answer)).toEqual([403, "store_not_allowed"]);
});

it("closes the desk, in the browser and in the shop", async () => {
  const cookie = await atTheDesk();
  const closed = await ask(closeDesk, { method: "DELETE", cookie });
  expect(closed.headers.get("set-cookie")).toMatch(/^__Host-desk=; Max-Age=0/);
  expect(await codeOf(await ask(listOrders, { method: "GET", cookie }))).toEqual([401, "desk_closed"]);
  expect(await codeOf(await ask(listOrders, { method: "GET" }))).toEqual([401, "owner_token_wrong"]);
});

it("does not let anybody try link after link", async () => {
  const headers = { ...HERE, "x-forwarded-for": "198.51.100.44" };
  const tries = [];
  for (let count = 0; count < 11; count += 1)
    tries.push(await codeOf(await ask(openDesk, { method: "POST", body: { link: "A".repeat(43) }, headers })));
  expect(tries.slice(0, 10)).toEqual(Array(10).fill([401, "staff_link_over"]));
  expect(tries[10]).toEqual([429, "too_many_attempts"]);
});
