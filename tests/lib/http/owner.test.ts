import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { ROLES } from "@/lib/domain/staff/right";
import { admitOwner } from "@/lib/http/owner";
import { clock } from "@/lib/server/clock";
import { createApiToken, endApiToken } from "@/lib/workflows/staff/api-tokens";
import { useTestDatabase } from "@/tests/support/database";

const TOKEN = "a-token-of-the-owner";
process.env.OWNER_TOKEN = TOKEN;

useTestDatabase();
afterEach(() => jest.restoreAllMocks());

type Asked = { token: string; network?: string; query?: string; right?: "orders.read" | "money.write" | "deployment" };
const ask = ({ token, network = "198.51.100.9", query = "", right = "orders.read" }: Asked) =>
  admitOwner(
    { method: "GET", right },
    new Request(`http://localhost/api/owner/orders${query}`, {
      headers: { authorization: `Bearer ${token}`, "x-forwarded-for": network },
    }),
  );
const OWNER = { ok: true, value: { actor: OWNER_TOKEN_ACTOR, storeId: "nila-loom" } };

it("refuses any token from a network that has tried ten wrong ones, for a quarter of an hour", async () => {
  const network = "198.51.100.1";
  const attempts = Array.from({ length: 12 }, (_, index) => ask({ token: `guess-${index}`, network }));
  const codes = (await Promise.all(attempts)).map((answer) => (answer.ok ? "" : answer.code));
  expect(codes.filter((code) => code === "owner_token_wrong")).toHaveLength(10);
  expect(codes.filter((code) => code === "too_many_attempts")).toHaveLength(2);

  const refused = await ask({ token: TOKEN, network });
  expect(refused).toMatchObject({ code: "too_many_attempts" });
  expect(!refused.ok && refused.retryAfterSeconds).toBeGreaterThan(890);
  expect(await ask({ token: TOKEN, network: "198.51.100.2" })).toEqual(OWNER);

  jest.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + 901_000));
  expect(await ask({ token: TOKEN, network })).toEqual(OWNER);
});

it("does not count right tokens", async () => {
  const network = "198.51.100.3";
  for (let call = 0; call < 20; call += 1) expect(await ask({ token: TOKEN, network })).toEqual(OWNER);
  expect(await ask({ token: "wrong", network })).toMatchObject({ code: "owner_token_wrong" });
});

describe("the token of a store", () => {
  const make = async (days: number | null = null) => {
    const given = { name: "Packing table", rights: ROLES.fulfilment, days };
    const created = await createApiToken("silk-shop", OWNER_TOKEN_ACTOR, given);
    if (!created.ok) throw new Error(created.code);
    return { id: created.value.token.id, token: created.value.secret };
  };

  it("reaches its own store, named or not, and no other", async () => {
    const { token } = await make();
    const own = { ok: true, value: { storeId: "silk-shop", actor: { kind: "api_token", name: "Packing table" } } };
    expect(await ask({ token })).toMatchObject(own);
    expect(await ask({ token, query: "?store_id=silk-shop" })).toMatchObject(own);
    for (const query of ["?store_id=nila-loom", "?store_id=silk-shop&store_id=nila-loom", "?store_id="])
      expect(await ask({ token, query })).toEqual({ ok: false, code: "store_not_allowed" });
  });

  it("can do what it has the right to", async () => {
    const { token } = await make();
    expect(await ask({ token, right: "money.write" })).toEqual({ ok: false, code: "right_missing" });
    expect(await ask({ token, right: "deployment" })).toEqual({ ok: false, code: "right_missing" });
    expect(await ask({ token: TOKEN, right: "deployment" })).toEqual(OWNER);
  });

  it("ends when it expires, and when it is ended", async () => {
    const { token, id } = await make(30);
    const wrong = { ok: false, code: "owner_token_wrong" };
    jest.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + 31 * 24 * 60 * 60_000));
    expect(await ask({ token })).toEqual(wrong);
    jest.restoreAllMocks();
    expect(await ask({ token })).toMatchObject({ ok: true });
    await endApiToken("silk-shop", id);
    expect(await ask({ token })).toEqual(wrong);
  });
});
