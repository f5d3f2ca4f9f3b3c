import * as fc from "fast-check";
import { POST as postOne, DELETE as remove, PUT as replace } from "@/app/api/account/addresses/[address_id]/route";
import { POST as add, GET as list } from "@/app/api/account/addresses/route";
import type { AddressBody, AddressWire } from "@/lib/contracts/address/calls";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { customerAddresses } from "@/lib/database/schema/customer";
import { MAX_ADDRESSES } from "@/lib/domain/address/address";
import { insertStore } from "../../../factories/store-row";
import { useTestDatabase } from "../../../support/database";
import { aCustomer, type Shopper, told } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

let shopper: Shopper;
let stranger: Shopper;
beforeAll(async () => {
  [shopper, stranger] = [await aCustomer("asha@example.com"), await aCustomer("meera@example.com")];
});
beforeEach(async () => {
  await getDatabase().delete(customerAddresses);
  await getDatabase().delete(rateLimits);
});

function anAddress(changes: Partial<AddressBody> = {}): AddressBody {
  return {
    type: "home",
    name: "asha rao",
    dial_code: "+91",
    mobile: "98765 43210",
    country: "in",
    door_no: "4",
    address: "Weavers Lane",
    city: "Kannur",
    state: "Kerala",
    pincode: "670001",
    ...changes,
  };
}
const addOne = (changes: Partial<AddressBody> = {}, by = shopper) =>
  by.ask(add, { method: "POST", body: anAddress(changes) });
const bookOf = async (by: Shopper): Promise<AddressWire[]> => (await (await by.ask(list)).json()).address_list;

it("normalises an address, and uses the first for billing and shipping", async () => {
  expect((await addOne()).status).toBe(200);
  expect(await bookOf(shopper)).toEqual([
    {
      ...anAddress(),
      _id: expect.any(String),
      name: "Asha Rao",
      mobile: "9876543210",
      country: "IN",
      other_place: "",
      landmark: "",
      lat: null,
      lng: null,
      billing_address: true,
      shipping_address: true,
    },
  ]);
});

it("keeps a name only for addresses of type other", async () => {
  await addOne({ type: "other", other_place: "Amma's house" });
  await addOne({ type: "home", other_place: "Amma's house" });
  expect((await bookOf(shopper)).map(({ other_place }) => other_place).sort()).toEqual(["", "Amma's house"]);
});

