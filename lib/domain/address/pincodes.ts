/** The states of north-eastern India. Their postal codes are not told apart by the first two digits. */
const NORTH_EAST = ["Arunachal Pradesh", "Assam", "Manipur", "Meghalaya", "Mizoram", "Nagaland", "Tripura"];
const GANGES = ["Uttar Pradesh", "Uttarakhand"];
const CENTRE = ["Chhattisgarh", "Madhya Pradesh"];
const DECCAN = ["Andhra Pradesh", "Telangana"];

/**
 * The states in which Indian postal codes with these first two digits lie. Where a border is in doubt, the states on
 * both sides are named, because a wrong refusal loses an order. Codes with other digits, such as those of army post
 * offices, may lie anywhere.
 *
 * Source: the postal circles and sorting districts of India Post.
 */
const STATES_OF_PREFIX: Readonly<Record<string, readonly string[]>> = {
  11: ["Delhi"],
  12: ["Delhi", "Haryana"],
  13: ["Chandigarh", "Haryana"],
  14: ["Chandigarh", "Punjab"],
  15: ["Punjab"],
  16: ["Chandigarh", "Haryana", "Punjab"],
  17: ["Himachal Pradesh"],
  18: ["Jammu and Kashmir", "Ladakh"],
  19: ["Jammu and Kashmir", "Ladakh"],
  ...each([20, 21, 22, 23, 24, 25, 26, 27, 28], GANGES),
  ...each([30, 31, 32, 33, 34], ["Rajasthan"]),
  ...each([36, 37, 38, 39], ["Dadra and Nagar Haveli and Daman and Diu", "Gujarat"]),
  40: ["Goa", "Maharashtra"],
  ...each([41, 42, 43, 44], ["Maharashtra"]),
  ...each([45, 46, 47, 48, 49], CENTRE),
  50: DECCAN,
  51: DECCAN,
  52: DECCAN,
  53: [...DECCAN, "Puducherry"],
  ...each([56, 57, 58, 59], ["Karnataka"]),
  60: ["Puducherry", "Tamil Nadu"],
  ...each([61, 62, 63, 64], ["Tamil Nadu"]),
  67: ["Kerala", "Puducherry"],
  68: ["Kerala", "Lakshadweep"],
  69: ["Kerala"],
  ...each([70, 71, 72], ["West Bengal"]),
  73: ["Sikkim", "West Bengal"],
  74: ["Andaman and Nicobar Islands", "West Bengal"],
  ...each([75, 76, 77], ["Odisha"]),
  ...each([78, 79], NORTH_EAST),
  ...each([80, 81, 82, 83, 84, 85], ["Bihar", "Jharkhand"]),
};

function each(prefixes: readonly number[], states: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(prefixes.map((prefix) => [prefix, states]));
}

/** The states in which an Indian postal code can lie, spelt as in the list of states; null if that may be any. */
export function statesOfPincode(pincode: string): readonly string[] | null {
  return STATES_OF_PREFIX[pincode.slice(0, 2)] ?? null;
}

/** Whether an Indian postal code can lie in this state, which is spelt as in the list of states. */
export function canLieInState(pincode: string, state: string): boolean {
  return statesOfPincode(pincode)?.includes(state) ?? true;
}
