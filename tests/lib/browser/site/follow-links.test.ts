import { followLinks } from "@/lib/browser/site/follow-links";
import { followed } from "@/lib/browser/site/followed";

const push = jest.fn();
const prefetch = jest.fn();
let stop: () => void;

/** Called for each click that the browser would follow. jsdom cannot open pages, so it must not get to see one. */
const leftToBrowser = jest.fn();
const catchLast = () =>
  window.addEventListener(
    "click",
    (event) => {
      if (!event.defaultPrevented) leftToBrowser();
      event.preventDefault();
    },
    { once: true },
  );

beforeEach(() => {
  jest.clearAllMocks();
  stop = followLinks({ push, prefetch });
  document.addEventListener("click", catchLast, { capture: true });
});
afterEach(() => {
  stop();
  document.removeEventListener("click", catchLast, { capture: true });
});

function link(attributes: string, content = "Here"): Element {
  document.body.innerHTML = `<a ${attributes}>${content}</a>`;
  const found = document.querySelector("a");
  if (!found) throw new Error("There is no link.");
  return found.firstElementChild ?? found;
}
const click = (element: Element, more: MouseEventInit = {}) =>
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));

it("opens a page of the shop in this document, also through what is in the link", () => {
  click(link('href="/product/saree?variant=RED#facts"', "<b>Saree</b>"));
  expect(push).toHaveBeenCalledWith("/product/saree?variant=RED#facts", { scroll: true });
  expect(leftToBrowser).not.toHaveBeenCalled();
});

it("lets what is loaded later decide how a followed link opens", () => {
  const plain = followed.open;
  followed.open = jest.fn();
  const add = link('href="/product/saree" class="quick-add"', "<span>Choose size</span>");
  click(add);
  expect(followed.open).toHaveBeenCalledWith(add.closest("a"), expect.any(Function));
  click(add, { ctrlKey: true });
  expect(followed.open).toHaveBeenCalledTimes(1);
  expect(push).not.toHaveBeenCalled();
  followed.open = plain;
});

it("keeps the scroll position if the link says so", () => {
  click(link('href="/category/cloth?sort_by=latest" data-keep-scroll'));
  expect(push).toHaveBeenCalledWith("/category/cloth?sort_by=latest", { scroll: false });
});

it.each([
  ["another host", 'href="https://example.com/product/saree"'],
  ["a new tab", 'href="/product/saree" target="_blank"'],
  ["a download", 'href="/product/saree" download'],
  ["a page with the strict policy", 'href="/account/orders"'],
  ["a call", 'href="/api/account/export"'],
  ["an upload", 'href="/uploads/loom/size-guide.pdf"'],
  ["a place on the same page", 'href="#content"'],
  ["a copy that is left", 'href="/" data-leaves'],
  ["mail", 'href="mailto:shop@example.com"'],
])("leaves a link to %s to the browser", (_, attributes) => {
  const target = link(attributes);
  click(target);
  target.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(push).not.toHaveBeenCalled();
  expect(prefetch).not.toHaveBeenCalled();
  expect(leftToBrowser).toHaveBeenCalledTimes(1);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "leaves a click with %j to the browser",
  (more) => {
    click(link('href="/product/saree"'), more);
    expect(push).not.toHaveBeenCalled();
  },
);

it("does nothing if a component has handled the click", () => {
  const target = link('href="/product/saree"');
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  click(target);
  expect(push).not.toHaveBeenCalled();
});

it.each(["pointerover", "touchstart", "focusin"])("fetches a page in advance at %s", (type) => {
  link('href="/product/saree"').dispatchEvent(new Event(type, { bubbles: true }));
  expect(prefetch).toHaveBeenCalledWith("/product/saree");
  expect(push).not.toHaveBeenCalled();
});

it("stops", () => {
  stop();
  click(link('href="/product/saree"'));
  expect(push).not.toHaveBeenCalled();
});
