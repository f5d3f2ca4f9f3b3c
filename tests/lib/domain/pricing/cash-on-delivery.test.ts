import {
  type CashOnDeliveryOrder,
  type CashOnDeliverySetting,
  cashOnDeliveryCharge,
  cashOnDeliveryRefusals,
} from "@/lib/domain/pricing/cash-on-delivery";
import { aCurrency, RUPEE } from "../../../factories/currency";
import { anItem, aShippingMethod, BERLIN, CASH_ON_DELIVERY, KERALA, rupees } from "../../../factories/pricing";

const ORDER: CashOnDeliveryOrder = {
  toPay: rupees(1_000),
  fulfilment: { kind: "delivery", destination: KERALA, method: aShippingMethod() },
  storeCountry: "India",
  items: [anItem(), anItem()],
  isGuest: false,
  isNewCustomer: false,
  parcelsCameBack: 1,
  pincode: "682 001",
  hasOffer: false,
};
const PICKUP = { kind: "pickup" } as const;

it.each<{
  case: string;
  setting?: Partial<CashOnDeliverySetting>;
  order?: Partial<CashOnDeliveryOrder>;
  refusals: string[];
}>([
  { case: "an ordinary order", refusals: [] },
  {
    case: "an order without an address yet",
    order: { fulfilment: { kind: "undecided" } },
    refusals: ["cod_shipping_undecided"],
  },
  {
    case: "an order abroad",
    order: { fulfilment: { kind: "slot", destination: BERLIN, price: 0 } },
    refusals: ["cod_abroad"],
  },
  { case: "the maximum", setting: { maxAmount: rupees(1_000) }, refusals: [] },
  { case: "a paisa more", setting: { maxAmount: rupees(1_000) - 1 }, refusals: ["cod_above_maximum"] },
  {
    case: "a first order of the maximum for new customers",
    setting: { newCustomerMaxAmount: rupees(1_000) },
    order: { isNewCustomer: true },
    refusals: [],
  },
  {
    case: "a first order of a paisa more",
    setting: { newCustomerMaxAmount: rupees(1_000) - 1 },
    order: { isNewCustomer: true },
    refusals: ["cod_new_customer"],
  },
  { case: "a known customer's order of a paisa more", setting: { newCustomerMaxAmount: 1 }, refusals: [] },
  { case: "one parcel less that came back", setting: { maxParcelsCameBack: 2 }, refusals: [] },
  { case: "as many parcels that came back", setting: { maxParcelsCameBack: 1 }, refusals: ["cod_came_back"] },
  { case: "a refused PIN code", setting: { refusedPincodes: ["560001", "682001"] }, refusals: ["cod_pincode"] },
  { case: "the beginning of a PIN code", setting: { refusedPincodes: ["68 2"] }, refusals: ["cod_pincode"] },
  { case: "the end of a PIN code", setting: { refusedPincodes: ["2001", ""] }, refusals: [] },
  {
    case: "a pickup by someone from a refused PIN code",
    setting: { refusedPincodes: ["682001"] },
    order: { fulfilment: PICKUP },
    refusals: [],
  },
  { case: "a guest", order: { isGuest: true }, refusals: [] },
  {
    case: "a guest where guests are excluded",
    setting: { allowsGuests: false },
    order: { isGuest: true },
    refusals: ["cod_guest"],
  },
  { case: "a customer where guests are excluded", setting: { allowsGuests: false }, refusals: [] },
  { case: "an order with an offer", order: { hasOffer: true }, refusals: [] },
  {
    case: "an offer where offers are prepaid only",
    setting: { allowsOffers: false },
    order: { hasOffer: true },
    refusals: ["cod_offer"],
  },
  { case: "no offer where offers are prepaid only", setting: { allowsOffers: false }, refusals: [] },
  { case: "a pickup", order: { fulfilment: PICKUP }, refusals: [] },
  {
    case: "a pickup where pickups are prepaid only",
    setting: { allowsPickup: false },
    order: { fulfilment: PICKUP },
    refusals: ["cod_pickup"],
  },
  { case: "a delivery where pickups are prepaid only", setting: { allowsPickup: false }, refusals: [] },
  { case: "a stitched item", order: { items: [anItem(), anItem({ isCustomised: true })] }, refusals: [] },
  {
    case: "a stitched item where those are prepaid only",
    setting: { allowsCustomisedItems: false },
    order: { items: [anItem(), anItem({ isCustomised: true })] },
    refusals: ["cod_customised_item"],
  },
  { case: "no stitched item", setting: { allowsCustomisedItems: false }, refusals: [] },
  {
    case: "an item that excludes cash on delivery",
    order: { items: [anItem(), anItem({ allowsCashOnDelivery: false })] },
    refusals: ["cod_item"],
  },
  {
    case: "everything at once",
    setting: { maxAmount: 1, allowsGuests: false, allowsOffers: false },
    order: { isGuest: true, hasOffer: true, items: [anItem({ allowsCashOnDelivery: false })] },
    refusals: ["cod_above_maximum", "cod_guest", "cod_offer", "cod_item"],
  },
])("answers $refusals to $case", ({ setting, order, refusals }) => {
  expect(cashOnDeliveryRefusals({ ...CASH_ON_DELIVERY, ...setting }, { ...ORDER, ...order })).toEqual(refusals);
});
it("is not offered by a store without cash on delivery", () => {
  expect(cashOnDeliveryRefusals(null, ORDER)).toEqual(["cod_not_offered"]);
  expect(cashOnDeliveryCharge(null, 1, RUPEE)).toBe(0);
});

it.each([
  { toPay: 1, charge: 32 }, // 31.5
  { toPay: 0, charge: 0 },
])("costs $charge to pay $toPay on delivery", ({ toPay, charge }) => {
  expect(cashOnDeliveryCharge({ charge: 30 }, toPay, aCurrency({ chargeBasisPoints: 500 }))).toBe(charge);
});
