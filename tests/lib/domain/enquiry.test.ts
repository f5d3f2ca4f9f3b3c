import fc from "fast-check";
import {
  answersEnquiries,
  asksForEnquiries,
  ENQUIRY_REFUSALS,
  enquiryOutcomePath,
  readEnquiryOutcome,
} from "@/lib/domain/enquiry";

const there = { stock: { quantity: 100, state: "in_stock" } } as const;
const gone = { stock: { quantity: 0, state: "sold_out" } } as const;
const store = (hidesPrices: boolean) => ({ setting: { hidesPrices } });

it.each([
  { what: "any product of an enquiry store", hides: true, ahead: false, variants: [], asks: true },
  { what: "a normal product", hides: false, ahead: false, variants: [], asks: false },
  {
    what: "a product for pre-order, while in stock",
    hides: false,
    ahead: true,
    variants: [there],
    asks: false,
  },
  {
    what: "a product for pre-order with a sold-out variant",
    hides: false,
    ahead: true,
    variants: [there, gone],
    asks: true,
  },
  { what: "a sold-out product without pre-order", hides: false, ahead: false, variants: [gone], asks: false },
])("shows the form on the page of $what: $asks", ({ hides, ahead, variants, asks }) => {
  expect(asksForEnquiries(store(hides), { ...there, allowsPreorder: ahead, variants })).toBe(asks);
});
it("shows the form when the product itself is sold out and for pre-order", () => {
  expect(asksForEnquiries(store(false), { ...gone, allowsPreorder: true, variants: [] })).toBe(true);
});

it("accepts a question about a product for pre-order even if it is back in stock", () => {
  expect(answersEnquiries(store(false), { allowsPreorder: true })).toBe(true);
  expect(answersEnquiries(store(false), { allowsPreorder: false })).toBe(false);
});

it("reads every outcome from its path", () => {
  fc.assert(
    fc.property(fc.constantFrom("sent" as const, ...ENQUIRY_REFUSALS), fc.string({ minLength: 1 }), (outcome, slug) => {
      const [part, enquiry, ...rest] = enquiryOutcomePath(slug, outcome).split("/").reverse();
      expect([enquiry, rest.reverse()]).toEqual(["enquiry", ["", "product", encodeURIComponent(slug)]]);
      expect(readEnquiryOutcome(part ?? "")).toBe(outcome);
    }),
  );
  for (const other of ["", "constructor", "product_unknown", "else"]) expect(readEnquiryOutcome(other)).toBeNull();
});
