import { getDatabase } from "@/lib/database/connection";
import { staffMembers } from "@/lib/database/schema/staff";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { ROLES, type Role } from "@/lib/domain/staff/right";
import { addMember, updateMember } from "@/lib/workflows/staff/members";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom");
  await insertStore("silk-shop");
});
beforeEach(() => getDatabase().delete(staffMembers));

async function aMember(role: Role, storeId = "nila-loom"): Promise<string> {
  const added = await addMember(storeId, OWNER_TOKEN_ACTOR, { name: role, role });
  if (!added.ok) throw new Error(added.code);
  return added.value.member.id;
}
const as = (role: Role) => ({ rights: ROLES[role] });
const rolesNow = async () => (await getDatabase().select().from(staffMembers)).map(({ role }) => role).sort();

it("changes a name and a role", async () => {
  await aMember("owner");
  const id = await aMember("fulfilment");
  expect(await updateMember("nila-loom", as("owner"), id, { name: "Mina" })).toMatchObject({
    ok: true,
    value: { name: "Mina", role: "fulfilment" },
  });
  await updateMember("nila-loom", as("owner"), id, { role: "manager" });
  expect(await rolesNow()).toEqual(["manager", "owner"]);
});

it.each([
  ["gives more than the caller has", "manager", "fulfilment", "owner", "right_missing"],
  ["takes from somebody who may do more", "manager", "owner", "editor", "right_missing"],
  ["leaves no owner", "owner", "owner", "manager", "staff_last_owner"],
] as const)("refuses what %s", async (_name, caller, role, next, code) => {
  const id = await aMember(role);
  expect(await updateMember("nila-loom", as(caller), id, { role: next })).toMatchObject({ ok: false, code });
  expect(await rolesNow()).toEqual([role]);
});

it("reaches nobody of another store", async () => {
  const id = await aMember("fulfilment", "silk-shop");
  expect(await updateMember("nila-loom", as("owner"), id, { name: "X" })).toMatchObject({
    code: "staff_member_unknown",
  });
});

it("leaves an owner, although two demote each other at once", async () => {
  const [one, two] = [await aMember("owner"), await aMember("owner")];
  const both = [one, two].map((id) => updateMember("nila-loom", as("owner"), id, { role: "editor" }));
  const codes = (await Promise.all(both)).map((done) => (done.ok ? "done" : done.code)).sort();
  expect(codes).toEqual(["done", "staff_last_owner"]);
  expect(await rolesNow()).toEqual(["editor", "owner"]);
});
