import type { onFirstInteraction as Listen } from "@/lib/browser/site/first-interaction";

async function freshModule(): Promise<typeof Listen> {
  let listen: typeof Listen | undefined;
  await jest.isolateModulesAsync(async () => {
    listen = (await import("@/lib/browser/site/first-interaction")).onFirstInteraction;
  });
  if (!listen) throw new Error("not loaded");
  return listen;
}

it.each(["mousemove", "touchmove", "scroll", "keydown", "focusin", "hashchange"])(
  "runs once, on the first %s",
  async (sign) => {
    const listen = await freshModule();
    const run = jest.fn();
    listen(run);
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event("keydown"));
    expect(run).toHaveBeenCalledTimes(1);
  },
);
it("runs a callback at once after the first interaction", async () => {
  const listen = await freshModule();
  listen(() => undefined);
  window.dispatchEvent(new Event("scroll"));
  const late = jest.fn();
  listen(late);
  expect(late).toHaveBeenCalledTimes(1);
});
it("runs at once when the head script has noted an interaction before", async () => {
  document.documentElement.dataset.awake = "";
  const listen = await freshModule();
  const run = jest.fn();
  listen(run);
  expect(run).toHaveBeenCalledTimes(1);
  delete document.documentElement.dataset.awake;
});
it("does not run a cancelled callback", async () => {
  const listen = await freshModule();
  const run = jest.fn();
  listen(run)();
  window.dispatchEvent(new Event("scroll"));
  expect(run).not.toHaveBeenCalled();
});
