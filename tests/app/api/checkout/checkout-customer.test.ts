import { GET as listAddresses } from "@/app/api/account/addresses/route";
import { getDatabase } from "@/lib/database/connection";
import { customers } from "@/lib/database/schema/customer";
import { aCustomerWithAddress, useCheckoutShop } from "../../../support/checkout-shop";
import { aTypedAddress, begin, change, choose, putIntoCart } from "../../../support/checkout-shopper";
import { aCustomer, type Shopper, told } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useCheckoutShop();
let customer: Shopper;
beforeAll(async () => {
  customer = await aCustomerWithAddress();
});
const tells = async (answer: Promise<Response>) => told(await answer);

it("names a customer with a mobile number as the collector, unless they name another person", async () => {
  await getDatabase().update(customers).set({ dialCode: "+91", mobile: "9812345670" });
  await putIntoCart(customer);
  const id = await begin(customer);
  const own = { name: "Asha Rao", dial_code: "+91", mobile: "9812345670" };
  expect(await choose(customer, id, { order_type: "pickup" })).toMatchObject({ collector: own });
  const ravi = { name: "Ravi Menon", dial_code: "+91", mobile: "9876543211" };
  expect(await choose(customer, id, { collector: ravi })).toMatchObject({ collector: ravi });
});

describe("a customer", () => {
  const bookOf = async () => (await (await customer.ask(listAddresses)).json()).address_list;
  it("can choose addresses of their own book only", async () => {
    await putIntoCart(customer);
    const id = await begin(customer);
    const [saved] = await bookOf();
    expect(await choose(customer, id, { shipping_address_id: saved._id })).toMatchObject({
      shipping_address: { city: "Kochi" },
    });
    const other = await aCustomer("thief@example.com");
    await putIntoCart(other);
    const theirs = await begin(other);
    expect(await tells(change(other, theirs, { shipping_address_id: saved._id }))).toEqual([404, "address_unknown"]);
    expect(await tells(change(other, theirs, { billing_address_id: saved._id }))).toEqual([404, "address_unknown"]);
  });
  it("can save a typed address in the book", async () => {
    await putIntoCart(customer);
    const id = await begin(customer);
    const before = (await bookOf()).length;
    const typed = aTypedAddress({ city: "Thalassery", pincode: "670101" });
    await choose(customer, id, { shipping_address: typed });
    expect(await bookOf()).toHaveLength(before);
    await choose(customer, id, { shipping_address: typed, save_address: true });
    expect((await bookOf())[0]).toMatchObject({ city: "Thalassery" });
    // An address that is refused is not saved to the address book.
    await change(customer, id, { shipping_address: typed, save_address: true, shipping_id: "air" });
    expect(await bookOf()).toHaveLength(before + 1);
  });
});
