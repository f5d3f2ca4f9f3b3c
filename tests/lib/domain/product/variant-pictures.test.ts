import { variantPictures } from "@/lib/domain/product/variant-pictures";
import { aPicture } from "@/tests/factories/product";

const picture = (src: string, rest: Parameters<typeof aPicture>[0] = {}) => aPicture({ src, ...rest });
const hidden = picture("hidden", { hideOnVariants: true });
const rust = picture("rust", { tag: "Rust" });
const front = picture("front");

it.each([
  { case: "its own first, each picture once", own: ["own", "front"], product: [front, rust], shown: "own front rust" },
  { case: "the tagged one first without its own", own: [], product: [front, rust], shown: "rust front" },
  { case: "none that is hidden on variants", own: ["own"], product: [hidden, front], shown: "own front" },
  { case: "none that is hidden, even without its own", own: [], product: [hidden, front], shown: "front" },
  {
    case: "none that is hidden, even with its tag",
    own: [],
    product: [front, picture("both", { tag: "Rust", hideOnVariants: true })],
    shown: "front",
  },
  {
    case: "those tagged with another option last",
    own: [],
    product: [picture("indigo", { tag: "Indigo" }), rust, front],
    shown: "rust indigo front",
  },
  { case: "nothing if there is nothing", own: [], product: [hidden], shown: "" },
])("shows for a variant $case", ({ own, product, shown }) => {
  const variant = { options: ["M", "Rust"], pictures: own.map((src) => picture(src)) };
  const pictures = variantPictures({ pictures: product }, variant);
  expect(pictures.map(({ src }) => src).join(" ")).toBe(shown);
});

it("shows all pictures of a product when no variant is chosen", () => {
  expect(variantPictures({ pictures: [hidden, front] }, null)).toEqual([hidden, front]);
});
