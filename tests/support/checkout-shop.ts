import { POST as addAddress } from "@/app/api/account/addresses/route";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { carts } from "@/lib/database/schema/cart";
import { checkouts } from "@/lib/database/schema/checkout";
import { products } from "@/lib/database/schema/product";
import { insertCheckoutStore } from "../factories/checkout-store";
import { insertProduct } from "../factories/product-row";
import { aTypedAddress } from "./checkout-shopper";
import { useTestDatabase } from "./database";
import { aCustomer, type Shopper } from "./shopper";

/**
 * Gives a suite a store with ten stoles and ten buttons in stock. Before every test, carts and checkouts are deleted.
 */
export function useCheckoutShop(): void {
  useTestDatabase();
  beforeAll(async () => {
    await insertCheckoutStore();
    await insertProduct({ id: "stole" });
    await insertProduct({ id: "button", discountedPrice: 10_000, sellingPrice: 10_000 });
  });
  beforeEach(async () => {
    const database = getDatabase();
    await database.delete(carts);
    await database.delete(checkouts);
    await database.delete(rateLimits);
    await database.update(products).set({ stock: 1_000 });
  });
}

/** Creates a customer who already has an address in the address book. */
export async function aCustomerWithAddress(): Promise<Shopper> {
  const customer = await aCustomer("asha@example.com");
  await customer.ask(addAddress, { method: "POST", body: aTypedAddress() });
  return customer;
}
