import { insertWithdrawal } from "@/lib/data/withdrawal";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { typed, typedJson } from "../typed";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

it("lists confirmed withdrawals only", async () => {
  expect(await typed(["withdrawals"])).toEqual({ code: 0, out: "", err: "There are no withdrawals yet.\n" });
  const declared = {
    name: "Asha Menon",
    email: "asha@example.com",
    orderNumber: "1-1126",
    orderId: null,
    items: "The stole\nand the cushion",
    createdAt: new Date("2030-03-15T20:00:00Z"),
    confirmedAt: null,
  };
  await insertWithdrawal("nila-loom", { ...declared, id: "draft" });
  expect((await typed(["withdrawals"])).out).toBe("");
  await insertWithdrawal("nila-loom", { ...declared, id: "sent", confirmedAt: new Date("2030-03-15T20:20:30Z") });
  expect((await typed(["withdrawals"])).out).toBe(
    "Confirmed         Order   Known          Name        E-mail            Items\n" +
      "2030-03-16 01:50  1-1126  no such order  Asha Menon  asha@example.com  The stole and the cushion\n",
  );
  expect(await typedJson(["withdrawals"])).toMatchObject({
    total: 1,
    page: 1,
    list: [{ _id: "sent", order_id: null }],
  });
});
