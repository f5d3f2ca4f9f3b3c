import { storesAnswerSchema } from "@/lib/contracts/store/owner-calls";
import { openDirectShop } from "@/scripts/store/direct-shop";
import { aStoreAnswer } from "@/tests/factories/store-answer";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { typed, typedJson } from "../typed";

useTestDatabase();

it("lists the stores, closes one and changes where it lives", async () => {
  expect(await typed(["list"])).toEqual({ code: 0, out: "", err: expect.stringContaining("There is no store yet.") });
  await insertStore("nila-loom", { name: "Nila Loom", domains: ["nila.example"] });
  expect((await typed(["status", "inactive"])).out).toBe(
    "The store is inactive now: it is closed (store nila-loom, directly in the database).\n",
  );
  expect((await typed(["list"])).out).toBe(
    "Store      Status    Products  Name       Hosts\nnila-loom  inactive         0  Nila Loom  nila.example\n",
  );
  expect(await typedJson(["set", "origin", "https://nila.example"])).toEqual({
    store_id: "nila-loom",
    origin: "https://nila.example",
  });
  expect(storesAnswerSchema.parse(await typedJson(["list"])).stores).toHaveLength(1);
});

it("lists the payment methods, and says why some are not offered", async () => {
  jest.spyOn(console, "warn").mockReturnValue(undefined);
  const { store_details } = aStoreAnswer();
  const payment_types = [{ name: "Barter" }, { name: "UPI" }];
  await insertStore("paid", { details: { ...store_details, payment_types } });
  expect(await typed(["payments", "--store", "paid"], { shop: await openDirectShop("paid") })).toEqual({
    code: 0,
    out:
      "Payment  State\n" +
      "Barter   not offered: the shop does not know a payment method of this name\n" +
      "UPI      not offered: a setting of its account is missing in store.json\n",
    err: "Warning: shoppers are offered no payment method, so they cannot order.\n",
  });
  jest.restoreAllMocks();
});
