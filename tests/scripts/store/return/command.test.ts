import { insertOrder } from "@/lib/data/order/orders";
import { insertReturn } from "@/lib/data/return/returns";
import { getDatabase } from "@/lib/database/connection";
import { anOrder, aReturn } from "@/tests/factories/order";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { typed, typedJson } from "../typed";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

const returns = (...words: string[]) => typed(["returns", ...words]);
const ASKED = new Date("2030-03-15T20:20:30Z");

async function asked(id: string) {
  const order = anOrder({ id: `of-${id}`, number: `${id}-1126`, status: "delivered", invoiceNumber: null });
  await insertOrder("nila-loom", order, ASKED, getDatabase());
  const returned = aReturn({ id, orderId: order.id, reason: "Too wide", note: "By a hand", askedAt: ASKED });
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
  expect((await returns("refuse", "one")).err).toMatch("approved or refused before");
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

it.each([
  [["show"]],
  [["approve"]],
  [["receive", "a", "--damaged", "--to", "by-hand"]],
  [["receive", "a", "--to", "the-moon"]],
  [["--status", "open"]],
])("refuses returns %j", async (words) => {
  expect((await returns(...words)).code).toBe(2);
});
