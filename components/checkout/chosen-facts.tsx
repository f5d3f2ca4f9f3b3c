import type { ReactNode } from "react";
import { AddressLines } from "@/components/address/lines";
import type { PricedCheckout } from "@/lib/domain/checkout/checkout";
import { type AddressPart, CHECKOUT_QUERY, checkoutStepPath } from "@/lib/domain/checkout/pages";
import { dayText, timeText } from "@/lib/domain/checkout/slot-text";
import { withBasePath } from "@/lib/domain/site/base-path";
import { chosenTexts } from "./texts";

/** What the shopper chose in earlier steps, shown in the review. Each choice has a link to change it. */
export function ChosenFacts({ priced }: { priced: PricedCheckout }) {
  const { checkout, branches, methods, slots, timeZone, isBilledElsewhere, isQuotation } = priced;
  const { id, kind, shippingAddress, billingAddress, collector, slot } = checkout;
  const branch = branches.find((each) => each.id === checkout.branchId);
  const method = methods.find((each) => each.id === checkout.shippingMethodId);
  const address = (part: AddressPart) => `${checkoutStepPath(id, "address")}?${CHECKOUT_QUERY.part}=${part}`;
  const shipping = checkoutStepPath(id, "shipping");
  return (
    <dl className="border-t border-line">
      {kind === "delivery" && shippingAddress && (
        <Fact name={isQuotation ? chosenTexts.company : chosenTexts.deliveryAddress} changeHref={address("delivery")}>
          <AddressLines address={shippingAddress} />
        </Fact>
      )}
      {kind === "pickup" && branch && (
        <Fact name={chosenTexts.pickupAt} changeHref={address("pickup")}>
          {branch.name}
          <span className="block text-muted">
            {[branch.address, branch.landmark, [branch.city, branch.pincode].filter(Boolean).join(" ")]
              .filter(Boolean)
              .join(", ")}
          </span>
        </Fact>
      )}
      {collector && (
        <Fact name={chosenTexts.collectedBy} changeHref={address("pickup")}>
          {collector.name}
          <span className="tabular block text-muted">
            {collector.dialCode} {collector.mobile}
          </span>
        </Fact>
      )}
      {method && (
        <Fact name={chosenTexts.method} changeHref={methods.length > 1 ? shipping : null}>
          {method.name}
          {method.deliveryTime && <span className="block text-muted">{method.deliveryTime}</span>}
        </Fact>
      )}
      {slot && (
        <Fact name={chosenTexts.slot(kind)} changeHref={slots.length > 0 ? shipping : null}>
          {dayText(slot.start, timeZone)}, <span className="whitespace-nowrap">{timeText(slot, timeZone)}</span>
        </Fact>
      )}
      <Fact name={chosenTexts.billingAddress} changeHref={address("billing")}>
        {isBilledElsewhere && billingAddress ? (
          <AddressLines address={billingAddress} />
        ) : kind === "delivery" ? (
          chosenTexts.sameAddress
        ) : (
          <span className="text-muted">{chosenTexts.nameOnly}</span>
        )}
      </Fact>
    </dl>
  );
}

type FactProps = {
  name: string /** `changeHref`: where the shopper can change the choice; null if there is no other. */;
  changeHref: string | null;
  children: ReactNode;
};

function Fact({ name, changeHref, children }: FactProps) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-5 sm:grid-cols-[8rem_1fr]">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex items-start justify-between gap-6">
        <div className="min-w-0">{children}</div>
        {changeHref && (
          <a href={withBasePath(changeHref)} className="link-underline -my-2 shrink-0 py-2 text-sm hover:text-accent">
            {chosenTexts.change}
            <span className="sr-only">{chosenTexts.changeWhat(name)}</span>
          </a>
        )}
      </dd>
    </div>
  );
}
