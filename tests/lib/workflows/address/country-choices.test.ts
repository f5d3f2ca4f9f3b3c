import { COUNTRY_CHOICES, countryOfStore } from "@/lib/workflows/address/country-choices";

it("offers every country once, by name, with its dial code", () => {
  expect(COUNTRY_CHOICES).toContainEqual({ code: "IN", name: "India", dialCode: "+91" });
  expect(COUNTRY_CHOICES).toContainEqual({ code: "CI", name: "Côte d’Ivoire", dialCode: "+225" });
  expect(new Set(COUNTRY_CHOICES.map(({ code }) => code)).size).toBe(COUNTRY_CHOICES.length);
  const names = COUNTRY_CHOICES.map(({ name }) => name);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, "en")));
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
