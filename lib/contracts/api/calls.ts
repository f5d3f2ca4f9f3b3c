import * as addressCalls from "@/lib/contracts/address/calls";
import * as pincodeCall from "@/lib/contracts/address/pincode";
import * as articleCalls from "@/lib/contracts/article/calls";
import * as sessionCall from "@/lib/contracts/authentication/session-call";
import * as signInCalls from "@/lib/contracts/authentication/sign-in-calls";
import * as backupCalls from "@/lib/contracts/backup";
import * as cartCalls from "@/lib/contracts/cart/calls";
import * as estimateCall from "@/lib/contracts/cart/shipping-estimate";
import * as shopCalls from "@/lib/contracts/catalogue/calls";
import * as categoryCalls from "@/lib/contracts/catalogue/category-calls";
import * as checkoutCalls from "@/lib/contracts/checkout/calls";
import * as deliveryPlanCalls from "@/lib/contracts/checkout/delivery-plan-calls";
import * as currencyCalls from "@/lib/contracts/currency/calls";
import * as accountCalls from "@/lib/contracts/customer/calls";
import * as feedbackCalls from "@/lib/contracts/customer/feedback-calls";
import * as guestCalls from "@/lib/contracts/customer/guest-calls";
import * as ownerCustomerCalls from "@/lib/contracts/customer/owner-calls";
import * as customizationCalls from "@/lib/contracts/customization/calls";
import * as deliveryCalls from "@/lib/contracts/delivery";
import * as enquiryCalls from "@/lib/contracts/enquiry";
import * as ownGiftCardCalls from "@/lib/contracts/gift-card/customer-calls";
import * as giftCardCalls from "@/lib/contracts/gift-card/owner-calls";
import * as healthCalls from "@/lib/contracts/health";
import * as leftCartCalls from "@/lib/contracts/left-cart";
import * as pictureCalls from "@/lib/contracts/media/owner-calls";
import * as moveCalls from "@/lib/contracts/move";
import * as newsletterCalls from "@/lib/contracts/newsletter";
import * as orderCalls from "@/lib/contracts/order/calls";
import * as customerOrderCalls from "@/lib/contracts/order/customer-calls";
import * as deskOrderCalls from "@/lib/contracts/order/desk-calls";
import * as gstMonthCalls from "@/lib/contracts/order/gst-month-calls";
import * as ownerOrderCalls from "@/lib/contracts/order/owner-calls";
import * as paperCalls from "@/lib/contracts/order/paper-calls";
import * as refundCalls from "@/lib/contracts/order/refund-calls";
import * as salesCalls from "@/lib/contracts/order/sales-calls";
import * as timelineCalls from "@/lib/contracts/order/timeline-calls";
import * as viewCalls from "@/lib/contracts/order/view-calls";
import * as outboxCalls from "@/lib/contracts/outbox/calls";
import * as mailTextCalls from "@/lib/contracts/outbox/mail-text-calls";
import * as suppressionCalls from "@/lib/contracts/outbox/suppressions";
import * as paymentCalls from "@/lib/contracts/payment/calls";
import * as ownerPaymentCalls from "@/lib/contracts/payment/owner-calls";
import * as personalizationCalls from "@/lib/contracts/personalization/calls";
import * as ownerOfferCalls from "@/lib/contracts/pricing/owner-calls";
import * as productCalls from "@/lib/contracts/product/calls";
import * as deskProductCalls from "@/lib/contracts/product/desk-calls";
import * as productFormCalls from "@/lib/contracts/product/form-calls";
import * as ownerProductCalls from "@/lib/contracts/product/owner-calls";
import * as priceCalls from "@/lib/contracts/product/price-calls";
import * as stockCalls from "@/lib/contracts/product/stock-calls";
import * as productImportCalls from "@/lib/contracts/product-import/calls";
import * as proofCalls from "@/lib/contracts/proof-of-work";
import * as quotationCalls from "@/lib/contracts/quotation/calls";
import * as ownerQuotationCalls from "@/lib/contracts/quotation/owner-calls";
import * as returnCalls from "@/lib/contracts/return/calls";
import * as searchCalls from "@/lib/contracts/search/calls";
import * as shopWindowCalls from "@/lib/contracts/shop-window/calls";
import * as siteCalls from "@/lib/contracts/site/calls";
import * as redirectCalls from "@/lib/contracts/site/redirect-calls";
import * as staffAccountCalls from "@/lib/contracts/staff/account";
import * as auditCalls from "@/lib/contracts/staff/audit";
import * as deskCalls from "@/lib/contracts/staff/desk";
import * as staffCalls from "@/lib/contracts/staff/members";
import * as todayCalls from "@/lib/contracts/staff/today";
import * as tokenCalls from "@/lib/contracts/staff/tokens";
import * as stockAlertCalls from "@/lib/contracts/stock-alert";
import * as stopMailsCalls from "@/lib/contracts/stop-mails";
import * as badgeCalls from "@/lib/contracts/store/badge-calls";
import * as domainCalls from "@/lib/contracts/store/domain-calls";
import * as listCalls from "@/lib/contracts/store/list-calls";
import * as ownerCalls from "@/lib/contracts/store/owner-calls";
import * as settingCalls from "@/lib/contracts/store/setting-calls";
import * as setupCalls from "@/lib/contracts/store/setup-calls";
import * as storeFileCalls from "@/lib/contracts/store-files/calls";
import * as wishlistCalls from "@/lib/contracts/wishlist/calls";
import * as withdrawalCalls from "@/lib/contracts/withdrawal";
import type { Call } from "./call";

