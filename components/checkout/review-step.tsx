import { cartWording } from "@/components/cart/wording";
import { CurrencyChangeForm } from "@/components/currency/change-form";
import type { FormOutcome } from "@/components/form/outcome";
import type { CashOnDeliveryMobile } from "@/components/payment/cash-on-delivery-code-fields";
import { PayForm } from "@/components/payment/pay-form";
import { waysText } from "@/components/payment/ways-text";
import { BillTable } from "@/components/pricing/bill-table";
import { fromScaledInteger } from "@/lib/contracts/codec/decimal";
import type { PricedCheckout } from "@/lib/domain/checkout/checkout";
import type { OtherCurrency } from "@/lib/domain/checkout/other-currency";
import { convertPlain, withCharge } from "@/lib/domain/currency/currency";
import { formatMoney } from "@/lib/domain/currency/money";
import type { OfferedWays } from "@/lib/domain/payment/ways-to-pay";
import { ChosenFacts } from "./chosen-facts";
import { Codes } from "./codes";
import { GstForm } from "./gst-form";
import { CheckoutItems } from "./items";
import { OrderExtras } from "./order-extras";
import { RefusalList } from "./refusal-list";
import { checkoutRefusalText } from "./refusal-texts";
import { reviewTexts } from "./texts";

type ReviewStepProps = {
  storeId: string;
  priced: PricedCheckout;
  /** The price of wrapping one unit, in minor units of the base currency, without the additional charge. */
  wrappingCharge: number;
  mobile: CashOnDeliveryMobile;
  idempotencyKey: string;
  /** The page with the terms that the shopper has to accept; null if the shop asks for none. */
  termsPage: string | null;
  /** The method with which the shopper has just tried to pay, without script; empty if there is none. */
  triedPayment: string;
  /** What the providers offer for this order besides cards, by the name of the payment method. */
  ways: Readonly<Record<string, OfferedWays>>;
  /** A currency that opens more payment methods; null if there is none. */
  other: OtherCurrency | null;
  news: FormOutcome;
};

/** The last step of the checkout: the choices made so far, note, gift wrapping, codes and the payment. */
export function ReviewStep(props: ReviewStepProps) {
  const { storeId, priced, wrappingCharge, mobile, idempotencyKey, termsPage, triedPayment, other, ways, news } = props;
  const { checkout, offers, items, bill, refusals, payments } = priced;
  const { currency, totals } = bill;
  const money = (amount: number) => formatMoney(convertPlain(amount, currency), currency.code);
  const finalPrice = totals.isComplete ? totals.finalPrice : totals.finalPriceSoFar;
  const packsGifts = checkout.kind === "delivery" && offers.giftWrapping;
  return (
    <div className="grid gap-y-12">
      <section>
        <h2 className="sr-only">{reviewTexts.chosen}</h2>
        <ChosenFacts priced={priced} />
        {/* Only for small screens: wider ones show the items beside the step. */}
        <div className="mt-6 lg:hidden">
          <CheckoutItems
            storeId={storeId}
            items={items}
            bill={bill}
            takesCash={payments.some(({ kind }) => kind === "cod")}
          />
        </div>
      </section>
      {(offers.notes || packsGifts) && (
        <section>
          <h2 className="mb-3 font-display text-display-3">{reviewTexts.extras}</h2>
          <OrderExtras
            checkoutId={checkout.id}
            note={offers.notes ? checkout.note : null}
            wrapping={
              packsGifts
                ? {
                    isChosen: checkout.isGiftWrapped,
                    price: wrappingCharge > 0 ? money(withCharge(wrappingCharge, currency)) : "",
                  }
                : null
            }
            gift={packsGifts ? { message: checkout.giftMessage, hidesPrices: checkout.hidesPrices } : null}
          />
        </section>
      )}
      {offers.gst && (
        <section>
          <h2 className="mb-5 font-display text-display-3">{reviewTexts.business}</h2>
          <GstForm checkoutId={checkout.id} gst={checkout.gst} initial={news.refusals} />
        </section>
      )}
      <section>
        <h2 className="sr-only">{reviewTexts.codes}</h2>
        <Codes priced={priced} news={news} />
      </section>
      <section aria-label={reviewTexts.bill} className="lg:hidden">
        <BillTable bill={bill} items={items} />
      </section>
      <section>
        <h2 className="mb-5 font-display text-display-3">{reviewTexts.payment}</h2>
        {refusals.length > 0 ? (
          <RefusalList refusals={refusals} wording={cartWording("order")} />
        ) : (
          <PayForm
            checkoutId={checkout.id}
            orderKind={checkout.kind ?? "delivery"}
            idempotencyKey={idempotencyKey}
            seenTotal={fromScaledInteger(finalPrice, 2)}
            payments={payments.map(({ name, label, kind, needsCode, charge, currencies, refusals: codes }) => ({
              name,
              label,
              kind,
              needsCode,
              total: money(finalPrice + charge),
              charge: charge > 0 ? money(charge) : null,
              ways: ways[name] ? waysText(ways[name]) : "",
              refusals: codes.map((code) =>
                code === "payment_currency" ? reviewTexts.takesOnly(currencies) : checkoutRefusalText(code),
              ),
            }))}
            triedPayment={triedPayment}
            isFree={finalPrice === 0}
            mobile={mobile}
            termsPage={termsPage}
            initial={news.refusals}
          />
        )}
        {other && refusals.length === 0 && <CurrencyChangeForm checkoutId={checkout.id} other={other} />}
      </section>
    </div>
  );
}
