import "server-only";

/**
 * More attempts than are ever needed: of the shortest random numbers, those of orders, one in a million is taken
 * already.
 */
const MAX_ATTEMPTS = 20;

/** Makes a row with a random number and inserts it, again and again until its number is free. */
export async function withFreeNumber<Row>(make: () => Row, insert: (row: Row) => Promise<boolean>): Promise<Row> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const row = make();
    if (await insert(row)) return row;
  }
  throw new Error(`None of ${MAX_ATTEMPTS} random numbers was free`);
}
