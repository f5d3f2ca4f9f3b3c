import type { Address } from "@/lib/domain/address/address";
import { canLieInState } from "@/lib/domain/address/pincodes";
import { checkPlaceOfAddress } from "@/lib/domain/address/rules";
import { statesOf } from "@/lib/domain/address/states";
import { anAddress } from "../../../factories/checkout";

it.each<[string, Partial<Address>, Partial<Address>]>([
  ["at home", {}, {}],
  ["with a PIN code in two groups", { pincode: "682 001" }, { pincode: "682001" }],
  ["with a state in lower case", { state: "tamil nadu", pincode: "600004" }, { state: "Tamil Nadu" }],
  ["in Germany, where regions are typed", { country: "DE", state: "", pincode: "10115" }, {}],
  ["in Britain", { country: "GB", state: "", pincode: "SW1A 1AA" }, { pincode: "SW1A 1AA" }],
  ["in the US, with a nine-digit code", { country: "US", state: "New York", pincode: "10001-1234" }, {}],
  ["in a country without postal codes", { country: "AE", state: "Dubai", pincode: "" }, {}],
  ["in a country without rules", { country: "BT", state: "", pincode: "Thimphu" }, {}],
])("accepts an address %s", (_, typed, kept) => {
  expect(checkPlaceOfAddress(anAddress(typed))).toEqual({ read: anAddress({ ...typed, ...kept }), errors: [] });
});

it.each<[string, Partial<Address>, string, string]>([
  ["without a street", { address: "" }, "address_needed", "address"],
  ["with a PIN code of another state", { state: "Karnataka" }, "pincode_of_other_state", "pincode"],
  ["without a town", { city: "" }, "city_needed", "city"],
  ["without a state in India", { state: "" }, "state_needed", "state"],
  ["with an unknown state", { state: "Bavaria" }, "state_unknown", "state"],
  ["without a PIN code in India", { pincode: "" }, "pincode_needed", "pincode"],
  ["with five digits in India", { pincode: "68200" }, "pincode_invalid", "pincode"],
  ["with seven digits", { pincode: "6820011" }, "pincode_invalid", "pincode"],
  ["with a leading zero", { pincode: "082001" }, "pincode_invalid", "pincode"],
  ["with letters", { pincode: "68200A" }, "pincode_invalid", "pincode"],
  ["with digits of another script", { pincode: "६८२००१" }, "pincode_invalid", "pincode"],
  ["without a code in the US", { country: "US", state: "New York", pincode: "" }, "pincode_needed", "pincode"],
])("refuses an address %s", (_, typed, code, field) => {
  expect(checkPlaceOfAddress(anAddress(typed)).errors).toEqual([{ path: field, code }]);
});

it("finds all that is wrong at once, in the order of the form", () => {
  const { errors } = checkPlaceOfAddress(anAddress({ address: "", city: "", state: "", pincode: "68" }));
  expect(errors.map(({ code }) => code)).toEqual(["address_needed", "city_needed", "state_needed", "pincode_invalid"]);
});

it.each([
  ["110001", "Delhi"],
  ["122001", "Haryana"],
  ["160017", "Chandigarh"],
  ["194101", "Ladakh"],
  ["248001", "Uttarakhand"],
  ["403001", "Goa"],
  ["492001", "Chhattisgarh"],
  ["500001", "Telangana"],
  ["560001", "Karnataka"],
  ["605001", "Puducherry"],
  ["673310", "Puducherry"],
  ["682001", "Kerala"],
  ["682555", "Lakshadweep"],
  ["737101", "Sikkim"],
  ["744101", "Andaman and Nicobar Islands"],
  ["799001", "Tripura"],
  ["834001", "Jharkhand"],
  ["900056", "Rajasthan"],
])("places %s in %s", (pincode, state) => {
  expect(canLieInState(pincode, state)).toBe(true);
});
it("names only states of the list, and each of them", () => {
  const all = statesOf("IN");
  const prefixes = Array.from({ length: 90 }, (_, index) => String(index + 10));
  const known = prefixes.filter((prefix) => !all.every((state) => canLieInState(`${prefix}0001`, state)));
  const named = all.filter((state) => known.some((prefix) => canLieInState(`${prefix}0001`, state)));
  expect(named).toEqual(all);
});
