import { Secret, TOTP } from "otpauth";
import { findSession, listSessions } from "@/lib/data/staff/sessions";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { staffMembers, staffSessions } from "@/lib/database/schema/staff";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { isProven } from "@/lib/domain/staff/member";
import { hashToken } from "@/lib/server/tokens";
import { addMember, inviteFirstOwner, resetMember } from "@/lib/workflows/staff/members";
import { draftSecondFactor, turnOffSecondFactor, turnOnSecondFactor } from "@/lib/workflows/staff/second-factor";
import { beginDeskSession, openDesk } from "@/lib/workflows/staff/sessions";
import { choosePassword, proveByPassword, signInToDesk } from "@/lib/workflows/staff/sign-in";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { messagesTo } from "@/tests/support/shopper";

useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom");
  await insertStore("silk-shop");
});
beforeEach(async () => {
  await getDatabase().delete(staffMembers);
  await getDatabase().delete(rateLimits);
});

const PASSWORD = "madder and indigo on a line";
const BROWSER = { device: "Firefox on Linux", address: "198.51.100.7" };
const NOW = new Date("2030-03-15T10:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

async function aVisit({ name = "Asha", storeId = "nila-loom" } = {}) {
  const added = await addMember(storeId, OWNER_TOKEN_ACTOR, { name, role: "owner" }, NOW);
  if (!added.ok) throw new Error(added.code);
  const { member, link } = added.value;
  const { session } = await beginDeskSession(member, BROWSER, NOW);
  const visit = await findSession(hashToken(session), NOW);
  if (!visit) throw new Error("no session");
  return { ...visit, secret: session, link: new URL(link).hash.slice(1) };
}

async function withPassword(email = "asha@example.com") {
  const visit = await aVisit();
  expect(await choosePassword(visit, { email, password: PASSWORD })).toEqual({ ok: true, value: null });
  return visit;
}

async function withSecondFactor(email?: string) {
  const visit = await withPassword(email);
  const { secret } = await draftSecondFactor(visit.member, "Nila Loom");
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const codeAt = (at: Date) => totp.generate({ timestamp: at.getTime() });
  const turnedOn = await turnOnSecondFactor(visit.member, codeAt(NOW), NOW);
  if (!turnedOn.ok) throw new Error(turnedOn.code);
  return { visit, codeAt, codes: turnedOn.value };
}

const signIn = (given: { email?: string; password?: string; code?: string; storeId?: string }, at = NOW) =>
  signInToDesk(given.storeId ?? "nila-loom", { email: "asha@example.com", password: PASSWORD, ...given }, BROWSER, at);

it("opens the desk by password, in its own store only", async () => {
  await withPassword();
  expect(await signIn({})).toMatchObject({ ok: true, value: { member: { name: "Asha" } } });
  for (const wrong of [{ password: "something else" }, { email: "bina@example.com" }, { storeId: "silk-shop" }])
    expect(await signIn(wrong)).toMatchObject({ ok: false, code: "credentials_wrong" });
});

it("opens nothing for somebody without a password", async () => {
  await addMember("nila-loom", OWNER_TOKEN_ACTOR, { name: "Bina", role: "editor", email: "asha@example.com" }, NOW);
  for (const password of ["", "null", PASSWORD])
    expect(await signIn({ password })).toMatchObject({ ok: false, code: "credentials_wrong" });
});

it.each([
  ["short", "password_too_short"],
  ["password123", "password_common"],
  ["asha-asha-asha", "password_like_you"],
])("does not take the password %s", async (password, code) => {
  const visit = await aVisit();
  const chosen = await choosePassword(visit, { email: "asha@example.com", password });
  expect(chosen).toMatchObject({ ok: false, code });
});

it("closes the desk in the other browsers when the password changes, and keeps this one", async () => {
  const visit = await withPassword();
  await signIn({});
  expect(await listSessions(visit.member, NOW)).toHaveLength(2);
  await choosePassword(visit, { email: "asha@example.com", password: `${PASSWORD} again` });
  expect(await listSessions(visit.member, NOW)).toMatchObject([{ id: visit.session.id }]);
});

it("forgets the sessions that have ended when a new one begins, and no other", async () => {
  const visit = await withPassword();
  const count = () => getDatabase().$count(staffSessions);
  await signIn({}, later(12 * 3_600));
  expect(await count()).toBe(2);
  await signIn({}, later(25 * 3_600));
  expect(await count()).toBe(2);
  expect(await findSession(hashToken(visit.secret), later(25 * 3_600))).toBeNull();
});

it("gives an address to one person of a store, even if two ask at once", async () => {
  const visits = [await aVisit({ name: "Asha" }), await aVisit({ name: "Bina" })];
  const chosen = await Promise.all(
    visits.map((visit) => choosePassword(visit, { email: "desk@example.com", password: PASSWORD })),
  );
  expect(chosen.map((result) => (result.ok ? "done" : result.code)).sort()).toEqual(["done", "staff_email_taken"]);
  const elsewhere = await aVisit({ storeId: "silk-shop" });
  const there = await choosePassword(elsewhere, { email: "desk@example.com", password: PASSWORD });
  expect(there).toMatchObject({ ok: true });
});

it("asks for the second factor, and takes each code once", async () => {
  const { codeAt } = await withSecondFactor();
  expect(await signIn({})).toMatchObject({ ok: false, code: "second_factor_needed" });
  const wrong = { ok: false, code: "second_factor_wrong" };
  // The code with which it was turned on was used up by that.
  expect(await signIn({ code: codeAt(NOW) })).toMatchObject(wrong);
  const code = codeAt(later(30));
  const twice = await Promise.all(
    [1, 2, 3].map(() => signIn({ code: ` ${code.slice(0, 3)} ${code.slice(3)}` }, later(30))),
  );
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await signIn({ code: codeAt(later(90)) }, later(60))).toMatchObject({ ok: true });
  expect(await signIn({ code: codeAt(later(200)) }, later(300))).toMatchObject(wrong);
});

