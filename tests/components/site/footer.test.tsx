import { cleanup, render, screen } from "@testing-library/react";
import { Footer } from "@/components/site/footer";
import type { FooterFacts } from "@/components/site/footer-markup";
import { aStore } from "../../factories/store";

const { name, footer } = aStore();
const CONTACT = { telephone: "+91 484 000 0114", email: "hello@shop.example", gstNumber: "32AAAAA0000A1Z5" };
const FACTS: FooterFacts = {
  storeName: name,
  year: 2026,
  footer: { ...footer, paymentMethods: ["upi", "visa"] },
  contact: CONTACT,
  takesPayment: true,
  findsOrders: true,
  takesWithdrawals: true,
};
const show = (facts: Partial<FooterFacts> = {}) => render(<Footer {...FACTS} {...facts} />);

it("leads to the page that finds an order, only in a shop that takes orders", () => {
  show();
  expect(screen.getByRole("link", { name: "Find your order" })).toHaveAttribute("href", "/find-order");
  cleanup();
  show({ findsOrders: false, takesWithdrawals: false });
  expect(screen.queryByRole("link", { name: "Find your order" })).not.toBeInTheDocument();
});

it("says who runs the shop, and how to reach them", () => {
  show();
  expect(screen.getByText(`© 2026 ${name}`)).toBeInTheDocument();
  expect(screen.getByText("GSTIN 32AAAAA0000A1Z5")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "+91 484 000 0114" })).toHaveAttribute("href", "tel:+914840000114");
  expect(screen.getByRole("link", { name: "hello@shop.example" })).toHaveAttribute("href", "mailto:hello@shop.example");
});
it("leaves out what the store has not given", () => {
  show({ contact: { telephone: "", email: "", gstNumber: "" } });
  expect(screen.queryByText(/GSTIN/)).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^(\+|hello)/ })).not.toBeInTheDocument();
});
it("shows texts as texts, and the owner's HTML as HTML", () => {
  const content = '<p>Open <a href="/store-locator">today</a></p>';
  show({ storeName: "<b>Nila & Loom</b>", footer: { ...footer, contact: { title: "<i>Visit</i>", content } } });
  expect(screen.getByText("<b>Nila & Loom</b>")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "<i>Visit</i>" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "today" })).toHaveAttribute("href", "/store-locator");
});

it("names the grievance officer of a shop in India, with ways to reach them", () => {
  show({ grievanceOfficer: { name: "Leela Varghese", email: "leela@shop.example", mobile: "+91 484 000 0115" } });
  expect(screen.getByText(/^Grievance officer: Leela Varghese/)).toHaveTextContent("+91 484 000 0115");
  expect(screen.getByRole("link", { name: "leela@shop.example" })).toHaveAttribute("href", "mailto:leela@shop.example");
});
it.each([null, { name: "", email: "", mobile: "" }])("names no grievance officer if there is none: %j", (officer) => {
  show({ grievanceOfficer: officer });
  expect(screen.queryByText(/Grievance officer/)).not.toBeInTheDocument();
});

const accepted = () => screen.queryByRole("list", { name: "We accept" });

it("names the payment methods the shop accepts", () => {
  show();
  expect(accepted()).toHaveTextContent("UPIVisa");
});
it("names no payment methods where nothing is paid online", () => {
  show({ takesPayment: false });
  expect(accepted()).not.toBeInTheDocument();
});
