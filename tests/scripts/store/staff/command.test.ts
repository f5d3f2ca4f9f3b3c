import { staffAnswerSchema } from "@/lib/contracts/staff/members";
import { apiTokensAnswerSchema } from "@/lib/contracts/staff/tokens";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { typed, typedJson } from "../typed";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

it("creates, lists and ends tokens", async () => {
  expect(await typed(["tokens"])).toEqual({ code: 0, out: "", err: "There are no tokens yet.\n" });
  const created = await typed(["tokens", "create", "Packing table", "--role", "fulfilment"]);
  expect(created.out).toMatch(/^shop_[\w-]{43}\n$/);
  expect(created.err).toBe("Keep it now: only its hash is stored, so it is not shown again.\n");
  await typed(["tokens", "create", "Printer", "--right", "orders.read", "store.read", "--days", "30"]);

  const { list } = apiTokensAnswerSchema.parse(await typedJson(["tokens"]));
  expect(list).toMatchObject([
    { name: "Packing table", expires_on: null, last_used_on: null },
    { name: "Printer", rights: ["store.read", "orders.read"] },
  ]);
  const shown = await typed(["tokens"]);
  expect(shown.out).toMatch(/Packing table\s+never\s+never\s+fulfilment/);
  expect(shown.out).toMatch(/Printer\s+\d{4}-\d\d-\d\d\s+never\s+store.read, orders.read/);

  expect((await typed(["tokens", "end", list[0]?._id ?? ""])).out).toBe('The token "Packing table" has ended.\n');
  expect((await typed(["tokens", "end", list[0]?._id ?? ""])).err).toContain("There is no such token.");
});

it("asks what a token may do", async () => {
  const refused = await typed(["tokens", "create", "Nothing"]);
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining("--role or --right") });
});

it("logs what commands change while no shop is running", async () => {
  await typed(["status", "inactive"]);
  await typed(["tokens", "end", "none"]);
  expect(await typedJson(["log", "--search", "setStatus"])).toMatchObject({
    total: 1,
    list: [
      {
        by: "command",
        address: "",
        target: "store",
        target_id: "nila-loom",
        outcome: "done",
        changes: [{ field: "status", before: "active", after: "inactive" }],
      },
    ],
  });
  const shown = await typed(["log"]);
  expect(shown.out).toMatch(/command\s+setStatus\s+store nila-loom\s+done\s+status: "active" → "inactive"/);
  expect(shown.out).toMatch(/endApiToken\s+api token \S+\s+refused/);
  expect((await typed(["log", "--search", "nowhere"])).err).toBe("No entry matches.\n");
});

it("lets people in, and lets them in no longer", async () => {
  expect((await typed(["staff"])).err).toBe("There is nobody yet.\n");
  const added = await typed(["staff", "add", "Asha Menon", "--role", "fulfilment"]);
  expect(added.out).toMatch(/\/desk\/enter#[\w-]{43}\n$/);
  expect(added.err).toContain("It opens the desk for Asha Menon once, within 24 hours.");
  const { list } = staffAnswerSchema.parse(await typedJson(["staff"]));
  expect(list).toMatchObject([{ name: "Asha Menon", role: "fulfilment", sessions: 0 }]);
  const id = list[0]?._id ?? "";
  expect((await typed(["staff"])).out).toMatch(/Asha Menon\s+fulfilment\s+\d{4}-\d\d-\d\d\s+no\s+0/);
  expect((await typed(["staff", "link", id])).out).not.toBe(added.out);
  const reset = await typed(["staff", "reset", id]);
  expect(reset.out).toMatch(/\/desk\/enter#[\w-]{43}\n$/);
  expect(reset.err).toContain("Their second factor, passkeys and sessions have ended.");
  expect((await typed(["staff", "add", "Mina", "--email", "no address"])).err).toContain(
    "It must be an e-mail address.",
  );
  expect((await typed(["staff", "end", id])).out).toBe("Asha Menon is not let in any more.\n");
  expect((await typed(["staff", "end", id])).err).toContain("There is nobody with this id.");
});
