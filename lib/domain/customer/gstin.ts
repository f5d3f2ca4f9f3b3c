/**
 * The first two digits of a GST number (GSTIN) and the state where it is registered, named as in the list of states of
 * an address. Two states have two codes, from before and after a change of their borders.
 */
const STATES: Readonly<Record<string, string>> = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  "10": "Bihar",
  "11": "Sikkim",
  "12": "Arunachal Pradesh",
  "13": "Nagaland",
  "14": "Manipur",
  "15": "Mizoram",
  "16": "Tripura",
  "17": "Meghalaya",
  "18": "Assam",
  "19": "West Bengal",
  "20": "Jharkhand",
  "21": "Odisha",
  "22": "Chhattisgarh",
  "23": "Madhya Pradesh",
  "24": "Gujarat",
  "25": "Dadra and Nagar Haveli and Daman and Diu",
  "26": "Dadra and Nagar Haveli and Daman and Diu",
  "27": "Maharashtra",
  "28": "Andhra Pradesh",
  "29": "Karnataka",
  "30": "Goa",
  "31": "Lakshadweep",
  "32": "Kerala",
  "33": "Tamil Nadu",
  "34": "Puducherry",
  "35": "Andaman and Nicobar Islands",
  "36": "Telangana",
  "37": "Andhra Pradesh",
  "38": "Ladakh",
};

/** The states in which a GST number can be registered, sorted by name. */
export const GST_STATES: readonly string[] = [...new Set(Object.values(STATES))].sort();

/** State code, PAN, entity number, the letter Z and a check character. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The state in which the GST number is registered; empty if it is of none. */
export function gstState(number: string): string {
  return STATES[number.slice(0, 2)] ?? "";
}

/** Whether this is a GST number, in capitals: its form, its state and its check character are right. */
export function isGstNumber(number: string): boolean {
  return FORM.test(number) && gstState(number) !== "" && number.at(-1) === checkCharacter(number);
}

/**
 * The check character of a GST number. The value of each of the first fourteen characters counts alternately once and
 * twice; of each product, its two digits to the base 36 are added up.
 */
function checkCharacter(number: string): string {
  const sum = [...number.slice(0, 14)].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}
