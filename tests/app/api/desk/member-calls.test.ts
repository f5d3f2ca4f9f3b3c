import { CALLS } from "@/lib/contracts/api/calls";
import { getDatabase } from "@/lib/database/connection";
import { auditEntries, staffMembers, staffSessions } from "@/lib/database/schema/staff";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { clock } from "@/lib/server/clock";
import { addMember, inviteFirstOwner } from "@/lib/workflows/staff/members";
import { beginDeskSession } from "@/lib/workflows/staff/sessions";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { handlerOf } from "../every-call-shop";

process.env.STORE_ID = "nila-loom";
useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

const HERE = { host: "shop.example", origin: "https://shop.example", "content-type": "application/json" };
const MEMBER_CALLS = CALLS.filter(({ caller }) => caller === "member");
const named = (calls: typeof CALLS) => calls.map((call) => [`${call.method} ${call.path}`, call] as const);

async function aSession() {
  const added = await addMember("nila-loom", OWNER_TOKEN_ACTOR, { name: "Asha", role: "owner" });
  if (!added.ok) throw new Error(added.code);
  const { session } = await beginDeskSession(added.value.member, { device: "", address: "" }, clock.now());
  return `__Host-desk=${session}`;
}

async function ask({ method, path }: (typeof CALLS)[number], headers: Record<string, string>, body: object = {}) {
  const handler = await handlerOf(path, method);
  const request = new Request(`https://shop.example${path}`, {
    method,
    headers: { ...HERE, "x-forwarded-proto": "https", ...headers },
    ...(method !== "GET" && { body: JSON.stringify(body) }),
  });
  const names = [
    "passkey_id",
    "session_id",
    "order_id",
    "member_id",
    "token_id",
    "customer_id",
    "store_id",
    "return_id",
  ];
  const params = Promise.resolve(Object.fromEntries(names.map((name) => [name, "x"])));
  const answer = await handler(request, { params });
  return [answer.status, ((await answer.json()) as { code?: string }).code];
}

it.each(named(MEMBER_CALLS))("lets only those in who have the desk open: %s", async (_name, call) => {
  expect(await ask(call, {})).toEqual([401, "desk_closed"]);
  expect(await ask(call, { cookie: `__Host-desk=${"A".repeat(43)}` })).toEqual([401, "desk_closed"]);
});

it.each(named(MEMBER_CALLS.filter(({ method }) => method !== "GET")))(
  "takes no write from another site: %s",
  async (_name, call) => {
    const cookie = await aSession();
    expect(await ask(call, { cookie, origin: "https://evil.example" })).toEqual([403, "cross_site_refused"]);
    expect(await ask(call, { cookie, "sec-fetch-site": "cross-site" })).toEqual([403, "cross_site_refused"]);
  },
);

const PROVEN_CALLS = CALLS.filter(({ needsProof }) => needsProof);

it("asks for a proof before all that changes who may come in, and before money leaves", () => {
  const open = CALLS.filter(({ right, method }) => method !== "GET" && /^(?:staff|tokens)\.write$/.test(right ?? ""));
  expect(open.filter(({ needsProof }) => !needsProof)).toEqual([]);
  const names = PROVEN_CALLS.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual(
    expect.arrayContaining(["POST /api/owner/orders/{order_id}/refunds", "POST /api/owner/gift-cards"]),
  );
});

it.each(named(PROVEN_CALLS))("asks again who is there after a quarter of an hour: %s", async (_name, call) => {
  const cookie = await aSession();
  expect(await ask(call, { cookie })).not.toEqual([403, "desk_proof_needed"]);
  await getDatabase()
    .update(staffSessions)
    .set({ provenAt: new Date(clock.now().getTime() - 16 * 60_000) });
  expect(await ask(call, { cookie })).toEqual([403, "desk_proof_needed"]);
});

it("tells no password, code or secret to the audit log", async () => {
  const cookie = await aSession();
  const call = CALLS.find(({ path }) => path === "/api/desk/account/password");
  if (!call) throw new Error("no such call");
  const body = { email: "asha@example.com", password: "madder and indigo on a line" };
  expect(await ask(call, { cookie }, body)).toEqual([200, undefined]);
  const entries = await getDatabase().select().from(auditEntries);
  expect(JSON.stringify(entries)).toContain("asha@example.com");
  expect(JSON.stringify(entries)).not.toContain("madder");
});

it("prints no more link to the desk once somebody has come in, also after they have closed it", async () => {
  await getDatabase().delete(staffMembers);
  await insertStore("silk-shop");
  const path = await inviteFirstOwner("silk-shop");
  const call = (method: string) => CALLS.find((each) => each.path === "/api/desk/session" && each.method === method);
  const [open, close] = [call("POST"), call("DELETE")];
  if (!open || !close) throw new Error("no such call");
  const handler = await handlerOf(open.path, "POST");
  const body = JSON.stringify({ link: path?.split("#")[1] });
  const headers = { ...HERE, "x-forwarded-proto": "https" };
  const answer = await handler(new Request("https://shop.example/api/desk/session", { method: "POST", headers, body }));
  const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
  expect(await ask(close, { cookie })).toEqual([200, undefined]);
  expect(await getDatabase().$count(staffSessions)).toBe(0);
  expect(await inviteFirstOwner("silk-shop")).toBeNull();
});
