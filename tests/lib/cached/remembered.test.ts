import { expireTags } from "@/lib/cached/expire-tags";
import { forgetRemembered, remembered } from "@/lib/cached/remembered";

beforeEach(forgetRemembered);

it("reads once for simultaneous and soon following callers", async () => {
  const read = jest.fn(async () => ({ price: 100 }));
  const [one, other] = await Promise.all([remembered("terms", read), remembered("terms", read)]);
  expect([other, await remembered("terms", read)]).toEqual([one, one]);
  expect(read).toHaveBeenCalledTimes(1);
});

it("keeps different names apart", async () => {
  await remembered("terms of one", async () => 1);
  expect(await remembered("terms of two", async () => 2)).toBe(2);
});

it("reads again after a write that changes pages", async () => {
  await remembered("terms", async () => "before");
  expireTags(["store:nila-loom"]);
  expect(await remembered("terms", async () => "after")).toBe("after");
});

it("drops a read that was running during a write", async () => {
  let finish = (_value: string) => {};
  const slow = remembered("terms", () => new Promise<string>((resolve) => (finish = resolve)));
  expireTags(["store:nila-loom"]);
  finish("before");
  await slow;
  expect(await remembered("terms", async () => "after")).toBe("after");
});

it("stays bounded when visitors invent names", async () => {
  const read = jest.fn(async () => null);
  await remembered("store of shop.example", read);
  for (let host = 0; host < 1_000; host++) await remembered(`store of ${host}.example`, async () => null);
  await remembered("store of shop.example", read);
  expect(read).toHaveBeenCalledTimes(2);
});
