import { followScrolling } from "@/lib/browser/site/follow-scrolling";

let header: HTMLElement;
let button: HTMLButtonElement;
let stop: () => void;

function scrollTo(scrollY: number) {
  Object.assign(window, { scrollY });
  window.dispatchEvent(new Event("scroll"));
}

beforeEach(() => {
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((run) => {
    run(0);
    return 0;
  });
  // The code under test uses the selector `:popover-open`, which jsdom does not support.
  HTMLElement.prototype.querySelector = jest.fn(() => null);
  document.body.innerHTML = "<header><a href='/'>Shop</a></header><button hidden>Up</button>";
  header = document.getElementsByTagName("header")[0] as HTMLElement;
  button = document.getElementsByTagName("button")[0] as HTMLButtonElement;
  Object.assign(window, { scrollY: 0 });
  stop = followScrolling(header, button);
});
afterEach(() => stop());

it("hides the header when scrolling down and shows it when scrolling up", () => {
  scrollTo(400);
  expect(header).toHaveAttribute("data-hidden");
  scrollTo(390);
  expect(header).not.toHaveAttribute("data-hidden");
});
it("keeps the header while it has the focus", () => {
  header.getElementsByTagName("a")[0]?.focus();
  scrollTo(400);
  expect(header).not.toHaveAttribute("data-hidden");
});
it("shows the button back to the top past 100 pixels only", () => {
  scrollTo(100);
  expect(button).not.toBeVisible();
  scrollTo(101);
  expect(button).toBeVisible();
  scrollTo(0);
  expect(button).not.toBeVisible();
});
it("shows the header and hides the button when it stops", () => {
  scrollTo(400);
  stop();
  expect(header).not.toHaveAttribute("data-hidden");
  scrollTo(800);
  expect(header).not.toHaveAttribute("data-hidden");
  expect(button).not.toBeVisible();
});
