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

const accepted = () => screen.queryByRole("list", { name: "We accept" });

it("names the payment methods the shop accepts", () => {
  show(true);
  expect(accepted()).toHaveTextContent("UPIVisa");
});
it("names no payment methods where nothing is paid online", () => {
  show(false);
  expect(accepted()).not.toBeInTheDocument();
});
