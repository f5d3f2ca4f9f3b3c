import { ZodError } from "zod";
import { type Message, TEMPLATES } from "@/lib/messages/mail/templates";
import { orderContent } from "@/lib/messages/order/wording";
import { anOrder } from "@/tests/factories/order";
import { aStore } from "@/tests/factories/store";
import { MESSAGE_CONTENT, ODD_LINK } from "./message-content";

const store = aStore();
const { timeZone, openingDays } = store;
const CONTENT = MESSAGE_CONTENT;
const link = ODD_LINK;
const NAMES = Object.keys(CONTENT) as Message["template"][];
const mails = NAMES.flatMap((name) => {
  const template = TEMPLATES[name];
  return template.channel === "mail" ? [{ name, write: template.write }] : [];
});

describe.each(mails)("the mail $name", ({ name, write }) => {
  const mail = write(CONTENT[name], store);

  it("names the shop in subject or text, and has the imprint", () => {
    expect(mail.subject + mail.text).toContain("Nila Loom");
    for (const body of [mail.html, mail.text]) expect(body).toContain("Nila Loom LLP");
    expect(mail.text).toContain("4 Weavers Lane, Kannur 670001, Kerala, India");
    expect(mail.text).toContain("https://shop.example/in");
  });

  it("is one text message for a shopper without an e-mail address: what it is about, its code and its first link", () => {
    const [said, ...more] = mail.textMessage.split("\n");
    expect(said).toContain("Nila Loom");
    expect(said).toContain(mail.subject);
    expect(more.length).toBeLessThanOrEqual(2);
    for (const line of more) expect(mail.text).toContain(line);
  });

  it("says the same with and without HTML", () => {
    const paragraphs = mail.text.split("\n--\n")[0]?.split(/\n\n/) ?? [];
    const shown = mail.html
      .replace(/<style>.*?<\/style>/s, "")
      .replace(/<a href="([^"]*)"[^>]*>/g, " $1 ")
      .replace(/<[^>]+>/g, " ")
      .replaceAll("&#39;", "'")
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
    for (const paragraph of paragraphs) {
      // Labels and amounts are separate table cells in HTML, so they are looked for separately.
      for (const line of paragraph.split(/:\n|\n| {2,}/)) expect(shown).toContain(line.trim());
    }
  });

  it("loads nothing when it is opened", () => {
    expect(mail.html).not.toMatch(/<(?:img|link|script|iframe|object)\b|url\(|@import/i);
  });
});

