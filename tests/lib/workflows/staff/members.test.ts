import { eq } from "drizzle-orm";
import { listMembers } from "@/lib/data/staff/members";
import { getDatabase } from "@/lib/database/connection";
import { staffLinks, staffMembers, staffSessions } from "@/lib/database/schema/staff";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { ROLES, type Role } from "@/lib/domain/staff/right";
import { addMember, removeMember, renewLink } from "@/lib/workflows/staff/members";
import { actorOfMember, closeDesk, findVisit, openDesk as openWith } from "@/lib/workflows/staff/sessions";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));
beforeEach(() => getDatabase().delete(staffMembers));

const NOW = new Date("2030-03-15T10:00:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60_000);
const BROWSER = { device: "Firefox on Linux", address: "198.51.100.7" };
const openDesk = (link: string, at: Date) => openWith({ link }, BROWSER, at);
async function actorOfSession(session: string, at: Date) {
  const visit = await findVisit(session, at);
  return visit && actorOfMember(visit.member);
}
const secretOf = (link: string) => new URL(link).hash.slice(1);

async function invited(role: Role = "fulfilment") {
  const added = await addMember("nila-loom", OWNER_TOKEN_ACTOR, { name: "Asha", role }, NOW);
  if (!added.ok) throw new Error(added.code);
  return { id: added.value.member.id, link: added.value.link, secret: secretOf(added.value.link) };
}

async function atTheDesk(role?: Role) {
  const { id, secret } = await invited(role);
  const opened = await openDesk(secret, NOW);
  if (!opened.ok) throw new Error(opened.code);
  return { id, session: opened.value.session };
}

it("opens the desk by a link, once, with the rights of the role", async () => {
  const { link, secret } = await invited();
  expect(link).toMatch(/^https?:\/\/[^#]+\/desk\/enter#[\w-]{43}$/);
  const opened = await openDesk(secret, later(23));
  expect(opened).toMatchObject({ ok: true, value: { member: { name: "Asha" } } });
  expect(await openDesk(secret, later(23))).toMatchObject({ ok: false, code: "staff_link_over" });
  if (!opened.ok) throw new Error(opened.code);
  expect(await actorOfSession(opened.value.session, later(24))).toEqual({
    kind: "member",
    name: "Asha",
    storeId: "nila-loom",
    rights: ROLES.fulfilment,
  });
});

it("lets two browsers that open a link at once in only once", async () => {
  const { secret } = await invited();
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDesk(secret, NOW)));
  expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
});

it("opens nothing by a link that is old, replaced or unknown", async () => {
  const { id, secret } = await invited();
  const over = { ok: false, code: "staff_link_over" };
  expect(await openDesk(secret, later(25))).toMatchObject(over);
  const fresh = await invited();
  const renewed = await renewLink("nila-loom", OWNER_TOKEN_ACTOR, fresh.id, NOW);
  expect(await openDesk(fresh.secret, NOW)).toMatchObject(over);
  expect(await openDesk("A".repeat(43), NOW)).toMatchObject(over);
  expect(renewed.ok && (await openDesk(secretOf(renewed.value.link), NOW))).toMatchObject({ ok: true });
  expect(await renewLink("silk-shop", OWNER_TOKEN_ACTOR, id)).toMatchObject({ code: "store_unknown" });
});

it("keeps only hashes of links and sessions", async () => {
  const { secret } = await invited();
  const { session } = await atTheDesk();
  const database = getDatabase();
  const kept = JSON.stringify([await database.select().from(staffLinks), await database.select().from(staffSessions)]);
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain(session);
});

it("ends a session a day after its last use, and thirty after it began", async () => {
  const { session } = await atTheDesk();
  for (let day = 1; day <= 30; day += 1) expect(await actorOfSession(session, later(day * 24))).not.toBeNull();
  expect(await actorOfSession(session, later(30 * 24 + 1))).toBeNull();
  const unused = await atTheDesk();
  expect(await actorOfSession(unused.session, later(25))).toBeNull();
});

it("closes the desk in one browser, and all of somebody's at once", async () => {
  const { id, session } = await atTheDesk();
  const renewed = await renewLink("nila-loom", OWNER_TOKEN_ACTOR, id, NOW);
  const phone = renewed.ok ? await openDesk(secretOf(renewed.value.link), NOW) : null;
  expect(await listMembers("nila-loom")).toMatchObject([{ name: "Asha", role: "fulfilment", sessions: 2 }]);
  await closeDesk(session);
  expect(await actorOfSession(session, NOW)).toBeNull();
  if (!phone?.ok) throw new Error("not opened");
  expect(await actorOfSession(phone.value.session, NOW)).not.toBeNull();
  expect(await removeMember("silk-shop", id)).toMatchObject({ code: "staff_member_unknown" });
  expect(await removeMember("nila-loom", id)).toMatchObject({ ok: true });
  expect(await actorOfSession(phone.value.session, NOW)).toBeNull();
});

it("gives nobody a role, or a link, that may do more", async () => {
  const manager = { rights: ROLES.manager };
  const refused = { ok: false, code: "right_missing" };
  expect(await addMember("nila-loom", manager, { name: "Bina", role: "owner" })).toMatchObject(refused);
  expect(await addMember("nila-loom", manager, { name: "Bina", role: "editor" })).toMatchObject({ ok: true });
  const { id } = await invited("owner");
  expect(await renewLink("nila-loom", manager, id)).toMatchObject(refused);
});

it("gives nobody rights by a role that this version does not know", async () => {
  const { id, session } = await atTheDesk();
  await getDatabase().update(staffMembers).set({ role: "emperor" }).where(eq(staffMembers.id, id));
  expect(await actorOfSession(session, NOW)).toBeNull();
});
