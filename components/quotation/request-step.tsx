import { cartWording } from "@/components/cart/wording";
import { ChosenFacts } from "@/components/checkout/chosen-facts";
import { GstForm } from "@/components/checkout/gst-form";
import { CheckoutItems } from "@/components/checkout/items";
import { OrderExtras } from "@/components/checkout/order-extras";
import { RefusalList } from "@/components/checkout/refusal-list";
import type { FormOutcome } from "@/components/form/outcome";
import { fromScaledInteger } from "@/lib/contracts/codec/decimal";
import type { PricedCheckout } from "@/lib/domain/checkout/checkout";
import { ListTotal } from "./list-total";
import { RequestForm } from "./request-form";
import { requestTexts } from "./texts";

type RequestStepProps = { storeId: string; priced: PricedCheckout; idempotencyKey: string; news: FormOutcome };

/** The last step of the checkout in a quotation store, where the shopper reviews and sends the request. */
export function RequestStep({ storeId, priced, idempotencyKey, news }: RequestStepProps) {
  const { checkout, offers, items, bill, refusals } = priced;
  return (
    <div className="grid gap-y-12">
      <section>
        <h2 className="sr-only">{requestTexts.choices}</h2>
        <ChosenFacts priced={priced} />
        {/* Only for narrow screens, because wider ones show the same in the side column. */}
        <div className="mt-6 lg:hidden">
          <CheckoutItems storeId={storeId} items={items} bill={bill} takesCash={false} />
          <div className="mt-6 border-t border-line pt-5">
            <ListTotal bill={bill} />
          </div>
        </div>
      </section>
      {offers.notes && (
        <section>
          <h2 className="mb-3 font-display text-display-3">{requestTexts.extras}</h2>
          <OrderExtras checkoutId={checkout.id} note={checkout.note} wrapping={null} gift={null} />
        </section>
      )}
      {offers.gst && (
        <section>
          <h2 className="mb-5 font-display text-display-3">{requestTexts.business}</h2>
          <GstForm checkoutId={checkout.id} gst={checkout.gst} initial={news.refusals} />
        </section>
      )}
      <section>
        <h2 className="font-display text-display-3">{requestTexts.heading}</h2>
        <p className="mt-3 mb-6 max-w-xl text-muted">{requestTexts.note}</p>
        {refusals.length > 0 ? (
          <RefusalList refusals={refusals} wording={cartWording("quot")} />
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
