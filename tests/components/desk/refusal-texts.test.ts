import { deskRefusalText } from "@/components/desk/refusal-texts";
import { type Call, REFUSALS_OF_CALLER } from "@/lib/contracts/api/call";
import * as articleCalls from "@/lib/contracts/article/calls";
import * as categoryCalls from "@/lib/contracts/catalogue/category-calls";
import * as deliveryPlanCalls from "@/lib/contracts/checkout/delivery-plan-calls";
import * as guestCalls from "@/lib/contracts/customer/guest-calls";
import * as customerCalls from "@/lib/contracts/customer/owner-calls";
import * as enquiryCalls from "@/lib/contracts/enquiry";
import * as giftCardCalls from "@/lib/contracts/gift-card/owner-calls";
import * as healthCalls from "@/lib/contracts/health";
import * as mediaCalls from "@/lib/contracts/media/owner-calls";
import * as deskOrderCalls from "@/lib/contracts/order/desk-calls";
import { showGstMonthCall } from "@/lib/contracts/order/gst-month-calls";
import * as orderCalls from "@/lib/contracts/order/owner-calls";
import * as paperCalls from "@/lib/contracts/order/paper-calls";
import * as refundCalls from "@/lib/contracts/order/refund-calls";
import { showSalesCall } from "@/lib/contracts/order/sales-calls";
import * as timelineCalls from "@/lib/contracts/order/timeline-calls";
import * as viewCalls from "@/lib/contracts/order/view-calls";
import * as outboxCalls from "@/lib/contracts/outbox/calls";
import * as mailTextCalls from "@/lib/contracts/outbox/mail-text-calls";
import * as offerCalls from "@/lib/contracts/pricing/owner-calls";
import * as deskProductCalls from "@/lib/contracts/product/desk-calls";
import * as productFormCalls from "@/lib/contracts/product/form-calls";
import { setProductCall } from "@/lib/contracts/product/owner-calls";
import * as priceCalls from "@/lib/contracts/product/price-calls";
import * as stockCalls from "@/lib/contracts/product/stock-calls";
import * as productImportCalls from "@/lib/contracts/product-import/calls";
import * as quotationCalls from "@/lib/contracts/quotation/owner-calls";
import * as returnCalls from "@/lib/contracts/return/calls";
import * as shopWindowCalls from "@/lib/contracts/shop-window/calls";
import * as redirectCalls from "@/lib/contracts/site/redirect-calls";
import * as accountCalls from "@/lib/contracts/staff/account";
import * as auditCalls from "@/lib/contracts/staff/audit";
import * as deskCalls from "@/lib/contracts/staff/desk";
import * as staffCalls from "@/lib/contracts/staff/members";
import * as todayCalls from "@/lib/contracts/staff/today";
import * as tokenCalls from "@/lib/contracts/staff/tokens";
import * as badgeCalls from "@/lib/contracts/store/badge-calls";
import * as domainCalls from "@/lib/contracts/store/domain-calls";
import * as listCalls from "@/lib/contracts/store/list-calls";
import { describeStoreCall } from "@/lib/contracts/store/owner-calls";
import * as settingCalls from "@/lib/contracts/store/setting-calls";
import * as setupCalls from "@/lib/contracts/store/setup-calls";

const { listStoreOrdersCall, showStoreOrderCall, confirmOrderCall, dispatchOrderCall, deliverOrderCall } = orderCalls;
function callsIn(file: Readonly<Record<string, unknown>>): Call[] {
  return Object.values(file).filter(
    (value): value is Call => typeof value === "object" && value !== null && "path" in value,
  );
}
/** The calls that the desk makes. */
const CALLS = [
  describeStoreCall,
  listStoreOrdersCall,
  showStoreOrderCall,
  confirmOrderCall,
  dispatchOrderCall,
  deliverOrderCall,
  ...Object.values({ ...paperCalls, ...refundCalls, ...timelineCalls }).filter(
    (value) => typeof value === "object" && "path" in value,
  ),
  ...Object.values(quotationCalls).filter((value) => typeof value === "object" && "path" in value),
  ...callsIn({ ...customerCalls, ...viewCalls, ...deskOrderCalls, ...tokenCalls, ...stockCalls }),
  ...callsIn({ ...deskProductCalls, ...productFormCalls, ...mediaCalls, ...guestCalls, ...setupCalls }),
  ...callsIn(enquiryCalls).filter(({ caller }) => caller === "owner"),
  setProductCall,
  ...callsIn({
    ...badgeCalls,
    ...shopWindowCalls,
    ...settingCalls,
    ...healthCalls,
    ...articleCalls,
    ...domainCalls,
    ...deliveryPlanCalls,
    ...redirectCalls,
    ...mailTextCalls,
    ...categoryCalls,
    ...listCalls,
    ...giftCardCalls,
    ...offerCalls,
    ...priceCalls,
    ...productImportCalls,
  }),
  showGstMonthCall,
  showSalesCall,
  orderCalls.deleteTestOrderCall,
  orderCalls.decideCancellationCall,
  orderCalls.parcelCameBackCall,
  orderCalls.receiveLatePaymentCall,
  orderCalls.makePaymentLinkCall,
  outboxCalls.listMessagesCall,
  outboxCalls.retryMessagesCall,
  returnCalls.listReturnsCall,
  returnCalls.decideReturnCall,
  returnCalls.receiveReturnCall,
  orderCalls.cancelOrderCall,
  orderCalls.tailorSheetCall,
  orderCalls.receivePaymentCall,
  auditCalls.listAuditEntriesCall,
  todayCalls.showTodayCall,
  ...Object.values(accountCalls).filter((value) => "path" in value),
  deskCalls.openDeskCall,
  deskCalls.signInToDeskCall,
  deskCalls.passkeySignInCall,
  deskCalls.passkeySignInOptionsCall,
  deskCalls.closeDeskCall,
  deskCalls.showDeskSessionCall,
  staffCalls.listStaffCall,
  staffCalls.addStaffMemberCall,
  staffCalls.renewStaffLinkCall,
  staffCalls.resetStaffMemberCall,
  staffCalls.removeStaffMemberCall,
  staffCalls.changeStaffMemberCall,
] as readonly Call[];
const FALLBACK = deskRefusalText("unheard-of");

it.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
  "has a text for every refusal of %s",
  (_name, { caller, refusals = [] }) => {
    const codes = [
      "network_failed",
      "request_invalid",
      "desk_proof_needed",
      ...REFUSALS_OF_CALLER[caller],
      ...refusals,
    ];
    expect(codes.filter((code) => deskRefusalText(code) === FALLBACK)).toEqual([]);
  },
);
