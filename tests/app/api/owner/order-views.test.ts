import { DELETE as removeView } from "@/app/api/owner/order-views/[view_id]/route";
import { GET as listViews, POST as saveView } from "@/app/api/owner/order-views/route";
import { getDatabase } from "@/lib/database/connection";
import { savedViews } from "@/lib/database/schema/staff";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { ROLES } from "@/lib/domain/staff/right";
import { createApiToken } from "@/lib/workflows/staff/api-tokens";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { told } from "@/tests/support/shopper";

process.env.STORE_ID = "nila-loom";
useTestDatabase();
const secrets = new Map<string, string>();
beforeAll(async () => {
  for (const storeId of ["nila-loom", "silk-shop"]) {
    await insertStore(storeId);
    const made = await createApiToken(storeId, OWNER_TOKEN_ACTOR, { name: "x", rights: ROLES.fulfilment, days: null });
    if (!made.ok) throw new Error(made.code);
    secrets.set(storeId, made.value.secret);
  }
});
beforeEach(() => getDatabase().delete(savedViews));

type Handler = typeof listViews | typeof removeView;
async function ask(
  handler: Handler,
  {
    body,
    id = "",
    method = "POST",
    storeId = "nila-loom",
  }: { body?: object; id?: string; method?: string; storeId?: string },
) {
  const request = new Request("http://localhost/api/owner/order-views", {
    method,
    headers: { authorization: `Bearer ${secrets.get(storeId)}`, "content-type": "application/json" },
    ...(method !== "GET" && { body: JSON.stringify(body ?? {}) }),
  });
  return told(await handler(request, { params: Promise.resolve({ view_id: id }) }));
}
const save = (name: string, filter: object) => ask(saveView, { body: { name, filter } });
async function shown(storeId = "nila-loom") {
  const [, answer] = await ask(listViews, { method: "GET", storeId });
  return (answer as { list: { _id: string; name: string; filter: object }[] }).list;
}

it("keeps views for the whole store, by name, and replaces one of the same name", async () => {
  await save("To pack", { status: "confirmed", q: "" });
  await save("Asked", { asked: "cancellation" });
  await save("To pack", { status: "placed", payment: "paid" });
  expect(await shown()).toEqual([
    { _id: expect.any(String), name: "Asked", filter: { asked: "cancellation" } },
    { _id: expect.any(String), name: "To pack", filter: { status: "placed", payment: "paid" } },
  ]);
  expect(await shown("silk-shop")).toEqual([]);
  const [first] = await shown();
  await ask(removeView, { method: "DELETE", id: first?._id ?? "", storeId: "silk-shop" });
  expect(await shown()).toHaveLength(2);
  await ask(removeView, { method: "DELETE", id: first?._id ?? "" });
  expect(await shown()).toMatchObject([{ name: "To pack" }]);
});

it.each([
  ["", {}],
  ["x".repeat(41), {}],
  ["Odd", { status: "stolen" }],
])("refuses a view named %s of %j", async (name, filter) => {
  expect(await save(name, filter)).toEqual([400, "request_invalid"]);
});

it("keeps fifty at most", async () => {
  for (let made = 0; made < 50; made += 1) await save(`View ${made}`, {});
  expect(await save("One more", {})).toEqual([422, "too_many_views"]);
  expect((await save("View 7", { q: "silk" }))[0]).toBe(200);
});
