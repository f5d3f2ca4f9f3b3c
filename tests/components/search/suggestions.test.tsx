import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { SearchSuggestions } from "@/components/search/suggestions";
import { StoreState } from "@/components/store/state";
import { DOLLAR, RUPEE } from "../../factories/currency";
import { server } from "../../mocks/server";

const SAREE = {
  slug: "temple-saree",
  name: "Temple saree",
  image: "products/temple.webp",
  summary: "Mulberry silk",
  unit: "Pcs",
  price_varies: false,
  selling_price: 1_000,
  discounted_price: 830,
};
const CLOTH = { ...SAREE, slug: "ikat", name: "Night ikat", unit: "Mts", price_varies: true, selling_price: 830 };
const NOTHING = { products: [], categories: [], keywords: [], partial: false };

/** Types `text` into a search field whose suggestions are `found`. */
async function type(text: string, found: Partial<Record<keyof typeof NOTHING, unknown>>) {
  server.use(http.get("/api/search", () => HttpResponse.json({ ...NOTHING, ...found })));
  render(
    <StoreState
      baseCurrency="INR"
      currencies={[RUPEE, DOLLAR]}
      isCurrencyByCountry={false}
      geolocationServices={["https://one.example/json"]}
    >
      <input id="field" aria-label="Search" />
      <SearchSuggestions storeId="nila-loom" inputId="field">
        Popular searches
      </SearchSuggestions>
    </StoreState>,
  );
  await userEvent.type(screen.getByLabelText("Search"), text);
}
const product = (name: RegExp) => screen.findByRole("link", { name });

beforeEach(() => localStorage.clear());

it("shows each product with its picture and its price", async () => {
  await type("saree", { products: [SAREE, CLOTH] });
  const link = await product(/^Temple saree/);
  expect(link).toHaveAttribute("href", "/product/temple-saree");
  expect(link.querySelector("img")).toHaveAttribute("src", expect.stringContaining("products/temple"));
  expect(link).toHaveTextContent("Now ₹830Before ₹1,000");
  expect(await product(/^Night ikat/)).toHaveTextContent("from ₹830");
  expect(screen.getByRole("status")).toHaveTextContent("2 products suggested");
});
it("shows prices in the currency the shopper has chosen", async () => {
  localStorage.setItem("currency", '"USD"');
  await type("saree", { products: [SAREE] });
  expect(within(await product(/^Temple saree/)).getByText("$10.50")).toBeInTheDocument();
});
it("shows no price in a store that hides them", async () => {
  await type("saree", { products: [{ ...SAREE, selling_price: null, discounted_price: null }] });
  expect((await product(/^Temple saree/)).querySelector("data")).toBeNull();
});
it("says that the products match only some of the words", async () => {
  await type("red saree", { products: [SAREE], keywords: ["red", "saree"], partial: true });
  expect(await screen.findByRole("status")).toHaveTextContent("No product matches all of these words.");
  expect(screen.getByRole("link", { name: "saree" })).toHaveAttribute("href", "/search?q=saree");
});
it("says that nothing is suggested", async () => {
  await type("xylophone", {});
  expect(await screen.findByRole("status")).toHaveTextContent("No suggestions");
});
it("keeps the popular searches until there is enough to search for", async () => {
  await type("sa", { products: [SAREE] });
  expect(screen.getByText("Popular searches")).toBeInTheDocument();
});
