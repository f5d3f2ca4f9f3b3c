import { GET as collections, PUT as saveCollections } from "@/app/api/owner/collections/route";
import { GET as filters, PUT as saveFilters } from "@/app/api/owner/filters/route";
import { GET as menu, PUT as saveMenu } from "@/app/api/owner/menu/route";
import { GET as methods, PUT as saveMethods } from "@/app/api/owner/shipping-methods/route";
import { POST as tryShipping } from "@/app/api/owner/shipping-methods/try/route";
import { GET as rates, PUT as saveRates } from "@/app/api/owner/tax-rates/route";
import { POST as tryTax } from "@/app/api/owner/tax-rates/try/route";
import type { TriedShipping } from "@/lib/contracts/store/list-calls";
import { listMenu } from "@/lib/data/content";
import { readSellingTerms } from "@/lib/data/pricing/selling-terms";
import { getDatabase } from "@/lib/database/connection";
import { filterGroups } from "@/lib/database/schema/catalogue";
import { sharedLists } from "@/lib/database/schema/content";
import { expiredTags } from "@/lib/database/schema/process";
import { insertCategory } from "@/tests/factories/product-row";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(async () => {
  await insertSellingStore();
  await insertCategory({ id: "silk" });
});
beforeEach(async () => {
  await getDatabase().delete(sharedLists);
  await getDatabase().delete(filterGroups);
  await getDatabase().delete(expiredTags);
});

const headers = { authorization: `Bearer ${process.env.OWNER_TOKEN}`, "content-type": "application/json" };
const send = (method: string, body?: object) =>
  new Request("http://localhost/", { method, headers, ...(body && { body: JSON.stringify(body) }) });
const refusal = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });
const expired = async () => (await getDatabase().select().from(expiredTags)).flatMap(({ tags }) => tags);

const zones = [
  {
    zone: "South",
    states: ["Kerala", "Tamil Nadu"],
    price_per_kg: 90,
    delivery_time: "3 days",
    rate_multiplier: [
      { weight: 0.5, multiplier: 0.777778 },
      { weight: 2, multiplier: 1.5 },
    ],
  },
];
const parcel = {
  name: "Parcel",
  tracking_link: "",
  shipping_type: "Domestic",
  shipping_price: 0,
  delivery_time: "a week",
  free_shipping: true,
  minimum_price: 2000,
  alert_status: true,
  domes_zone_status: true,
  domes_zones: zones,
  status: "active",
};
const air = { ...parcel, name: "Air", shipping_type: "International", shipping_price: 900, free_shipping: false };
const off = { ...air, name: "Ship", status: "inactive" };
const all = [
  { id: "parcel", content: parcel },
  { id: "air", content: air },
  { id: "ship", content: off },
];

