import { divideHalfUp } from "../currency/rational";
import { WHOLE_MILLIONTHS } from "./percent";
import { isCountry, isState, type Place } from "./place";
import { compareText } from "./text-order";
import { totalOf } from "./total";

/**
 * GST included in the prices; rates in millionths of the price before tax (18 % is 180,000). See docs/domain.md#tax.
 */
export type TaxRate = {
  id: string;
  name: string;
  isPrimary: boolean;
  homeCountry: string;
  homeStates: readonly string[];
  /** Applies to customers billed in one of the store's home states. */
  cgstMillionths: number;
  sgstMillionths: number;
  /** Applies to customers billed in other states of the home country, or abroad. */
  igstMillionths: number;
  abroadMillionths: number;
};

/** The rate id of goods that are not taxed. Every store has this rate; a rate of its own with this id is ignored. */
export const EXEMPT_RATE_ID = "exempt";

const EXEMPT: TaxRate = {
  id: EXEMPT_RATE_ID,
  name: "Exempt",
  isPrimary: false,
  homeCountry: "",
  homeStates: [],
  cgstMillionths: 0,
  sgstMillionths: 0,
  igstMillionths: 0,
  abroadMillionths: 0,
};

export type TaxComponent = { name: "CGST" | "SGST" | "IGST"; millionths: number; amount: number };

/** The items of an order with the same tax rate. `amount` is `taxable`, the price before tax, plus all components. */
export type TaxGroup = {
  rateId: string;
  rateName: string;
  amount: number;
  taxable: number;
  components: TaxComponent[];
};

/** An item for the tax calculation: `charged` is its price in the bill, `net` the price after reductions. */
export type TaxedItem = { taxRateId: string; charged: number; net: number };

/**
 * The tax included in an order, by rate, for a customer billed at `place`.
 *
 * Units:  minor units of the base currency. `charges` are shipping, packaging, gift wrapping and cash on delivery
 *         together, after reductions. They are taxed at the rate of the group whose items have the highest total before
 *         reductions; if several totals are equal, at the highest of their rates. The groups add up to everything that
 *         is charged. Exempt items are a group without components. A store without tax rates has no groups.
 * Source: docs/domain.md#tax; pricing rule 21: each component is rounded, and the taxable value is the amount less the
 *         components.
 */
export function splitTax(
  items: readonly TaxedItem[],
  charges: number,
  place: Place,
  rates: readonly TaxRate[],
): TaxGroup[] {
  const own = ownRates(rates);
  const primary = primaryOf(own);
  if (!primary) return [];
  const groups = [...own, EXEMPT]
    .map((rate) => ({ rate, items: items.filter(({ taxRateId }) => rate.id === appliedRateId(taxRateId, rates)) }))
    .filter((group) => group.items.length > 0 || (items.length === 0 && group.rate === primary))
    .map((group) => ({
      rate: group.rate,
      charged: totalOf(group.items.map(({ charged }) => charged)),
      net: totalOf(group.items.map(({ net }) => net)),
    }));
  return groups
    .toSorted(byWorth)
    .map(({ rate, net }, index) => toTaxGroup(rate, index === 0 ? net + charges : net, place));
}

/**
 * The id of the rate at which an item is taxed that names `taxRateId`: an item without a rate of its own, or whose rate
 * no longer exists, takes the store's primary rate. Unchanged in a store without tax rates. Pricing rule 21.
 */
export function appliedRateId(taxRateId: string, rates: readonly TaxRate[]): string {
  const own = ownRates(rates);
  const isKnown = taxRateId === EXEMPT_RATE_ID || own.some(({ id }) => id === taxRateId);
  return isKnown ? taxRateId : (primaryOf(own)?.id ?? taxRateId);
}

function ownRates(rates: readonly TaxRate[]): readonly TaxRate[] {
  return rates.filter(({ id }) => id !== EXEMPT_RATE_ID);
}

function primaryOf(own: readonly TaxRate[]): TaxRate | undefined {
  return own.find(({ isPrimary }) => isPrimary) ?? own[0];
}

type Group = { rate: TaxRate; charged: number };
function byWorth(one: Group, other: Group): number {
  return (
    other.charged - one.charged ||
    other.rate.igstMillionths - one.rate.igstMillionths ||
    compareText(one.rate.id, other.rate.id)
  );
}

function toTaxGroup(rate: TaxRate, amount: number, place: Place): TaxGroup {
  return { rateId: rate.id, rateName: rate.name, ...taxInside(amount, componentsAt(rate, place)) };
}

/** Recalculates a tax group for another amount, with the same rate and components. */
export function withAmount({ rateId, rateName, components }: TaxGroup, amount: number): TaxGroup {
  return { rateId, rateName, ...taxInside(amount, components) };
}

type TaxedAmount = Pick<TaxGroup, "amount" | "taxable" | "components">;
function taxInside(amount: number, rates: readonly Pick<TaxComponent, "name" | "millionths">[]): TaxedAmount {
  const whole = WHOLE_MILLIONTHS + totalOf(rates.map(({ millionths }) => millionths));
  const components = rates.map(({ name, millionths }) => ({
    name,
    millionths,
    amount: divideHalfUp(BigInt(amount) * BigInt(millionths), BigInt(whole)),
  }));
  return { amount, taxable: amount - totalOf(components.map((tax) => tax.amount)), components };
}

function componentsAt(rate: TaxRate, { country, state }: Place): Omit<TaxComponent, "amount">[] {
  // A tax of 0 % on the invoice would read like a rate of the store; goods that are exempt have none.
  if (rate.id === EXEMPT_RATE_ID) return [];
  if (!isCountry(rate.homeCountry, country)) return [{ name: "IGST", millionths: rate.abroadMillionths }];
  if (!rate.homeStates.some((home) => isState(home, state))) return [{ name: "IGST", millionths: rate.igstMillionths }];
  return [
    { name: "CGST", millionths: rate.cgstMillionths },
    { name: "SGST", millionths: rate.sgstMillionths },
  ];
}
