import type { Refusals } from "@/lib/browser/form/refusals";
import { formatMoment } from "@/lib/domain/store/format-moment";
import { keptUntilTexts } from "./texts";
import { TransferDetails, type TransferDetailsProps } from "./transfer-details";
import { TransferReferenceForm } from "./transfer-reference-form";

type AwaitedTransferProps = {
  orderId: string;
  /** The key from a guest's link to the order; null for a signed-in customer. */
  orderKey: string | null;
  /** The transfer reference that the shopper has already entered; empty if there is none. */
  reference: string;
  /** The account or UPI address to transfer to; null if the store no longer offers this payment method. */
  transfer: TransferDetailsProps | null;
  /** Until when the shop keeps the items, and its time zone; null if that has no end. */
  kept: { until: Date; timeZone: string } | null;
  initial: Refusals;
};

/** For an order that awaits a transfer: how to transfer the money, and a form for the reference of the transfer. */
export function AwaitedTransfer({ transfer, kept, ...reference }: AwaitedTransferProps) {
  return (
    <div className="grid gap-10">
      {kept && (
        <p>
          {keptUntilTexts[0]}
          <time dateTime={kept.until.toISOString()} className="font-medium">
            {formatMoment(kept.until, kept.timeZone)}
          </time>
          {keptUntilTexts[1]}
        </p>
      )}
      {transfer && <TransferDetails {...transfer} />}
      <TransferReferenceForm {...reference} />
    </div>
  );
}
