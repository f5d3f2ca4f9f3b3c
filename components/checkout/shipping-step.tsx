import type { FormOutcome } from "@/components/form/outcome";
import type { PricedCheckout } from "@/lib/domain/checkout/checkout";
import { dayText, timeText } from "@/lib/domain/checkout/slot-text";
import { convertPlain, withCharge } from "@/lib/domain/currency/currency";
import { formatMoney } from "@/lib/domain/currency/money";
import type { PricingCurrency } from "@/lib/domain/pricing/bill";
import { MethodForm } from "./method-form";
import { SlotForm } from "./slot-form";
import { slotTexts } from "./texts";

type ShippingStepProps = { priced: PricedCheckout; news: FormOutcome };

/**
 * The shipping step: asks for the shipping method or, if the store has slots, for the slot of the delivery or pickup.
 */
export function ShippingStep({ priced, news }: ShippingStepProps) {
  const { checkout, methods, slots, timeZone, bill } = priced;
  const { currency } = bill;
  if (methods.length > 0) {
    return (
      <MethodForm
        checkoutId={checkout.id}
        methods={methods.map(({ id, name, deliveryTime, price }) => ({
          id,
          name,
          deliveryTime,
          price: priceText(price, currency),
        }))}
        chosenId={checkout.shippingMethodId}
        initial={news.refusals}
      />
    );
  }
  if (slots.length === 0) {
    return <p className="max-w-xl text-muted">{slotTexts.none}</p>;
  }
  const isDelivery = checkout.kind === "delivery";
  const first = slots[0]?.slots[0]?.start;
  return (
    <SlotForm
      checkoutId={checkout.id}
      days={slots.map((day) => ({
        label: dayText(day.date, timeZone),
        note: slotTexts.count(day.slots.length),
        slots: day.slots.map((slot) => ({
          start: slot.start.toISOString(),
          end: slot.end.toISOString(),
          label: timeText(slot, timeZone),
          price: isDelivery ? priceText(withCharge(slot.price, currency), currency) : null,
        })),
      }))}
      chosenStart={(checkout.slot?.start ?? first)?.toISOString() ?? ""}
      initial={news.refusals}
    />
  );
}

/**
 * The text of a price. `amount` is in minor units of the base currency and already includes the additional charge of
 * `currency`.
 */
function priceText(amount: number, currency: PricingCurrency): string {
  return amount === 0 ? slotTexts.free : formatMoney(convertPlain(amount, currency), currency.code);
}
