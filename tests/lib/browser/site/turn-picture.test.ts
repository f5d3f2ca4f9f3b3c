import { openWithPicture } from "@/lib/browser/site/turn-picture";

const open = jest.fn();
const startViewTransition = jest.fn();
let isCalm: boolean;

/** Stands in for the browser: changes the page at once, and says whether the transition was skipped. */
function aTransition(update: () => Promise<void>) {
  const skipTransition = jest.fn();
  setTimeout(() => void update());
  const never = new Promise<void>(() => {});
  return { skipTransition, ready: never, finished: never };
}

beforeEach(() => {
  jest.clearAllMocks();
  isCalm = false;
  startViewTransition.mockImplementation(aTransition);
  Object.assign(document, { startViewTransition });
  Object.assign(window, { matchMedia: () => ({ matches: isCalm }) });
  HTMLElement.prototype.checkVisibility = () => true;
  document.body.innerHTML = `<main><article><img class="card-picture" alt=""><h2 class="card-name">
    <a href="/product/a">A</a></h2></article><a href="/blogs" class="other">Journal</a></main>`;
});

const link = (selector: string) => {
  const found = document.querySelector<HTMLAnchorElement>(selector);
  if (!found) throw new Error("There is no such link.");
  return found;
};
const settled = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms));

it("gives the picture of the card and of the page the same name, one after the other", async () => {
  const picture = document.querySelector<HTMLElement>(".card-picture");
  openWithPicture(link(".card-name > a"), open);
  expect(picture?.style.viewTransitionName).toBe("product-picture");
  await settled();
  expect(open).toHaveBeenCalledTimes(1);
  document.body.insertAdjacentHTML("beforeend", '<ul class="gallery"><li><img alt=""></li></ul>');
  await settled();
  expect(picture?.style.viewTransitionName).toBe("");
  expect(document.querySelector<HTMLElement>(".gallery img")?.style.viewTransitionName).toBe("product-picture");
});

it("does not hold back a page that takes longer", async () => {
  openWithPicture(link(".card-name > a"), open);
  await settled(220);
  expect(startViewTransition.mock.results[0]?.value.skipTransition).toHaveBeenCalled();
});

it.each([
  ["other links", false, ".other"],
  ["those who want less motion", true, ".card-name > a"],
])("only opens the page for %s", (_, wantsCalm, selector) => {
  isCalm = wantsCalm;
  openWithPicture(link(selector), open);
  expect(open).toHaveBeenCalledTimes(1);
  expect(startViewTransition).not.toHaveBeenCalled();
});
