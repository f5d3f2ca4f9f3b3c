import { generateKeyPairSync } from "node:crypto";
import { listPasskeys } from "@/lib/data/staff/passkeys";
import { findSession } from "@/lib/data/staff/sessions";
import { getDatabase } from "@/lib/database/connection";
import { staffMembers } from "@/lib/database/schema/staff";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { isProven } from "@/lib/domain/staff/member";
import { hashToken } from "@/lib/server/tokens";
import { addMember } from "@/lib/workflows/staff/members";
import {
  addPasskey,
  passkeyOptions,
  passkeyProofOptions,
  passkeySignInOptions,
  proveByPasskey,
  signInByPasskey,
} from "@/lib/workflows/staff/passkeys";
import { beginDeskSession } from "@/lib/workflows/staff/sessions";
import { insertStore } from "@/tests/factories/store-row";
import { anAuthenticator } from "@/tests/support/authenticator";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom");
  await insertStore("silk-shop");
});
beforeEach(() => getDatabase().delete(staffMembers));

const SITE = { origin: "https://shop.example", host: "shop.example", storeName: "Nila Loom" };
const BROWSER = { device: "Chrome on Android", address: "198.51.100.7" };
const NOW = new Date("2030-03-15T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

async function aVisit(name = "Asha") {
  const added = await addMember("nila-loom", OWNER_TOKEN_ACTOR, { name, role: "owner" }, NOW);
  if (!added.ok) throw new Error(added.code);
  const { session } = await beginDeskSession(added.value.member, BROWSER, NOW);
  const visit = await findSession(hashToken(session), NOW);
  if (!visit) throw new Error("no session");
  return { ...visit, secret: session };
}

async function withPasskey(name?: string) {
  const visit = await aVisit(name);
  const phone = anAuthenticator();
  const { challenge } = await passkeyOptions(visit, SITE);
  const added = await addPasskey(visit, { credential: phone.made(challenge, SITE), name: "Phone" }, SITE, NOW);
  expect(added).toEqual({ ok: true, value: null });
  return { visit, phone };
}

async function signInChallenge(storeId = "nila-loom", now = NOW) {
  const options = await passkeySignInOptions(storeId, SITE, BROWSER, now);
  if (!options.ok) throw new Error(options.code);
  return options.value.challenge;
}

const REFUSED = { ok: false, code: "passkey_refused" };

it("opens the desk with a passkey that was added there", async () => {
  const { visit, phone } = await withPasskey();
  const signed = phone.signature(await signInChallenge(), SITE);
  const opened = await signInByPasskey("nila-loom", signed, SITE, BROWSER, later(1));
  expect(opened).toMatchObject({ ok: true, value: { member: { id: visit.member.id, name: "Asha" } } });
  expect(await listPasskeys(visit.member)).toMatchObject([{ name: "Phone", lastUsedAt: later(1) }]);
});

it("takes each challenge once, and none that is old or made up", async () => {
  const { phone } = await withPasskey();
  const signed = phone.signature(await signInChallenge(), SITE);
  const twice = await Promise.all([1, 2].map(() => signInByPasskey("nila-loom", signed, SITE, BROWSER, NOW)));
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  const old = phone.signature(await signInChallenge(), SITE);
  expect(await signInByPasskey("nila-loom", old, SITE, BROWSER, later(6))).toMatchObject(REFUSED);
  const madeUp = phone.signature(Buffer.alloc(32, 7).toString("base64url"), SITE);
  expect(await signInByPasskey("nila-loom", madeUp, SITE, BROWSER, NOW)).toMatchObject(REFUSED);
});

it("refuses what another key, another site or another store has signed, or nobody with a finger", async () => {
  const { phone } = await withPasskey();
  const { privateKey: key } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const evil = { origin: "https://evil.example", host: "evil.example" };
  const attempts = [
    phone.signature(await signInChallenge(), SITE, { key }),
    phone.signature(await signInChallenge(), evil),
    phone.signature(await signInChallenge(), { ...SITE, origin: evil.origin }),
    phone.signature(await signInChallenge(), SITE, { isVerified: false }),
    anAuthenticator().signature(await signInChallenge(), SITE),
    phone.signature(await signInChallenge("silk-shop"), SITE),
  ];
  for (const signed of attempts)
    expect(await signInByPasskey("nila-loom", signed, SITE, BROWSER, NOW)).toMatchObject(REFUSED);
  const elsewhere = phone.signature(await signInChallenge("silk-shop"), SITE);
  expect(await signInByPasskey("silk-shop", elsewhere, SITE, BROWSER, NOW)).toMatchObject(REFUSED);
});

it("notices a copy of a passkey by its count", async () => {
  const { phone } = await withPasskey();
  const signIn = async (count: number) =>
    signInByPasskey("nila-loom", phone.signature(await signInChallenge(), SITE, { count }), SITE, BROWSER, NOW);
  expect(await signIn(5)).toMatchObject({ ok: true });
  expect(await signIn(5)).toMatchObject(REFUSED);
  expect(await signIn(6)).toMatchObject({ ok: true });
});

it("proves with one's own passkey who sits at an open desk, and with no other", async () => {
  const { visit, phone } = await withPasskey();
  const { phone: foreign } = await withPasskey("Bina");
  const sign = async (key: typeof phone) => {
    const { challenge } = await passkeyProofOptions(visit, SITE);
    return key.signature(challenge, SITE);
  };
  expect(await proveByPasskey(visit, await sign(foreign), SITE, later(60))).toMatchObject(REFUSED);
  const signed = await sign(phone);
  expect(await proveByPasskey(visit, signed, SITE, later(60))).toEqual({ ok: true, value: null });
  expect(await proveByPasskey(visit, signed, SITE, later(60))).toMatchObject(REFUSED);
  const after = await findSession(hashToken(visit.secret), later(74));
  expect(after && isProven(after.session, later(74))).toBe(true);
  expect(after && isProven(after.session, later(76))).toBe(false);
});

it("adds no passkey without the challenge of this browser", async () => {
  const visit = await aVisit();
  const phone = anAuthenticator();
  const add = (challenge: string) =>
    addPasskey(visit, { credential: phone.made(challenge, SITE), name: "Phone" }, SITE, NOW);
  expect(await add("made-up")).toMatchObject(REFUSED);
  const { challenge } = await passkeyOptions(visit, SITE);
  expect(await add(`${challenge.slice(0, -2)}AA`)).toMatchObject(REFUSED);
  // A wrong attempt has used the challenge up.
  expect(await add(challenge)).toMatchObject(REFUSED);
  expect(await listPasskeys(visit.member)).toEqual([]);
});
