import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CompareBehaviour } from "@/components/comparison/behaviour";
import { CompareListLink, CompareProductLink } from "@/components/comparison/link";

let pathname = "/category/garments";
jest.mock("next/navigation", () => ({ usePathname: () => pathname }));

const NAMES = ["One", "Two", "Three", "Four", "Five"];

function showList() {
  return render(
    <main id="content">
      <CompareListLink category="garments" />
      <ul id="results">
        {NAMES.map((name) => (
          <li key={name}>
            <article>
              <h2 className="card-name">
                <a href={`/product/${name.toLowerCase()}`}>{name}</a>
              </h2>
            </article>
          </li>
        ))}
      </ul>
      <CompareBehaviour />
    </main>,
  );
}
const pick = (name: string) => screen.getByRole("button", { name: `Compare ${name}` });
const start = () => userEvent.click(screen.getByRole("link", { name: "Compare" }));

beforeEach(() => {
  sessionStorage.clear();
  pathname = "/category/garments";
});

it("leads to a page for choosing without script, and to the product's comparison", () => {
  render(
    <>
      <CompareListLink category="garments" />
      <CompareProductLink slug="kurta" />
    </>,
  );
  const links = screen.getAllByRole("link", { name: "Compare" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/compare?category=garments",
    "/compare?products=kurta",
  ]);
});

it("shows nothing before the shopper asks to compare", () => {
  showList();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("region", { name: "Products to compare" })).toBeNull();
});

it("chooses up to four products, and leads to a link that can be shared", async () => {
  showList();
  await start();
  expect(screen.getByRole("status")).toHaveTextContent("Choose up to four products");
  await userEvent.click(pick("One"));
  expect(pick("One")).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(pick("Two"));
  expect(screen.getAllByRole("link", { name: "Compare" }).at(-1)).toHaveAttribute("href", "/compare?products=one,two");
  await userEvent.click(pick("Three"));
  await userEvent.click(pick("Four"));
  expect(pick("Five")).toBeDisabled();
  expect(screen.getByRole("status")).toHaveTextContent("Four products are the most that fit");
  await userEvent.click(pick("One"));
  expect(pick("Five")).toBeEnabled();
});

it("keeps what is chosen on the next page, until the shopper stops", async () => {
  const { unmount } = showList();
  await start();
  await userEvent.click(pick("Two"));
  unmount();
  await act(async () => showList());
  expect(pick("Two")).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(screen.getByRole("button", { name: "Stop comparing" }));
  expect(screen.queryByRole("button")).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it("chooses the product of a page by its heading", async () => {
  pathname = "/product/kurta";
  render(
    <main id="content">
      <h1>Rust kurta</h1>
      <CompareProductLink slug="kurta" />
      <CompareBehaviour />
    </main>,
  );
  await start();
  expect(screen.getByRole("status")).toHaveTextContent("1 product chosen");
  expect(screen.getByRole("status")).toHaveTextContent("Rust kurta");
});
