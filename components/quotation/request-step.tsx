import { ChosenFacts } from "@/components/checkout/chosen-facts";
import type { CheckoutFormOutcome } from "@/components/checkout/form-outcome";
import { GstForm } from "@/components/checkout/gst-form";
import { CheckoutItems } from "@/components/checkout/items";
import { OrderExtras } from "@/components/checkout/order-extras";
import { RefusalList } from "@/components/checkout/refusal-list";
import { fromScaledInteger } from "@/lib/contracts/codec/decimal";
import type { PricedCheckout } from "@/lib/domain/checkout/checkout";
import { ListTotal } from "./list-total";
import { RequestForm } from "./request-form";

type RequestStepProps = { storeId: string; priced: PricedCheckout; idempotencyKey: string; news: CheckoutFormOutcome };

/** Everything once more, before the shop is asked for its prices. */
export function RequestStep({ storeId, priced, idempotencyKey, news }: RequestStepProps) {
  const { checkout, offers, items, bill, refusals } = priced;
  return (
    <div className="grid gap-y-12">
      <section>
        <h2 className="sr-only">What was chosen</h2>
        <ChosenFacts priced={priced} />
        {/* On wider screens they stand beside. */}
        <div className="mt-6 lg:hidden">
          <CheckoutItems storeId={storeId} items={items} bill={bill} takesCash={false} />
          <div className="mt-6 border-t border-line pt-5">
            <ListTotal bill={bill} />
          </div>
        </div>
      </section>
      {offers.notes && (
        <section>
          <h2 className="mb-3 font-display text-display-3">Anything else?</h2>
          <OrderExtras checkoutId={checkout.id} note={checkout.note} wrapping={null} />
        </section>
      )}
      {offers.gst && (
        <section>
          <h2 className="mb-5 font-display text-display-3">For a business</h2>
          <GstForm checkoutId={checkout.id} gst={checkout.gst} initial={news.refusals} />
        </section>
      )}
      <section>
        <h2 className="font-display text-display-3">Ask for our prices</h2>
        <p className="mt-3 mb-6 max-w-xl text-muted">
          We look at what you need, and write to you with our prices and what sending costs. Nothing is ordered and
          nothing is to be paid before you have approved them.
        </p>
        {refusals.length > 0 ? (
          <RefusalList refusals={refusals} />
        ) : (
          <RequestForm
            checkoutId={checkout.id}
            idempotencyKey={idempotencyKey}
            seenTotal={fromScaledInteger(bill.subTotal, 2)}
            initial={news.refusals}
          />
        )}
      </section>
    </div>
  );
}
