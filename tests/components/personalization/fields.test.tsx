import { configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { HttpResponse, http } from "msw";
import { SWRConfig } from "swr";
import { PersonalFieldsBehaviour } from "@/components/personalization/behaviour";
import { PersonalFields } from "@/components/personalization/fields";
import { BuyBox } from "@/components/product/buy-box";
import { ChosenVariant } from "@/components/product/chosen-variant";
import { pendingCartWrites, removeCartWrite } from "@/lib/browser/cart/journal";
import { formFields } from "@/lib/browser/form/fields";
import { aTextField } from "@/tests/factories/addon";
import { aCart } from "@/tests/factories/cart-wire";
import { anOffer } from "@/tests/factories/product-offer";
import { server } from "@/tests/mocks/server";

configure({ asyncUtilTimeout: 5_000 });

let sent: unknown[] = [];
// The form imports these when it first needs them. Importing them in advance keeps the tests from timing out.
beforeAll(() => Promise.all([import("@/components/cart/after-submit"), import("@/lib/browser/cart/sending")]));
beforeEach(() => {
  sent = [];
  for (const write of pendingCartWrites()) removeCartWrite(write);
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
  document.cookie = "XSRF-TOKEN=pair";
  server.use(
    http.get("*/api/products/p1/stock", () => HttpResponse.json({ stock: null, variants: [] })),
    http.post("*/api/cart/items", async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(aCart());
    }),
  );
});

function show(field = aTextField()) {
  render(
    <Provider store={createStore()}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <ChosenVariant offer={anOffer({ isPersonal: true })} initialOptions={[]}>
          <BuyBox
            showsStockNumber={false}
            customize={null}
            work={<PersonalFields fields={[field]} currency="INR" />}
            stockAlert=""
          />
        </ChosenVariant>
        <PersonalFieldsBehaviour />
      </SWRConfig>
    </Provider>,
  );
  return screen.getByRole("textbox", { name: /Initials/ });
}
const preview = () => document.querySelector<HTMLElement>("[data-preview]") as HTMLElement;

it("is a plain form without script, with the first thread chosen and the browser's own checks", () => {
  const input = show(aTextField({ isRequired: true }));
  expect(input).toBeRequired();
  expect(input).toHaveAttribute("pattern", "[A-Za-z&]*");
  expect(screen.getByRole("radio", { name: "Red" })).toBeChecked();
  expect(screen.getByRole("radio", { name: /Gold.*₹40/ })).not.toBeChecked();
  expect(input.closest("form")).toHaveProperty("noValidate", false);
  expect(Object.fromEntries(formFields(input.closest("form") as HTMLFormElement))).toMatchObject({
    "personal.Initials": "",
    "personal_colour.Initials": "Red",
    "personal_lettering.Initials": "Roman",
  });
});

it("previews the text in its thread, counts, and says what cannot be made", async () => {
  const input = show();
  await userEvent.type(input, "AK");
  expect(await screen.findByText("1 character left.")).toBeVisible();
  expect(preview()).toHaveTextContent("AK");
  await userEvent.click(screen.getByRole("radio", { name: /Gold/ }));
  expect(preview()).toHaveStyle({ color: "#a97c2f" });
  await userEvent.type(input, "LM");
  expect(screen.getByText("That is 1 character too many.")).toBeVisible();
  expect(input).toBeInvalid();
  await userEvent.clear(input);
  await userEvent.type(input, "é");
  expect(screen.getByText("We cannot make “é”. Choose other characters.")).toBeVisible();
  expect(preview().hidden).toBe(true);
});

it("sends what was written, and nothing for a field that was left empty", async () => {
  const input = show();
  await userEvent.type(input, "AK");
  await userEvent.click(screen.getByRole("button", { name: "Add to bag" }));
  expect(await screen.findByRole("button", { name: "Added" })).toBeEnabled();
  await userEvent.clear(input);
  await userEvent.click(screen.getByRole("button", { name: "Added" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { personal_list: [{ name: "Initials", value: "AK", colour: "Red", lettering: "Roman" }] },
    { personal_list: [] },
  ]);
});
