import { listOtherStores } from "@/lib/data/staff/persons";
import { getDatabase } from "@/lib/database/connection";
import { staffMembers } from "@/lib/database/schema/staff";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import type { Invited } from "@/lib/workflows/staff/members";
import { addMember, renewLink, resetMember } from "@/lib/workflows/staff/members";
import { joinOtherStore, leadToOtherStore } from "@/lib/workflows/staff/other-stores";
import { findVisit, openDesk } from "@/lib/workflows/staff/sessions";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
useTestDatabase();
beforeAll(async () => {
  for (const id of ["nila-loom", "silk-shop", "toy-shop"]) await insertStore(id);
});
beforeEach(() => getDatabase().delete(staffMembers));

const NOW = new Date("2030-03-15T10:00:00Z");
const BROWSER = { device: "Firefox", address: "198.51.100.7" };

async function invited(storeId: string, name = "Asha"): Promise<Invited> {
  const added = await addMember(storeId, OWNER_TOKEN_ACTOR, { name, role: "owner" }, NOW);
  if (!added.ok) throw new Error(added.code);
  return added.value;
}
const secretOf = (link: string) => link.split("#")[1] ?? "";
const join = (caller: Invited, other: Invited, now = NOW) =>
  joinOtherStore(caller.member, { link: secretOf(other.link), code: "" }, now);
const storesOf = async ({ member }: Invited) =>
  (await listOtherStores(member)).map(({ member: { storeId } }) => storeId);

it("leads from one desk to the other, whose session reaches only its own store", async () => {
  const [weaver, silk, toys] = [await invited("nila-loom"), await invited("silk-shop"), await invited("toy-shop")];
  expect(await join(weaver, silk)).toMatchObject({ ok: true });
  expect(await join(toys, { ...silk, link: await again(silk) })).toMatchObject({ ok: true });
  expect((await storesOf(weaver)).sort()).toEqual(["silk-shop", "toy-shop"]);
  expect((await storesOf(toys)).sort()).toEqual(["nila-loom", "silk-shop"]);
  const led = await leadToOtherStore(weaver.member, "toy-shop", NOW);
  if (!led.ok) throw new Error(led.code);
  const opened = await openDesk({ link: secretOf(led.value) }, BROWSER, NOW);
  if (!opened.ok) throw new Error(opened.code);
  expect(opened.value.member).toMatchObject({ storeId: "toy-shop", id: toys.member.id });
  expect((await findVisit(opened.value.session, NOW))?.member.storeId).toBe("toy-shop");
});

async function again({ member }: Invited) {
  const renewed = await renewLink(member.storeId, OWNER_TOKEN_ACTOR, member.id, NOW);
  if (!renewed.ok) throw new Error(renewed.code);
  return renewed.value.link;
}

it("leads nowhere else, and not for longer than a minute", async () => {
  const [weaver, silk] = [await invited("nila-loom"), await invited("silk-shop")];
  await invited("toy-shop");
  await join(weaver, silk);
  expect(await leadToOtherStore(weaver.member, "toy-shop", NOW)).toMatchObject({ code: "store_unknown" });
  expect(await leadToOtherStore(weaver.member, "nila-loom", NOW)).toMatchObject({ code: "store_unknown" });
  const led = await leadToOtherStore(weaver.member, "silk-shop", NOW);
  if (!led.ok) throw new Error(led.code);
  const later = new Date(NOW.getTime() + 61_000);
  expect(await openDesk({ link: secretOf(led.value) }, BROWSER, later)).toMatchObject({ code: "staff_link_over" });
});

it("takes a link once, and none of the same store", async () => {
  const [weaver, silk] = [await invited("nila-loom"), await invited("silk-shop")];
  const colleague = await invited("nila-loom", "Mina");
  expect(await join(weaver, colleague)).toMatchObject({ code: "staff_store_own" });
  expect(await join(weaver, silk)).toMatchObject({ ok: true });
  expect(await join(colleague, silk)).toMatchObject({ code: "staff_link_over" });
  expect(await storesOf(colleague)).toEqual([]);
});

it("separates a member who begins again, and joins nobody by their e-mail address", async () => {
  const [weaver, silk] = [await invited("nila-loom"), await invited("silk-shop")];
  await getDatabase().update(staffMembers).set({ email: "asha@example.com" });
  expect(await storesOf(weaver)).toEqual([]);
  await join(weaver, silk);
  await resetMember("silk-shop", OWNER_TOKEN_ACTOR, silk.member.id, NOW);
  expect(await storesOf(weaver)).toEqual([]);
  expect(await leadToOtherStore(weaver.member, "silk-shop", NOW)).toMatchObject({ code: "store_unknown" });
});
