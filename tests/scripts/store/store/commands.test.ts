import { storesAnswerSchema } from "@/lib/contracts/store/owner-calls";
import { logStoreProblems } from "@/lib/workflows/store/problems";
import { openDirectShop } from "@/scripts/store/direct-shop";
import { insertCheckoutStore } from "@/tests/factories/checkout-store";
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

describe("what is wrong with the settings of a store", () => {
  const details = { type: "restaurant_based", sub_type: "quot", company_details: {} };
  const texts = [
    'There is no feature "prodct_search"; it switches nothing. docs/switches.md lists the features.',
    'Stores of type "restaurant_based" are not served; it sells as order_based.',
    'It takes orders: sub_type is "quot", but only stores of type quot_based take quotations.',
    "Mails about orders go nowhere: the company has no e-mail address.",
    "Mails about cancellations go nowhere: the company has no e-mail address.",
    "Mails about enquiries go nowhere: the company has no e-mail address.",
    "Shoppers have to accept its terms, but it has no page terms-and-conditions.",
    "Nobody can order: it has no shipping method, no delivery slots and no branch for pickup.",
  ];
  const features = ["prodct_search", "vendors", "terms_acceptance", "prodct_search"];
  beforeAll(async () => {
    await insertStore("broken", { details: aStoreAnswer(details).store_details, features });
    await insertCheckoutStore("sound", { details: { company_details: { email: "shop@example.com" } } });
  });
  beforeEach(() => void jest.spyOn(console, "warn").mockReturnValue(undefined));
  afterEach(() => jest.restoreAllMocks());

  it("is listed, each once", async () => {
    const shop = await openDirectShop("broken");
    const err = "";
    expect(await typed(["check", "--store", "broken"], { shop })).toEqual({
      code: 0,
      out: `${texts.join("\n")}\n`,
      err,
    });
  });
  it("is nothing in a sound store", async () => {
    const out = "Nothing is wrong with the settings of the store.\n";
    const shop = await openDirectShop("sound");
    expect(await typed(["check", "--store", "sound"], { shop })).toEqual({ code: 0, out, err: "" });
  });
  it("is told when the shop is opened, and not when it is closed", async () => {
    const shop = await openDirectShop("broken");
    const told = texts.map((text) => `Warning: ${text}\n`).join("");
    expect((await typed(["status", "active", "--store", "broken"], { shop })).err).toBe(told);
    expect((await typed(["status", "inactive", "--store", "broken"], { shop })).err).toBe("");
  });
  it("is logged when the shop starts, once", async () => {
    await logStoreProblems("broken");
    await logStoreProblems("broken");
    const lines = jest.mocked(console.warn).mock.calls.flat();
    const told = lines.filter((line) => String(line).startsWith("The store broken has a setting to mend: "));
    expect(told).toHaveLength(new Set(told).size);
    expect(told).toContain(
      "The store broken has a setting to mend: nothing_delivered. `npm run store -- check` says more.",
    );
  });
});
