import { storedOfferSchema } from "@/lib/contracts/pricing/stored-offer";

describe("an offer", () => {
  const content = {
    code: "TEN",
    discount_type: "percentage",
    discount_value: 10,
    apply_to: "order",
    enable_status: true,
    status: "active",
  };
  const read = (overrides: object) =>
    storedOfferSchema.safeParse({ id: "offer", content: { ...content, ...overrides } });

  it("is read without its optional fields", () => {
    expect(read({}).data).toEqual({
      id: "offer",
      code: "TEN",
      isAutomatic: false,
      isActive: true,
      validFrom: null,
      validTo: null,
      minOrderAmount: 0,
      minOrderQuantity: 0,
      usageLimit: null,
      redeemedCount: 0,
      isOncePerCustomer: false,
      terms: { appliesTo: "order", discount: { type: "percentage", millionths: 100_000 }, limit: null },
    });
  });
  it("is read with all of its limits", () => {
    const limits = {
      code_type: "auto_discount",
      valid_to: "2030-01-01T00:00:00Z",
      min_order_amt: 999.5,
      min_order_qty: 3,
      restrict_usage: true,
      usage_limit: 20,
      redeemed_count: 4,
      onetime_usage: true,
      restrict_discount: true,
      discount_upto: 250,
    };
    expect(read(limits).data).toMatchObject({
      isAutomatic: true,
      validTo: new Date("2030-01-01T00:00:00Z"),
      minOrderAmount: 99_950,
      minOrderQuantity: 300,
      usageLimit: 20,
      redeemedCount: 4,
      isOncePerCustomer: true,
      terms: { limit: 25_000 },
    });
  });
  it.each([
    { apply_to: "product", product_list: ["p1"], items: { kind: "product", ids: ["p1"] } },
    { apply_to: "category", category_list: ["c1", 7], items: { kind: "category", ids: ["c1", "7"] } },
  ])("is read for its $apply_to", ({ items, ...stored }) => {
    expect(read({ ...stored, discount_type: "amount", discount_value: 12.5 }).data?.terms).toEqual({
      appliesTo: "items",
      items,
      discount: { type: "amount", amount: 1_250 },
      limit: null,
    });
  });
  it.each([{ enable_status: false }, { enable_status: undefined }, { status: "inactive" }, { status: undefined }])(
    "is off unless it is said to be on: %p",
    (stored) => {
      expect(read(stored).data?.isActive).toBe(false);
    },
  );
  it.each([
    { valid_to: "some day" },
    { min_order_amt: "plenty" },
    { usage_limit: -1 },
    { onetime_usage: "sometimes" },
    { discount_value: null },
    { discount_type: "gift" },
    { apply_to: "everything" },
    { code: " " },
  ])("is rejected when a condition cannot be read: %p", (stored) => {
    expect(read(stored).success).toBe(false);
  });

  const stoles = { apply_to: "category", category_list: ["stoles"], product_list: [] };
  const set = {
    discount_type: "buy_x_get_y",
    discount_value: 0,
    buy_properties: { ...stoles, type: "amount", value: 5_000.5 },
    get_properties: { apply_to: "all_product", quantity: 2, discount_type: "percentage", discount_value: 50 },
    buy_x_get_y_usage_limit: 0,
  };
  it("that buys x to get y is read by amount, for all products, without a limit", () => {
    expect(read(set).data?.terms).toEqual({
      appliesTo: "buy_x_get_y",
      buy: { type: "amount", amount: 500_050, items: { kind: "category", ids: ["stoles"] } },
      get: { quantity: 2, items: { kind: "all" }, millionths: 500_000 },
      setLimit: null,
    });
  });
  it.each([
    { buy_properties: undefined },
    { buy_properties: { ...stoles, type: "amount", value: 0 } },
    { buy_properties: { ...stoles, type: "quantity", value: 0 } },
    { buy_properties: { ...stoles, type: "weight", value: 1 } },
    { get_properties: { ...stoles, quantity: 0, discount_type: "quantity" } },
    { get_properties: undefined },
  ])("that buys x to get y is rejected without both unit counts: %p", (stored) => {
    expect(read({ ...set, ...stored }).success).toBe(false);
  });
});
