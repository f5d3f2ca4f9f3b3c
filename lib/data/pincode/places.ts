import "server-only";
import india from "./india.json";

export type PincodePlace = { city: string; state: string };

type Range = PincodePlace & { from: string; to: string };

/** Sorted by the first code. `npm run pincodes` makes the table: decision 60. */
const RANGES: readonly Range[] = Object.entries(india)
  .flatMap(([state, cities]) =>
    Object.entries(cities).flatMap(([city, ranges]) =>
      ranges.split(" ").map((range) => {
        const [from = "", to = from] = range.split("-");
        return { state, city, from, to };
      }),
    ),
  )
  .sort((one, other) => (one.from < other.from ? -1 : 1));

/** The city and the state of an Indian postal code, as far as the table knows; null for a code that is not in use. */
export function findPlaceOfPincode(pincode: string): PincodePlace | null {
  let [low, high] = [0, RANGES.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = RANGES[middle];
    if (!range) return null;
    if (pincode < range.from) high = middle - 1;
    else if (pincode > range.to) low = middle + 1;
    else return { city: range.city, state: range.state };
  }
  return null;
}
