import { findApiToken, listApiTokens } from "@/lib/data/staff/api-tokens";
import { getDatabase } from "@/lib/database/connection";
import { apiTokens } from "@/lib/database/schema/staff";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { ROLES } from "@/lib/domain/staff/right";
import { hashToken } from "@/lib/server/tokens";
import { actorOfApiToken, createApiToken, endApiToken } from "@/lib/workflows/staff/api-tokens";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
beforeEach(() => getDatabase().delete(apiTokens));

const NOW = new Date("2030-03-15T10:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const given = { name: "Printer", rights: ["orders.read"] as const, days: null };

async function created() {
  const made = await createApiToken("nila-loom", OWNER_TOKEN_ACTOR, given, NOW);
  if (!made.ok) throw new Error(made.code);
  return made.value;
}

it("keeps the hash of a token, not the token", async () => {
  const { token, secret } = await created();
  expect(secret).toMatch(/^shop_[\w-]{43}$/);
  expect(JSON.stringify(await getDatabase().select().from(apiTokens))).not.toContain(secret);
  expect(await findApiToken(hashToken(secret))).toEqual(token);
});

it("gives nobody more than its maker has", async () => {
  const packer = { rights: ROLES.fulfilment };
  expect(await createApiToken("nila-loom", packer, given)).toMatchObject({ ok: true });
  const more = { ...given, rights: ["orders.read", "money.write"] as const };
  expect(await createApiToken("nila-loom", packer, more)).toMatchObject({ ok: false, code: "right_missing" });
  expect(await listApiTokens("nila-loom")).toHaveLength(1);
});

it("notes when a token was used last, once a minute", async () => {
  const { secret } = await created();
  const lastUse = async () => (await listApiTokens("nila-loom"))[0]?.lastUsedAt;
  expect(await lastUse()).toBeNull();
  await actorOfApiToken(secret, NOW);
  await actorOfApiToken(secret, later(59));
  expect(await lastUse()).toEqual(NOW);
  await actorOfApiToken(secret, later(61));
  expect(await lastUse()).toEqual(later(61));
});

it("gives no right that this version does not know", async () => {
  const { secret } = await created();
  await getDatabase()
    .update(apiTokens)
    .set({ rights: ["orders.read", "moon.walk"] });
  expect(await actorOfApiToken(secret, NOW)).toMatchObject({ rights: ["orders.read"] });
});

it("is ended in its own store only", async () => {
  const { token, secret } = await created();
  expect(await endApiToken("silk-shop", token.id)).toMatchObject({ ok: false, code: "api_token_unknown" });
  expect(await actorOfApiToken(secret, NOW)).not.toBeNull();
  expect(await endApiToken("nila-loom", token.id)).toMatchObject({ ok: true, value: { name: "Printer" } });
  expect(await actorOfApiToken(secret, NOW)).toBeNull();
});
