import { compareText } from "./text-order";
import { totalOf } from "./total";

/** `id` decides which of several equal shares gets the remainder, so that their order in the list does not matter. */
export type Share = { id: string; weight: number };

/**
 * Splits `amount` into whole parts, one per share, in proportion to the weights. The parts add up to `amount`: each is
 * first rounded down, then the minor units left over are added, one each, to the parts that lost most by rounding.
 *
 * Units:  amount and weights are whole and not negative. As long as `amount` is not above the sum of the weights, no
 *         part is above its weight; if all weights are 0, all parts are 0.
 * Source: pricing rule 21.
 */
export function spread<Named extends Share>(amount: number, shares: readonly Named[]): (Named & { part: number })[] {
  const whole = BigInt(totalOf(shares.map(({ weight }) => weight)));
  if (whole === 0n) return shares.map((share) => ({ ...share, part: 0 }));
  const cuts = shares.map((share) => {
    const exact = BigInt(amount) * BigInt(share.weight);
    return { id: share.id, share, part: Number(exact / whole), remainder: exact % whole };
  });
  const left = amount - totalOf(cuts.map(({ part }) => part));
  const favoured = new Set(cuts.toSorted(byRemainder).slice(0, left));
  return cuts.map((cut) => ({ ...cut.share, part: cut.part + (favoured.has(cut) ? 1 : 0) }));
}

type Cut = { id: string; remainder: bigint };
function byRemainder(one: Cut, other: Cut): number {
  return Number(other.remainder - one.remainder) || compareText(one.id, other.id);
}
