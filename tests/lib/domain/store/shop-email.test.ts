import { shopEmail } from "@/lib/domain/store/shop-email";

const NONE = { orders: "", cancellations: "", enquiries: "" };

it.each([
  { own: "Desk@Example.com ", company: "shop@example.com", to: "desk@example.com" },
  { own: "", company: "shop@example.com", to: "shop@example.com" },
  { own: "us, them", company: "shop@example.com", to: "shop@example.com" },
  { own: "", company: "", to: null },
  { own: "", company: "no address", to: null },
])("mails about orders with the address $own and the company's $company go to $to", ({ own, company, to }) => {
  const store = { company: { email: company }, setting: { shopEmails: { ...NONE, orders: own } } };
  expect(shopEmail(store, "orders")).toBe(to);
});

it("does not mix the kinds of mail up", () => {
  const setting = { shopEmails: { ...NONE, cancellations: "desk@example.com" } };
  expect(shopEmail({ company: { email: "" }, setting }, "enquiries")).toBeNull();
  expect(shopEmail({ company: { email: "" }, setting }, "cancellations")).toBe("desk@example.com");
});
