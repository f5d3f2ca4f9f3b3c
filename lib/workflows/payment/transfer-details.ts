import "server-only";
import { getCheckoutSettings } from "@/lib/cached/store";
import type { Order } from "@/lib/domain/order/order";
import { type ChargedAmount, chargedAmount } from "@/lib/domain/payment/amount";
import type { PublicPaymentSettings } from "@/lib/domain/payment/payment";
import { upiLink } from "@/lib/domain/payment/upi-link";
import type { StoreDetails } from "@/lib/domain/store/store";
import { type QrCode, qrCode } from "./qr-code";

/** What a page shows a shopper who pays by transfer; `orderNumber` is the reference to enter for the transfer. */
export type TransferDetails = { amount: ChargedAmount; orderNumber: string } & (
  | {
      kind: "bank_transfer";
      account: Pick<PublicPaymentSettings, "accountName" | "accountNumber" | "bankName" | "ifscCode">;
    }
  | { kind: "upi"; upiId: string; link: string; code: QrCode }
);

/** Null if the order does not await a transfer, or the store no longer offers its payment method. */
export async function readTransferDetails(store: StoreDetails, order: Order): Promise<TransferDetails | null> {
  if (order.paymentStatus !== "awaited") return null;
  const payments = (await getCheckoutSettings(store.id))?.payments ?? [];
  const chosen = payments.find(({ name }) => name === order.paymentName);
  if (!chosen) return null;
  const amount = chargedAmount(order);
  const common = { amount, orderNumber: order.number };
  const { upiId, accountName, accountNumber, bankName, ifscCode } = chosen.settings;
  if (chosen.kind === "bank_transfer") {
    return { ...common, kind: "bank_transfer", account: { accountName, accountNumber, bankName, ifscCode } };
  }
  if (chosen.kind !== "upi") return null;
  const payeeName = accountName || store.company.name || store.name;
  const link = upiLink({ upiId, payeeName, amount: amount.amount, note: order.number });
  return { ...common, kind: "upi", upiId, link, code: qrCode(link) };
}
