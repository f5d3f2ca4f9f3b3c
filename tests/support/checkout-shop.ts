import { POST as addAddress } from "@/app/api/account/addresses/route";
import { getDatabase } from "@/lib/database/connection";
import { carts } from "@/lib/database/schema/cart";
import { rateLimits } from "@/lib/database/schema/customer";
import { checkouts } from "@/lib/database/schema/order";
import { products } from "@/lib/database/schema/store";
import { insertCheckoutStore } from "../factories/checkout-store";
import { insertProduct } from "../factories/product-row";
import { aTypedAddress } from "./checkout-shopper";
import { useTestDatabase } from "./database";
import { aCustomer, type Shopper } from "./shopper";

/** A shop with ten stoles and ten buttons for the suite, and no carts and checkouts before each test. */
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

/** A customer with an address in her book. */
export async function aCustomerWithAddress(): Promise<Shopper> {
  const customer = await aCustomer("asha@example.com");
  await customer.ask(addAddress, { method: "POST", body: aTypedAddress() });
  return customer;
}
