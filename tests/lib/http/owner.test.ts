import { refuseOwner } from "@/lib/http/owner";
import { clock } from "@/lib/server/clock";
import { useTestDatabase } from "@/tests/support/database";

const TOKEN = "a-token-of-the-owner";
process.env.OWNER_TOKEN = TOKEN;

useTestDatabase();
afterEach(() => jest.restoreAllMocks());

const ask = (token: string, network: string) =>
  refuseOwner(
    new Request("http://localhost/api/owner/orders", {
      headers: { authorization: `Bearer ${token}`, "x-forwarded-for": network },
    }),
  );

it("refuses any token from a network that has tried ten wrong ones, for a quarter of an hour", async () => {
  const attempts = Array.from({ length: 12 }, (_, index) => ask(`guess-${index}`, "198.51.100.1"));
  const codes = (await Promise.all(attempts)).map((refusal) => refusal?.code);
  expect(codes.filter((code) => code === "owner_token_wrong")).toHaveLength(10);
  expect(codes.filter((code) => code === "too_many_attempts")).toHaveLength(2);

  const refused = await ask(TOKEN, "198.51.100.1");
  expect(refused).toMatchObject({ code: "too_many_attempts" });
  expect(refused?.retryAfterSeconds).toBeGreaterThan(890);
  expect(await ask(TOKEN, "198.51.100.2")).toBeNull();

  jest.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + 901_000));
  expect(await ask(TOKEN, "198.51.100.1")).toBeNull();
});

it("does not count right tokens", async () => {
  for (let call = 0; call < 20; call += 1) expect(await ask(TOKEN, "198.51.100.3")).toBeNull();
  expect(await ask("wrong", "198.51.100.3")).toMatchObject({ code: "owner_token_wrong" });
});
