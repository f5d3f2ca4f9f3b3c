import { type CardFacts, cardMarkup } from "@/components/product/card-markup";

const FACTS: CardFacts = {
  storeId: "loom",
  slug: "blue saree",
  name: "Blue saree",
  note: "",
  picture: undefined,
  badges: [],
  badgePosition: "t_l",
  price: { sellingPrice: 1_250_00, discountedPrice: 999_50 },
  unit: "Mts",
  isFrom: false,
  currency: "INR",
  sizes: "46vw",
  loading: "lazy",
  headingLevel: "h3",
};
const PICTURE = { src: "products/blue-1a2b3c4d.webp", width: 900, height: 1060, alt: "A blue saree" };

function show(more: Partial<CardFacts> = {}): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = cardMarkup({ ...FACTS, ...more }).html;
  return element;
}

it("links to the product with its name as heading", () => {
  const link = show({ headingLevel: "h2" }).querySelector("h2 a");
  expect(link).toHaveTextContent("Blue saree");
  expect(link).toHaveAttribute("href", "/product/blue%20saree");
});

it("shows the discounted price and the list price, both as base amounts too", () => {
  const prices = [...show().querySelectorAll("data")].map(({ value, textContent }) => [value, textContent]);
  expect(prices).toEqual([
    ["999.50", "₹999.50"],
    ["1250.00", "₹1,250"],
  ]);
  expect(show()).toHaveTextContent("per metre");
});

it("shows no price if the store hides its prices, and no empty note", () => {
  expect(show({ price: null }).querySelector("data")).toBeNull();
  expect(show().querySelectorAll("p")).toHaveLength(1);
  expect(show({ note: "Handwoven" })).toHaveTextContent("Handwoven");
});

it.each([
  ["first", { fetchpriority: "high", decoding: "sync", loading: null }],
  ["eager", { fetchpriority: "low", decoding: "sync", loading: null }],
  ["lazy", { fetchpriority: null, decoding: null, loading: "lazy" }],
] as const)("fetches the picture of a card that is %s", (loading, attributes) => {
  const picture = show({ picture: PICTURE, loading }).querySelector("img");
  for (const [name, value] of Object.entries(attributes)) expect(picture?.getAttribute(name)).toBe(value);
});

it("offers the renditions of a stored picture, and only the address of one on another host", () => {
  expect(show({ picture: PICTURE }).querySelector("img")?.srcset).toContain(
    "/uploads/loom/products/blue-1a2b3c4d_s.avif 400w",
  );
  const elsewhere = show({ picture: { ...PICTURE, src: "https://pictures.example/blue.jpg" } }).querySelector("img");
  expect(elsewhere).toHaveAttribute("src", "https://pictures.example/blue.jpg");
  expect(elsewhere).not.toHaveAttribute("srcset");
});

it("lets no text of the store become an element or an attribute", () => {
  const evil = '"><img src=x onerror=alert(1)>';
  const card = show({
    name: evil,
    note: evil,
    slug: evil,
    badges: [evil],
    picture: { ...PICTURE, alt: evil, src: `products/${evil}.webp` },
    secondPicture: { ...PICTURE, src: `products/${evil}.webp` },
    quickAdd: evil,
  });
  expect(card.querySelectorAll("img")).toHaveLength(2);
  expect(card.querySelector("[onerror]")).toBeNull();
  expect(card.querySelector("h3 a")).toHaveTextContent(evil);
});

it("shows a dot for each other colour that is known, and how many there are", () => {
  const card = show({ otherColours: { count: 2, dots: ["#a8532a"] } });
  expect(card).toHaveTextContent("+2 colours");
  expect(card.querySelectorAll("i")).toHaveLength(1);
  expect(card.querySelector("i")).toHaveStyle({ background: "#a8532a" });
});

it("adds from the list with a link that names the product, which opens its page without script", () => {
  const add = show({ quickAdd: "Choose size" }).querySelector(".quick-add");
  expect(add).toHaveAttribute("href", "/product/blue%20saree");
  expect(add).toHaveAttribute("aria-label", "Choose size: Blue saree");
  expect(add).toHaveTextContent(/^Choose size$/);
  expect(show().querySelector(".quick-add")).toBeNull();
});

it("has no more than 15 elements, with all that a card can have", () => {
  const card = show({
    note: "Handwoven",
    picture: PICTURE,
    secondPicture: PICTURE,
    badges: ["New"],
    quickAdd: "Choose size",
    otherColours: { count: 1, dots: [] },
    unit: "Pcs",
    price: { sellingPrice: 100, discountedPrice: 100 },
  });
  expect(card.querySelectorAll("*").length).toBeLessThanOrEqual(15);
});
