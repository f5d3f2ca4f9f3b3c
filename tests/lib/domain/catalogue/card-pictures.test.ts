import { withCardPictures, withTilePictures } from "@/lib/domain/catalogue/card-pictures";
import type { LayoutSegment, SegmentItem } from "@/lib/domain/content/layout-segment";
import { aPicture } from "../../../factories/product";

const card = aPicture({ src: "products/saree-1a2b3c4d.webp" });
const own = aPicture({ src: "home/own-1a2b3c4d.webp" });
const cards = [
  { slug: "sarees", picture: card },
  { slug: "yarn", picture: null },
];
const to = (slug: string) => ({ kind: "category", slug }) as const;
const journal = { kind: "internal", path: "/blogs" } as const;

it("shows a category by its picture where a link has none of its own", () => {
  const links = withCardPictures(
    [
      { name: "Sarees", link: to("sarees"), picture: null },
      { name: "Sarees of our own", link: to("sarees"), picture: own },
      { name: "Yarn", link: to("yarn"), picture: null },
      { name: "Gone", link: to("gone"), picture: null },
      { name: "Journal", link: journal, picture: null },
    ],
    cards,
  );
  expect(links.map(({ name, picture }) => [name, picture])).toEqual([
    ["Sarees", card],
    ["Sarees of our own", own],
    ["Yarn", null],
    ["Gone", null],
    ["Journal", null],
  ]);
});

it.each([
  ["section", [card, own, null]],
  ["featured_section", [card, own, null]],
  ["highlighted_section", [null, own, null]],
] as const)("fills the pictures of a %s of the home page as it should", (type, pictures) => {
  const item = (link: SegmentItem["link"], desktopPicture = null as SegmentItem["desktopPicture"]): SegmentItem => ({
    desktopPicture,
    mobilePicture: null,
    heading: "",
    subHeading: "",
    description: "",
    textColor: "dark",
    position: "m_l",
    phonePosition: "",
    link,
    buttonText: "",
    secondLink: null,
    secondButtonText: "",
    points: [],
  });
  const items = [item(to("sarees")), item(to("sarees"), own), item(null)];
  const base = { id: "s", heading: "", subHeading: "", rank: 1, columns: 3, pictureSide: "left" } as const;
  const [segment] = withTilePictures([{ ...base, type, items } as LayoutSegment], cards);
  expect(segment && "items" in segment && segment.items.map(({ desktopPicture }) => desktopPicture)).toEqual(pictures);
});
