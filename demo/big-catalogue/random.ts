/** A generator of pseudo-random values. Each run generates the same values. */
export type Random = {
  /** A random number of at least 0 and less than 1. */
  next: () => number;
  /** A random integer from `min` to `max`, both included. */
  between: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
  /** Picks one of the values; earlier values are picked more often than later ones. */
  pickEarly: <Value>(values: readonly [Value, ...Value[]]) => Value;
  /** A random number from the normal distribution with mean 0 and standard deviation 1. */
  normal: () => number;
};

/**
 * The random generator of item `index` in the series `seed`. Each item has a generator of its own. So a longer series
 * begins with the same items as a shorter one, and every item can be generated without those before it.
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
    const position = Math.floor(share * (rest.length + 1));
    return position === 0 ? first : (rest[position - 1] ?? first);
  };
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (values) => at(values, next()),
    pickEarly: (values) => at(values, next() ** 2),
    // The Box-Muller transform. It takes 1 - next(), which is never 0, because 0 has no logarithm.
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
