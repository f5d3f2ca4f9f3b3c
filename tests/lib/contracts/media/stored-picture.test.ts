import {
  storedOptionalPictureSchema,
  storedPicturesSchema,
  storedVideoSchema,
} from "@/lib/contracts/media/stored-picture";

const stored = { src: "products/a-1a2b3c4d.webp", width: 900, height: 1060, alt: "A cloth" };

it("reads a picture with all its fields", () => {
  const preview = "data:image/webp;base64,AAAA";
  expect(storedOptionalPictureSchema.parse({ ...stored, preview, tag: "Indigo", hide_on_variants: true })).toEqual({
    ...stored,
    preview,
    tag: "Indigo",
    hideOnVariants: true,
  });
});

it("gives a picture of unknown size the default size, so that the page does not shift", () => {
  expect(storedOptionalPictureSchema.parse({ src: "https://cdn.example/a.jpg", width: 40 })).toEqual({
    src: "https://cdn.example/a.jpg",
    width: 900,
    height: 1060,
    alt: "",
  });
});

it.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "../../owner.token",
  "/etc/passwd",
  "a/../../b.webp",
  "//x.example/a",
  "",
])("shows no picture from %j", (src) => {
  expect(storedOptionalPictureSchema.parse({ ...stored, src })).toBeNull();
});

it("leaves a broken picture out and keeps the others in order", () => {
  const pictures = storedPicturesSchema.parse([stored, null, { alt: "no source" }, { ...stored, src: "b.webp" }]);
  expect(pictures.map((picture) => picture.src)).toEqual([stored.src, "b.webp"]);
});

it.each([null, undefined, "text", {}])("reads %j as no pictures at all", (value) => {
  expect(storedPicturesSchema.parse(value)).toEqual([]);
});

it("reads no video without its poster", () => {
  expect(storedVideoSchema.parse({ src: "film.mp4" })).toBeNull();
  expect(storedVideoSchema.parse({ src: "film.mp4", poster: stored })).toEqual({ src: "film.mp4", poster: stored });
});
