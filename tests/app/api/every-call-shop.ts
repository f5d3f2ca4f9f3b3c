import path from "node:path";
import { POST as addAddress } from "@/app/api/account/addresses/route";
import { GET as listDevices } from "@/app/api/account/devices/route";
import { POST as sendFeedback } from "@/app/api/account/feedback/route";
import { POST as signInGuest } from "@/app/api/account/guest/route";
import { PATCH as changeProfile, GET as readProfile } from "@/app/api/account/route";
import { POST as addToCart } from "@/app/api/cart/items/route";
import { PATCH as changeCart } from "@/app/api/cart/route";
import { POST as startCheckout } from "@/app/api/checkout/route";
import { POST as addFitProfile } from "@/app/api/fit-profiles/route";
import { POST as addWishlistItem } from "@/app/api/wishlist/items/route";
import { PUT as shareWishlist } from "@/app/api/wishlist/shared/route";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { anOrder } from "../../factories/order";
import { insertProduct } from "../../factories/product-row";
import { insertPricedQuotation } from "../../factories/quotation-row";
import { aStoreAnswer } from "../../factories/store-answer";
import { insertStore } from "../../factories/store-row";
import { aCustomer, aVisitor, type Shopper } from "../../support/shopper";
import { aFitProfileBody, anAddress, type CustomerData } from "./every-call-cases";

/** The store and the products that the cases of every call refer to. */
export async function insertShopForEveryCall(): Promise<void> {
  await insertStore("nila-loom", aStoreWithEverything());
  await insertProduct({ id: "stole", stock: null });
  await insertProduct({ id: "shawl", allowPreorder: true });
  const custom_list = [{ name: "Thread", type: "either_or", option_list: [{ name: "Red" }] }];
  await getDatabase()
    .insert(sharedLists)
    .values({ storeId: "nila-loom", kind: "addon", id: "embroidery", content: { name: "Embroidery", custom_list } });
}

/** A store with every feature. If a feature were off, its calls would be refused before they could leak anything. */
function aStoreWithEverything() {
  const { store_details: details, ys_features } = aStoreAnswer();
  const [properties] = details.store_properties;
  const application_setting = { ...properties?.application_setting, newsletter_status: true };
  return {
    features: [...ys_features, "customer_feedback", "newsletter", "social_login"],
    details: {
      ...details,
      additional_features: { shipping_price_config: { price: 80 } },
      store_properties: [{ ...properties, application_setting }],
    },
  };
}

let customerCount = 0;

/** Creates a customer with data of every kind; returns the customer and the ids of the data. */
export async function aCustomerWithData(): Promise<{ shopper: Shopper; owned: CustomerData }> {
  const mark = `mark${++customerCount}x`;
  const email = `${mark}@example.com`;
  const shopper = await aCustomer(email, `${mark} name`);
  const gst = { company: `${mark} company`, number: "" };
  await shopper.ask(changeProfile, { method: "PATCH", body: { gst } });
  const added = await shopper.ask(addAddress, { method: "POST", body: anAddress(`${mark} lane`) });
  const [{ _id: addressId }] = (await added.json()).address_list;
  const feedback = { quality: 5, pricing: 5, shipping: 5, comment: `${mark} comment` };
  await shopper.ask(sendFeedback, { method: "POST", body: feedback });
  const [{ _id: deviceId }] = (await (await shopper.ask(listDevices)).json()).device_list;
  await shopper.ask(changeCart, { method: "PATCH", body: { note: `${mark} note` } });
  const cart = await shopper.ask(addToCart, { method: "POST", body: { product_id: "stole", quantity: 1 } });
  const [{ item_id: itemId }] = (await cart.json()).items;
  const { _id: customerId } = await (await shopper.ask(readProfile)).json();
  const begun = await shopper.ask(startCheckout, { method: "POST", body: {} });
  const { checkout_id: checkoutId } = await begun.json();
  await shopper.ask(addWishlistItem, { method: "POST", body: { product_id: "stole" } });
  const list = await shopper.ask(shareWishlist, { method: "PUT", body: { shared: true } });
  const { share_token: shareToken } = await list.json();
  const profile = await shopper.ask(addFitProfile, { method: "POST", body: aFitProfileBody(`${mark} profile`) });
  const { model_id: modelId } = (await profile.json()).model;
  const orderId = `${mark}order`;
  const order = anOrder({ id: orderId, number: `${mark}-0001`, customerId, email, customerName: `${mark} name` });
  const awaited = { ...order, paymentStatus: "awaited", invoiceNumber: null } as const;
  await insertOrder("nila-loom", awaited, new Date(), getDatabase());
  const quotationId = `${mark}quotation`;
  const named = { customerId, email, customerName: `${mark} name` };
  await insertPricedQuotation({ ...named, id: quotationId, number: `Q-1126-${mark}` });
  const ids = { customerId, addressId, deviceId, itemId, checkoutId, shareToken, orderId, quotationId, modelId };
  return { shopper, owned: { email, ...ids, marks: [mark, ...Object.values(ids)] } };
}

export async function handlerOf(address: string, method: string) {
  const folder = address.replace(/^\/api\//, "").replaceAll(/\{(\w+)\}/g, "[$1]");
  const route = await import(path.resolve("app/api", folder, "route"));
  return route[method];
}

export async function aGuest(): Promise<Shopper> {
  const guest = await aVisitor();
  await guest.ask(signInGuest, { method: "POST", body: { email: "guest@example.com" } });
  return guest;
}
