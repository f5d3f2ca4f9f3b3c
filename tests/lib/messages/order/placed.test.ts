import { TEMPLATES } from "@/lib/messages/mail/templates";
import { orderContent } from "@/lib/messages/order/wording";
import { anOrder, anOrderItem } from "@/tests/factories/order";
import { aStore } from "@/tests/factories/store";

const store = aStore();
const link = "https://shop.example/in/checkout/order-summary/order?key=a";
const email = "asha@example.com";

describe("pictures in the mails of an order", () => {
  const mail = (item: Parameters<typeof anOrderItem>[0]) =>
    TEMPLATES.order_placed.write({ ...contentOf([anOrderItem(item)]), pay: null }, store);
  const contentOf = (items: ReturnType<typeof anOrderItem>[]) =>
    orderContent(anOrder({ items }), { link, timeZone: store.timeZone, openingDays: store.openingDays });

  it("are small renditions with an absolute address and a name, and lead to the product", () => {
    const { html, text } = mail({ slug: "blue-stole", name: "Stole & fringe", image: "products/stole.webp" });
    expect(html).toContain(`src="${store.origin}/uploads/${store.id}/products/stole_s.webp" alt="Stole &amp; fringe"`);
    expect(html).toContain(`<a href="${store.origin}/product/blue-stole"`);
    expect(text).not.toContain("stole_s");
  });
  it("are left out where a product has none", () => {
    expect(mail({ image: "" }).html).not.toContain("<img");
    expect(mail({ image: "data:image/png;base64,AA" }).html).not.toContain("<img");
  });
});

it("tells the shopper and the shop what makes the parcel a gift", () => {
  const gift = anOrder({ isGiftWrapped: true, hidesPrices: true, giftMessage: "For Amma\nfrom us" });
  const content = orderContent(gift, { link, timeZone: store.timeZone, openingDays: store.openingDays });
  const lines = "Gift:\nGift wrap\nNo prices in the parcel\nGift message:\nFor Amma\nfrom us";
  expect(TEMPLATES.order_placed.write({ ...content, pay: null }, store).text).toContain(lines);
  const { link: _, ...forOwner } = content;
  const owner = { ...forOwner, email, payment: "Paid", note: "", withoutHsn: [] };
  expect(TEMPLATES.owner_new_order.write(owner, store).text).toContain(lines);
});
