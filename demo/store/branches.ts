/** The two branches of the demo store and their opening hours, in the format of the platform's calls. */
export const BRANCHES = [
  {
    _id: "fort-kochi",
    name: "Fort Kochi",
    rank: 1,
    contact_person: "Thomas Kurian",
    mobile: "+91 484 000 0114",
    address: "The old spice store with the green door, Burgher Street",
    country: "India",
    state: "Kerala",
    city: "Fort Kochi",
    pincode: "682001",
    lat: 9.9658,
    lng: 76.2421,
    landmark: "Two minutes from the Chinese nets",
    location_url: "https://www.openstreetmap.org/?mlat=9.9658&mlon=76.2421#map=17/9.9658/76.2421",
    pickup_location: true,
    status: "active",
  },
  {
    _id: "chennai",
    name: "Chennai",
    rank: 2,
    contact_person: "Revathi Sundar",
    mobile: "+91 44 0000 0114",
    address: "First floor, above the flower stall, North Mada Street, Mylapore",
    country: "India",
    state: "Tamil Nadu",
    city: "Chennai",
    pincode: "600004",
    lat: 13.0339,
    lng: 80.2695,
    landmark: "North side of the temple tank",
    location_url: "https://www.openstreetmap.org/?mlat=13.0339&mlon=80.2695#map=17/13.0339/80.2695",
    pickup_location: true,
    // Somebody we know takes the bag along from Fort Kochi; the shipping page says so.
    sp_delay_type: "working_day",
    sp_delay_duration: 3,
    status: "active",
  },
];

const HOURS = [{ from: "10:00", to: "19:00" }];

export const OPENING_DAYS = [
  { code: 1, day: "Monday", active: true, opening_hrs: HOURS },
  { code: 2, day: "Tuesday", active: true, opening_hrs: HOURS },
  { code: 3, day: "Wednesday", active: true, opening_hrs: HOURS },
  { code: 4, day: "Thursday", active: true, opening_hrs: HOURS },
  { code: 5, day: "Friday", active: true, opening_hrs: HOURS },
  { code: 6, day: "Saturday", active: true, opening_hrs: HOURS },
  { code: 0, day: "Sunday", active: false, opening_hrs: [] },
];
