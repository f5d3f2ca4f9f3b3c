import { PASSWORD } from "../../support/shopper";

/**
 * The ids of all data of one customer. `marks` are texts in that data that occur nowhere else: if a response to
 * somebody else contains one, data has leaked.
 */
/** A picture of one pixel, as PNG. */
const ONE_PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

export type CustomerData = {
  email: string;
  customerId: string;
  addressId: string;
  deviceId: string;
  itemId: string;
  checkoutId: string;
  shareToken: string;
  orderId: string;
  quotationId: string;
  modelId: string;
  marks: readonly string[];
};

type CallInput = {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  /** The status that the customer who owns the data should get; 200 if not given. */
  answers?: number;
};

const wrongCode = { body: { code: "000000" }, answers: 422 };

/** A fit profile for the addon of `insertShopForEveryCall`. */
export const aFitProfileBody = (name: string) => ({
  name,
  addon_id: "embroidery",
  custom_list: [{ name: "Thread", value: ["Red"] }],
});

/**
 * For each call of the API, input that refers to a customer's data. A new call needs an entry here: think of what it
 * could let somebody else read or change, and pass the id of that. The owner's calls need no input, because they are
 * refused without the owner token.
 */
export const CASES: Record<string, (owned: CustomerData) => CallInput> = {
  "GET /api/products": () => ({}),
  "GET /api/products/{id}/stock": () => ({ params: { id: "none" }, answers: 404 }),
  "GET /api/products/{id}/offer": () => ({ params: { id: "none" }, answers: 404 }),
  "GET /api/delivery": () => ({ query: "?pincode=682001" }),
  "POST /api/stock-alerts": () => ({ body: { product_id: "none", email: "reader@example.com" }, answers: 404 }),
  "POST /api/stock-alerts/delete": () => ({ body: { token: "nobodys" } }),
  "GET /api/currencies": () => ({}),
  "GET /api/search": () => ({ query: "?q=saree" }),
  "POST /api/enquiries": () => ({
    body: { product_id: "shawl", name: "Somebody", email: "somebody@example.com", message: "When?" },
  }),
  "POST /api/enquiries/shop": () => ({
    body: { name: "Somebody", email: "somebody@example.com", message: "Do you weave to order?" },
  }),
  "POST /api/newsletter": () => ({ body: { email: "reader@example.com" } }),
  "POST /api/newsletter/unsubscribe-link": () => ({ body: { email: "reader@example.com" } }),
  "POST /api/newsletter/unsubscribe": () => ({ body: { token: "nobodys" }, answers: 422 }),
  "POST /api/newsletter/unsubscribe/one-click": () => ({ query: "?token=nobodys", answers: 422 }),
  "GET /api/newsletter/unsubscribe/one-click": () => ({ query: "?token=nobodys", answers: 303 }),
  "POST /api/left-cart": () => ({ body: { token: "guessed" }, answers: 422 }),
  "POST /api/stop-mails": () => ({ body: { list: "stock-alerts", token: "nobodys" } }),
  "POST /api/stop-mails/one-click": () => ({ query: "?list=wish-alerts&token=nobodys" }),
  "GET /api/stop-mails/one-click": () => ({ query: "?list=wish-alerts&token=nobodys", answers: 303 }),
  "GET /api/session": () => ({}),

  "GET /api/cart": () => ({}),
  "GET /api/pincodes/{pincode}": () => ({ params: { pincode: "682001" } }),
  "GET /api/cart/shipping": () => ({ query: "?pincode=560001" }),
  "PATCH /api/cart": () => ({ body: { note: "Changed" } }),
  "POST /api/cart/items": () => ({ body: { product_id: "stole", quantity: 1 } }),
  "PATCH /api/cart/items/{item_id}": ({ itemId }) => ({ params: { item_id: itemId }, body: { quantity: 2 } }),
  "POST /api/cart/items/{item_id}/move": ({ itemId }) => ({ params: { item_id: itemId } }),
  "DELETE /api/cart/items/{item_id}": ({ itemId }) => ({ params: { item_id: itemId } }),

  "GET /api/products/{id}/addons": () => ({ params: { id: "stole" } }),
  "POST /api/personal-files": () => ({ body: { content: ONE_PIXEL } }),
  "GET /api/fit-profiles": () => ({}),
  "POST /api/fit-profiles": () => ({ body: aFitProfileBody("A new one") }),
  "PUT /api/fit-profiles/{model_id}": ({ modelId }) => ({
    params: { model_id: modelId },
    body: aFitProfileBody("Changed"),
  }),
  "POST /api/fit-profiles/{model_id}/mail": ({ modelId }) => ({
    params: { model_id: modelId },
    body: { email: "somebody@example.com" },
  }),
  "POST /api/fit-profiles/received": ({ modelId }) => ({ body: { model_id: modelId, key: "guessed" }, answers: 422 }),
  "DELETE /api/fit-profiles/{model_id}": ({ modelId }) => ({ params: { model_id: modelId } }),

  "POST /api/checkout": () => ({ body: { buy_now: { product_id: "stole", quantity: 1 } } }),
  "GET /api/checkout/{checkout_id}": ({ checkoutId }) => ({ params: { checkout_id: checkoutId } }),
  "PATCH /api/checkout/{checkout_id}": ({ checkoutId }) => ({
    params: { checkout_id: checkoutId },
    body: { order_type: "delivery" },
  }),

  "GET /api/wishlist": () => ({}),
  "POST /api/wishlist/items": () => ({ body: { product_id: "shawl" } }),
  "DELETE /api/wishlist/items/{product_id}": () => ({ params: { product_id: "stole" } }),
  "PATCH /api/wishlist/items/{product_id}": () => ({ params: { product_id: "stole" }, body: { alert: true } }),
  "POST /api/wishlist/items/{product_id}/move": () => ({ params: { product_id: "stole" }, body: { quantity: 1 } }),
  "PUT /api/wishlist/shared": () => ({ body: { shared: false } }),
  // Everybody who has the link may see the wishlist, but not whose it is.
  "GET /api/wishlist/shared/{share_token}": ({ shareToken }) => ({ params: { share_token: shareToken } }),

  "POST /api/account/sign-in": ({ email }) => ({ body: { email, password: "not-the-password" }, answers: 422 }),
  "POST /api/account/sign-in/code": ({ email }) => ({ body: { email } }),
  "POST /api/account/sign-in/code/confirm": () => wrongCode,
  "POST /api/account/sign-up": ({ email }) => ({ body: { name: "Somebody", email, password: PASSWORD } }),
  "POST /api/account/sign-up/confirm": () => wrongCode,
  "POST /api/account/guest": ({ email }) => ({ body: { email }, answers: 422 }),
  "POST /api/account/guest/confirm": () => ({ ...wrongCode, answers: 422 }),
  "POST /api/account/sign-out": () => ({ body: { everywhere: true } }),
  "POST /api/account/password/forgotten": ({ email }) => ({ body: { email } }),
  "POST /api/account/password/reset": () => ({ body: { token: "A".repeat(43), password: PASSWORD }, answers: 422 }),
  "GET /api/account/social/{provider}": () => ({ params: { provider: "google" }, answers: 303 }),
  "GET /api/account/social/{provider}/callback": () => ({ params: { provider: "google" }, answers: 303 }),

  "GET /api/orders": () => ({}),
  "PATCH /api/orders/{order_id}": ({ orderId }) => ({
    params: { order_id: orderId },
    body: { items: [0], cancel_info: { title: "by_mistake" } },
  }),
  "POST /api/orders/{order_id}/re-order": ({ orderId }) => ({ params: { order_id: orderId } }),

  // This order needs no payment; who may pay for which order is tested elsewhere.
  "POST /api/orders/{order_id}/payments/square": ({ orderId }) => ({
    params: { order_id: orderId },
    body: { source_id: "cnon:card" },
    answers: 400,
  }),
  "POST /api/orders/{order_id}/payments/foloosi": ({ orderId }) => ({ params: { order_id: orderId }, answers: 404 }),
  "POST /api/orders/{order_id}/payments/foloosi/return": ({ orderId }) => ({
    params: { order_id: orderId },
    body: { transaction_no: "FLS1" },
    answers: 404,
  }),
  "POST /api/orders/{order_id}/payments/{provider}": ({ orderId }) => ({
    params: { order_id: orderId, provider: "razorpay" },
    answers: 404,
  }),
  "POST /api/orders/{order_id}/payments/{provider}/return": ({ orderId }) => ({
    params: { order_id: orderId, provider: "razorpay" },
    body: { reference: "order_1" },
    answers: 404,
  }),
  "DELETE /api/orders/{order_id}/payments": ({ orderId }) => ({ params: { order_id: orderId }, answers: 404 }),
  "POST /api/checkout/{checkout_id}/cod-code": () => ({
    params: { checkout_id: "none" },
    body: { dial_code: "+91", mobile: "9876543210" },
    answers: 404,
  }),

  "GET /api/account": () => ({}),
  "PATCH /api/account": () => ({ body: { name: "Changed" } }),
  "PUT /api/account/left-cart-mail": () => ({ body: { left_cart_mail: false } }),
  "DELETE /api/account": () => ({ body: { current_password: "not-the-password" }, answers: 422 }),
  "POST /api/account/proof": () => ({}),
  "PUT /api/account/password": () => ({
    body: { current_password: "not-the-password", password: "weld-and-walnut" },
    answers: 422,
  }),
  "POST /api/account/email": ({ email }) => ({ body: { email, current_password: "not-the-password" }, answers: 422 }),
  "POST /api/account/email/confirm": () => wrongCode,
  "POST /api/account/mobile": () => ({
    body: { dial_code: "+91", mobile: "9876543210", current_password: "not-the-password" },
    answers: 422,
  }),
  "POST /api/account/mobile/confirm": () => wrongCode,
  "DELETE /api/account/mobile": () => ({}),
  "GET /api/account/devices": () => ({}),
  "DELETE /api/account/devices/{device_id}": ({ deviceId }) => ({ params: { device_id: deviceId } }),
  "GET /api/account/export": () => ({}),
  "GET /api/account/addresses": () => ({}),
  "POST /api/account/addresses": () => ({ body: anAddress("Changed") }),
  "PUT /api/account/addresses/{address_id}": ({ addressId }) => ({
    params: { address_id: addressId },
    body: anAddress("Changed"),
  }),
  "DELETE /api/account/addresses/{address_id}": ({ addressId }) => ({ params: { address_id: addressId } }),
  "POST /api/orders": () => ({
    body: { checkout_id: "none", payment_name: "COD", idempotency_key: "one-try-to-order" },
    answers: 404,
  }),
  "GET /api/orders/{order_id}": ({ orderId }) => ({ params: { order_id: orderId } }),
  "POST /api/orders/link": ({ orderId, email }) => ({ body: { order_number: orderId, email } }),
  "POST /api/orders/{order_id}/cancel": ({ orderId }) => ({ params: { order_id: orderId } }),
  // The order of this customer is not paid by a provider.
  "POST /api/orders/{order_id}/take-up": ({ orderId }) => ({ params: { order_id: orderId }, answers: 422 }),
  "POST /api/orders/{order_id}/returns": ({ orderId }) => ({
    params: { order_id: orderId },
    body: { items: [{ position: 0, quantity: 1 }], reason: "It does not fit" },
    answers: 422,
  }),
  "POST /api/proof-of-work": () => ({}),
  "POST /api/withdrawals": () => ({
    body: { order_number: "1", name: "Changed", email: "changed@example.com" },
    answers: 422,
  }),
  "POST /api/withdrawals/{withdrawal_id}/confirm": () => ({ params: { withdrawal_id: "guessed" }, answers: 404 }),
  "POST /api/orders/{order_id}/payment-reference": ({ orderId }) => ({
    params: { order_id: orderId },
    body: { reference: "Changed" },
  }),

  // This store takes no quotations; a store that does is tested elsewhere.
  "POST /api/quotations": ({ checkoutId }) => ({
    body: { checkout_id: checkoutId, idempotency_key: "one-try-to-ask-for" },
    answers: 422,
  }),
  "GET /api/quotations": () => ({}),
  "GET /api/quotations/{quotation_id}": ({ quotationId }) => ({ params: { quotation_id: quotationId } }),
  "POST /api/quotations/{quotation_id}/approve": ({ quotationId }) => ({
    params: { quotation_id: quotationId },
    body: { revision: 1 },
  }),
  "POST /api/quotations/{quotation_id}/revision": ({ quotationId }) => ({
    params: { quotation_id: quotationId },
    body: { revision: 1, text: "Changed" },
  }),
  "POST /api/quotations/{quotation_id}/cancel": ({ quotationId }) => ({
    params: { quotation_id: quotationId },
    body: { reason: "Changed" },
  }),

  "GET /api/account/gift-cards": () => ({}),
  "POST /api/account/gift-cards/balance": () => ({ body: { code: "NONE-NONE-NONE" }, answers: 422 }),
  "GET /api/account/feedback": () => ({}),
  "POST /api/account/feedback": () => ({ body: { quality: 1, pricing: 1, shipping: 1, comment: "Changed" } }),
};

export function anAddress(address: string) {
  const place = { city: "Kochi", state: "Kerala", pincode: "682001", country: "IN" };
  return { type: "home", name: "Somebody", dial_code: "+91", mobile: "9876543210", ...place, address };
}
