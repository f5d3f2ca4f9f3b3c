import type { CheckoutFormRefusal } from "@/components/checkout/refusal-texts";
import type { Refusals } from "@/lib/browser/form/refusals";
import { TransferDetails, type TransferDetailsProps } from "./transfer-details";
import { TransferReferenceForm } from "./transfer-reference-form";

type AwaitedTransferProps = {
  orderId: string;
  /** The key in the guest's link; null for a signed-in customer. */
  orderKey: string | null;
  /** The transfer reference the shopper gave before; empty if none was given. */
  reference: string;
  /** How to transfer; null if the store no longer offers the payment method. */
  transfer: TransferDetailsProps | null;
  initial: Refusals<CheckoutFormRefusal>;
};

/** How to pay an order by transfer, and a form for the transfer reference. */
export function AwaitedTransfer({ transfer, ...reference }: AwaitedTransferProps) {
  return (
    <div className="grid gap-10">
      {transfer && <TransferDetails {...transfer} />}
      <TransferReferenceForm {...reference} />
    </div>
  );
}
