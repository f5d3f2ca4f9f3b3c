import { addDays } from "../days";
import { demoId } from "../demo-id";

const ALWAYS = {
  code_type: "discount",
  restrict_discount: false,
  discount_upto: 0,
  shipping_type: "all",
  category_list: [],
  product_list: [],
  min_order_amt: 0,
  min_order_qty: 0,
  onetime_usage: false,
  restrict_usage: false,
  usage_limit: 0,
  redeemed_count: 0,
  enable_status: true,
  status: "active",
};

/**
 * The offer codes, one for each type of discount, with the field names of docs/domain.md#offers. Amounts are in rupees.
 */
export function offers(loadedAt: Date) {
  const validity = { valid_from: addDays(loadedAt, -30).toISOString(), valid_to: null };
  return {
    welcome10: {
      ...ALWAYS,
      ...validity,
      code: "WELCOME10",
      discount_type: "percentage",
      discount_value: 10,
      restrict_discount: true,
      discount_upto: 500,
      apply_to: "order",
      onetime_usage: true,
    },
    onam300: {
      ...ALWAYS,
      ...validity,
      code: "CHINGAM300",
      discount_type: "amount",
      discount_value: 300,
      apply_to: "order",
      min_order_amt: 4000,
      restrict_usage: true,
      usage_limit: 200,
    },
    shipfree: {
      ...ALWAYS,
      ...validity,
      code: "POSTFREE",
      discount_type: "percentage",
      discount_value: 100,
      apply_to: "shipping",
      shipping_type: "domestic",
      min_order_amt: 1000,
    },
    yarn15: {
      ...ALWAYS,
      ...validity,
      code: "SKEINS15",
      discount_type: "percentage",
      discount_value: 15,
      apply_to: "category",
      category_list: [demoId("category", "yarn")],
    },
    "stoles-two-and-one": {
      ...ALWAYS,
      ...validity,
      code: "THIRDSTOLE",
      discount_type: "buy_x_get_y",
      discount_value: 0,
      apply_to: "order",
      buy_properties: {
        type: "quantity",
        value: 2,
        apply_to: "category",
        category_list: [demoId("category", "stoles")],
        product_list: [],
      },
      get_properties: {
        quantity: 1,
        apply_to: "category",
        category_list: [demoId("category", "stoles")],
        product_list: [],
        discount_type: "quantity",
        discount_value: 0,
      },
      buy_x_get_y_usage_limit: 1,
    },
    "large-order": {
      ...ALWAYS,
      ...validity,
      code: "FIVEONTHEHOUSE",
      code_type: "auto_discount",
      discount_type: "percentage",
      discount_value: 5,
      apply_to: "order",
      min_order_amt: 20000,
    },
  };
}
