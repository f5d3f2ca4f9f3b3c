import { render, screen } from "@testing-library/react";
import { Footer } from "@/components/site/footer";
import { aStore } from "../../factories/store";

function show(takesPayment: boolean) {
  const { name, footer } = aStore();
  const taken = { ...footer, paymentMethods: ["upi", "visa"] };
  render(<Footer storeName={name} footer={taken} takesPayment={takesPayment} />);
}
const accepted = () => screen.queryByRole("list", { name: "We accept" });

it("names what the shop is paid with", () => {
  show(true);
  expect(accepted()).toHaveTextContent("UPIVisa");
});
it("names nothing of the kind where nothing is paid", () => {
  show(false);
  expect(accepted()).not.toBeInTheDocument();
});
