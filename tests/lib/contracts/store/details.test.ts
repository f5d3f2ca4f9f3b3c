import fc from "fast-check";
import { z } from "zod";
import { storeDetailsAnswerSchema, storeWireSchema, toStoreDetails } from "@/lib/contracts/store/details";
import { aStoreAnswer } from "../../../factories/store-answer";

const read = (details: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) =>
  toStoreDetails("nila-loom", z.decode(storeWireSchema, aStoreAnswer(details, rest)), {
    fallbackOrigin: "http://localhost:3000",
  });
const readSetting = (setting: unknown) => read({ store_properties: [{ application_setting: setting }] }).setting;

describe("a store with hardly any settings", () => {
  const store = toStoreDetails("bare", z.decode(storeWireSchema, { store_details: { name: "Bare" } }), {
    fallbackOrigin: "http://localhost:3000",
  });

  it("is not shown until its status is active", () => {
    expect(store.status).toBe("inactive");
  });

  it("has the documented defaults", () => {
    expect(store).toMatchObject({
      type: "order_based",
      subType: "order",
      origin: "http://localhost:3000",
      showSoldOut: true,
      isBillingActive: true,
      setting: {
        minQuantity: { Pcs: 100, Mts: 100, Kgs: 100 },
        stepQuantity: { Pcs: 100, Mts: 100, Kgs: 100 },
        customizeName: {
          Pcs: "CUSTOMIZE YOUR GARMENT",
          Mts: "STITCH GARMENT",
          Kgs: "CUSTOMIZE YOUR PRODUCT",
        },
        maxShippingWeightGrams: 0,
        minCheckoutValue: 0,
        tagPosition: "t_l",
        minStock: null,
      },
    });
  });

  it("sells in rupees", () => {
    expect(store.currencies).toEqual([
      { code: "INR", symbol: "₹", isDefault: true, chargeBasisPoints: 0, rateMillionths: 1_000_000, countries: [] },
    ]);
  });
});

it("accepts JSON strings wherever JSON is expected", () => {
  const answer = aStoreAnswer();
  const { store_properties, currency_types, ...details } = answer.store_details;
  const stringified = {
    status: true,
    store_details: JSON.stringify({
      ...details,
      currency_types: JSON.stringify(currency_types),
      store_properties: store_properties.map((entry) => JSON.stringify(entry)),
    }),
    live_currencies: JSON.stringify(answer.live_currencies),
    ys_features: JSON.stringify(answer.ys_features),
  };
  expect(z.decode(storeDetailsAnswerSchema, stringified)).toEqual(z.decode(storeDetailsAnswerSchema, answer));
});

it("uses the first entry of the store properties, in a list, alone or in a string", () => {
  const first = { application_setting: { min_checkout_value: 100 } };
  for (const sent of [[first, { application_setting: { min_checkout_value: 900 } }], first]) {
    expect(read({ store_properties: sent }).setting.minCheckoutValue).toBe(10_000);
    expect(read({ store_properties: JSON.stringify(sent) }).setting.minCheckoutValue).toBe(10_000);
  }
});

it("skips an invalid list entry and keeps the others", () => {
  const delay = { sp_delay_type: "working_day", sp_delay_duration: "3" };
  const branch = {
    ...delay,
    _id: "b1",
    name: "Kannur",
    pickup_location: true,
    lat: "11.87",
    lng: 75.37,
    status: "active",
  };
  const { branches, badges, openingDays } = read({
    store_properties: [
      {
        branches: [null, { _id: "b2" }, branch, "nonsense"],
        img_tag_list: [{ _id: "x", name: "Handmade", rank: 2, status: "active" }, { rank: 1 }],
        opening_days: [
          { code: 9, day: "Someday" },
          { code: "1", day: "Monday", active: true, opening_hrs: [{ from: "9:30", to: "18:00" }, { from: "late" }] },
        ],
      },
    ],
  });
  expect(branches).toEqual([
    expect.objectContaining({
      id: "b1",
      isActive: true,
      location: { latitude: 11.87, longitude: 75.37 },
      pickupDelay: { unit: "working_day", count: 3 },
    }),
  ]);
  expect(badges.map(({ name }) => name)).toEqual(["Handmade"]);
  expect(openingDays).toEqual([{ weekday: 1, name: "Monday", isOpen: true, hours: [{ from: "09:30", to: "18:00" }] }]);
});

