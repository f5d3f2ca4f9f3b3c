import { Price } from "@/components/currency/price";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { trustTexts } from "./texts";

/** What a store promises for a product. Nothing is said of what its settings leave out. */
export type TrustFacts = {
  /** The owner's note about delivery; empty if there is none. */
  estimatedDelivery: string;
  /** 0 if the product cannot be returned. */
  returnDays: number;
  /** The sub total from which delivery is free, in minor units of the base currency; null if it never is. */
  freeFrom: number | null;
  currency: string;
  /** The product's brand; empty if the shop shows none. */
  maker: string;
};

/** What makes it safe to buy, in one row below the button: when it comes, how it goes back, who made it. */
export function TrustRow({ estimatedDelivery, returnDays, freeFrom, currency, maker }: TrustFacts) {
  return (
    <ul className="trust-row" aria-label={trustTexts.label}>
      {estimatedDelivery && <Fact icon="van">{estimatedDelivery}</Fact>}
      {returnDays > 0 && <Fact icon="return">{trustTexts.returns(returnDays)}</Fact>}
      {freeFrom !== null && (
        <Fact icon="parcel">
          {trustTexts.freeFrom}
          <Price amount={freeFrom} currency={currency} />
        </Fact>
      )}
      {maker && <Fact icon="loom">{trustTexts.maker(maker)}</Fact>}
    </ul>
  );
}

function Fact({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
