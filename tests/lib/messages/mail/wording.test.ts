import type { MailWording } from "@/lib/domain/mail-text";
import { listEditableMails } from "@/lib/messages/mail/examples";
import { TEMPLATES } from "@/lib/messages/mail/templates";
import { aStore } from "@/tests/factories/store";
import { MESSAGE_CONTENT } from "./message-content";

const store = aStore();
const NONE: MailWording = { subject: "", heading: "", opening: "", closing: "" };
const mails = listEditableMails(store);

it("offers every mail to shoppers, and none to the shop's own people", () => {
  const toShop = ["staff_invitation", "owner_"];
  const offered = mails.map(({ template }) => template as string);
  const all = Object.entries(TEMPLATES).filter(([, { channel }]) => channel === "mail");
  const expected = all.map(([name]) => name).filter((name) => !toShop.some((start) => name.startsWith(start)));
  expect(offered.toSorted()).toEqual(expected.toSorted());
});

describe.each(mails)("the mail $template", ({ template, example, parts, placeholders }) => {
  const write = (wording: MailWording | null) => TEMPLATES[template].write(MESSAGE_CONTENT[template], store, wording);

  it("has an example that it can be written from", () => {
    expect(TEMPLATES[template].write(example, store).subject).not.toBe("");
  });

  it("stays as it is without own words", () => {
    expect(write(NONE)).toEqual(write(null));
  });

  it("takes own words in each part that it offers, with all that it can fill in", () => {
    const text = (part: string) => `Own ${part}: ${placeholders.map((name) => `{${name}}`).join(" ")}`;
    const wording = { ...NONE, ...Object.fromEntries(parts.map((part) => [part, text(part)])) };
    const mail = write(wording);
    for (const part of parts) {
      expect(part === "subject" ? mail.subject : mail.text).toContain(`Own ${part}: `);
    }
    expect(mail.subject + mail.text).not.toMatch(/\{[a-z]+\}/);
  });
});

it("puts an own opening in place of the shop's, and keeps all that only the shop knows", () => {
  const mail = TEMPLATES.order_placed.write(MESSAGE_CONTENT.order_placed, store, {
    ...NONE,
    opening: "We begin to weave.\nIt takes a week, {name}.",
    closing: "Yours, {shop}",
  });
  const usual = TEMPLATES.order_placed.write(MESSAGE_CONTENT.order_placed, store);
  expect(usual.text).toContain("We will e-mail you updates");
  expect(mail.text).not.toContain("We will e-mail you updates");
  expect(mail.text).toContain("We begin to weave.\n\nIt takes a week, Asha <b>Menon</b>.");
  expect(mail.text).toContain("Please transfer ₹780.");
  expect(mail.html).toContain("It takes a week, Asha &lt;b&gt;Menon&lt;/b&gt;.");
  expect(mail.text).toMatch(/Yours, Nila Loom\n\n--\n/);
});

it("lets no subject begin another header", () => {
  const mail = TEMPLATES.welcome.write({ name: "A\r\nBcc: all@shop.example" }, store, {
    ...NONE,
    subject: "Hi, {name}",
  });
  expect(mail.subject).toBe("Hi, A Bcc: all@shop.example");
});
