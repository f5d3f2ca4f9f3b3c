import { configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
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
import type { PersonalField } from "@/lib/domain/product/personal-field";
import { aDateField, aTextField, PERSONAL_FACTS } from "@/tests/factories/addon";
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

const CALENDAR = { workingDays: PERSONAL_FACTS.workingDays, timeZone: "Asia/Kolkata" };

function show(field: PersonalField = aTextField()) {
  render(
    <Provider store={createStore()}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <ChosenVariant offer={anOffer({ isPersonal: true })} initialOptions={[]}>
          <BuyBox
            showsStockNumber={false}
            customize={null}
            work={<PersonalFields fields={[field]} currency="INR" {...CALENDAR} />}
            stockAlert=""
          />
        </ChosenVariant>
        <PersonalFieldsBehaviour />
      </SWRConfig>
    </Provider>,
  );
  return screen.getByLabelText<HTMLInputElement>(new RegExp(field.name));
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

describe("the day on which a piece is needed", () => {
  beforeEach(() =>
    jest.useFakeTimers({ now: new Date("2026-11-24T15:00:00Z"), doNotFake: ["queueMicrotask", "nextTick"] }),
  );
  afterEach(() => jest.useRealTimers());

  it("can be chosen without script", () => {
    const input = show(aDateField({ isRequired: true }));
    expect(input).toBeRequired();
    expect(input).toHaveAttribute("type", "date");
  });

  it("is offered from the first one that the server accepts, and any other says why not", () => {
    const input = show(aDateField());
    expect([input.min, input.max]).toEqual(["2026-11-30", "2028-05-27"]);
    expect(screen.getByText("From 30 November 2026.")).toBeVisible();
    fireEvent.input(input, { target: { value: "2026-11-29" } });
    expect(screen.getByText("We cannot make it by then. Choose 30 November 2026 or later.")).toBeVisible();
    expect(input).toBeInvalid();
    fireEvent.input(input, { target: { value: "2028-05-28" } });
    expect(screen.getByText("Choose 27 May 2028 or earlier.")).toBeVisible();
    fireEvent.input(input, { target: { value: "2026-12-24" } });
    expect(input).toBeValid();
  });
});
