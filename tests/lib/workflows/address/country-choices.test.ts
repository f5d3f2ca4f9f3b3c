import { checkPlaceOfAddress } from "@/lib/domain/address/rules";
import { COUNTRY_CHOICES, countryOfStore } from "@/lib/workflows/address/country-choices";
import { anAddress } from "../../../factories/checkout";

it("offers every country once, by name, with its dial code", () => {
  expect(COUNTRY_CHOICES).toContainEqual({ code: "IN", name: "India", dialCode: "+91", needsPincode: true });
  expect(COUNTRY_CHOICES).toContainEqual({ code: "CI", name: "Côte d’Ivoire", dialCode: "+225" });
  expect(new Set(COUNTRY_CHOICES.map(({ code }) => code)).size).toBe(COUNTRY_CHOICES.length);
  const names = COUNTRY_CHOICES.map(({ name }) => name);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, "en")));
});
it("asks for a postal code exactly where an address without one is refused", () => {
  for (const { code, needsPincode } of COUNTRY_CHOICES) {
    const { errors } = checkPlaceOfAddress(anAddress({ country: code, pincode: "" }));
    expect([code, errors.some((error) => error.code === "pincode_needed")]).toEqual([code, needsPincode ?? false]);
  }
  expect(COUNTRY_CHOICES).toContainEqual({ code: "DE", name: "Germany", dialCode: "+49", needsPincode: true });
});
it.each([
  ["India", "IN"],
  ["united states", "US"],
  ["GB", "GB"],
  ["", "IN"],
  ["Atlantis", "IN"],
])("recognises a store in %j as %s", (country, code) => {
  expect(countryOfStore({ country }).code).toBe(code);
});
it("recognises every country by its code and by its name, in any case", () => {
  for (const choice of COUNTRY_CHOICES)
    for (const country of [choice.code, choice.code.toLowerCase(), choice.name, choice.name.toUpperCase()])
      expect([country, countryOfStore({ country })]).toEqual([country, choice]);
});
