import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { StockAlertBehaviour } from "@/components/stock-alert/behaviour";
import { StockAlertForm } from "@/components/stock-alert/form";
import { server } from "../../mocks/server";

const show = () =>
  render(
    <>
      <StockAlertForm productId="p1" slug="shirt" variantId="v1" />
      <StockAlertBehaviour />
    </>,
  );
const problem = (code: string, status: number) => HttpResponse.json({ code, errors: [] }, { status });

it("sends the form without leaving the page, and can delete the alert again", async () => {
  const sent: unknown[] = [];
  server.use(
    http.get("*/api/session", () => HttpResponse.json({})),
    http.post("*/api/stock-alerts", async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ token: "secret" });
    }),
    http.post("*/api/stock-alerts/delete", async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ done: true });
    }),
  );
  show();
  expect(screen.getByText("One e-mail, then we delete your address. No newsletter.")).toBeVisible();
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail me when it is back" }), "asha@example.com");
  await userEvent.click(screen.getByRole("button", { name: "Tell me" }));
  expect(await screen.findByText(/We will e-mail you once/)).toBeVisible();
  expect(screen.getByRole("textbox")).toHaveValue("");
  await userEvent.click(screen.getByRole("button", { name: "Delete my alert" }));
  expect(await screen.findByText("Your alert and your address are deleted.")).toBeVisible();
  expect(sent).toEqual([{ product_id: "p1", variant_id: "v1", email: "asha@example.com" }, { token: "secret" }]);
});

it("says that the variant is back already", async () => {
  server.use(
    http.get("*/api/session", () => HttpResponse.json({})),
    http.post("*/api/stock-alerts", () => problem("stock_available", 422)),
  );
  show();
  await userEvent.type(screen.getByRole("textbox"), "asha@example.com{Enter}");
  expect(await screen.findByText("It is back in stock: you can order it now.")).toBeVisible();
  expect(screen.getByRole("textbox")).toHaveFocus();
});
