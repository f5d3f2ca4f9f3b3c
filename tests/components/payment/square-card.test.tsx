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
  // The stand-in of the script, as the browser would run it.
  jest.mocked(loadScript).mockImplementation(async () => {
    new Function(SQUARE_SCRIPT)();
    return true;
  });
  // biome-ignore lint/suspicious/noDocumentCookie: the cross-site pair, as the shop sets it
  document.cookie = "XSRF-TOKEN=pair";
});

type Asked = { key: string | null; source: string };
function shop(...answers: (() => Response)[]): Asked[] {
  const asked: Asked[] = [];
  server.use(
    http.post("*/api/orders/order/payments/square", async ({ request }) => {
      const { source_id } = (await request.json()) as { source_id: string };
      asked.push({ key: request.headers.get("idempotency-key"), source: source_id });
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return answer ? answer() : HttpResponse.error();
    }),
  );
  return asked;
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

it("charges the token that Square gave for the card, and leads on to the order", async () => {
  const asked = shop(paid);
  open();
  await payWith("4111");
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/checkout/one"));
  expect(asked).toEqual([{ key: expect.stringMatching(/^\S{16,}$/), source: expect.stringMatching(/^cnon:4111/) }]);
});

it("sends nothing while the card is not filled in", async () => {
  const asked = shop(paid);
  open();
  await payWith("");
  await waitFor(() => expect(screen.getByRole("button")).not.toHaveAttribute("aria-busy"));
  expect(asked).toEqual([]);
});

it("lets another card follow one that was declined, as another try", async () => {
  const asked = shop(refused("payment_declined"), paid);
  open();
  await payWith("4000");
  expect(await screen.findByRole("alert")).toHaveTextContent("The bank has declined this payment. Nothing was taken.");
  await payWith("4111");
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(asked[0]?.key).not.toBe(asked[1]?.key);
});

it("says so when the script cannot be had, and offers no button that cannot work", async () => {
  jest.mocked(loadScript).mockResolvedValue(false);
  open();
  expect(await screen.findByRole("alert")).toHaveTextContent("The payment form could not be loaded.");
  expect(screen.getByRole("button")).toBeDisabled();
});

it("does not let anybody pay again where it is not known what became of the money", async () => {
  shop(refused("order_not_payable"));
  open();
  await payWith("4111");
  expect(await screen.findByRole("alert")).toHaveTextContent("The time to pay this order is over.");
  expect(screen.getByRole("button")).toBeDisabled();
});
