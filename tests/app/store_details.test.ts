import { GET as getDetails } from "@/app/store_details/details_v4/route";
import { GET as getStatus } from "@/app/store_details/store/route";
import { storeDetailsAnswerSchema } from "@/lib/contracts/store/details";
import { aStoreAnswer } from "../factories/store-answer";
import { insertStore } from "../factories/store-row";
import { useTestDatabase } from "../support/database";

useTestDatabase();

beforeAll(async () => {
  await insertStore("nila-loom", {
    details: {
      ...aStoreAnswer().store_details,
      payment_types: [{ name: "Square", secret_key: "s3cret" }],
      note: "s3cret",
    },
  });
  await insertStore("closed", { status: "inactive" });
});

const ask = (handler: typeof getDetails, query: string) =>
  handler(new Request(`http://localhost:3000/store_details/x${query}`));
const answerOf = async (handler: typeof getDetails, query: string) => (await ask(handler, query)).json();

it("publishes everything about the store that the specification lists, under the specified names", async () => {
  const answer = await answerOf(getDetails, "?store_id=nila-loom");
  expect(Object.keys(answer).sort()).toEqual(["live_currencies", "status", "store_details", "ys_features"]);
  expect(answer.status).toBe(true);
  expect(Object.keys(answer.store_details)).toEqual(
    expect.arrayContaining([
      "name",
      "company_details",
      "country",
      "additional_features",
      "package_details",
      "gst_no",
      "type",
      "sub_type",
      "tax_config",
      "packaging_charges",
      "customer_contact_no",
      "seo_details",
      "analytics_details",
      "status",
      "payment_types",
      "currency_types",
      "store_properties",
    ]),
  );
  expect(Object.keys(answer.store_details.store_properties[0]).sort()).toEqual([
    "application_setting",
    "auto_tags",
    "branches",
    "checkout_setting",
    "color_list",
    "currency_list",
    "footer_config",
    "giftcard_config",
    "img_tag_list",
    "opening_days",
    "pincodes",
  ]);
  expect(Object.keys(answer.store_details.store_properties[0].application_setting)).toEqual(
    expect.arrayContaining([
      "max_shipping_weight",
      "min_checkout_value",
      "search_synonyms",
      "gift_wrapping_charges",
      "min_qty",
      "step_qty",
      "customize_name",
      "announcebar_status",
      "announcebar_config",
      "newsletter_status",
      "newsletter_config",
      "chat_status",
      "chat_config",
    ]),
  );
  expect(Object.keys(answer.store_details.seo_details).sort()).toEqual([
    "h1_tag",
    "meta_desc",
    "meta_keywords",
    "page_title",
    "tile_color",
  ]);
});

it("publishes details that another storefront can read", async () => {
  const answer = await answerOf(getDetails, "?store_id=nila-loom");
  expect(storeDetailsAnswerSchema.safeDecode(answer)).toMatchObject({ success: true, data: { status: true } });
});

it("publishes nothing the contract does not name", async () => {
  expect(JSON.stringify(await answerOf(getDetails, "?store_id=nila-loom"))).not.toContain("s3cret");
});

it("publishes that a closed store is closed", async () => {
  expect((await answerOf(getDetails, "?store_id=closed")).store_details.status).toBe("inactive");
  expect(await answerOf(getStatus, "?store_id=closed")).toMatchObject({
    status: true,
    details: { status: "inactive", seo_details: { page_title: "Handloom cloth" } },
  });
});

it.each(["", "?store_id=", "?store_id=nobody", "?store_id=%00", `?store_id=${"x".repeat(999)}`, "?store_id=' or 1=1"])(
  "refuses the unknown store %.30p in the body, with HTTP 200",
  async (query) => {
    for (const handler of [getDetails, getStatus]) {
      const response = await ask(handler, query);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: false, message: "There is no store with this store_id." });
    }
  },
);

it("may be read by pages of any origin, and cached only briefly", async () => {
  const { headers } = await ask(getDetails, "?store_id=nila-loom");
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=10");
});
