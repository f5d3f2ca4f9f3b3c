import { toPincodeRanges } from "@/scripts/pincodes/ranges";

const row = (pincode: string, office: string, state: string, district: string) =>
  ["IN", pincode, office, state, "", district, "", "", ""].join("\t");

it("groups neighbouring codes by city: the town of the head office, elsewhere the district", () => {
  const table = [
    row("682001", "Kochi H.O", "Kerala", "Ernakulam"),
    row("682002", "Mattancherry", "Kerala", "Ernakulam"),
    row("682311", "Kolenchery", "Kerala", "Ernakulam"),
    row("122001", "Gurgaon H.O", "Haryana", "Gurgaon"),
    row("194101", "Leh H.O", "Jammu & Kashmir", "Leh"),
  ].join("\n");
  expect(toPincodeRanges(table)).toEqual({
    Haryana: { Gurugram: "122001" },
    Ladakh: { Leh: "194101" },
    Kerala: { Kochi: "682001-682002", Ernakulam: "682311" },
  });
});

it("believes most post offices of a code, and leaves out lines without one", () => {
  const table = ["", row("201301", "Sector 27", "Uttar Pradesh", "Ghaziabad")]
    .concat([12, 16].map((sector) => row("201301", `Sector ${sector}`, "Uttar Pradesh", "Gautam Buddha Nagar")))
    .join("\n");
  expect(toPincodeRanges(table)).toEqual({ "Uttar Pradesh": { Noida: "201301" } });
});
