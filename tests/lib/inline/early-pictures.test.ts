import { EARLY_PICTURES_SCRIPT } from "@/lib/inline/early-pictures";

beforeAll(() => {
  new Function(EARLY_PICTURES_SCRIPT)();
});

function failing(html: string): HTMLImageElement {
  document.body.innerHTML = html;
  const image = document.querySelector("img");
  if (!image) throw new Error("There is no picture to fail.");
  image.dispatchEvent(new Event("error"));
  return image;
}

it("shows the picture as it is stored in a browser that cannot read the renditions", () => {
  const image = failing('<img src="/uploads/x/a.webp" srcset="/uploads/x/a_s.avif 400w">');
  expect(image.srcset).toBe("");
  expect(image).not.toHaveAttribute("data-broken");
  image.dispatchEvent(new Event("error"));
  expect(image).toHaveAttribute("data-broken");
});

it("takes the other pictures of the same place away as well", () => {
  const image = failing(
    '<picture><source srcset="/m_s.avif 400w"><img src="/d.webp" srcset="/d_s.avif 400w"></picture>',
  );
  expect(document.querySelector("source")).toBeNull();
  expect(image.srcset).toBe("");
});

it("knows which picture a rendition was made of", () => {
  expect(failing('<img src="/uploads/x/a_m.avif">').src).toBe("http://localhost/uploads/x/a.webp");
});

it("marks a picture that nothing can be shown of", () => {
  expect(failing('<img src="/uploads/x/a.webp">')).toHaveAttribute("data-broken");
});

it("wakes the page at the first sign of the visitor", () => {
  expect(document.documentElement).not.toHaveAttribute("data-awake");
  window.dispatchEvent(new Event("scroll"));
  expect(document.documentElement).toHaveAttribute("data-awake");
});
