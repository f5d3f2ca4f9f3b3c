import { render, screen } from "@testing-library/react";
import { PictureImage } from "@/components/media/picture-image";
import { pictureMarkup } from "@/components/media/picture-markup";
import { toStoredPicture } from "@/lib/contracts/media/picture-record";
import { storedPictureSchema } from "@/lib/contracts/media/stored-picture";
import { aPicture } from "@/tests/factories/product";

const facts = { storeId: "nila-loom", sizes: "100vw", className: "", loading: "lazy" } as const;

it("keeps the focus point of a picture in view where it is cut", () => {
  const picture = aPicture({ src: "a.webp", alt: "Shawl", focus: "20% 75%" });
  render(<PictureImage storeId="nila-loom" picture={picture} sizes="100vw" />);
  expect(screen.getByAltText("Shawl")).toHaveStyle({ objectPosition: "20% 75%" });
  expect(pictureMarkup({ ...facts, picture }).html).toContain(' style="object-position:20% 75%"');
});

it("says nothing of it where it is the middle", () => {
  const picture = aPicture({ src: "a.webp", alt: "Stole" });
  render(<PictureImage storeId="nila-loom" picture={picture} sizes="100vw" />);
  expect(screen.getByAltText("Stole")).not.toHaveAttribute("style");
  expect(pictureMarkup({ ...facts, picture }).html).not.toContain("style");
});

it.each([
  { focus: [0, 100], read: "0% 100%" },
  { focus: [101, 0], read: undefined },
  { focus: ["1", 2], read: undefined },
  { focus: "50% url(x)", read: undefined },
  { focus: undefined, read: undefined },
])("reads the focus point $focus", ({ focus, read }) => {
  expect(storedPictureSchema.parse({ src: "a.webp", alt: "", focus }).focus).toEqual(read);
});

it("is stored as it was read", () => {
  const stored = { src: "a.webp", alt: "", focus: [20, 75], hide_on_variants: false };
  expect(toStoredPicture(storedPictureSchema.parse(stored))).toMatchObject(stored);
  expect(toStoredPicture(storedPictureSchema.parse({ ...stored, focus: undefined }))).not.toHaveProperty("focus");
});
