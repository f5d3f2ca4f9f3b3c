import { fromScaledInteger } from "@/lib/contracts/decimal";
import type { PricedCheckout } from "@/lib/domain/checkout";
import { CheckoutItems } from "./checkout-items";
import type { CheckoutNews } from "./checkout-news";
import { ChosenFacts } from "./chosen-facts";
import { GstForm } from "./gst-form";
import { ListTotal } from "./list-total";
import { OrderExtras } from "./order-extras";
import { RequestForm } from "./request-form";
import { Standing } from "./standing";

type RequestStepProps = { storeId: string; priced: PricedCheckout; idempotencyKey: string; news: CheckoutNews };

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
          <Standing refusals={refusals} />
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
