import { render, screen, within } from "@testing-library/react";
import { Segment, type SegmentData } from "@/components/content/segment";
import type { LayoutSegment, SegmentItem } from "@/lib/domain/content/layout-segment";
import { aPicture, aProduct } from "../../factories/product";
import { aStore } from "../../factories/store";

jest.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => ({ push: jest.fn() }) }));

// jsdom has no layout and therefore no ResizeObserver, which this component needs.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const nothing: SegmentData = { strips: [], posts: [], categories: [] };
const base = { id: "s1", heading: "Heading", subHeading: "Below", rank: 1 };

function anItem(rest: Partial<SegmentItem> = {}): SegmentItem {
  return {
    desktopPicture: aPicture({ alt: "A cloth" }),
    mobilePicture: null,
    heading: "By the metre",
    subHeading: "From the roll",
    description: "Cut as long as you like.",
    textColor: "dark",
    position: "m_l",
    phonePosition: "",
    link: { kind: "category", slug: "cloth" },
    buttonText: "See it",
    secondLink: null,
    secondButtonText: "",
    points: [],
    ...rest,
  };
}
function show(segment: LayoutSegment, data: SegmentData = nothing) {
  return render(<Segment store={aStore()} segment={segment} data={data} now={new Date("2030-06-01")} isFirst />);
}

it.each(["primary_slider", "slider"] as const)(
  "shows the slides of a %s, each with its link, the first at once",
  (type) => {
    show({
      ...base,
      type,
      items: [anItem(), anItem({ heading: "Silk", desktopPicture: aPicture({ src: "b.webp" }) })],
    });
    expect(screen.getByRole("heading", { name: "By the metre" })).toBeVisible();
    expect(screen.getAllByRole("link", { name: "See it" })[0]).toHaveAttribute("href", "/category/cloth");
    const [first, second] = screen.getAllByRole("img");
    expect(first).toHaveAttribute("loading", "eager");
    expect(second).toHaveAttribute("loading", "lazy");
    expect(screen.getByText("1 / 2")).toBeVisible();
  },
);

it("offers a second action on a slide that has one", () => {
  const second = { secondLink: { kind: "category", slug: "garments" }, secondButtonText: "Shop garments" } as const;
  show({
    ...base,
    type: "primary_slider",
    items: [anItem(second), anItem({ ...second, heading: "Silk", secondButtonText: "" })],
  });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/category/cloth",
    "/category/garments",
    "/category/cloth",
  ]);
});

it("names every section of the home page, also one whose owner gave it no heading", () => {
  show({ ...base, heading: "", type: "flexible", content: "<p>Tea at both.</p>" });
  expect(screen.getByRole("region", { name: "More from the shop" })).toHaveTextContent("Tea at both.");
});

it.each(["section", "featured_section"] as const)("shows the pictures of a %s as links", (type) => {
  show({ ...base, type, columns: 3, items: [anItem()] });
  expect(screen.getByRole("link", { name: /By the metre/ })).toHaveAttribute("href", "/category/cloth");
});

it("shows a strip of products with a link to all of them", () => {
  const strips = [[aProduct({ name: "Night ikat" })]];
  show({ ...base, type: "featured_product", source: { kind: "new_arrivals" } }, { strips, posts: [], categories: [] });
  expect(screen.getByRole("link", { name: "View More" })).toHaveAttribute("href", "/new-arrivals");
  expect(screen.getByRole("link", { name: "Night ikat" })).toBeVisible();
});

