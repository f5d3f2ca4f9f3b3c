import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { insertOrder } from "@/lib/data/order/orders";
import { insertPersonalFile } from "@/lib/data/personalization/files";
import { insertReturn } from "@/lib/data/return/returns";
import { getDatabase } from "@/lib/database/connection";
import type { OrderReturn } from "@/lib/domain/return/return";
import { anExchange, anOrder, aReturn } from "@/tests/factories/order";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { typed, typedJson } from "../typed";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

const returns = (...words: string[]) => typed(["returns", ...words]);
const ASKED = new Date("2030-03-15T20:20:30Z");

async function asked(id: string, more: Partial<OrderReturn> = {}) {
  const order = anOrder({ id: `of-${id}`, number: `${id}-1126`, status: "delivered", invoiceNumber: null });
  await insertOrder("nila-loom", order, ASKED, getDatabase());
  const returned = aReturn({ id, orderId: order.id, reason: "Too wide", note: "By a hand", askedAt: ASKED, ...more });
  await insertReturn("nila-loom", returned, getDatabase());
}

it("lists returns, shows one, approves and receives it", async () => {
  expect(await returns()).toEqual({ code: 0, out: "", err: "There are no returns yet.\n" });
  await asked("one");
  expect((await returns("--status", "asked")).out).toBe(
    "Return  Date              Order     Status  Items\n" + "one     2030-03-16 01:50  one-1126  asked   1 × Stole\n",
  );
  expect((await returns("show", "one")).out).toMatch(/Reason +Too wide\nNote +By a hand\nWish +the money\n/);
  expect((await returns("receive", "one")).err).toMatch("does not wait for its parcel");
  expect((await returns("approve", "one", "--answer", "Gladly.")).out).toMatch(/Status +approved/);
  expect((await returns("approve", "one")).err).toMatch("was answered before");
  expect((await returns("receive", "one", "--to", "by-hand")).out).toMatch(/Refund +₹1,000, done/);
  expect(await typedJson(["returns"])).toMatchObject({ total: 1, page: 1, list: [{ _id: "one", status: "received" }] });
});

it("records what arrived damaged", async () => {
  await asked("two");
  await returns("approve", "two");
  const { out } = await returns("receive", "two", "--damaged", "--answer", "It was worn.");
  expect(out).toMatch(/Status +rejected/);
  expect(out).not.toMatch("Refund");
});

it("shows what is exchanged, and saves the picture", async () => {
  const picture = { id: "photo", content: Buffer.from("a picture") };
  await insertPersonalFile("nila-loom", { kind: "anonymous", anonymousId: "someone" }, picture);
  const exchange = anExchange({ options: ["L"], difference: 20_000 });
  await asked("three", { pictureId: "photo", items: [{ position: 0, quantity: 100, exchange }] });
  const { out } = await returns("show", "three");
  expect(out).toMatch(/In exchange +Stole: L \(₹200 more\)/);
  expect(out).not.toMatch("Wish");
  const folder = mkdtempSync(path.join(os.tmpdir(), "return-picture-"));
  const file = path.join(folder, "damage.webp");
  expect((await returns("picture", "three", file)).out).toBe(`Wrote ${file}.\n`);
  expect(readFileSync(file, "utf8")).toBe("a picture");
  rmSync(folder, { recursive: true });
});

it("says that there is no picture", async () => {
  await asked("four");
  expect(await returns("picture", "four")).toMatchObject({ code: 1, err: expect.stringContaining("sent no picture") });
});

it.each([
  [["show"]],
  [["approve"]],
  [["receive", "a", "--damaged", "--to", "by-hand"]],
  [["receive", "a", "--to", "the-moon"]],
  [["--status", "open"]],
])("refuses returns %j", async (words) => {
  expect((await returns(...words)).code).toBe(2);
});
