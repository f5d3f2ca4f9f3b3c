import { z } from "zod";
import { storeWireSchema, toStoreDetails } from "@/lib/contracts/store/details";
import { aStoreAnswer } from "../../../factories/store-answer";

const read = (details: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) =>
  toStoreDetails("nila-loom", z.decode(storeWireSchema, aStoreAnswer(details, rest)), {
    fallbackOrigin: "http://localhost:3000",
  });
const readSetting = (setting: unknown) => read({ store_properties: [{ application_setting: setting }] }).setting;
describe("the newsletter", () => {
  const newsletterOf = (config: Record<string, unknown>) => readSetting({ newsletter_config: config }).newsletter;

  it("asks for an address unless the owner made its button a link", () => {
    expect(newsletterOf({ link_type: "internal", link: "/x" })).toMatchObject({ asksForAddress: true, link: null });
    const linked = { subscription_status: false, link_type: "external", link: "https://letters.example" };
    expect(newsletterOf(linked)).toMatchObject({
      asksForAddress: false,
      link: { kind: "external", url: "https://letters.example" },
    });
    expect(newsletterOf({ ...linked, link: "javascript:alert(1)" })).toMatchObject({
      asksForAddress: false,
      link: null,
    });
  });
});

it.each([
  { url: "https://chat.example/widget.js", scriptUrl: "https://chat.example/widget.js" },
  { url: "javascript:alert(1)", scriptUrl: "" },
  { url: "data:text/javascript,alert(1)", scriptUrl: "" },
  { url: "/widget.js", scriptUrl: "" },
])("reads the script address $url of a chat as $scriptUrl", ({ url, scriptUrl }) => {
  expect(readSetting({ chat_config: { type: "third_party", url } }).chat.scriptUrl).toBe(scriptUrl);
});
it("keeps only the digits of the chat's number, for wa.me", () => {
  expect(readSetting({ chat_config: { mobile: "+91 00000-00114" } }).chat.mobile).toBe("910000000114");
});

describe("invoices", () => {
  const defaults = { prefix: "INV-", digits: 6, suffix: "", first: 1 };

  it("are made unless the store turns them off", () => {
    expect(read().invoices).toEqual({
      areEnabled: true,
      numbering: defaults,
      creditNotes: { ...defaults, prefix: "CN-" },
    });
    expect(read({ invoice_status: false }).invoices.areEnabled).toBe(false);
  });

  it("are numbered with the owner's prefix, or without one", () => {
    const config = { prefix: "", suffix: "/26-27", min_digit: "4", next_invoice_no: 318 };
    expect(read({ invoice_config: config }).invoices).toMatchObject({
      numbering: { prefix: "", digits: 4, suffix: "/26-27", first: 318 },
      creditNotes: { prefix: "CN-", digits: 4, suffix: "/26-27", first: 1 },
    });
  });
});
