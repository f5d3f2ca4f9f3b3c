import { inTurn } from "@/lib/browser/wishlist/wishlist";

const done = () => new Promise((resolve) => setTimeout(resolve));

it("sends one change after the other", async () => {
  const sent: string[] = [];
  let answer = () => {};
  const first = inTurn(() => {
    sent.push("first");
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  });
  const second = inTurn(async () => sent.push("second"));
  await done();
  expect(sent).toEqual(["first"]);
  answer();
  await Promise.all([first, second]);
  expect(sent).toEqual(["first", "second"]);
});

it("sends what waits for its turn when the page is left", async () => {
  const sent: string[] = [];
  void inTurn(() => new Promise(() => {}));
  const second = inTurn(async () => sent.push("second"));
  const third = inTurn(async () => sent.push("third"));
  await done();
  expect(sent).toEqual([]);
  window.dispatchEvent(new Event("pagehide"));
  await Promise.all([second, third]);
  expect(sent).toEqual(["second", "third"]);
});