it("gives each flag to one address at a time, in any order of changes", async () => {
  const step = fc.record({
    action: fc.constantFrom("add", "replace", "remove"),
    billing_address: fc.boolean(),
    shipping_address: fc.boolean(),
    at: fc.nat({ max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      await getDatabase().delete(customerAddresses);
      for (const { action, at, ...flags } of steps) {
        const book = await bookOf(shopper);
        const address_id = book[at % Math.max(book.length, 1)]?._id ?? "none";
        const asking = { params: { address_id }, body: anAddress(flags) };
        if (action === "add") await addOne(flags);
        else if (action === "replace") await shopper.ask(replace, { method: "PUT", ...asking });
        else await shopper.ask(remove, { method: "DELETE", params: { address_id } });
      }
      const book = await bookOf(shopper);
      expect(book.filter(({ billing_address }) => billing_address).length).toBeLessThanOrEqual(1);
      expect(book.filter(({ shipping_address }) => shipping_address).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 15 },
  );
}, 60_000);

it("holds twenty addresses, even when many are added at once", async () => {
  const answers = await Promise.all(Array.from({ length: MAX_ADDRESSES + 4 }, () => addOne({ billing_address: true })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_ADDRESSES);
  expect(await told(await addOne())).toEqual([422, "addresses_full"]);
  const book = await bookOf(shopper);
  expect(book).toHaveLength(MAX_ADDRESSES);
  expect(book.filter(({ billing_address }) => billing_address)).toHaveLength(1);
}, 30_000);

it("is private: other customers do not know its ids", async () => {
  await addOne();
  const [mine] = await bookOf(shopper);
  const params = { address_id: mine?._id ?? "" };
  const changed = await stranger.ask(replace, { method: "PUT", params, body: anAddress({ city: "Elsewhere" }) });
  const removed = await stranger.ask(remove, { method: "DELETE", params });
  expect([await told(changed), await told(removed)]).toEqual([
    [404, "address_unknown"],
    [404, "address_unknown"],
  ]);
  expect(await bookOf(stranger)).toEqual([]);
  expect(await bookOf(shopper)).toEqual([mine]);
});

it.each<[Partial<AddressBody>, string]>([
  [{ address: "" }, "address_needed"],
  [{ mobile: "12" }, "mobile_invalid"],
  [{ country: "XX" }, "country_invalid"],
  [{ city: "" }, "city_needed"],
  [{ state: "Bavaria" }, "state_unknown"],
  [{ pincode: "6700" }, "pincode_invalid"],
  [{ pincode: "560001" }, "pincode_of_other_state"],
])("refuses %j as %s", async (fault, code) => {
  expect(await told(await addOne(fault))).toEqual([422, code]);
});
it.each<[Partial<AddressBody>, string, string]>([
  [{ name: " " }, "name", "name_needed"],
  [{ country: "India" }, "country", "country_invalid"],
  [{ city: "a\nb" }, "city", "text_invalid"],
  [{ lat: 91 }, "lat", "too_big"],
])("refuses %j by the name of the field", async (fault, path, code) => {
  const answer = await addOne(fault);
  expect([answer.status, (await answer.json()).errors]).toEqual([400, [{ path, code }]]);
});

it("names all that is wrong with an address at once", async () => {
  const answer = await addOne({ name: "", mobile: "12", address: "", city: "", state: "", pincode: "67" });
  expect((await answer.json()).errors).toEqual([
    { path: "name", code: "name_needed" },
    { path: "mobile", code: "mobile_invalid" },
    { path: "address", code: "address_needed" },
    { path: "city", code: "city_needed" },
    { path: "state", code: "state_needed" },
    { path: "pincode", code: "pincode_invalid" },
  ]);
});

it("accepts plain forms to add, replace and remove addresses", async () => {
  const { billing_address: _, lat: _lat, lng: _lng, ...typed } = anAddress();
  const form = { ...typed, shipping_address: "true", lat: "", lng: "" };
  const added = await shopper.ask(add, { method: "POST", form });
  expect(added.headers.get("location")).toBe("/account/address?done=addresses_saved");
  const [first] = await bookOf(shopper);
  const params = { address_id: first?._id ?? "" };
  await shopper.ask(postOne, { method: "POST", params, form: { ...form, _method: "PUT", city: "Thalassery" } });
  expect((await bookOf(shopper))[0]).toMatchObject({ city: "Thalassery", billing_address: false });
  const refused = await shopper.ask(postOne, {
    method: "POST",
    params,
    form: { ...form, _method: "PUT", mobile: "1" },
  });
  expect(refused.headers.get("location")).toBe("/account/address?refusal=mobile_invalid&field=mobile");
  // If the form was sent from another page (`back`), the redirect goes there with the refusal, and keeps `next`, the
  // page to show after success.
  const elsewhere = { back: "/checkout/c1/address?part=delivery&edit=a1", next: "/checkout/c1/address?part=delivery" };
  const told = await shopper.ask(postOne, {
    method: "POST",
    params,
    form: { ...form, ...elsewhere, _method: "PUT", mobile: "1" },
  });
  expect(told.headers.get("location")).toBe(
    `${elsewhere.back}&refusal=mobile_invalid&field=mobile&next=${encodeURIComponent(elsewhere.next)}`,
  );
  expect(told.headers.getSetCookie().join()).toContain("Path=/checkout/c1/address;");
  const outside = { ...form, back: "//evil.example", _method: "PUT", mobile: "1" };
  const kept = await shopper.ask(postOne, { method: "POST", params, form: outside });
  expect(kept.headers.get("location")).toMatch(/^\/account\/address\?refusal=/);
  await shopper.ask(postOne, { method: "POST", params, form: { _method: "DELETE" } });
  expect(await bookOf(shopper)).toEqual([]);
});
