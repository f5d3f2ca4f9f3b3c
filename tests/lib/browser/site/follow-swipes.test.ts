import { followSwipes } from "@/lib/browser/site/follow-swipes";

let stop: () => void;
beforeEach(() => {
  stop = followSwipes();
});
afterEach(() => stop());

function aCard(pictures: string) {
  document.body.innerHTML = `<article><div class="card-box">${pictures}</div><a href="/product/a">A</a></article>`;
  const box = document.querySelector(".card-box");
  if (box) box.getBoundingClientRect = () => ({ top: 100, bottom: 290 }) as DOMRect;
  return document.querySelector("article");
}
const TWO = '<img class="card-picture" alt=""><img class="card-second" alt="">';

function swipe(from: [number, number], to: [number, number], pointerType = "touch") {
  const send = (type: string, [clientX, clientY]: [number, number]) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
    Object.assign(event, { pointerType, isPrimary: true });
    document.querySelector("article a")?.dispatchEvent(event);
  };
  send("pointerdown", from);
  send("pointermove", to);
}

it("turns the picture, and turns it back", () => {
  const card = aCard(TWO);
  swipe([120, 150], [60, 155]);
  expect(card).toHaveAttribute("data-turned");
  swipe([60, 150], [120, 155]);
  expect(card).not.toHaveAttribute("data-turned");
});

it.each([
  ["a scroll", [120, 150], [90, 220], "touch", TWO],
  ["a tap", [120, 150], [123, 150], "touch", TWO],
  ["a mouse", [120, 150], [60, 150], "mouse", TWO],
  ["a swipe below the picture", [120, 320], [60, 320], "touch", TWO],
  ["a swipe over the only picture", [120, 150], [60, 150], "touch", '<img class="card-picture" alt="">'],
] as const)("ignores %s", (_, from, to, pointerType, pictures) => {
  const card = aCard(pictures);
  swipe([...from], [...to], pointerType);
  expect(card).not.toHaveAttribute("data-turned");
});
