import { render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { SignInForm } from "@/components/authentication/sign-in-form";
import { AccountFrame } from "@/components/customer/account-frame";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { server } from "../../mocks/server";

beforeEach(() => server.use(http.get("*/api/session", () => HttpResponse.json({ kind: "customer" }))));

function showOrderPage(query: Record<string, string>) {
  window.history.replaceState(null, "", `/account/orders/o1?${new URLSearchParams({ ...query, page: "2" })}#items`);
  render(
    <AccountFrame
      customerId="c1"
      sections={[]}
      path="/account/orders"
      heading="Order"
      number="NL-1"
      news={readFormOutcome(query)}
    >
      Its items
    </AccountFrame>,
  );
}

const address = () => window.location.pathname + window.location.search + window.location.hash;

it("shows what was done only once, not again after a reload", async () => {
  showOrderPage({ done: "cancellation_asked", left: "1.2" });
  await waitFor(() => expect(address()).toBe("/account/orders/o1?page=2#items"));
  expect(screen.getByText(/We have received your cancellation request/)).toBeVisible();
});

it("shows a refusal only once", async () => {
  showOrderPage({ refusal: "order_unknown" });
  await waitFor(() => expect(address()).toBe("/account/orders/o1?page=2#items"));
  expect(screen.getByRole("alert")).toBeVisible();
});

it("does not change the address of a page without an outcome", async () => {
  showOrderPage({});
  await screen.findByText("Its items");
  expect(address()).toBe("/account/orders/o1?page=2#items");
});

it("shows a refusal inside a form only once", async () => {
  window.history.replaceState(null, "", "/account/sign-in?refusal=credentials_wrong&next=%2Fcart");
  render(
    <SignInForm
      takesMobile={false}
      next="/cart"
      initial={readFormOutcome({ refusal: "credentials_wrong" }).refusals}
    />,
  );
  await waitFor(() => expect(address()).toBe("/account/sign-in?next=%2Fcart"));
  expect(screen.getByRole("alert")).toBeVisible();
});
