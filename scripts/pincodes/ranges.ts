/** The columns of GeoNames' table. */
const COLUMN = { pincode: 1, office: 2, state: 3, district: 5 } as const;

/** States as GeoNames spells them, and as our list does. */
const STATES: Readonly<Record<string, string>> = {
  "Andaman & Nicobar Islands": "Andaman and Nicobar Islands",
  Chattisgarh: "Chhattisgarh",
  "Jammu & Kashmir": "Jammu and Kashmir",
  Pondicherry: "Puducherry",
};
/** Districts that became a union territory after the table was made. */
const LADAKH = ["Kargil", "Leh"];

/** Names by which shoppers call the place of a district. */
const CITIES: Readonly<Record<string, string>> = {
  "Ahmed Nagar": "Ahmednagar",
  Allahabad: "Prayagraj",
  Ananthapur: "Anantapur",
  Baleswar: "Balasore",
  Bangalore: "Bengaluru",
  Cuddapah: "Kadapa",
  Calicut: "Kozhikode",
  Darjiling: "Darjeeling",
  "East Sikkim": "Gangtok",
  Faizabad: "Ayodhya",
  "Faridabad NIT": "Faridabad",
  "Gandhi Nagar": "Gandhinagar",
  "Gautam Buddha Nagar": "Noida",
  Gurgaon: "Gurugram",
  Hoshangabad: "Narmadapuram",
  "Jyotiba Phule Nagar": "Amroha",
  "K.V.Rangareddy": "Rangareddy",
  "Kanpur Dehat": "Kanpur",
  "Kanpur Nagar": "Kanpur",
  "Karim Nagar": "Karimnagar",
  Kasargod: "Kasaragod",
  Khorda: "Bhubaneswar",
  Kolkatta: "Kolkata",
  "Mahabub Nagar": "Mahabubnagar",
  MORBI: "Morbi",
  Pondicherry: "Puducherry",
  "South Andaman": "Port Blair",
  "Surendra Nagar": "Surendranagar",
  Tuticorin: "Thoothukudi",
};

type Place = { state: string; city: string };

/**
 * The postal codes by state and city, as ranges: `{ "Kerala": { "Kochi": "682001-682042" } }`. A code between two
 * others of one city belongs to that city.
 *
 * The city is that of the head post office in the codes around it: those of `682001` up to `682099`, if they are in the
 * same district. Elsewhere it is the district, which couriers know as well.
 */
export function toPincodeRanges(table: string): Record<string, Record<string, string>> {
  const places = placesOf(table);
  const made: Record<string, Record<string, string>> = {};
  let last: (Place & { from: string; to: string }) | null = null;
  const close = () => {
    if (!last) return;
    const range = last.from === last.to ? last.from : `${last.from}-${last.to}`;
    made[last.state] ??= {};
    const cities = made[last.state] ?? {};
    cities[last.city] = [cities[last.city], range].filter(Boolean).join(" ");
  };
  for (const [pincode, { state, city }] of [...places].sort(([one], [other]) => one.localeCompare(other))) {
    // A range never leads from one sorting district into another, because the codes between them are not in use.
    if (last && last.state === state && last.city === city && last.to.slice(0, 3) === pincode.slice(0, 3)) {
      last.to = pincode;
    } else {
      close();
      last = { state, city, from: pincode, to: pincode };
    }
  }
  close();
  return made;
}

function placesOf(table: string): Map<string, Place> {
  const offices = groupedBy(
    table.split("\n").flatMap((line) => {
      const cells = line.split("\t");
      const { pincode, office, state, district } = COLUMN;
      const code = cells[pincode] ?? "";
      if (!/^[1-9]\d{5}$/.test(code)) return [];
      return [{ code, office: cells[office] ?? "", state: cells[state] ?? "", district: cells[district] ?? "" }];
    }),
    ({ code }) => code,
  );
  const towns = new Map<string, { town: string; district: string }>();
  const districts = new Map<string, string>();
  for (const [code, rows] of offices) {
    const district = mostOften(rows.map((row) => row.district));
    districts.set(code, district);
    const head = rows.find(({ office }) => HEAD_OFFICE.test(office));
    if (code.endsWith("001") && head) towns.set(code.slice(0, 4), { town: clean(head.office), district });
  }
  return new Map(
    [...offices].map(([code, rows]) => {
      const district = districts.get(code) ?? "";
      const head = towns.get(code.slice(0, 4));
      const state = mostOften(rows.map((row) => row.state));
      const city = head && head.district === district ? head.town : clean(district);
      const place = {
        state: LADAKH.includes(district) ? "Ladakh" : (STATES[state] ?? state),
        city: state === "Delhi" ? "New Delhi" : city,
      };
      return [code, place];
    }),
  );
}

const HEAD_OFFICE = /\s(?:H\.O|G\.P\.O\.?)$/;

function clean(name: string): string {
  const plain = name
    .replace(HEAD_OFFICE, "")
    .replace(/\s*\(.*\)/, "")
    .trim();
  return CITIES[plain] ?? plain;
}

function mostOften(texts: readonly string[]): string {
  const counts = groupedBy(texts, (text) => text);
  const [first] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  return first?.[0] ?? "";
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
