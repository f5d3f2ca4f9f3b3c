import { storedSegmentSchema, storedSegmentsSchema } from "@/lib/contracts/content/stored-segment";

const picture = { src: "home/a.webp", width: 1920, height: 960, alt: "Cloth" };
const row = (type: string, content: unknown) => ({
  id: "s1",
  rank: 1,
  heading: "Heading",
  subHeading: "",
  type,
  content,
});

const emptyItem = {
  desktopPicture: null,
  mobilePicture: null,
  heading: "",
  subHeading: "",
  description: "",
  textColor: "dark",
  position: "m_l",
  phonePosition: "",
  link: null,
  buttonText: "",
  secondLink: null,
  secondButtonText: "",
  points: [],
};

it("reads a slide with its texts, link and button", () => {
  const segment = storedSegmentSchema.parse(
    row("primary_slider", {
      image_list: [
        {
          desktop_img: picture,
          heading: "Indigo, three dips deep",
          text_color: "light",
          position: "b_l",
          link: { link_type: "category", slug: "cotton" },
          btn_text: "See the indigo cloth",
          second_link: { link_type: "category", slug: "garments" },
          second_btn_text: "Shop garments",
        },
      ],
    }),
  );
  expect(segment).toEqual({
    id: "s1",
    rank: 1,
    heading: "Heading",
    subHeading: "",
    type: "primary_slider",
    items: [
      {
        ...emptyItem,
        desktopPicture: picture,
        heading: "Indigo, three dips deep",
        textColor: "light",
        position: "b_l",
        link: { kind: "category", slug: "cotton" },
        buttonText: "See the indigo cloth",
        secondLink: { kind: "category", slug: "garments" },
        secondButtonText: "Shop garments",
      },
    ],
  });
});

it("keeps a slide without its broken link or picture, and drops broken slides", () => {
  const broken = {
    heading: "Still here",
    desktop_img: { src: "javascript:x" },
    link: { link_type: "external", url: "javascript:x" },
  };
  expect(storedSegmentSchema.parse(row("slider", { image_list: [broken, "no slide", null] }))).toMatchObject({
    items: [{ ...emptyItem, heading: "Still here" }],
  });
});

it("keeps hot spots on the picture that have a link", () => {
  const link = { link_type: "product", slug: "sage-stole" };
  const points = [
    { x_pos: 40, y_pos: 30.5, label: "Sage stole", link },
    { x_pos: 140, y_pos: 30, link },
    { x_pos: 4, y_pos: 30 },
  ];
  expect(storedSegmentSchema.parse(row("shop_the_look", { image_list: [{ points_list: points }] }))).toMatchObject({
    items: [{ points: [{ x: 40, y: 30.5, label: "Sage stole", link: { kind: "product", slug: "sage-stole" } }] }],
  });
});

it.each([
  ["section", { image_list: [] }, { columns: 4, items: [] }],
  ["featured_section", { columns: 99 }, { columns: 3, items: [] }],
  ["featured_product", { source: { kind: "category", slug: "silk" } }, { source: { kind: "category", slug: "silk" } }],
  [
    "multiple_featured_product",
    {
      multitab_list: [
        { name: "New", source: { kind: "new_arrivals" } },
        { name: "Odd", source: { kind: "odd" } },
      ],
    },
    { tabs: [{ name: "New", source: { kind: "new_arrivals" } }] },
  ],
  ["highlighted_section", { picture_side: "right" }, { pictureSide: "right", items: [] }],
  ["secondary", {}, { items: [] }],
  ["testimonial", {}, { items: [] }],
  ["highlights", {}, { items: [] }],
  ["blogs", {}, { limit: 3 }],
  ["flexible", { content: "<p>Hello</p>" }, { content: "<p>Hello</p>" }],
  ["video_section", { video: { src: "film.mp4", poster: picture } }, { video: { src: "film.mp4", poster: picture } }],
])("reads a %s segment", (type, content, expected) => {
  expect(storedSegmentSchema.parse(row(type, content))).toEqual({
    id: "s1",
    rank: 1,
    heading: "Heading",
    subHeading: "",
    type,
    ...expected,
  });
});

it.each([
  row("founder_faq_grid", {}),
  row("featured_product", { source: { kind: "category" } }),
  row("flexible", {}),
  row("video_section", { video: { src: "javascript:x", poster: picture } }),
  row("slider", null),
])("refuses a segment without its required content: %j", (stored) => {
  expect(storedSegmentSchema.safeParse(stored).success).toBe(false);
});

it.each([
  [
    "categories",
    {
      category_list: [
        { link_type: "category", slug: "silk" },
        { link_type: "product", slug: "x" },
      ],
    },
    { slugs: ["silk"] },
  ],
  [
    "picture_tabs",
    {
      columns: 3,
      tab_list: [{ name: "Him", image_list: [{ heading: "Shirts", phone_position: "b_c" }] }, { name: "" }],
    },
    { columns: 3, tabs: [{ name: "Him", items: [{ ...emptyItem, heading: "Shirts", phonePosition: "b_c" }] }] },
  ],
  [
    "faq",
    { faq_list: [{ question: "Why?", answer: "Because." }, { question: "" }] },
    { questions: [{ question: "Why?", answer: "Because." }] },
  ],
  [
    "call_to_action",
    { text: "Until Sunday", tone: "loud", link: { link_type: "internal", path: "/on-sale" }, btn_text: "Go" },
    { text: "Until Sunday", tone: "sand", link: { kind: "internal", path: "/on-sale" }, buttonText: "Go" },
  ],
  ["product_list", {}, {}],
])("reads a segment of type %s", (type, content, expected) => {
  expect(storedSegmentSchema.parse(row(type, content))).toEqual({
    id: "s1",
    rank: 1,
    heading: "Heading",
    subHeading: "",
    type,
    ...expected,
  });
});

it("reads the segments of a category, without those that are off or broken", () => {
  const wire = { type: "flexible", content: { content: "<p>Hello</p>" } };
  const read = storedSegmentsSchema.parse([
    { ...wire, id: "one", heading: "First", is_active: true },
    { ...wire, id: "two", is_active: false },
    { ...wire, id: "three", type: "nonsense" },
    { ...wire },
    { id: "list", type: "product_list", content: {} },
  ]);
  expect(read).toEqual([
    { id: "one", type: "flexible", heading: "First", subHeading: "", rank: 0, content: "<p>Hello</p>" },
    { id: "list", type: "product_list", heading: "", subHeading: "", rank: 4 },
  ]);
  expect(storedSegmentsSchema.parse("nonsense")).toEqual([]);
});