it("shows several strips as tabs", () => {
  const tabs = [
    { name: "Silk", source: { kind: "category", slug: "silk" } },
    { name: "Sale", source: { kind: "on_sale" } },
  ] as const;
  const strips = [[aProduct({ name: "Rose tussar" })], [aProduct({ name: "Oat linen" })]];
  show({ ...base, type: "multiple_featured_product", tabs }, { strips, posts: [], categories: [] });
  expect(screen.getByRole("radio", { name: "Silk" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Sale" })).not.toBeChecked();
  expect(screen.getByText("Oat linen")).toBeInTheDocument();
});

it("shows a text beside its picture", () => {
  show({ ...base, type: "highlighted_section", pictureSide: "right", items: [anItem()] });
  expect(screen.getByRole("img", { name: "A cloth" })).toBeVisible();
  expect(screen.getByText("Cut as long as you like.")).toBeVisible();
});

it("shows a wide banner with its button", () => {
  show({ ...base, type: "secondary", items: [anItem()] });
  expect(screen.getByRole("link", { name: "See it" })).toBeVisible();
});

it("quotes customers by name", () => {
  show({
    ...base,
    type: "testimonial",
    items: [anItem({ heading: "Anitha R.", description: "It came as promised." })],
  });
  expect(screen.getByText(/It came as promised/)).toBeVisible();
  expect(screen.getByText(/Anitha R\./)).toBeVisible();
});

it("marks the products on a picture and lists them beside it", () => {
  const points = [{ x: 20, y: 60, label: "Rust kurta", link: { kind: "product", slug: "rust-kurta" } }] as const;
  show({ ...base, type: "shop_the_look", items: [anItem({ points })] });
  const links = screen.getAllByRole("link", { name: /Rust kurta/ });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute("href", "/product/rust-kurta");
});

it("shows the latest posts", () => {
  const post = {
    id: "b",
    slug: "three-dips",
    title: "Three dips",
    author: "",
    summary: "How the blue is made.",
    picture: null,
    publishedAt: new Date("2030-01-05"),
  };
  show({ ...base, type: "blogs", limit: 3 }, { ...nothing, posts: [post] });
  expect(screen.getByRole("link", { name: "Three dips" })).toHaveAttribute("href", "/blogs/three-dips");
  expect(screen.getByText("5 January 2030")).toBeVisible();
});

it("shows the owner's own text", () => {
  show({ ...base, type: "flexible", content: "<p>Come <em>in</em>.</p>" });
  expect(screen.getByText("in").tagName).toBe("EM");
});

it("shows a video with its poster, and does not load the video before it is played", () => {
  const { container } = show({ ...base, type: "video_section", video: { src: "loom.mp4", poster: aPicture() } });
  const video = container.querySelector("video");
  expect(video).toHaveAttribute("preload", "none");
  expect(video?.poster).toContain("/uploads/");
});

it("shows short promises side by side", () => {
  show({ ...base, type: "highlights", items: [anItem({ heading: "Cut in one length" })] });
  const list = within(screen.getByRole("region", { name: "Heading" }));
  expect(list.getByText("Cut in one length")).toBeVisible();
});

it("shows chosen categories with their pictures", () => {
  const categories = [{ id: "c", parentId: null, slug: "silk", name: "Silk", picture: aPicture({}) }];
  show({ ...base, type: "categories", slugs: ["silk"] }, { ...nothing, categories });
  expect(screen.getByRole("link", { name: "Silk" })).toHaveAttribute("href", "/category/silk");
});

it("shows picture cards as tabs", () => {
  const tabs = [
    { name: "Him", items: [anItem({ heading: "Shirts" })] },
    { name: "Her", items: [anItem({ heading: "Sarees" })] },
  ];
  show({ ...base, type: "picture_tabs", columns: 3, tabs });
  expect(screen.getByRole("radio", { name: "Him" })).toBeChecked();
  expect(screen.getByText("Sarees")).toBeInTheDocument();
});

it("answers questions", () => {
  show({
    ...base,
    heading: "",
    type: "faq",
    questions: [{ question: "Do you dye to order?", answer: "Yes, from ten metres." }],
  });
  expect(screen.getByRole("heading", { name: "Good to know" })).toBeVisible();
  expect(screen.getByText("Yes, from ten metres.")).toBeInTheDocument();
});

it.each(["plain", "sand", "ink"] as const)("calls to action on a background of %s", (tone) => {
  const link = { kind: "internal", path: "/on-sale" } as const;
  show({ ...base, type: "call_to_action", tone, text: "Until Sunday.", link, buttonText: "To the sale" });
  expect(screen.getByText("Until Sunday.")).toBeVisible();
  expect(screen.getByRole("link", { name: "To the sale" })).toHaveAttribute("href", "/on-sale");
});

it("puts the text of a slide elsewhere on phones, if its owner says so", () => {
  const { container } = show({
    ...base,
    type: "slider",
    items: [anItem({ position: "m_r", phonePosition: "b_c" }), anItem({ heading: "Silk", position: "t_l" })],
  });
  const [first, second] = container.querySelectorAll(".hero-text");
  expect(first).toHaveClass("justify-center", "items-end", "max-lg:justify-end", "max-lg:items-center");
  expect(second?.className).not.toContain("max-lg");
});
