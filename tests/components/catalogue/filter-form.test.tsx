import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { renderToString } from "react-dom/server";
import { FilterFields } from "@/components/catalogue/filter-fields";
import { FilterForm } from "@/components/catalogue/filter-form";
import { RESULTS_ID } from "@/components/catalogue/results-id";
import { server } from "../../mocks/server";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const COLOURS = {
  id: "colour",
  name: "Colour",
  options: [
    { slug: "indigo", name: "Indigo", count: 3, isChosen: false },
    { slug: "madder", name: "Madder", count: 2, isChosen: true },
  ],
};
const FORM = (
  <FilterForm path="/category/cloth">
    <FilterFields group={COLOURS} />
    <button type="submit">Show products</button>
    <label>
      From
      <input name="min_price" defaultValue="200" />
    </label>
  </FilterForm>
);
const PAUSE = { advanceTimers: jest.advanceTimersByTime };
const DESKTOP = 1440;
const PHONE = 390;

// The test environment has the FormData of Node.js, which cannot read a form; a frame has the one of jsdom.
const frame = document.body.appendChild(document.createElement("iframe"));
const FormDataOfBrowsers = Reflect.get(frame.contentWindow ?? window, "FormData");
beforeAll(() => {
  Object.assign(globalThis, { FormData: FormDataOfBrowsers });
});

beforeEach(() => {
  jest.useFakeTimers();
  push.mockClear();
  server.use(http.get("*/api/products", () => HttpResponse.json({ total: 1 })));
  document.body.innerHTML = "";
});
afterEach(() => jest.useRealTimers());

/** Renders the form as a browser gets it, changes it with `change`, and only then runs the script. */
function changeBeforeScript(width: number, change: () => void) {
  window.innerWidth = width;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(FORM);
  change();
  render(FORM, { container, hydrate: true });
  act(() => jest.advanceTimersByTime(1_000));
}
const tick = (name: string) => () => screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(name) }).click();

it.each([
  { what: "ticked", change: tick("Indigo"), query: "filter.colour=indigo,madder&min_price=200" },
  { what: "unticked", change: tick("Madder"), query: "min_price=200" },
  {
    what: "typed",
    change: () => screen.getByLabelText<HTMLInputElement>("From").setRangeText("5", 0, 1),
    query: "filter.colour=madder&min_price=500",
  },
])("narrows the list by what was $what before the script ran", ({ change, query }) => {
  changeBeforeScript(DESKTOP, change);
  expect(push.mock.calls).toEqual([[`/category/cloth?${query}`, { scroll: false }]]);
});

it("stays where it is if nothing was changed before the script ran", () => {
  changeBeforeScript(DESKTOP, () => {});
  expect(push).not.toHaveBeenCalled();
});

it("leaves what was ticked in a phone's drawer for its button", () => {
  changeBeforeScript(PHONE, tick("Indigo"));
  expect(push).not.toHaveBeenCalled();
});

it.each([DESKTOP, PHONE])("leads to the list when its button is pressed, at %i px", async (width) => {
  window.innerWidth = width;
  const scrollIntoView = jest.fn();
  render(
    <>
      {FORM}
      <ul id={RESULTS_ID} />
    </>,
  );
  const list = screen.getByRole("list");
  Object.assign(list, { scrollIntoView, checkVisibility: () => true });
  const user = userEvent.setup(PAUSE);
  await user.click(screen.getByRole("checkbox", { name: /Indigo/ }));
  act(() => jest.advanceTimersByTime(1_000));
  expect(scrollIntoView).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: /Show products/ }));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it("waits until the shopper has stopped ticking", async () => {
  window.innerWidth = DESKTOP;
  render(FORM);
  const user = userEvent.setup(PAUSE);
  await user.click(screen.getByRole("checkbox", { name: /Indigo/ }));
  await user.click(screen.getByRole("checkbox", { name: /Madder/ }));
  expect(push).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1_000));
  expect(push.mock.calls).toEqual([["/category/cloth?filter.colour=indigo&min_price=200", { scroll: false }]]);
});

it("says on the button of a phone's drawer how many products match", async () => {
  const asked: string[] = [];
  server.use(
    http.get("*/api/products", ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ total: asked.length === 1 ? 12 : 0 });
    }),
  );
  window.innerWidth = PHONE;
  render(FORM);
  const user = userEvent.setup(PAUSE);
  await user.click(screen.getByRole("checkbox", { name: /Indigo/ }));
  act(() => jest.advanceTimersByTime(1_000));
  jest.useRealTimers();
  expect(await screen.findByRole("button", { name: "Show 12 products" })).toBeVisible();
  expect(asked).toEqual(["?category=cloth&filter.colour=indigo,madder&min_price=200&limit=1"]);
  expect(push).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole("checkbox", { name: /Madder/ }));
  expect(await screen.findByRole("button", { name: "No products match" })).toBeVisible();
});
