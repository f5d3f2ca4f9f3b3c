import { pictureSrcSet } from "@/lib/domain/media/sources";
import { aPicture } from "../../../factories/product";

const srcSet = (src: string, width: number) => pictureSrcSet("nila-loom", aPicture({ src, width }));

it("lists the renditions up to the width of the picture", () => {
  expect(srcSet("home/a.webp", 1600)).toBe(
    "/uploads/nila-loom/home/a_s.avif 400w, /uploads/nila-loom/home/a_m.avif 740w, /uploads/nila-loom/home/a_l.avif 1280w",
  );
  expect(srcSet("a.webp", 900)).toMatch(/a_m\.avif 740w, \S+a_l\.avif 900w$/);
});

it("lists WebP renditions on request", () => {
  expect(pictureSrcSet("nila-loom", aPicture({ src: "a.webp", width: 600 }), "webp")).toBe(
    "/uploads/nila-loom/a_s.webp 400w, /uploads/nila-loom/a_m.webp 600w",
  );
});

it("lists one rendition of a picture that is smaller than all of them", () => {
  expect(srcSet("a.webp", 300)).toBe("/uploads/nila-loom/a_s.avif 300w");
});

it.each(["https://cdn.example/a.webp", "store/mark.svg", "a.png"])("has only %s itself", (src) => {
  expect(srcSet(src, 900)).toBeUndefined();
});
