import fc from "fast-check";
import { expireTags } from "@/lib/cached/expire-tags";
import { KeptValues, keptValues } from "@/lib/cached/kept-values";

const kept = (value: string, ...tags: string[]) => ({ value, tags });

it("reads each value once, and only what is missing", async () => {
  const values = new KeptValues<string>(10);
  const asked: string[][] = [];
  const read = (keys: readonly string[]) => {
    asked.push([...keys]);
    return Promise.resolve(new Map(keys.map((key) => [key, kept(key.toUpperCase())])));
  };
  expect(await values.read(["a", "b"], read)).toEqual(new Map([["a", "A"], ["b", "B"]])); // biome-ignore format: a table
  expect([...(await values.read(["b", "c", "a"], read)).keys()].sort()).toEqual(["a", "b", "c"]);
  expect(asked).toEqual([["a", "b"], ["c"]]);
});

it("asks again for a key that had no value", async () => {
  const values = new KeptValues<string>(10);
  const read = jest.fn(async () => new Map<string, ReturnType<typeof kept>>());
  expect(await values.read(["gone"], read)).toEqual(new Map());
  await values.read(["gone"], read);
  expect(read).toHaveBeenCalledTimes(2);
});

it("forgets what has an expired tag, and keeps the rest", async () => {
  const values = keptValues<string>("of this test", 10);
  expect(keptValues("of this test", 10)).toBe(values);
  const read = jest.fn(
    async (keys: readonly string[]) => new Map(keys.map((key) => [key, kept(key, `product:${key}`)])),
  );
  await values.read(["a", "b"], read);
  expireTags(["product:a"]);
  await values.read(["a", "b"], read);
  expect(read.mock.calls.map(([keys]) => keys)).toEqual([["a", "b"], ["a"]]);
});

it("does not keep what was read while tags expired", async () => {
  const values = new KeptValues<string>(10);
  let finish = () => {};
  const slow = values.read(["a"], async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return new Map([["a", kept("before")]]);
  });
  values.expire(["anything"]);
  finish();
  expect((await slow).get("a")).toBe("before");
  expect((await values.read(["a"], async () => new Map([["a", kept("after")]]))).get("a")).toBe("after");
});

it("drops the least recently used value beyond its limit", async () => {
  const values = new KeptValues<string>(2);
  const read = jest.fn(async (keys: readonly string[]) => new Map(keys.map((key) => [key, kept(key)])));
  for (const key of ["a", "b", "a", "c", "a"]) await values.read([key], read);
  expect(read).toHaveBeenCalledTimes(3);
  await values.read(["b"], read);
  expect(read).toHaveBeenCalledTimes(4);
});

it("never returns a value from before the last change whose tags have expired", async () => {
  const keys = ["a", "b", "c"] as const;
  const steps = fc.oneof(
    fc.record({ kind: fc.constant("change" as const), key: fc.constantFrom(...keys) }),
    fc.record({ kind: fc.constant("read" as const), keys: fc.subarray([...keys], { minLength: 1 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 30 }), fc.integer({ min: 1, max: 3 }), async (walk, limit) => {
      const values = new KeptValues<number>(limit);
      const truth = new Map(keys.map((key) => [key as string, 0]));
      for (const step of walk) {
        if (step.kind === "change") {
          truth.set(step.key, (truth.get(step.key) ?? 0) + 1);
          values.expire([step.key]);
        } else {
          const found = await values.read(
            step.keys,
            async (missing) => new Map(missing.map((key) => [key, { value: truth.get(key) ?? -1, tags: [key] }])),
          );
          expect(found).toEqual(new Map(step.keys.map((key) => [key, truth.get(key)])));
        }
      }
    }),
  );
});
