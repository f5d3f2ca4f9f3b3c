import { storeTimeZone } from "@/lib/domain/store/time-zone";

it.each([
  ["IN", "Asia/Kolkata"],
  ["DE", "Europe/Berlin"],
  ["US", "America/New_York"],
  ["United States", "America/New_York"],
  ["germany", "Europe/Berlin"],
  ["", "Asia/Kolkata"],
  ["Atlantis", "Asia/Kolkata"],
])("uses for a store in %p the time zone %s", (country, zone) => {
  expect(storeTimeZone(country)).toBe(zone);
});
