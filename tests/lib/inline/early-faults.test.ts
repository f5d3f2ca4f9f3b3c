import { handleEarly } from "@/lib/inline/early-faults";

beforeAll(handleEarly);

function failing(html: string): HTMLImageElement {
  document.body.innerHTML = html;
  const image = document.querySelector("img");
  if (!image) throw new Error("There is no picture to fail.");
  image.dispatchEvent(new Event("error"));
  return image;
}

it("shows the stored picture in a browser that cannot decode the renditions", () => {
  const image = failing('<img src="/uploads/x/a.webp" srcset="/uploads/x/a_s.avif 400w">');
  expect(image.srcset).toBe("");
  expect(image).not.toHaveAttribute("data-broken");
  image.dispatchEvent(new Event("error"));
  expect(image).toHaveAttribute("data-broken");
});

it("also removes the other sources of a picture element", () => {
  const image = failing(
    '<picture><source srcset="/m_s.avif 400w"><img src="/d.webp" srcset="/d_s.avif 400w"></picture>',
  );
  expect(document.querySelector("source")).toBeNull();
  expect(image.srcset).toBe("");
});

it("finds the stored picture of a rendition", () => {
  expect(failing('<img src="/uploads/x/a_m.avif">').src).toBe("http://localhost/uploads/x/a.webp");
});

it("marks a picture that cannot be loaded at all", () => {
  expect(failing('<img src="/uploads/x/a.webp">')).toHaveAttribute("data-broken");
});

it("marks the page on the first interaction", () => {
  expect(document.documentElement).not.toHaveAttribute("data-awake");
  window.dispatchEvent(new Event("scroll"));
  expect(document.documentElement).toHaveAttribute("data-awake");
});