it("escapes names everywhere", () => {
  const hostile = aStore({ name: `<b onclick="x">'&` });
  const { html } = TEMPLATES.welcome.write({ name: "<script>alert(1)</script>" }, hostile);
  expect(html).toContain("Welcome, &lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain("&lt;b onclick=&quot;x&quot;&gt;&#39;&amp;");
  expect(html).not.toMatch(/<script|<b /);
});

it("does not let a name start another header", () => {
  const { subject } = TEMPLATES.welcome.write({ name: "" }, aStore({ name: "Loom\r\nBcc: all@shop.example" }));
  expect(subject).toBe("Welcome to Loom Bcc: all@shop.example");
});

it("keeps links unchanged", () => {
  const { html, text } = TEMPLATES.password_reset.write(CONTENT.password_reset, store);
  expect(text).toContain(`\n${link}\n`);
  expect(html).toContain(`href="https://shop.example/in/account/reset?token=a&amp;x=&#39;&quot;&lt;"`);
});

it("links a wishlist alert to the product, and to the wishlist to turn alerts off", () => {
  const { text } = TEMPLATES.wish_alert.write(CONTENT.wish_alert, store);
  expect(text).toContain("https://shop.example/in/product/silk-saree");
  expect(text).toMatch(/sent only once\..*https:\/\/shop\.example\/in\/wishlist/s);
});

it.each(["javascript:alert(1)", "/account/reset", ""])("refuses a link to %p", (wrong) => {
  expect(() => TEMPLATES.password_reset.write({ link: wrong, minutes: 60 }, store)).toThrow(ZodError);
});

it.each([
  { tileColor: "#2a3f6f", text: "#ffffff" },
  { tileColor: "#f4d35e", text: "#23211f" },
  { tileColor: "", text: "#ffffff" },
])("writes on a button of colour '$tileColor' in $text", ({ tileColor, text }) => {
  const { html } = TEMPLATES.welcome.write({ name: "" }, aStore({ seo: { ...store.seo, tileColor } }));
  expect(html).toMatch(new RegExp(`class="press"[^>]*;color:${text};`));
});

it.each(["mobile_code", "cod_code"] as const)("keeps %s within one SMS that phones fill in", (name) => {
  const text = TEMPLATES[name].write(CONTENT[name], store);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/\n@shop\.example #482913$/);
});

it.each([
  [10, "10 minutes"],
  [1, "1 minute"],
  [60, "1 hour"],
  [1_440, "24 hours"],
])("says that a code valid for %d minutes is valid for %s", (minutes, words) => {
  expect(TEMPLATES.sign_in_code.write({ code: "482913", minutes }, store).text).toContain(`for ${words}.`);
});

it("shows only the end of a gift card code", () => {
  const { html, text } = TEMPLATES.order_placed.write(CONTENT.order_placed, store);
  for (const body of [html, text]) {
    expect(body).toContain("Gift card ending in EF56");
    expect(body).not.toContain("AB12-CD34");
  }
});

it("shows an order in its own currency and at its own rate", () => {
  const dollars = anOrder({ currency: { code: "USD", rateMillionths: 83_250_000, chargeBasisPoints: 500 } });
  const { text } = TEMPLATES.order_confirmed.write(orderContent(dollars, { link, timeZone, openingDays }), store);
  expect(text).toContain("Stole  $12.61\n");
});

it("does not mention a refund if nothing was paid", () => {
  const unpaid = { ...CONTENT.order_cancelled, givenBack: null, givesCardsBack: false };
  const { text } = TEMPLATES.order_cancelled.write(unpaid, store);
  expect(text).not.toMatch(/refund|gift card/i);
});

it("names the branch for pickup", () => {
  const branch = { id: "kannur", name: "Kannur shop", address: "4 Weavers Lane", mobile: "0497 123" };
  const collector = { name: "Ravi Menon", dialCode: "+91", mobile: "9876543211" };
  const fetched = anOrder({ kind: "pickup", shippingCost: 0, shipping: { ...anOrder().shipping, branch, collector } });
  const { text } = TEMPLATES.order_ready.write(orderContent(fetched, { link, timeZone, openingDays }), store);
  expect(text).toContain(
    "Pickup at:\nKannur shop\n4 Weavers Lane\n0497 123\nCollected by Ravi Menon, +91 9876543211\n",
  );
});

/** The order that a shopper wants on 23 November, from 10 to 11 in the time zone of the store. */
const inSlot = (kind: "delivery" | "pickup") => {
  const slot = { start: new Date("2026-11-23T04:30:00Z"), end: new Date("2026-11-23T05:30:00Z") };
  const branch = { id: "kannur", name: "Kannur shop", address: "4 Weavers Lane", mobile: "0497 123" };
  const { shipping } = anOrder();
  const order = anOrder({ kind, shipping: { ...shipping, slot, branch: kind === "pickup" ? branch : null } });
  return orderContent(order, { link, timeZone, openingDays });
};

it.each([
  { kind: "delivery", line: "Delivery slot: Monday 23 November, 10:00 am – 11:00 am" },
  { kind: "pickup", line: "Pickup slot: Monday 23 November, 10:00 am – 11:00 am" },
] as const)("tells the day and hour chosen for $kind, also to the owner", ({ kind, line }) => {
  const order = inSlot(kind);
  const texts = [
    TEMPLATES.order_placed.write({ ...order, pay: null }, store),
    TEMPLATES.order_confirmed.write(order, store),
    TEMPLATES.owner_new_order.write({ ...CONTENT.owner_new_order, ...order }, store),
    ...(kind === "pickup" ? [TEMPLATES.order_ready.write(order, store)] : []),
  ];
  for (const { text } of texts) expect(text).toContain(line);
});

it("sends replies to notices for the owner to the customer", () => {
  const notices = mails.filter(({ name }) => name.startsWith("owner_") && name !== "owner_low_stock");
  expect(notices).toHaveLength(11);
  for (const { name, write } of notices) expect(write(CONTENT[name], aStore()).replyTo).toContain("@example.com");
});

it("tells the owner which lines of the invoice lack an HSN code, and nothing if all have one", () => {
  const textOf = (withoutHsn: readonly string[] | undefined) =>
    TEMPLATES.owner_new_order.write({ ...CONTENT.owner_new_order, withoutHsn }, store).text;
  expect(textOf(["Stole", "Shawl"])).toContain("The invoice names no HSN code for Stole and Shawl.");
  // A mail that was queued before the list existed has none.
  for (const none of [[], undefined]) expect(textOf(none)).not.toContain("HSN");
});
