import * as accountCalls from "./account-calls";
import * as addressCalls from "./address-calls";
import type { Call } from "./call";
import * as cartCalls from "./cart-calls";
import * as checkoutCalls from "./checkout-calls";
import * as customerOrderCalls from "./customer-order-calls";
import * as enquiryCalls from "./enquiry-calls";
import * as feedbackCalls from "./feedback-calls";
import * as giftCardCalls from "./gift-card-calls";
import * as newsletterCalls from "./newsletter-calls";
import * as orderCalls from "./order-calls";
import * as outboxCalls from "./outbox-calls";
import * as ownGiftCardCalls from "./own-gift-card-calls";
import * as ownerCalls from "./owner-calls";
import * as ownerOrderCalls from "./owner-order-calls";
import * as ownerQuotationCalls from "./owner-quotation-calls";
import * as paymentCalls from "./payment-calls";
import * as quotationCalls from "./quotation-calls";
import * as sessionCall from "./session-call";
import * as shopCalls from "./shop-calls";
import * as signInCalls from "./sign-in-calls";
import * as storeFileCalls from "./store-file-calls";
import * as wishListCalls from "./wish-list-calls";

/** Every call of the shop: a file of calls is named here, and what is in it is documented and looked over by tests. */
const files = [
  shopCalls,
  sessionCall,
  cartCalls,
  checkoutCalls,
  wishListCalls,
  newsletterCalls,
  enquiryCalls,
  signInCalls,
  accountCalls,
  addressCalls,
  feedbackCalls,
  customerOrderCalls,
  giftCardCalls,
  ownGiftCardCalls,
  ownerCalls,
  ownerOrderCalls,
  outboxCalls,
  storeFileCalls,
  orderCalls,
  paymentCalls,
  quotationCalls,
  ownerQuotationCalls,
];

export const CALLS: readonly Call[] = files.flatMap((file) => Object.values<unknown>(file).filter(isCall));

function isCall(exported: unknown): exported is Call {
  return typeof exported === "object" && exported !== null && "caller" in exported && "path" in exported;
}
