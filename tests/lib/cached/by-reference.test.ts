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

// One clock for all tests: the memory is theirs together.
beforeAll(() => jest.useFakeTimers());

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

it("reads a copy if the entry comes from another process", async () => {
  const { read, entries } = cachedRead("store three", () => ({ ours: true }));
  entries.set("reference", JSON.stringify({ name: "store three", id: "another-process 1" }));
  expect(await readEntry(read)).toEqual({ ours: true });
  expect([...entries.keys()]).toEqual(["reference", "copy"]);
});

describe("a page that is being made", () => {
  const fillMemory = () => {
    for (let count = 0; count < 2_000; count += 1) toEntry("reference", `other ${count}`, count);
  };

  it("finds what it has read again, also if it has changed since or if there are too many values", async () => {
    const older = cachedRead("store four", () => "older");
    await readEntry(older.read);
    await readEntry(cachedRead("store four", () => "newer").read);
    jest.advanceTimersByTime(59_000);
    fillMemory();
    expect(await readEntry(older.read)).toBe("older");
    expect([...older.entries.keys()]).toEqual(["reference"]);
  });

  it("reads a copy of a value that has changed if it has not read it for a minute", async () => {
    const older = cachedRead("store five", () => "older");
    await readEntry(older.read);
    jest.advanceTimersByTime(60_000);
    await readEntry(cachedRead("store five", () => "newer").read);
    expect(await readEntry(older.read)).toBe("older");
    expect([...older.entries.keys()]).toEqual(["reference", "copy"]);
  });

  it("reads a copy of what no longer has room and was not read for a minute", async () => {
    const first = cachedRead("store six", () => "first");
    await readEntry(first.read);
    fillMemory();
    expect(await readEntry(first.read)).toBe("first");
    expect([...first.entries.keys()]).toEqual(["reference"]);
    jest.advanceTimersByTime(60_000);
    fillMemory();
    expect(await readEntry(first.read)).toBe("first");
    expect([...first.entries.keys()]).toEqual(["reference", "copy"]);
  });
});