describe("shipping methods", () => {
  it("are saved as a whole, in their order, and read again as they are", async () => {
    expect((await saveMethods(send("PUT", { list: all, seen: [] }))).status).toBe(200);
    const { list, home, states, countries } = await (await methods(send("GET"))).json();
    expect(list).toEqual(all);
    expect({ home, states, countries }).toMatchObject({
      home: "India",
      states: expect.arrayContaining(["Kerala"]),
      countries: expect.arrayContaining(["Germany"]),
    });
    expect((await readSellingTerms("nila-loom")).methods.map(({ name }) => name)).toEqual(["Parcel", "Air", "Ship"]);
    expect(await expired()).toEqual(expect.arrayContaining(["store:nila-loom", "content:nila-loom"]));
    const turned = [...list].reverse();
    expect((await saveMethods(send("PUT", { list: turned, seen: list }))).status).toBe(200);
    expect((await (await methods(send("GET"))).json()).list).toEqual(turned);
  });

  it("that another has changed meanwhile are refused", async () => {
    await saveMethods(send("PUT", { list: all, seen: [] }));
    expect(await refusal(await saveMethods(send("PUT", { list: [], seen: [] })))).toMatchObject({
      status: 409,
      code: "list_changed",
    });
    expect((await (await methods(send("GET"))).json()).list).toHaveLength(3);
  });

  it.each([
    { what: "no name", content: { ...parcel, name: "" }, path: "0.content.name" },
    {
      what: "no price at all",
      content: { ...parcel, domes_zone_status: false, shipping_price: null },
      path: "0.content",
    },
  ])("are refused with $what", async ({ content, path }) => {
    const answer = await refusal(await saveMethods(send("PUT", { list: [{ id: "x", content }], seen: [] })));
    expect(answer).toMatchObject({ status: 422, code: "list_invalid" });
    expect(answer.errors).toContainEqual(expect.objectContaining({ path }));
  });

  it("are refused with the same id twice", async () => {
    const twice = [all[0], all[0]];
    expect(await refusal(await saveMethods(send("PUT", { list: twice, seen: [] })))).toMatchObject({
      code: "list_invalid",
      errors: [{ path: "1.id", code: "id_repeated" }],
    });
  });

  const tried = async (body: object): Promise<TriedShipping["methods"]> =>
    (await (await tryShipping(send("POST", body))).json()).methods;

  it.each([
    { what: "up to the first weight", state: "Kerala", grams: 500, amount: 100, price: 70, reason: "zone", upTo: 500 },
    { what: "a gram above it", state: "Kerala", grams: 501, amount: 100, price: 135, reason: "zone", upTo: 2000 },
    {
      what: "above all weights",
      state: "tamil nadu",
      grams: 9000,
      amount: 100,
      price: 135,
      reason: "zone",
      upTo: 2000,
    },
    { what: "free from an amount on", state: "Kerala", grams: 500, amount: 2000, price: 0, reason: "free", upTo: null },
    { what: "where no zone is", state: "Delhi", grams: 500, amount: 2000, price: null, reason: "no_zone", upTo: null },
  ])("are worked out: $what", async ({ state, grams, amount, price, reason, upTo }) => {
    await saveMethods(send("PUT", { list: all, seen: [] }));
    const [first, second] = await tried({ country: "India", state, weight_grams: grams, amount });
    expect(first).toMatchObject({ name: "Parcel", price, reason, up_to_grams: upTo });
    expect(second).toMatchObject({ price: null, reason: "other_direction" });
  });

  it("are worked out before they are saved, and abroad by the country's name or code", async () => {
    for (const country of ["Germany", "DE"]) {
      const list = await tried({ country, weight_grams: 100, amount: 1, list: all });
      expect(list.map(({ price, reason }) => [price, reason])).toEqual([
        [null, "other_direction"],
        [900, "flat"],
        [null, "off"],
      ]);
    }
    expect((await (await methods(send("GET"))).json()).list).toEqual([]);
    const broken = { country: "IN", weight_grams: 1, amount: 1, list: [{ id: "x", content: {} }] };
    expect((await refusal(await tryShipping(send("POST", broken)))).code).toBe("list_invalid");
  });
});

describe("tax rates", () => {
  const gst = {
    name: "GST 5",
    igst: 5,
    cgst: 2.5,
    sgst: 2.5,
    home_country: "India",
    home_state: "Kerala",
    primary: true,
  };
  const list = [{ id: "gst-5", content: gst }];
  const tried = async (body: object) =>
    (await tryTax(send("POST", { country: "India", amount: 1050, ...body }))).json();

  it("are worked out at home, in another state and abroad", async () => {
    expect(await tried({ state: "Kerala" })).toBeNull();
    expect((await saveRates(send("PUT", { list, seen: [] }))).status).toBe(200);
    expect((await (await rates(send("GET"))).json()).list).toEqual(list);
    expect(await tried({ state: "Kerala" })).toEqual({
      amount: 1050,
      taxable: 1000,
      components: [
        { name: "CGST", percent: 2.5, amount: 25 },
        { name: "SGST", percent: 2.5, amount: 25 },
      ],
    });
    expect(await tried({ state: "Delhi" })).toMatchObject({
      components: [{ name: "IGST", percent: 5, amount: 50 }],
    });
    expect(await tried({ country: "Germany" })).toMatchObject({ components: [{ name: "IGST", amount: 50 }] });
    const draft = [{ id: "gst-18", content: { ...gst, igst: 18 } }];
    expect(await tried({ state: "Delhi", amount: 118, tax_rate_id: "gst-18", list: draft })).toMatchObject({
      taxable: 100,
    });
  });

  it("are refused without a number", async () => {
    const broken = [{ id: "gst", content: { ...gst, igst: "" } }];
    expect((await refusal(await saveRates(send("PUT", { list: broken, seen: [] })))).code).toBe("list_invalid");
  });
});

