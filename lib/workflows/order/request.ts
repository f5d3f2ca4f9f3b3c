import "server-only";
import type { Order } from "@/lib/domain/order/order";
import type { OrderChoice } from "@/lib/domain/order/refusals";
import type { Requester } from "@/lib/workflows/authentication/asker";
import type { CashOnDeliveryProof } from "@/lib/workflows/payment/cash-on-delivery-code";

/** The visitor who orders, and the store. */
export type OrderAsker = Pick<Requester, "store" | "visitor">;

export type OrderRequest = OrderChoice & {
  checkoutId: string;
  /** The code that proves the mobile number, when the payment method needs one. */
  codeProof: CashOnDeliveryProof | null;
  /** Repeating the key returns the same order. */
  idempotencyKey: string;
};

/** Anyone who has `key` can see the order. `touched` lists the cache tags to expire. */
export type PlacedOrder = { order: Order; key: string; touched: readonly string[] };