/**
 * The files that define the API's calls. Add new files here, because only calls in this list are documented and tested.
 */
const files = [
  shopCalls,
  productCalls,
  searchCalls,
  deliveryCalls,
  stockAlertCalls,
  sessionCall,
  currencyCalls,
  backupCalls,
  moveCalls,
  cartCalls,
  estimateCall,
  checkoutCalls,
  leftCartCalls,
  customizationCalls,
  personalizationCalls,
  wishlistCalls,
  newsletterCalls,
  stopMailsCalls,
  enquiryCalls,
  signInCalls,
  accountCalls,
  addressCalls,
  pincodeCall,
  feedbackCalls,
  deskProductCalls,
  ownerCustomerCalls,
  guestCalls,
  customerOrderCalls,
  giftCardCalls,
  ownGiftCardCalls,
  ownerCalls,
  setupCalls,
  productFormCalls,
  categoryCalls,
  listCalls,
  deliveryPlanCalls,
  badgeCalls,
  shopWindowCalls,
  articleCalls,
  healthCalls,
  settingCalls,
  domainCalls,
  priceCalls,
  ownerProductCalls,
  ownerOfferCalls,
  productImportCalls,
  stockCalls,
  pictureCalls,
  siteCalls,
  redirectCalls,
  gstMonthCalls,
  salesCalls,
  ownerOrderCalls,
  refundCalls,
  paperCalls,
  timelineCalls,
  viewCalls,
  deskOrderCalls,
  returnCalls,
  proofCalls,
  withdrawalCalls,
  tokenCalls,
  todayCalls,
  staffCalls,
  deskCalls,
  staffAccountCalls,
  auditCalls,
  outboxCalls,
  mailTextCalls,
  suppressionCalls,
  storeFileCalls,
  orderCalls,
  paymentCalls,
  ownerPaymentCalls,
  quotationCalls,
  ownerQuotationCalls,
];

export const CALLS: readonly Call[] = files.flatMap((file) => Object.values<unknown>(file).filter(isCall));

function isCall(exported: unknown): exported is Call {
  return typeof exported === "object" && exported !== null && "caller" in exported && "path" in exported;
}
