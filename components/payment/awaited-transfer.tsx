import type { CheckoutFormRefusal } from "@/components/checkout/refusal-texts";
import type { Refusals } from "@/lib/browser/form/refusals";
import { TransferDetails, type TransferDetailsProps } from "./transfer-details";
import { TransferReferenceForm } from "./transfer-reference-form";

type AwaitedTransferProps = {
  orderId: string;
  /** Of the link that shows the order; null for the customer whose it is. */
  orderKey: string | null;
  /** As it was told before; empty when it was not. */
  reference: string;
  /** Null when the store has taken back the way to pay. */
  transfer: TransferDetailsProps | null;
  initial: Refusals<CheckoutFormRefusal>;
};

/** How to transfer the money of an order, and where to say that it has been done. */
export function AwaitedTransfer({ transfer, ...reference }: AwaitedTransferProps) {
  return (
    <div className="grid gap-10">
      {transfer && <TransferDetails {...transfer} />}
      <TransferReferenceForm {...reference} />
    </div>
  );
}
