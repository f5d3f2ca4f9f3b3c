/** Numbers that look like chance and are the same at every run. */
export type Random = {
  /** From 0, below 1. */
  next: () => number;
  /** Whole, from `least` to `most`, both included. */
  between: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
  /** The first of the values most often, the later the rarer. */
  pickEarly: <Value>(values: readonly [Value, ...Value[]]) => Value;
  /** Bell-shaped about 0, with a standard deviation of 1. */
  normal: () => number;
};

/**
 * Chance for the item `index` of the series `seed`. Each item has its own, so that a longer series begins as a shorter
 * one does, and any part of it can be made without the rest.
 *
 * Source: mulberry32 (Tommy Ettinger, public domain); splitting by golden ratio as in SplitMix.
 */
export function randomFor(seed: number, index: number): Random {
  let state = Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const at = <Value>([first, ...rest]: readonly [Value, ...Value[]], share: number): Value => {
    const place = Math.floor(share * (rest.length + 1));
    return place === 0 ? first : (rest[place - 1] ?? first);
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick: (values) => at(values, next()),
    pickEarly: (values) => at(values, next() ** 2),
    // Box and Muller; 1 - next() is never 0, of which there is no logarithm.
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
