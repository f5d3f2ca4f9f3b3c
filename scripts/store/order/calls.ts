import { toMajor } from "@/lib/contracts/codec/decimal";
import { giftCardsAnswerSchema, giftCardWireSchema } from "@/lib/contracts/gift-card/owner-calls";
import {
  ordersExportAnswerSchema,
  paymentLinkAnswerSchema,
  storeOrdersAnswerSchema,
  tailorSheetAnswerSchema,
} from "@/lib/contracts/order/owner-calls";
import { ownerOrderWireSchema } from "@/lib/contracts/order/owner-wire";
import { personalFileAnswerSchema } from "@/lib/contracts/personalization/calls";
import { ownerReturnWireSchema, returnsAnswerSchema } from "@/lib/contracts/return/calls";
import type { RefundRequest } from "@/lib/domain/order/refund";
import type { OrderAction } from "@/lib/workflows/order/manage";
import type { ReturnAction } from "@/lib/workflows/return/decide";
import type { Asks, Call } from "../call";
import type { Shop } from "../shop";

/** The calls to a running shop about orders and gift cards. */
export function orderCalls(
  call: Asks,
): Pick<
  Shop,
  | "listOrders"
  | "showOrder"
  | "readTailorSheet"
  | "changeOrder"
  | "makePaymentLink"
  | "exportOrders"
  | "listGiftCards"
  | "issueGiftCard"
  | "deactivateGiftCard"
  | "listReturns"
  | "showReturn"
  | "changeReturn"
  | "readPersonalFile"
> {
  return {
    listReturns: ({ status, page }) =>
      call(returnsAnswerSchema, {
        method: "GET",
        path: "returns",
        query: { page: String(page), ...(status && { status }) },
      }),
    showReturn: (id) => call(ownerReturnWireSchema, { method: "GET", path: returnPath(id) }),
    changeReturn: (id, action) =>
      call(ownerReturnWireSchema, { method: "POST", ...returnActionCall(returnPath(id), action) }),
    readPersonalFile: (id) =>
      call(personalFileAnswerSchema, { method: "GET", path: `personal-files/${encodeURIComponent(id)}` }),
    listOrders: ({ status, search, page }) => {
      const query = { q: search, page: String(page), ...(status && { status }) };
      return call(storeOrdersAnswerSchema, { method: "GET", path: "orders", query });
    },
    showOrder: (name) => call(ownerOrderWireSchema, { method: "GET", path: pathOf(name) }),
    readTailorSheet: (name) => call(tailorSheetAnswerSchema, { method: "GET", path: `${pathOf(name)}/tailor-sheet` }),
    changeOrder: (name, action) => call(ownerOrderWireSchema, { method: "POST", ...actionCall(pathOf(name), action) }),
    makePaymentLink: (name, paymentName) => {
      const path = `${pathOf(name)}/payment-link`;
      return call(paymentLinkAnswerSchema, { method: "POST", path, body: { payment_name: paymentName ?? "" } });
    },
    exportOrders: (after) =>
      call(ordersExportAnswerSchema, {
        method: "GET",
        path: "orders/export",
        ...(after !== null && { query: { after } }),
      }),
    listGiftCards: (page) =>
      call(giftCardsAnswerSchema, { method: "GET", path: "gift-cards", query: { page: String(page) } }),
    issueGiftCard: ({ price, kind, name, expiresAt }) => {
      const body = { price, kind, name, expires_on: expiresAt?.toISOString() ?? null };
      return call(giftCardWireSchema, { method: "POST", path: "gift-cards", body });
    },
    deactivateGiftCard: (code) =>
      call(giftCardWireSchema, { method: "POST", path: `gift-cards/${encodeURIComponent(code)}/deactivate` }),
  };
}

const pathOf = (name: string) => `orders/${encodeURIComponent(name)}`;

function actionCall(path: string, action: OrderAction): Pick<Call, "path" | "body"> {
  switch (action.kind) {
    case "dispatch": {
      const { items, carrier: carrier_name, trackingLink: tracking_link, trackingNumber: tracking_number } = action;
      const parts = items?.map(({ position, quantity }) => ({ position, quantity: quantity && toMajor(quantity) }));
      return { path: `${path}/dispatch`, body: { items: parts ?? null, carrier_name, tracking_link, tracking_number } };
    }
    case "cancel":
      return { path: `${path}/cancel`, body: { items: action.positions, reason: action.reason } };
    case "refund":
      return { path: `${path}/refund`, body: { by_hand: action.isByHand } };
    case "grant-refund":
      return {
        path: `${path}/refunds`,
        body: { ...requestBody(action.request), to: action.destination, reason: action.reason },
      };
    case "decide":
      return { path: `${path}/items/${action.position}/decision`, body: { confirm: action.isConfirmed } };
    default:
      return { path: `${path}/${action.kind}` };
  }
}

function requestBody(request: RefundRequest) {
  switch (request.kind) {
    case "whole":
      return { whole: true };
    case "amount":
      return { amount: toMajor(request.amount) };
    case "items": {
      const items = request.items.map(({ position, quantity }) => ({
        position,
        quantity: quantity && toMajor(quantity),
      }));
      return { items, shipping: request.withShipping };
    }
  }
}

const returnPath = (id: string) => `returns/${encodeURIComponent(id)}`;

function returnActionCall(path: string, action: ReturnAction): Pick<Call, "path" | "body"> {
  const { answer } = action;
  if (action.kind === "receive") {
    return { path: `${path}/receipt`, body: { in_good_order: action.isGood, to: action.destination, answer } };
  }
  return { path: `${path}/decision`, body: { approve: action.kind === "approve", answer } };
}
