import { showPicturesInView } from "@/lib/browser/site/first-view-pictures";

it("shows the pictures in view until it is stopped", () => {
  let see: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => undefined;
  const disconnect = jest.fn();
  const observed: Element[] = [];
  // jsdom has no layout, so this fake lets the tests decide which pictures are in the viewport.
  globalThis.IntersectionObserver = class {
    constructor(callback: typeof see) {
      see = callback;
    }
    observe(element: Element) {
      observed.push(element);
    }
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
  document.body.innerHTML =
    '<div class="picture-box"><img id="a" loading="lazy"></div><div class="picture-box"><img id="b" loading="lazy"></div><div class="picture-box"><img id="c"></div>';

  const stop = showPicturesInView();
  see(observed.map((target, index) => ({ target, isIntersecting: index === 0 })));
  expect([...document.querySelectorAll("[data-in-view]")].map(({ id }) => id)).toEqual(["a"]);
  expect(observed).toHaveLength(2);
  stop();
  expect(disconnect).toHaveBeenCalled();
});