describe("filter groups", () => {
  const colour = { id: "colour", content: { name: "Colour", options: [{ name: "Red", slug: "red", swatch: "#b00" }] } };

  it("are saved, and every list expires", async () => {
    expect((await saveFilters(send("PUT", { list: [colour], seen: [] }))).status).toBe(200);
    expect((await (await filters(send("GET"))).json()).list).toEqual([colour]);
    expect(await expired()).toEqual(expect.arrayContaining(["catalogue:nila-loom", "category:nila-loom:silk"]));
  });

  it.each([
    { what: "no name", entry: { id: "c", content: { name: " ", options: [] } }, code: "name_needed" },
    {
      what: "an address that cannot be one",
      entry: { id: "Ünï", content: { name: "x", options: [] } },
      code: "slug_unreadable",
    },
    {
      what: "half an option",
      entry: { id: "c", content: { name: "x", options: [{ name: "Red", slug: "" }] } },
      code: "entry_unreadable",
    },
    {
      what: "an option twice",
      entry: {
        id: "c",
        content: {
          name: "x",
          options: [
            { name: "Red", slug: "red" },
            { name: "RED", slug: "red" },
          ],
        },
      },
      code: "options_repeated",
    },
  ])("are refused with $what", async ({ entry, code }) => {
    const answer = await refusal(await saveFilters(send("PUT", { list: [entry], seen: [] })));
    expect(answer.errors).toContainEqual(expect.objectContaining({ code }));
  });
});

describe("collections", () => {
  const weaves = (slug: string) => [
    { id: "weaves", content: { name: "Weaves", options: [{ link: { link_type: "category", slug }, name: "Ikat" }] } },
  ];

  it("are saved, and lead only to categories of the shop", async () => {
    expect(await refusal(await saveCollections(send("PUT", { list: weaves("gone"), seen: [] })))).toMatchObject({
      code: "list_invalid",
      errors: [{ code: "reference_unknown" }],
    });
    expect((await saveCollections(send("PUT", { list: weaves("silk"), seen: [] }))).status).toBe(200);
    expect((await (await collections(send("GET"))).json()).list).toEqual(weaves("silk"));
  });
});

describe("the navigation", () => {
  const toSilk = { link_type: "category", slug: "silk" };
  const entry = (content: object) => [{ id: "cloth", content: { name: "Cloth", link: toSilk, ...content } }];
  const saved = async (list: object[]) => {
    const { list: seen } = await (await menu(send("GET"))).json();
    return saveMenu(send("PUT", { list, seen }));
  };

  it("is replaced with its columns and pictures, and every page expires", async () => {
    const picture = { src: "menu/silk.webp", width: 900, height: 720, alt: "" };
    const columns = [{ name: "By fibre", link: null, links: [{ name: "Silk", link: toSilk }] }];
    const pictures = [{ picture, heading: "New", sub_heading: "Six weaves", btn_text: "See them", link: toSilk }];
    expect((await saved(entry({ columns, pictures }))).status).toBe(200);
    const link = { kind: "category", slug: "silk" };
    expect(await listMenu("nila-loom")).toEqual([
      {
        name: "Cloth",
        link,
        columns: [{ name: "By fibre", link: null, links: [{ name: "Silk", link }] }],
        pictures: [{ picture, heading: "New", subHeading: "Six weaves", buttonText: "See them", link }],
      },
    ]);
    expect(await expired()).toContain("store:nila-loom");
  });

  it.each([
    ["an entry without a name", { name: "" }, "0.content.name"],
    ["a link that was only begun", { link: { link_type: "category", slug: "" } }, "0.content.link"],
    ["a link to nothing", { link: { link_type: "product", slug: "gone" } }, "0.content.link.slug"],
    ["a column without a heading", { columns: [{ name: "", link: null, links: [] }] }, "0.content"],
    ["a picture that was not chosen", { pictures: [{ picture: null, heading: "New", link: null }] }, "0.content"],
  ])("is refused with %s", async (_case, content, path) => {
    expect(await refusal(await saved(entry(content)))).toMatchObject({
      status: 422,
      code: "list_invalid",
      errors: expect.arrayContaining([expect.objectContaining({ path })]),
    });
  });
});
