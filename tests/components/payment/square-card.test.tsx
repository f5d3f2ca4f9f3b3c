import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { SquareCard } from "@/components/payment/square-card";
import { goTo } from "@/lib/browser/go-to";
import { loadScript } from "@/lib/browser/load-script";
import { SQUARE_SCRIPT } from "@/tests/fakes/square-script";
import { server } from "@/tests/mocks/server";

jest.mock("@/lib/browser/load-script", () => ({ loadScript: jest.fn() }));
jest.mock("@/lib/browser/go-to", () => ({ goTo: jest.fn() }));

const setting = {
  scriptUrl: "https://square.example/v1/square.js",
  applicationId: "sandbox-app",
  locationId: "LOCATION",
  amount: "1080.00",
  currencyCode: "INR",
};

beforeEach(() => {
  Reflect.deleteProperty(window, "Square");
  jest.mocked(goTo).mockReset();
  // Runs the fake of Square's script, as loading the real script would do in a browser.
  jest.mocked(loadScript).mockImplementation(async () => {
    new Function(SQUARE_SCRIPT)();
    return true;
  });
  // biome-ignore lint/suspicious/noDocumentCookie: the cross-site pair, as the shop sets it
  document.cookie = "XSRF-TOKEN=pair";
});

type PaymentRequest = { key: string | null; source: string };
function shop(...answers: (() => Response)[]): PaymentRequest[] {
  const requests: PaymentRequest[] = [];
  server.use(
    http.post("*/api/orders/order/payments/square", async ({ request }) => {
      const { source_id } = (await request.json()) as { source_id: string };
      requests.push({ key: request.headers.get("idempotency-key"), source: source_id });
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      return answer ? answer() : HttpResponse.error();
    }),
  );
  return requests;
}
const paid = () => HttpResponse.json({ payment: "succeeded", leads_to: "/checkout/one" });
const refused = (code: string) => () =>
  HttpResponse.json({ code, errors: [] }, { status: 422, headers: { "content-type": "application/problem+json" } });

async function payWith(card: string) {
  const user = userEvent.setup();
  const field = await screen.findByLabelText("Card number");
  await user.clear(field);
  if (card) await user.type(field, card);
  await user.click(screen.getByRole("button", { name: "Pay ₹1,080" }));
}
const open = () => render(<SquareCard orderId="order" setting={setting} shownAmount="₹1,080" />);

it("charges the card with the token from Square, then opens the order", async () => {
  const requests = shop(paid);
  open();
  await payWith("4111");
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/checkout/one"));
  expect(requests).toEqual([{ key: expect.stringMatching(/^\S{16,}$/), source: expect.stringMatching(/^cnon:4111/) }]);
});

it("sends nothing while the card fields are empty", async () => {
  const requests = shop(paid);
  open();
  await payWith("");
  await waitFor(() => expect(screen.getByRole("button")).not.toHaveAttribute("aria-busy"));
  expect(requests).toEqual([]);
});

it("lets the shopper try another card after a declined one, as a new attempt", async () => {
  const requests = shop(refused("payment_declined"), paid);
  open();
  await payWith("4000");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Your bank declined the payment, and you have not been charged.",
  );
  await payWith("4111");
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(requests[0]?.key).not.toBe(requests[1]?.key);
});

it("says that the script did not load, and disables the button", async () => {
  jest.mocked(loadScript).mockResolvedValue(false);
  open();
  expect(await screen.findByRole("alert")).toHaveTextContent("The payment form did not load.");
  expect(screen.getByRole("button")).toBeDisabled();
});

it("lets nobody pay again when the outcome of the payment is unknown", async () => {
  shop(refused("order_not_payable"));
  open();
  await payWith("4111");
  expect(await screen.findByRole("alert")).toHaveTextContent("The time to pay for this order has run out");
  expect(screen.getByRole("button")).toBeDisabled();
});
