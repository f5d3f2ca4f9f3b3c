import { GET as openApi } from "@/app/api/openapi.json/route";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { RIGHTS, ROLE_NAMES, ROLES, type Role } from "@/lib/domain/staff/right";
import { ownerToken } from "@/lib/server/owner-token";
import { createApiToken } from "@/lib/workflows/staff/api-tokens";
import { useTestDatabase } from "../../../support/database";
import { aVisitor } from "../../../support/shopper";
import { handlerOf, insertShopForEveryCall } from "../every-call-shop";

useTestDatabase();
beforeAll(insertShopForEveryCall);

type Operation = { tags: string[]; "x-right"?: string };
/** All calls of the owner, as the document describes them. */
async function ownerCalls() {
  const { paths } = await openApi().json();
  return Object.entries<Record<string, Operation>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { tags }]) => tags.includes("owner"))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, right: operation["x-right"] ?? "" })),
  );
}
type OwnerCall = Awaited<ReturnType<typeof ownerCalls>>[number];

async function tokenOf(role: Role, storeId = "nila-loom") {
  const created = await createApiToken(storeId, OWNER_TOKEN_ACTOR, { name: role, rights: ROLES[role], days: null });
  if (!created.ok) throw new Error(created.code);
  return created.value.secret;
}

/** The code of the refusal; empty if the caller was let in, whatever the call said then. */
async function refusalOf({ method, path }: OwnerCall, token: string, query = "") {
  const shopper = await aVisitor();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await shopper.ask(await handlerOf(path, method), { method, path: `${path}${query}`, headers });
  return [401, 403].includes(answer.status) ? ((await answer.json()).code as string) : "";
}

it("names a right for each call of the owner, and uses all of them", async () => {
  const calls = await ownerCalls();
  expect(calls.length).toBeGreaterThan(60);
  const needed = new Set(calls.map(({ right }) => right));
  expect([...needed].sort()).toEqual([...RIGHTS, "deployment"].sort());
});

it.each(ROLE_NAMES)("lets a %s do what the role has the right to, and nothing else", async (role) => {
  const token = await tokenOf(role);
  const rights: readonly string[] = ROLES[role];
  for (const call of await ownerCalls()) {
    const expected = rights.includes(call.right) ? "" : "right_missing";
    expect({ call, refusal: await refusalOf(call, token) }).toEqual({ call, refusal: expected });
  }
});

it("lets no token of a store reach another one, whatever it names and however", async () => {
  const token = await tokenOf("owner");
  for (const call of await ownerCalls()) {
    for (const query of ["?store_id=silk-shop", "?store_id=nila-loom&store_id=silk-shop", "?store_id=NILA-LOOM"]) {
      const refusal = await refusalOf(call, token, query);
      expect({ call, query, refusal }).toEqual({ call, query, refusal: "store_not_allowed" });
    }
  }
});

it("lets a token of another store do nothing in this one", async () => {
  const token = await tokenOf("owner", "silk-shop");
  for (const call of await ownerCalls())
    expect({ call, refusal: await refusalOf(call, token, "?store_id=nila-loom") }).toEqual({
      call,
      refusal: "store_not_allowed",
    });
});

it("lets the owner token do everything", async () => {
  const token = await ownerToken();
  for (const call of await ownerCalls())
    expect({ call, refusal: await refusalOf(call, token) }).toEqual({ call, refusal: "" });
});

it("lets those who only count stock change no price", async () => {
  const token = await tokenOf("fulfilment");
  const patch = await handlerOf("/api/owner/products", "PATCH");
  const ask = async (body: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await (await aVisitor()).ask(patch, { method: "PATCH", path: "/api/owner/products", headers, body });
    return [answer.status, (await answer.json()).code];
  };
  expect(await ask({ sku: "NOBODY-HAS-THIS", stock: 3 })).toEqual([404, "sku_unknown"]);
  expect(await ask({ sku: "NOBODY-HAS-THIS", stock: 3, price: 1 })).toEqual([403, "right_missing"]);
  expect(await ask({ sku: "NOBODY-HAS-THIS", status: "draft" })).toEqual([403, "right_missing"]);
});
