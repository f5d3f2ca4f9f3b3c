const SOUTH = ["Kerala", "Tamil Nadu", "Karnataka", "Andhra Pradesh", "Telangana", "Puducherry"];

const OTHER_STATES = [
  "Andaman and Nicobar Islands",
  "Arunachal Pradesh",
  "Assam",
  "Bihar",
  "Chandigarh",
  "Chhattisgarh",
  "Dadra and Nagar Haveli and Daman and Diu",
  "Delhi",
  "Goa",
  "Gujarat",
  "Haryana",
  "Himachal Pradesh",
  "Jammu and Kashmir",
  "Jharkhand",
  "Ladakh",
  "Lakshadweep",
  "Madhya Pradesh",
  "Maharashtra",
  "Manipur",
  "Meghalaya",
  "Mizoram",
  "Nagaland",
  "Odisha",
  "Punjab",
  "Rajasthan",
  "Sikkim",
  "Tripura",
  "Uttar Pradesh",
  "Uttarakhand",
  "West Bengal",
];

const NEARBY_COUNTRIES = ["United Arab Emirates", "Singapore", "Malaysia"];
const EUROPE = [
  "Austria",
  "Belgium",
  "Finland",
  "France",
  "Germany",
  "Greece",
  "Ireland",
  "Italy",
  "Netherlands",
  "Portugal",
  "Spain",
  "Switzerland",
  "United Kingdom",
];
const DISTANT_COUNTRIES = ["Australia", "Canada", "Japan", "United States"];

const COMMON_FIELDS = { tracking_link: "", status: "active", domes_zone_status: false, inter_zone_status: false };

/** The rates of air freight. The price per kilogram is lower for heavier parcels. */
const AIR_RATES = [
  { weight: 0.5, multiplier: 0.7 },
  { weight: 1, multiplier: 1 },
  { weight: 2, multiplier: 1.8 },
  { weight: 5, multiplier: 4 },
  { weight: 20, multiplier: 15 },
];

/**
 * The shipping methods, as the shop's shipping page describes them, with the field names of
 * docs/domain.md#shipping-methods. Amounts are in rupees, weights in kilograms.
 */
export const SHIPPING_METHODS = {
  parcel: {
    ...COMMON_FIELDS,
    name: "Parcel",
    shipping_type: "Domestic",
    delivery_time: "3 to 7 days",
    free_shipping: true,
    minimum_price: 2500,
    alert_status: true,
    domes_zone_status: true,
    domes_zones: [
      {
        zone: "South India",
        states: SOUTH,
        price_per_kg: 100,
        delivery_time: "3 to 5 days",
        rate_multiplier: [
          { weight: 0.5, multiplier: 0.6 },
          { weight: 1, multiplier: 1 },
          { weight: 2, multiplier: 1.7 },
          { weight: 20, multiplier: 2.8 },
        ],
      },
      {
        zone: "Elsewhere in India",
        states: OTHER_STATES,
        price_per_kg: 100,
        delivery_time: "3 to 7 days",
        rate_multiplier: [
          { weight: 0.5, multiplier: 0.8 },
          { weight: 1, multiplier: 1.4 },
          { weight: 2, multiplier: 2.4 },
          { weight: 20, multiplier: 3.8 },
        ],
      },
    ],
  },
  express: {
    ...COMMON_FIELDS,
    name: "Express courier",
    shipping_type: "Domestic",
    shipping_price: 320,
    delivery_time: "1 to 2 working days",
    free_shipping: false,
    minimum_price: 0,
    alert_status: false,
  },
  air: {
    ...COMMON_FIELDS,
    name: "Air parcel",
    shipping_type: "International",
    delivery_time: "7 to 12 days",
    free_shipping: false,
    minimum_price: 0,
    alert_status: false,
    inter_zone_status: true,
    inter_zones: [
      { zone: "Gulf and Straits", countries: NEARBY_COUNTRIES, price_per_kg: 900 },
      { zone: "Europe", countries: EUROPE, price_per_kg: 1400 },
      { zone: "Overseas", countries: DISTANT_COUNTRIES, price_per_kg: 1600 },
    ].map((zone) => ({ ...zone, delivery_time: "7 to 12 days", rate_multiplier: AIR_RATES })),
  },
} as const;