it("keeps amounts, quantities and weights exact", () => {
  const setting = readSetting({
    min_checkout_value: 1.005,
    gift_wrapping_charges: "49.5",
    max_shipping_weight: 12.345,
    min_qty: { Mts: 0.5 },
    step_qty: { Mts: 0.25, Kgs: 0 },
  });
  expect(setting).toMatchObject({
    minCheckoutValue: 101,
    giftWrappingCharges: 4_950,
    maxShippingWeightGrams: 12_345,
    minQuantity: { Pcs: 100, Mts: 50, Kgs: 100 },
    // A step of zero would allow cart items with the quantity zero, so it is replaced by the default step.
    stepQuantity: { Pcs: 100, Mts: 25, Kgs: 100 },
  });
});

it.each([
  { default_weight: undefined, grams: 1_000 },
  { default_weight: 0.25, grams: 250 },
  { default_weight: 0, grams: 1_000 }, // a parcel of 0 g would be sent for nothing
  { default_weight: "heavy", grams: 1_000 },
])("counts a product without a weight with $grams g if the store says $default_weight", ({ grams, ...setting }) => {
  expect(readSetting(setting).defaultWeightGrams).toBe(grams);
});

it.each([
  { sent: [["saree", " sari "]], read: [["saree", "sari"]], why: "spaces are trimmed" },
  { sent: '[["saree","साड़ी"]]', read: [["saree", "साड़ी"]], why: "a list in a text" },
  {
    sent: [["saree", "saree"], ["silk"], [], "wool", null, ["a", {}, 7, "b"]],
    read: [["a", "7", "b"]],
    why: "no groups",
  },
  { sent: [["a", "x".repeat(41), "b"]], read: [["a", "b"]], why: "a word that is too long" },
  { sent: "none", read: [], why: "not a list" },
  { sent: undefined, read: [], why: "not set" },
])("reads $sent as synonyms: $why", ({ sent, read }) => {
  expect(readSetting({ search_synonyms: sent }).searchSynonyms).toEqual(read);
});
it("limits the number of synonyms", () => {
  const group = Array.from({ length: 30 }, (_, index) => `word${index}`);
  const { searchSynonyms } = readSetting({ search_synonyms: Array.from({ length: 200 }, () => group) });
  expect(searchSynonyms).toHaveLength(100);
  expect(searchSynonyms[0]).toHaveLength(20);
});

it.each([-1, "many", null, Number.MAX_VALUE, {}])("treats %p as an amount that was not set", (value) => {
  expect(readSetting({ min_checkout_value: value }).minCheckoutValue).toBe(0);
});

it("sanitises the announcement and the footer", () => {
  const { setting, footer } = read({
    store_properties: [
      {
        application_setting: {
          announcebar_status: true,
          announcebar_config: {
            content: "<b>Ends in TIMER</b><script>steal()</script>",
            timer: true,
            timer_date: "2031-01-01T00:00:00+05:30",
            link_type: "internal",
            link: "on-sale",
          },
        },
        footer_config: {
          address_config: { title: "Visit", content: '<p onclick="steal()">Kannur</p>' },
          social_media_links: [
            { type: "instagram", url: "https://social.example/nila" },
            { type: "trap", url: "javascript:steal()" },
          ],
        },
      },
    ],
  });
  expect(setting.announcementBar).toEqual({
    isActive: true,
    content: "<b>Ends in TIMER</b>",
    hasTimer: true,
    endsAt: new Date("2030-12-31T18:30:00Z"),
    link: { kind: "internal", path: "/on-sale" },
  });
  expect(footer.address.content).toBe("<p>Kannur</p>");
  expect(footer.socialMediaLinks).toEqual([{ type: "instagram", url: "https://social.example/nila" }]);
});

