/** Multipliers are kept with this many decimals. */
const DECIMALS = 1_000_000;

/**
 * What a row of a table of shipping prices costs, in major units with two decimals: the price per kilogram times its
 * multiplier.
 */
export const priceOfRate = (pricePerKilogram: number, multiplier: number): number =>
  Math.round(pricePerKilogram * multiplier * 100) / 100;

/** The multiplier with which a row costs `price`. Without a price per kilogram no multiplier does; then it is 0. */
export const multiplierFor = (pricePerKilogram: number, price: number): number =>
  pricePerKilogram > 0 ? Math.round((price / pricePerKilogram) * DECIMALS) / DECIMALS : 0;
