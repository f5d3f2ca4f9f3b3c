import "server-only";
import type { Order } from "@/lib/domain/order/order";
import type { OrderChoice } from "@/lib/domain/order/refusals";
import type { Asker } from "@/lib/workflows/authentication/asker";
import type { CashOnDeliveryProof } from "@/lib/workflows/payment/cash-on-delivery-code";

/** Who orders. */
export type OrderAsker = Pick<Asker, "store" | "visitor">;

export type OrderRequest = OrderChoice & {
  checkoutId: string;
  /** Cash on delivery, where the store proves numbers first. */
  codeProof: CashOnDeliveryProof | null;
  /** The same again means the same order. */
  idempotencyKey: string;
};

/** `key` opens the order's page to whoever has it. */
export type PlacedOrder = { order: Order; key: string; touched: readonly string[] };
