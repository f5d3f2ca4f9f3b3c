import { type CacheEntry, type EntryForm, readEntry, toEntry } from "@/lib/cached/by-reference";

/** A cached read as Next.js runs it: what it returns is serialised, and read once for each form until it expires. */
function cachedRead<Value>(name: string, read: () => Value) {
  const entries = new Map<EntryForm, string>();
  return {
    read: async (form: EntryForm): Promise<CacheEntry<Value>> => {
      const text = entries.get(form) ?? JSON.stringify(toEntry(form, name, read()));
      entries.set(form, text);
      return JSON.parse(text);
    },
    expire: () => entries.clear(),
    entries,
  };
}

it("gives every reader the same value, of which the entry holds only the name", async () => {
  const source = { name: "Nila Loom", details: "x".repeat(10_000) };
  const { read, entries } = cachedRead("store one", () => source);
  expect(await readEntry(read)).toBe(source);
  expect(await readEntry(read)).toBe(source);
  expect([...entries.keys()]).toEqual(["reference"]);
  expect(entries.get("reference")?.length).toBeLessThan(100);
});

it("gives the new value after the entry has expired", async () => {
  let price = 1;
  const { read, expire } = cachedRead("store two", () => ({ price }));
  await readEntry(read);
  price = 2;
  expect(await readEntry(read)).toEqual({ price: 1 });
  expire();
  expect(await readEntry(read)).toEqual({ price: 2 });
});

it("keeps null apart from a value that is gone", async () => {
  const read = jest.fn(() => null);
  const cached = cachedRead("store none", read);
  expect([await readEntry(cached.read), await readEntry(cached.read)]).toEqual([null, null]);
  expect(read).toHaveBeenCalledTimes(1);
});

it("reads a copy if the entry comes from another process, or from before another one of the same name", async () => {
  const { read, entries } = cachedRead("store three", () => ({ ours: true }));
  entries.set("reference", JSON.stringify({ name: "store three", id: "another-process 1" }));
  expect(await readEntry(read)).toEqual({ ours: true });
  expect([...entries.keys()]).toEqual(["reference", "copy"]);
  const older = cachedRead("store four", () => "older");
  await older.read("reference");
  await cachedRead("store four", () => "newer").read("reference");
  expect(await readEntry(older.read)).toBe("older");
});

it("reads a copy of what no longer has room in memory", async () => {
  const read = jest.fn(() => "first");
  const first = cachedRead("store five", read);
  await readEntry(first.read);
  for (let count = 0; count < 2_000; count += 1) toEntry("reference", `other ${count}`, count);
  expect(await readEntry(first.read)).toBe("first");
  expect(read).toHaveBeenCalledTimes(2);
});