it("takes each recovery code once, however it is typed", async () => {
  const { codes } = await withSecondFactor();
  expect(new Set(codes).size).toBe(10);
  const [first = "", second = ""] = codes;
  expect(first).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/);
  expect(await signIn({ code: first })).toMatchObject({ ok: true });
  expect(await signIn({ code: first })).toMatchObject({ ok: false, code: "second_factor_wrong" });
  expect(await signIn({ code: second.toLowerCase().replaceAll("-", " ") })).toMatchObject({ ok: true });
});

it("asks for the second factor of a link, too, without using the link up", async () => {
  const { visit, codeAt } = await withSecondFactor();
  const open = (code: string, at = NOW) => openDesk({ link: visit.link, code }, BROWSER, at);
  expect(await open("")).toMatchObject({ ok: false, code: "second_factor_needed" });
  expect(await open("000000")).toMatchObject({ ok: false, code: "second_factor_wrong" });
  expect(await open(codeAt(later(30)), later(30))).toMatchObject({ ok: true });
  expect(await open(codeAt(later(60)), later(60))).toMatchObject({ ok: false, code: "staff_link_over" });
});

it("lets nobody guess code after code, nor password after password", async () => {
  const { codeAt } = await withSecondFactor();
  const tries = [];
  for (let count = 0; count < 11; count += 1) tries.push(await signIn({ code: "000000" }));
  expect(tries.at(9)).toMatchObject({ code: "second_factor_wrong" });
  expect(tries.at(10)).toMatchObject({ code: "too_many_attempts" });
  expect(await signIn({ code: codeAt(later(30)) }, later(30))).toMatchObject({ code: "too_many_attempts" });
  expect(await signIn({ code: codeAt(later(1_000)) }, later(1_000))).toMatchObject({ ok: true });
});

it("turns a second factor on only with a code of the app, and off without a trace", async () => {
  const visit = await withPassword();
  expect(await turnOnSecondFactor(visit.member, "123456", NOW)).toMatchObject({ code: "second_factor_wrong" });
  await draftSecondFactor(visit.member, "Nila Loom");
  expect(await signIn({})).toMatchObject({ ok: true });
  const { visit: other } = await withSecondFactor("bina@example.com");
  await turnOffSecondFactor(other.member);
  expect(await signIn({ email: "bina@example.com" })).toMatchObject({ ok: true });
});

it("proves by password and code who sits at an open desk, for a quarter of an hour", async () => {
  const { visit, codeAt } = await withSecondFactor();
  const prove = (password: string, code: string) => proveByPassword(visit, { password, code }, later(3_600));
  const isProvenAt = async (at: Date) => {
    const found = await findSession(hashToken(visit.secret), at);
    return found !== null && isProven(found.session, at);
  };
  expect(await isProvenAt(later(16 * 60))).toBe(false);
  expect(await prove("wrong", codeAt(later(3_600)))).toMatchObject({ code: "password_wrong" });
  expect(await prove(PASSWORD, "")).toMatchObject({ code: "second_factor_needed" });
  expect(await prove(PASSWORD, codeAt(later(3_600)))).toEqual({ ok: true, value: null });
  expect(await isProvenAt(later(3_600 + 14 * 60))).toBe(true);
  expect(await isProvenAt(later(3_600 + 16 * 60))).toBe(false);
});

it("lets somebody begin again who has lost their phone", async () => {
  const { visit } = await withSecondFactor();
  const reset = await resetMember("nila-loom", OWNER_TOKEN_ACTOR, visit.member.id, NOW);
  if (!reset.ok) throw new Error(reset.code);
  expect(await findSession(hashToken(visit.secret), NOW)).toBeNull();
  const link = new URL(reset.value.link).hash.slice(1);
  expect(await openDesk({ link }, BROWSER, NOW)).toMatchObject({ ok: true });
});

it("mails the link of an invitation", async () => {
  const invited = { name: "Mina", role: "editor", email: "mina@example.com" } as const;
  const added = await addMember("nila-loom", OWNER_TOKEN_ACTOR, invited, NOW);
  if (!added.ok) throw new Error(added.code);
  const [mail] = await messagesTo("mina@example.com");
  expect(mail).toMatchObject({ template: "staff_invitation", content: { name: "Mina", link: added.value.link } });
  const again = await addMember("nila-loom", OWNER_TOKEN_ACTOR, invited, NOW);
  expect(again).toMatchObject({ ok: false, code: "staff_email_taken" });
});

it("makes a link for the first owner until somebody has come in", async () => {
  const secretOf = (path: string | null) => path?.split("#")[1] ?? "";
  const first = secretOf(await inviteFirstOwner("nila-loom", NOW));
  const second = secretOf(await inviteFirstOwner("nila-loom", NOW));
  expect(await openDesk({ link: first }, BROWSER, NOW)).toMatchObject({ code: "staff_link_over" });
  expect(await openDesk({ link: second }, BROWSER, NOW)).toMatchObject({
    ok: true,
    value: { member: { role: "owner" } },
  });
  expect(await inviteFirstOwner("nila-loom", NOW)).toBeNull();
});
