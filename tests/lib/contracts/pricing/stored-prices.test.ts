import { z } from "zod";
import { optionalScaled, requiredScaled, storedMoment, storedScaled, storedSwitch } from "@/lib/contracts/codec/scalar";
import { storedGiftCardSchema } from "@/lib/contracts/gift-card/stored";
import { toPricingSettings } from "@/lib/contracts/pricing/settings";
import { storedShippingMethodSchema } from "@/lib/contracts/pricing/stored-shipping-method";
import { storedTaxRateSchema } from "@/lib/contracts/pricing/stored-tax-rate";
import { storeDetailsSchema } from "@/lib/contracts/store/details";

describe("numbers used for money", () => {
  it.each([
    { sent: 450.5, scaled: 45_050 },
    { sent: "450.5", scaled: 45_050 },
    { sent: 0.285, scaled: 29 }, // 28.5 in decimal, and halves are rounded up
    { sent: 0, scaled: 0 },
  ])("reads $sent as $scaled hundredths", ({ sent, scaled }) => {
    for (const read of [requiredScaled(2), storedScaled(2), optionalScaled(2)]) expect(read.parse(sent)).toBe(scaled);
  });
  it.each([undefined, null, ""])("uses the default for a missing number (%p)", (sent) => {
    expect(storedScaled(2).parse(sent)).toBe(0);
    expect(optionalScaled(2).parse(sent)).toBeNull();
    expect(requiredScaled(2).safeParse(sent).success).toBe(false);
    expect(storedMoment.parse(sent)).toBeNull();
  });
  it.each([-1, "many", "-5", Number.NaN, 2_000_000_000, {}, true])("does not read %p as 0", (sent) => {
    for (const read of [requiredScaled(2), storedScaled(2), optionalScaled(2)])
      expect(read.safeParse(sent).success).toBe(false);
  });
  it.each([
    { sent: true, on: true },
    { sent: "true", on: true },
    { sent: "false", on: false },
    { sent: null, on: false },
    { sent: "yes", on: undefined },
  ])("reads a switch of $sent as $on", ({ sent, on }) => {
    expect(storedSwitch.safeParse(sent).data).toBe(on);
  });
  it("reads dates and refuses invalid ones", () => {
    expect(storedMoment.parse("2030-06-15T12:00:00Z")).toEqual(new Date("2030-06-15T12:00:00Z"));
    expect(storedMoment.safeParse("soon").success).toBe(false);
    expect(storedMoment.safeParse(5).success).toBe(false);
  });
});

describe("a tax rate", () => {
  const content = {
    name: "GST 0.25 %",
    igst: 0.25,
    cgst: 0.125,
    sgst: "0.125",
    home_country: "India",
    home_state: "Goa",
    primary: true,
  };
  it("keeps an eighth of a percent", () => {
    expect(storedTaxRateSchema.parse({ id: "gem", content })).toEqual({
      id: "gem",
      name: "GST 0.25 %",
      isPrimary: true,
      homeCountry: "India",
      homeStates: ["Goa"],
      cgstMillionths: 1_250,
      sgstMillionths: 1_250,
      igstMillionths: 2_500,
      abroadMillionths: 2_500,
    });
  });
  it("is rejected when one of its percentages is missing", () => {
    for (const part of ["igst", "cgst", "sgst"])
      expect(storedTaxRateSchema.safeParse({ id: "gem", content: { ...content, [part]: undefined } }).success).toBe(
        false,
      );
  });
  it("has no home states when none is named", () => {
    expect(storedTaxRateSchema.parse({ id: "gem", content: { ...content, home_state: "" } }).homeStates).toEqual([]);
  });
});

describe("a gift card product", () => {
  const content = { name: "Any", page_url: "any", price_type: "flexible", min_price: 500, max_price: 500 };
  const read = (overrides: object) =>
    storedGiftCardSchema.safeParse({ id: "any", content: { ...content, ...overrides } });
  it("may have one value only", () => {
    expect(read({}).data).toEqual({
      id: "any",
      rank: 0,
      name: "Any",
      description: "",
      picture: null,
      slug: "any",
      price: { type: "flexible", lowest: 50_000, highest: 50_000 },
    });
  });
  it.each([
    { min_price: 501 },
    { min_price: 0, max_price: 0 },
    { max_price: undefined },
    { price_type: "fixed" },
    { price_type: "fixed", price: 0 },
    { page_url: "" },
  ])("is not sold with %p", (stored) => {
    expect(read(stored).success).toBe(false);
  });
});

