import { compareText } from "./text-order";
import { totalOf } from "./total";

/** `id` decides between equal shares, so that the result does not depend on their order in the list. */
export type Share = { id: string; weight: number };

/**
 * Splits `amount` into one whole part per share, by weight, so that the parts add up to `amount`. Each share gets its
 * exact part rounded down; the units left over go, one each, to the shares with the largest remainders.
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
