import { withCharge } from "../currency/currency";
import type { Currency } from "../store/store";
import { type ItemToPrice, itemTotal, unitPrice } from "./item-price";
import { type BuyXGetY, isChosen } from "./offer";
import { partOf } from "./percent";
import type { Share } from "./spread";
import { compareText } from "./text-order";
import { totalOf } from "./total";

type Charge = Pick<Currency, "chargeBasisPoints">;

/** Units of one item; all have the same price. */
type Units = { id: string; price: number; count: number };

/**
 * The units of an item that are not taken yet. `isBought`: the offer requires such units to be bought; `isGiven`: the
 * offer reduces the price of such units. Both can be true.
 */
type Pile = Units & { isBought: boolean; isGiven: boolean };

/**
 * The discount that a "buy x get y" offer gives on a cart.
 *
 * Units:  minor units of the base currency including the additional charge. Each whole piece is one unit, and a
 *         fraction of a piece does not count. An item sold by metre or kilogram is one unit at the price of the whole
 *         item.
 * Source: docs/domain.md#buy-x-get-y; pricing rule 18.
 */
export function buyXGetYDiscount(offer: BuyXGetY, items: readonly ItemToPrice[], charge: Charge): number {
  const given = totalOf(worthGiven(offer, items, charge).map(({ weight }) => weight));
  return partOf(withCharge(given, charge), offer.get.millionths);
}

/**
 * The items whose units the offer reduces; `weight` is the sum of the prices of an item's reduced units, without the
 * additional charge. Among units with the same price, the item with the lower id comes first.
 */
export function worthGiven(offer: BuyXGetY, items: readonly ItemToPrice[], charge: Charge): Share[] {
  const piles = items.map((item) => toPile(item, offer)).filter((pile) => pile.isBought || pile.isGiven);
  const given =
    offer.buy.type === "quantity"
      ? givenByQuantity(offer, offer.buy.quantity, piles)
      : givenByAmount(offer, offer.buy.amount, piles, charge);
  const weights = new Map<string, number>();
  for (const { id, price, count } of given) weights.set(id, (weights.get(id) ?? 0) + price * count);
  return [...weights].map(([id, weight]) => ({ id, weight }));
}

function toPile(item: ItemToPrice, { buy, get }: BuyXGetY): Pile {
  const isByPiece = item.unit === "Pcs";
  return {
    id: item.id,
    price: isByPiece ? unitPrice(item) : itemTotal(item),
    count: isByPiece ? Math.floor(item.quantity / 100) : 1,
    isBought: isChosen(item, buy.items),
    isGiven: isChosen(item, get.items),
  };
}

/**
 * The units that a "buy a number of units" offer reduces. A set consists of the units to be bought and the units to be
 * reduced. The cart's units to which the offer applies are divided into sets, and the cheapest units are reduced.
 */
function givenByQuantity({ get, setLimit }: BuyXGetY, buyQuantity: number, piles: Pile[]): Units[] {
  const pool = countOf(piles);
  const sets = Math.min(Math.floor(pool / (buyQuantity + get.quantity)), setLimit ?? pool);
  return takeUnits(piles.toSorted(cheapestFirst), sets * get.quantity);
}

/**
 * The units that a "buy for an amount" offer reduces. Each set takes the most expensive units until they reach the
 * amount, then reduces the cheapest of the remaining units.
 */
function givenByAmount({ get, setLimit }: BuyXGetY, buyAmount: number, piles: Pile[], charge: Charge): Units[] {
  const bought = piles.filter(({ isBought }) => isBought).toSorted(dearestFirst);
  const gifts = piles.filter(({ isGiven }) => isGiven).toSorted(cheapestFirst);
  const given: Units[] = [];
  for (let sets = 0; sets !== setLimit; sets += 1) {
    if (!takeWorth(bought, buyAmount, charge)) break;
    const taken = takeUnits(gifts, get.quantity);
    if (countOf(taken) < get.quantity) break;
    given.push(...taken);
  }
  return given;
}

/**
 * Takes units from the front of the list until their prices reach `amount`. Returns false if all units together cost
 * less than that.
 */
function takeWorth(piles: readonly Pile[], amount: number, charge: Charge): boolean {
  for (let worth = 0; withCharge(worth, charge) < amount; ) {
    const [unit] = takeUnits(piles, 1);
    if (!unit) return false;
    worth += unit.price;
  }
  return true;
}

/** Takes `wanted` units from the front of the list; fewer if there are not enough. */
function takeUnits(piles: readonly Pile[], wanted: number): Units[] {
  const taken: Units[] = [];
  for (const pile of piles) {
    const count = Math.min(pile.count, wanted - countOf(taken));
    pile.count -= count;
    if (count > 0) taken.push({ id: pile.id, price: pile.price, count });
  }
  return taken;
}

function countOf(units: readonly Units[]): number {
  return totalOf(units.map(({ count }) => count));
}

// Among units with the same price, units that can only be bought or only be reduced come first, so that units that can
// be both are left for later sets. The result then does not depend on the order of the items.
function dearestFirst(one: Pile, other: Pile): number {
  return other.price - one.price || Number(one.isGiven) - Number(other.isGiven) || compareText(one.id, other.id);
}
function cheapestFirst(one: Pile, other: Pile): number {
  return one.price - other.price || Number(one.isBought) - Number(other.isBought) || compareText(one.id, other.id);
}
