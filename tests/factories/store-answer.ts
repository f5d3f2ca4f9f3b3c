/** The response of `GET /store_details/details_v4` for a small shop, as the store service sends it. */
export function aStoreAnswer(details: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) {
  return {
    status: true,
    store_details: {
      name: "Nila Loom",
      status: "active",
      base_url: "https://shop.example/in/",
      country: "India",
      company_details: {
        name: "Nila Loom LLP",
        city: "Kannur",
        state: "Kerala",
        pincode: "670001",
        address: "4 Weavers Lane",
      },
      seo_details: {
        page_title: "Handloom cloth",
        meta_desc: "Cloth by the metre.",
        meta_keywords: ["cloth", "loom"],
        tile_color: "#8A3F24",
      },
      currency_types: [
        { country_code: "USD", html_code: "&#36;", additional_charges: 5 },
        { country_code: "INR", html_code: "&#8377;", default_currency: true },
      ],
      store_properties: [{ application_setting: { min_checkout_value: 499.5 } }],
      ...details,
    },
    live_currencies: [{ name: "USD", html_code: "&#36;", rates: { INR: 83.1234567, EUR: 0.9 } }],
    ys_features: ["blogs", "store_pickup", "currency_variation", "extra_pages", "product_search"],
    ...rest,
  };
}
