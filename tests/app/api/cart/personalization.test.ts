import { getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { dateText, dayLater } from "@/lib/domain/store/working-days";
import { insertProduct } from "../../../factories/product-row";
import { add, cartOf, read, useCartShop } from "../../../support/cart-shop";
import { aVisitor, told } from "../../../support/shopper";

useCartShop();

const INITIALS = {
  kind: "text",
  name: "Initials",
  price: 120,
  max_length: 3,
  characters: ["latin"],
  colours: [
    { name: "Red", code: "#8f2f2a" },
    { name: "Gold", code: "#a97c2f", price: 40 },
  ],
};

beforeAll(async () => {
  await insertProduct({ id: "napkin", personalFields: [INITIALS] });
  await insertProduct({ id: "ribbon", unit: "Mts", personalFields: [INITIALS] });
  await insertProduct({ id: "bangle", personalFields: [{ ...INITIALS, required: true }] });
});

const written = (value: string, colour = "Red", price = 0) => ({ name: "Initials", value, colour, price });
const napkin = (...personal_list: object[]) => ({ product_id: "napkin", quantity: 1, personal_list });

it("charges what is written on an item, whatever price was sent", async () => {
  const { items, totals } = await read(add(await aVisitor(), { ...napkin(written(" AK ", "Gold", 1)), quantity: 2 }));
  expect(items).toMatchObject([{ unit_price: 1_160, line_total: 2_320 }]);
  expect(items[0]?.personal_list).toEqual([
    {
      kind: "text",
      name: "Initials",
      value: "AK",
      price: 160,
      colour: "Gold",
      colour_code: "#a97c2f",
      lettering: "",
      lettering_style: "",
    },
  ]);
  expect(totals.sub_total).toBe(2_320);
});

it("takes a day on which a piece can be ready, and refuses one before it", async () => {
  await insertProduct({ id: "robe", personalFields: [{ kind: "date", name: "Needed by", making_days: 2, price: 50 }] });
  const by = (value: string) => ({ product_id: "robe", quantity: 1, personal_list: [{ name: "Needed by", value }] });
  const shopper = await aVisitor();
  const today = Date.parse(new Date().toISOString().slice(0, 10));
  expect(await told(await add(shopper, by(dateText(today))))).toEqual([422, "personal_too_soon"]);
  expect(await told(await add(shopper, by("2027-02-30")))).toEqual([422, "personal_date"]);
  const later = dateText(dayLater(today, 30));
  const { items } = await read(add(shopper, by(later)));
  expect(items).toMatchObject([
    { unit_price: 1_050, personal_list: [{ kind: "date", name: "Needed by", value: later, price: 50 }] },
  ]);
});

it("charges it once on a length of cloth", async () => {
  const { items } = await read(
    add(await aVisitor(), { product_id: "ribbon", quantity: 2.5, personal_list: [written("AK")] }),
  );
  expect(items).toMatchObject([{ unit_price: 1_000, line_total: 2_620 }]);
});

it("makes another item of each text, and adds up those that are alike", async () => {
  const shopper = await aVisitor();
  await add(shopper, napkin(written("AK")));
  await add(shopper, napkin(written("AK", "Gold")));
  await add(shopper, napkin());
  const { items, notices } = await read(add(shopper, napkin({ ...written("AK"), colour: undefined })));
  expect(items.map(({ quantity, line_total }) => [quantity, line_total])).toEqual([
    [2, 2_240],
    [1, 1_160],
    [1, 1_000],
  ]);
  expect(notices).toMatchObject([{ code: "quantity_summed" }]);
});

it.each([
  ["too long a text", napkin(written("ABCD")), "personal_too_long"],
  ["characters that cannot be made", napkin(written("ÄÖ")), "personal_characters"],
  ["a thread that is not offered", napkin(written("AK", "Black")), "personal_unknown"],
  ["a field of another product", napkin({ name: "Engraving", value: "AK" }), "personal_unknown"],
  ["an item that needs a text, without one", { product_id: "bangle", quantity: 1 }, "personal_needed"],
  [
    "a text on what has no field",
    { product_id: "stole", quantity: 1, personal_list: [written("AK")] },
    "personal_unknown",
  ],
])("refuses %s", async (_, body, code) => {
  const shopper = await aVisitor();
  expect(await told(await add(shopper, body))).toEqual([422, code]);
  expect((await cartOf(shopper)).items).toEqual([]);
});

it("keeps showing what was written when the shop no longer makes it, and does not sell it", async () => {
  const shopper = await aVisitor();
  await insertProduct({ id: "towel", personalFields: [INITIALS] });
  await add(shopper, { product_id: "towel", quantity: 1, personal_list: [written("AK")] });
  await getDatabase().update(products).set({ personalFields: [] });
  const { items, refusals } = await cartOf(shopper);
  expect(items).toMatchObject([
    { refusal: "personal_unknown", line_total: null, personal_list: [{ name: "Initials", value: "AK", price: 0 }] },
  ]);
  expect(refusals).toContain("item_unavailable");
});