it("groups the footer's links by heading and drops those without a target", () => {
  const { footer } = read({
    store_properties: [
      {
        footer_config: {
          other_links: [
            { name: "Shipping", heading: "Help", link_type: "internal", link: "/pages/shipping-policy" },
            { name: "Loose", link_type: "external", link: "https://elsewhere.example" },
            { name: "Trap", heading: "Help", link_type: "internal", link: "//elsewhere.example" },
            { name: "Off", heading: "Help", link_type: "internal", link: "/off", link_status: false },
            { name: "Silk", heading: "Help", link_type: "category", category_id: "silk" },
          ],
        },
      },
    ],
  });
  expect(footer.groups).toEqual([
    {
      title: "Help",
      links: [
        { name: "Shipping", link: { kind: "internal", path: "/pages/shipping-policy" } },
        { name: "Silk", link: { kind: "category", slug: "silk" } },
      ],
    },
    { title: "", links: [{ name: "Loose", link: { kind: "external", url: "https://elsewhere.example" } }] },
  ]);
});

it("reads verification tags as pairs and as the text that the verifying site provides", () => {
  const vcodes = [{ name: "one", content: "1" }, `<meta name="two" content='2' />`, { name: "broken" }, 7];
  expect(read({ analytics_details: { vcodes } }).verificationTags).toEqual([
    { name: "one", content: "1" },
    { name: "two", content: "2" },
  ]);
});

it.each([
  ["https://shop.example/in/", "https://shop.example/in"],
  ["https://Shop.example", "https://shop.example"],
  ["https://shop.example/?utm=1#top", "https://shop.example"],
  ["javascript:alert(1)", "http://localhost:3000"],
  ["shop", "http://localhost:3000"],
])("turns the address %s into the origin %s", (base_url, origin) => {
  expect(read({ base_url }).origin).toBe(origin);
});

it.each([
  ["#8A3F24", "#8a3f24"],
  ["#fa0", "#ffaa00"],
  ["red; background: url(x)", "#23211f"],
  [undefined, "#23211f"],
])("turns the tile colour %s into %s", (tile_color, colour) => {
  expect(read({ seo_details: { tile_color } }).seo.tileColor).toBe(colour);
});

it("never sends what the contract does not name, such as a payment provider's secret", () => {
  const answer = z.decode(
    storeDetailsAnswerSchema,
    aStoreAnswer({
      owner_password: "s3cret",
      payment_types: [{ name: "Square", app_config: { application_id: "sq0", access_token: "s3cret" } }],
    }),
  );
  const sent = JSON.stringify(z.encode(storeDetailsAnswerSchema, answer));
  expect(sent).toContain("sq0");
  expect(sent).not.toContain("s3cret");
});

it("refuses to send what violates the contract", () => {
  const answer = z.decode(storeDetailsAnswerSchema, aStoreAnswer());
  if (!answer.status) throw new Error("The factory's answer is a good one.");
  answer.store_details.seo_details.tile_color = "red";
  expect(z.safeEncode(storeDetailsAnswerSchema, answer).success).toBe(false);
});

it("reads back exactly what it sent", () => {
  const answer = z.decode(storeDetailsAnswerSchema, aStoreAnswer());
  const sent = JSON.parse(JSON.stringify(z.encode(storeDetailsAnswerSchema, answer)));
  expect(z.decode(storeDetailsAnswerSchema, sent)).toEqual(answer);
});

it("accepts or refuses any input, and never throws", () => {
  const warned = jest.spyOn(console, "warn").mockReturnValue(undefined);
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (details, properties, setting) => {
      const sent = aStoreAnswer(
        { store_properties: [{ footer_config: properties, branches: properties, application_setting: setting }] },
        { live_currencies: details, ys_features: details },
      );
      const answer = z.decode(storeWireSchema, sent);
      expect(z.safeEncode(storeWireSchema, answer).success).toBe(true);
      expect(() => toStoreDetails("any", answer, { fallbackOrigin: "http://localhost" })).not.toThrow();
    }),
  );
  warned.mockRestore();
});