describe("a shipping method", () => {
  const rate_multiplier = [
    { weight: 0.5, multiplier: 1 },
    { weight: 2, multiplier: 3.5 },
  ];
  const south = { zone: "South", states: ["Kerala"], price_per_kg: 80, delivery_time: "2 days", rate_multiplier };
  const content = { name: "Post", shipping_type: "Domestic", shipping_price: 80.5 };
  const read = (overrides: object = {}) =>
    storedShippingMethodSchema.safeParse({ id: "post", content: { ...content, ...overrides } });

  it("has one price without zones", () => {
    expect(read().data).toEqual({
      id: "post",
      name: "Post",
      trackingLink: "",
      direction: "domestic",
      price: 8_050,
      deliveryTime: "",
      freeFrom: null,
      showsFreeHint: false,
      zones: null,
      isActive: true,
    });
  });
  it("has free shipping only when switched on", () => {
    expect(read({ free_shipping: true, minimum_price: 1_000, alert_status: true }).data).toMatchObject({
      freeFrom: 100_000,
      showsFreeHint: true,
    });
    expect(read({ minimum_price: 1_000 }).data?.freeFrom).toBeNull();
  });
  it("reads zones in kilograms and plain multipliers, and leaves out one with a broken row", () => {
    const broken = { ...south, zone: "North", rate_multiplier: [...rate_multiplier, { weight: 3 }] };
    expect(read({ shipping_price: null, domes_zone_status: true, domes_zones: [broken, south] }).data?.zones).toEqual([
      {
        name: "South",
        places: ["Kerala"],
        pricePerKilogram: 8_000,
        deliveryTime: "2 days",
        rates: [
          { weightGrams: 500, multiplierMillionths: 1_000_000 },
          { weightGrams: 2_000, multiplierMillionths: 3_500_000 },
        ],
      },
    ]);
  });
  it("reads countries for abroad, and only the zones of its own direction", () => {
    const abroad = {
      shipping_type: "International",
      inter_zones: [{ ...south, countries: ["Germany"] }],
      domes_zone_status: true,
    };
    expect(read(abroad).data).toMatchObject({ direction: "international", zones: null });
    expect(read({ ...abroad, inter_zone_status: true }).data?.zones).toMatchObject([{ places: ["Germany"] }]);
    expect(read({ inter_zone_status: true }).data?.zones).toBeNull();
  });
  it("is inactive when switched off, and rejected without a price", () => {
    expect(read({ status: "inactive" }).data?.isActive).toBe(false);
    expect(read({ shipping_price: undefined }).success).toBe(false);
    expect(read({ shipping_price: undefined, inter_zone_status: true }).success).toBe(false);
    expect(read({ shipping_price: undefined, domes_zone_status: true }).success).toBe(true);
  });
});

describe("a store's price settings", () => {
  const settingsOf = (details: object, rates: Parameters<typeof toPricingSettings>[1] = []) =>
    toPricingSettings(z.decode(storeDetailsSchema, { name: "Nila Loom", ...details }), rates);

  it("have defaults for everything", () => {
    expect(settingsOf({})).toMatchObject({
      minCheckoutValue: 0,
      maxShippingWeightGrams: 0,
      packaging: { type: "percentage", millionths: 0, minimum: 0 },
      offersSkipDiscounted: false,
      cashOnDelivery: null,
      taxRates: [],
    });
  });
  it("read packaging as a percentage with a minimum", () => {
    const packaging_charges = { type: "percentage", value: 2.5, min_package_amt: 30 };
    expect(settingsOf({ packaging_charges }).packaging).toEqual({
      type: "percentage",
      millionths: 25_000,
      minimum: 3_000,
    });
  });
  it("allow cash on delivery only while switched on, without a maximum when none is named", () => {
    const cod = { name: "cod", cod_config: { cod_charges: 50 }, status: "active" };
    expect(settingsOf({ payment_types: [cod] }).cashOnDelivery).toEqual({
      charge: 5_000,
      maxAmount: null,
      newCustomerMaxAmount: null,
      refusedPincodes: [],
      maxParcelsCameBack: null,
      allowsGuests: true,
      allowsOffers: false,
      allowsPickup: false,
      allowsCustomisedItems: true,
    });
    expect(settingsOf({ payment_types: [{ ...cod, status: "inactive" }] }).cashOnDelivery).toBeNull();
    expect(settingsOf({ payment_types: [{ ...cod, name: "UPI" }] }).cashOnDelivery).toBeNull();
  });
  it("fall back to a single tax rate, half each for centre and state", () => {
    const tax_config = { name: "GST", domestic_states: ["Kerala", "Goa"], domestic_tax: 5, international_tax: 0 };
    const [rate] = settingsOf({ country: "India", tax_config }).taxRates;
    expect(rate).toMatchObject({
      isPrimary: true,
      homeCountry: "India",
      homeStates: ["Kerala", "Goa"],
      cgstMillionths: 25_000,
      sgstMillionths: 25_000,
      igstMillionths: 50_000,
      abroadMillionths: 0,
    });
    expect(settingsOf({ tax_config: { ...tax_config, domestic_tax: 0, international_tax: 3 } }).taxRates).toHaveLength(
      1,
    );
    const own = rate ? [{ ...rate, id: "own" }] : [];
    expect(settingsOf({ tax_config }, own).taxRates).toEqual(own);
  });
});
