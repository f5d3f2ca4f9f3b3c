import "server-only";
import type { Order } from "@/lib/domain/order/order";
import type { OrderChoice } from "@/lib/domain/order/refusals";
import type { Requester } from "@/lib/workflows/authentication/asker";
import type { CashOnDeliveryProof } from "@/lib/workflows/payment/cash-on-delivery-code";

/** The visitor who orders, the store, and the network that the request came from. */
export type OrderAsker = Pick<Requester, "store" | "visitor" | "address">;

export type OrderRequest = OrderChoice & {
  checkoutId: string;
  /** Whether the shopper accepts the terms of the shop. */
  acceptsTerms: boolean;
  /**
   * The code by which the shopper proves that the mobile number is theirs; null if the payment method needs no code.
   */
  codeProof: CashOnDeliveryProof | null;
  /** Whether somebody at the desk takes the order, who has spoken with the shopper: no code is needed then. */
  isTakenAtDesk?: boolean;
  /** Whether somebody at the desk only tries how an order goes; see `Order`. */
  isTest?: boolean;
  /**
   * If a request is sent again with the same key, no second order is placed, and the response contains the first order.
   */
  idempotencyKey: string;
  /** The session id of the tab, which is kept with the order; empty if the browser sent none. */
  sessionId: string;
};

/** An order that was placed. Anybody who has `key` can see it. */
export type PlacedOrder = { order: Order; key: string };
