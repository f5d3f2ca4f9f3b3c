import type { Address } from "@/lib/domain/address/address";
import { readPlaceOfAddress } from "@/lib/domain/address/rules";
import { anAddress } from "../../../factories/checkout";

it.each<[string, Partial<Address>, Partial<Address>]>([
  ["at home", {}, {}],
  ["with a PIN code in two groups", { pincode: "682 001" }, { pincode: "682001" }],
  ["with a state in lower case", { state: "tamil nadu" }, { state: "Tamil Nadu" }],
  ["in Germany, where regions are typed", { country: "DE", state: "", pincode: "10115" }, {}],
  ["in Britain", { country: "GB", state: "", pincode: "SW1A 1AA" }, { pincode: "SW1A 1AA" }],
  ["in the US, with a nine-digit code", { country: "US", state: "New York", pincode: "10001-1234" }, {}],
  ["in a country without postal codes", { country: "AE", state: "Dubai", pincode: "" }, {}],
  ["in a country without rules", { country: "BT", state: "", pincode: "Thimphu" }, {}],
])("accepts an address %s", (_, typed, kept) => {
  expect(readPlaceOfAddress(anAddress(typed))).toEqual({ ok: true, value: anAddress({ ...typed, ...kept }) });
});

it.each<[string, Partial<Address>, string, string]>([
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
  expect(readPlaceOfAddress(anAddress(typed))).toEqual({ ok: false, code, field });
});
