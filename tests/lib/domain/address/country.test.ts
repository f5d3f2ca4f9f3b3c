import { isSameCountry, readCountryAnswer, readCountryCode } from "@/lib/domain/address/country";

const listed = { code: "US", name: "United States" };

it.each([
  { code: "us", name: "" },
  { code: "", name: "UNITED-STATES" },
  { code: " U.S. ", name: "America" },
  { code: "USA", name: "United  States" },
])("recognises $code $name as the United States", (visitor) => {
  expect(isSameCountry(listed, visitor)).toBe(true);
});
it.each([
  { code: "UM", name: "United States Minor Outlying Islands" },
  { code: "", name: "" },
  { code: "--", name: "?" },
])("does not recognise $code $name as the United States", (visitor) => {
  expect(isSameCountry(listed, visitor)).toBe(false);
});
it("does not treat two countries without a name as the same", () => {
  expect(isSameCountry({ code: "", name: "" }, { code: "", name: "" })).toBe(false);
});
it("distinguishes letters of all languages", () => {
  expect(isSameCountry({ code: "", name: "日本" }, { code: "", name: "中国" })).toBe(false);
  expect(isSameCountry({ code: "", name: "Türkiye" }, { code: "", name: "TÜRKIYE" })).toBe(true);
});

it.each([
  ["in", "IN"],
  [" DE ", "DE"],
  ["XX", null],
  ["T1", null],
  ["", null],
  ["India", null],
  ["<b", null],
  [null, null],
])("reads the platform's header %s as %s", (header, code) => {
  expect(readCountryCode(header)).toBe(code);
});

it.each([
  [
    { country_name: "India", country_code: "IN", city: "Kochi" },
    { code: "IN", name: "India" },
  ],
  [
    { countryName: "India", countryCode: "IN" },
    { code: "IN", name: "India" },
  ],
  [
    { country_code: "IN", country_name: null },
    { code: "IN", name: "" },
  ],
  [{ country_code: "", country_name: "" }, null],
  [{ country_code: 91 }, null],
  [{ error: true, reason: "RateLimited" }, null],
  [{ country_name: "x".repeat(101) }, null],
  ["IN", null],
  [null, null],
  [[], null],
])("reads the response %j", (answer, country) => {
  expect(readCountryAnswer(answer)).toEqual(country);
});
