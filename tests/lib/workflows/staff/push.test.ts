import { createECDH, type ECDH, randomBytes } from "node:crypto";
import { HttpResponse, http } from "msw";
import { findPushBrowser, listPushBrowsers, savePushBrowser } from "@/lib/data/staff/push-browsers";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { staffMembers } from "@/lib/database/schema/staff";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import type { StaffMember } from "@/lib/domain/staff/member";
import { MAX_PUSH_BROWSERS } from "@/lib/domain/staff/push-browser";
import type { Role } from "@/lib/domain/staff/right";
import { pushPublicKey } from "@/lib/integrations/web-push";
import { deliverOutbox } from "@/lib/workflows/outbox/deliver";
import { tellBrowsers } from "@/lib/workflows/outbox/tell-shop";
import { addMember, resetMember } from "@/lib/workflows/staff/members";
import { insertStore } from "@/tests/factories/store-row";
import { server } from "@/tests/mocks/server";
import { useTestDatabase } from "@/tests/support/database";

type Decrypt = (body: Buffer, options: { version: string; privateKey: ECDH; authSecret: string }) => Buffer;
// The package has no types.
const { decrypt } = jest.requireActual<{ decrypt: Decrypt }>("http_ece");

useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom");
  await insertStore("silk-shop");
});
beforeEach(async () => {
  for (const table of [staffMembers, outboxMessages]) await getDatabase().delete(table);
});

const NOW = new Date("2030-03-15T10:00:00Z");
const WEB_PUSH_KEY = Buffer.alloc(32, 7).toString("base64");

async function aMember(role: Role, storeId = "nila-loom"): Promise<StaffMember> {
  const added = await addMember(storeId, OWNER_TOKEN_ACTOR, { name: role, role });
  if (!added.ok) throw new Error(added.code);
  return added.value.member;
}

/** A browser that takes notices, and can read those sent to it. */
async function aBrowser(member: StaffMember, name: string, at = NOW) {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  const secret = randomBytes(16).toString("base64url");
  const browser = { id: name, endpoint: `https://push.example/${name}`, publicKey, secret, device: "Firefox" };
  await savePushBrowser(member, browser, at);
  const read = (body: ArrayBuffer): unknown =>
    JSON.parse(decrypt(Buffer.from(body), { version: "aes128gcm", privateKey: pair, authSecret: secret }).toString());
  return { ...browser, read };
}

const tell = (storeId = "nila-loom") =>
  tellBrowsers(
    storeId,
    "orders",
    { template: "new_order_notice", content: { number: "NL-1 A", amount: "₹4,300" } },
    NOW,
    getDatabase(),
  );
const deliver = (settings: { WEB_PUSH_KEY?: string } = { WEB_PUSH_KEY }) =>
  deliverOutbox({ now: () => NOW, settings: { DATA_DIR: "none", ...settings } });

/** The push service; every browser has an address there. */
function pushService(status = 201) {
  const requests: { url: string; headers: Headers; body: ArrayBuffer }[] = [];
  server.use(
    http.post("https://push.example/:name", async ({ request }) => {
      requests.push({ url: request.url, headers: request.headers, body: await request.arrayBuffer() });
      return new HttpResponse(null, { status });
    }),
  );
  return requests;
}

it("sends a notice that only its browser can read, signed by the shop", async () => {
  const browser = await aBrowser(await aMember("fulfilment"), "phone");
  const requests = pushService();
  await tell();
  expect(await deliver()).toEqual({ sent: 1, postponed: 0, failed: 0 });
  const [request] = requests;
  if (!request) throw new Error("nothing sent");
  expect(Buffer.from(request.body).includes("NL-1")).toBe(false);
  expect(browser.read(request.body)).toEqual({
    title: "New order NL-1 A",
    body: "₹4,300 · Nila Loom",
    path: "/desk/orders/NL-1%20A",
  });
  expect(request.headers.get("ttl")).toBe("86400");
  const [, token = "", key] = /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
  expect(key).toBe(pushPublicKey(WEB_PUSH_KEY));
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  expect(claims).toMatchObject({ aud: "https://push.example", sub: expect.stringMatching(/^mailto:[^@]+@/) });
});

it("tells those who may read orders, in this store only", async () => {
  await aBrowser(await aMember("owner"), "owner");
  await aBrowser(await aMember("fulfilment"), "packer");
  await aBrowser(await aMember("editor"), "editor");
  await aBrowser(await aMember("owner", "silk-shop"), "other");
  const requests = pushService();
  await tell();
  await deliver();
  expect(requests.map(({ url }) => url).sort()).toEqual(["https://push.example/owner", "https://push.example/packer"]);
});

it("belongs to whoever turned it on last in this browser", async () => {
  const first = await aMember("owner");
  const second = await aMember("fulfilment");
  await aBrowser(first, "shared");
  await savePushBrowser(
    second,
    { ...(await aBrowser(first, "again")), id: "new", endpoint: "https://push.example/shared" },
    NOW,
  );
  expect((await listPushBrowsers(first)).map(({ endpoint }) => endpoint)).toEqual(["https://push.example/again"]);
  expect(await listPushBrowsers(second)).toHaveLength(1);
});

it("keeps the latest browsers of one person, and none once a phone is lost", async () => {
  const member = await aMember("owner");
  for (let number = 0; number <= MAX_PUSH_BROWSERS; number += 1) {
    await aBrowser(member, `browser-${number}`, new Date(NOW.getTime() + number));
  }
  const kept = await listPushBrowsers(member);
  expect(kept).toHaveLength(MAX_PUSH_BROWSERS);
  expect(kept[0]?.id).toBe("browser-1");
  await resetMember("nila-loom", OWNER_TOKEN_ACTOR, member.id);
  expect(await listPushBrowsers(member)).toEqual([]);
});

it.each([
  { status: 404, outcome: "failed", isKept: false },
  { status: 410, outcome: "failed", isKept: false },
  { status: 400, outcome: "failed", isKept: true },
  { status: 429, outcome: "postponed", isKept: true },
  { status: 503, outcome: "postponed", isKept: true },
])("is $outcome after $status, and the browser is kept: $isKept", async ({ status, outcome, isKept }) => {
  const log = jest.spyOn(console, "error").mockImplementation();
  await aBrowser(await aMember("owner"), "phone");
  pushService(status);
  await tell();
  expect(await deliver()).toMatchObject({ [outcome]: 1 });
  expect((await findPushBrowser("nila-loom", "phone", getDatabase())) !== null).toBe(isKept);
  log.mockRestore();
});

it.each(["https://127.0.0.1/x", "https://10.0.0.7/x", "https://169.254.169.254/latest"])(
  "sends nothing into a private network: %s",
  async (endpoint) => {
    const member = await aMember("owner");
    await savePushBrowser(member, { ...(await aBrowser(member, "phone")), id: "p", endpoint }, NOW);
    pushService();
    await tell();
    expect(await deliver()).toEqual({ sent: 1, postponed: 1, failed: 0 });
  },
);

it("needs a key", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  await aBrowser(await aMember("owner"), "phone");
  await tell();
  expect(await deliver({})).toMatchObject({ failed: 1 });
  log.mockRestore();
});

it("forgets a browser whose key is none", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const member = await aMember("owner");
  const broken = { ...(await aBrowser(member, "phone")), publicKey: "B".repeat(87) };
  await savePushBrowser(member, broken, NOW);
  const requests = pushService();
  await tell();
  expect(await deliver()).toMatchObject({ failed: 1 });
  expect([requests, await listPushBrowsers(member)]).toEqual([[], []]);
  log.mockRestore();
});
