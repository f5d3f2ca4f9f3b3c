import { cleanup, render, screen } from "@testing-library/react";
import { Footer } from "@/components/site/footer";
import { aStore } from "../../factories/store";

function show(takesPayment: boolean) {
  const { name, footer } = aStore();
  const withMethods = { ...footer, paymentMethods: ["upi", "visa"] };
  render(<Footer storeName={name} footer={withMethods} takesPayment={takesPayment} findsOrders={true} />);
}

it("leads to the page that finds an order, only in a shop that takes orders", () => {
  show(true);
  expect(screen.getByRole("link", { name: "Find your order" })).toHaveAttribute("href", "/find-order");
  cleanup();
  render(<Footer storeName="Nila Loom" footer={aStore().footer} takesPayment={false} findsOrders={false} />);
  expect(screen.queryByRole("link", { name: "Find your order" })).not.toBeInTheDocument();
});
it("names the grievance officer of a shop in India, with ways to reach them", () => {
  const { name, footer } = aStore();
  const grievanceOfficer = { name: "Leela Varghese", email: "leela@shop.example", mobile: "+91 484 000 0115" };
  render(<Footer storeName={name} footer={footer} takesPayment findsOrders grievanceOfficer={grievanceOfficer} />);
  expect(screen.getByText(/^Grievance officer: Leela Varghese/)).toHaveTextContent("+91 484 000 0115");
  expect(screen.getByRole("link", { name: "leela@shop.example" })).toHaveAttribute("href", "mailto:leela@shop.example");
});
it.each([null, { name: "", email: "", mobile: "" }])("names no grievance officer if there is none: %j", (officer) => {
  const { name, footer } = aStore();
  render(<Footer storeName={name} footer={footer} takesPayment findsOrders grievanceOfficer={officer} />);
  expect(screen.queryByText(/Grievance officer/)).not.toBeInTheDocument();
});

const accepted = () => screen.queryByRole("list", { name: "We accept" });

it("names the payment methods the shop accepts", () => {
  show(true);
  expect(accepted()).toHaveTextContent("UPIVisa");
});
it("names no payment methods where nothing is paid online", () => {
  show(false);
  expect(accepted()).not.toBeInTheDocument();
});
