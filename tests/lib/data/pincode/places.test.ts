import { findPlaceOfPincode } from "@/lib/data/pincode/places";
import { canLieInState } from "@/lib/domain/address/pincodes";
import { statesOf } from "@/lib/domain/address/states";

it.each([
  ["682001", "Kochi", "Kerala"],
  ["682016", "Kochi", "Kerala"],
  ["560001", "Bengaluru", "Karnataka"],
  ["560100", "Bengaluru", "Karnataka"],
  ["110092", "New Delhi", "Delhi"],
  ["400053", "Mumbai", "Maharashtra"],
  ["403001", "Panaji", "Goa"],
  ["781001", "Guwahati", "Assam"],
  ["194101", "Leh", "Ladakh"],
  ["605001", "Puducherry", "Puducherry"],
])("finds %s in %s, %s", (pincode, city, state) => {
  expect(findPlaceOfPincode(pincode)).toEqual({ city, state });
});

it.each(["100000", "999999", "", "68200"])("does not know %j", (pincode) => {
  expect(findPlaceOfPincode(pincode)).toBeNull();
});

it("names only states of our list, in which the address rules let the code lie", () => {
  const strays: string[] = [];
  for (let prefix = 110; prefix < 900; prefix++) {
    for (const office of ["001", "050", "301"]) {
      const place = findPlaceOfPincode(`${prefix}${office}`);
      if (!place) continue;
      expect(statesOf("IN")).toContain(place.state);
      if (!canLieInState(`${prefix}${office}`, place.state)) strays.push(`${prefix}${office} ${place.state}`);
    }
  }
  expect(strays).toEqual([]);
});
