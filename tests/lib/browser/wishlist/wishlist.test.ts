import { enqueueWrite } from "@/lib/browser/wishlist/wishlist";

const done = () => new Promise((resolve) => setTimeout(resolve));

it("sends one change after the other", async () => {
  const sent: string[] = [];
  let answer = () => {};
  const first = enqueueWrite(() => {
    sent.push("first");
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  });
  const second = enqueueWrite(async () => sent.push("second"));
  await done();
  expect(sent).toEqual(["first"]);
  answer();
  await Promise.all([first, second]);
  expect(sent).toEqual(["first", "second"]);
});

it("sends the waiting changes at once when the page closes", async () => {
  const sent: string[] = [];
  void enqueueWrite(() => new Promise(() => {}));
  const second = enqueueWrite(async () => sent.push("second"));
  const third = enqueueWrite(async () => sent.push("third"));
  await done();
  expect(sent).toEqual([]);
  window.dispatchEvent(new Event("pagehide"));
  await Promise.all([second, third]);
  expect(sent).toEqual(["second", "third"]);
});
