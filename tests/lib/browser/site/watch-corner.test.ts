import { watchCorner } from "@/lib/browser/site/watch-corner";

let below: Element | null;
let stop: () => void;
const control = () => document.querySelector("a") as HTMLElement;
const scroll = () => window.dispatchEvent(new Event("scroll"));

beforeEach(() => {
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((run) => {
    run(0);
    return 0;
  });
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  document.body.innerHTML =
    '<main><form><p id="field">Size</p></form><p id="text">Story</p></main><footer><p id="links">Visit</p></footer><a class="in-corner" href="/">Chat</a>';
  // jsdom has no layout; these words stand nowhere.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Object.assign(document, { elementsFromPoint: () => [control(), ...(below ? [below] : [])] });
  below = null;
  stop = watchCorner(control());
});
afterEach(() => stop());

it.each([
  { id: "field", covers: true },
  { id: "links", covers: true },
  { id: "text", covers: false },
])("marks a button that lies over #$id: $covers", ({ id, covers }) => {
  below = document.getElementById(id);
  scroll();
  expect(control().hasAttribute("data-covers")).toBe(covers);
  below = null;
  scroll();
  expect(control()).not.toHaveAttribute("data-covers");
});
it.each([
  { words: "under the button", line: { left: 20, right: 200, top: 40, bottom: 60 }, covers: true },
  { words: "left of it", line: { left: 0, right: 80, top: 40, bottom: 60 }, covers: false },
  { words: "above it", line: { left: 20, right: 200, top: 0, bottom: 31 }, covers: false },
])("marks a button over the words of a text: $words: $covers", ({ line, covers }) => {
  control().getBoundingClientRect = () =>
    ({ left: 100, top: 30, right: 144, bottom: 74, width: 44, height: 44 }) as DOMRect;
  Range.prototype.getClientRects = () => [line] as unknown as DOMRectList;
  below = document.getElementById("text");
  scroll();
  expect(control().hasAttribute("data-covers")).toBe(covers);
});
it("keeps a focused button", () => {
  control().focus();
  below = document.getElementById("field");
  scroll();
  expect(control()).not.toHaveAttribute("data-covers");
});
