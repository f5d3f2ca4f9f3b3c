import fc from "fast-check";
import { unstorableTextIn, unusableValues } from "@/lib/contracts/api/unusable-values";
import { isStorable } from "@/lib/domain/storable";

const text = "text_invalid";
const number = "too_big";

it.each<[string, unknown, { path: string; code: string }[]]>([
  ["an ordinary body", { name: "Asha 🧶", quantity: 1e9, tags: [null, true, "\n"] }, []],
  ["a null character", { note: "a\0b" }, [{ path: "note", code: text }]],
  ["the first half of a pair", "\ud83d", [{ path: "", code: text }]],
  ["the second half of a pair", ["x", "\ude00"], [{ path: "1", code: text }]],
  ["halves in the wrong order", { a: { b: "\ude00\ud83d" } }, [{ path: "a.b", code: text }]],
  ["a member's name", { a: { "b\0": 1 } }, [{ path: "a", code: text }]],
  ["a number that is too large", { price: 1e308 }, [{ path: "price", code: number }]],
  ["a number that is too small", [{ price: -1_000_000_001 }], [{ path: "0.price", code: number }]],
])("finds what cannot be used in %s", (_case, value, issues) => {
  expect(unusableValues([["", value]])).toEqual(issues);
});

it("looks at every value of a repeated parameter", () => {
  expect(unusableValues(new URLSearchParams("q=%00&q=silk"))).toEqual([{ path: "q", code: text }]);
});

it("names at most 50, and survives a value that is nested deeply", () => {
  expect(unusableValues([["", Array(60).fill("\0")]])).toHaveLength(50);
  const depth = 50_000;
  const deep = JSON.parse(`${"[".repeat(depth)}"\\u0000"${"]".repeat(depth)}`);
  expect(unusableValues([["", deep]])).toHaveLength(1);
});

it("ignores large numbers where only texts matter", () => {
  expect(unstorableTextIn({ phone: 9_876_543_210, name: "Asha" })).toBeNull();
  expect(unstorableTextIn({ phone: 9_876_543_210, name: "\0" })).toBe("name");
});

it("accepts exactly the texts that survive UTF-8 and have no null character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary-ascii" }), fc.nat(), (any, ascii, cut) => {
      const torn = any.slice(cut % (any.length + 1)) + ascii;
      const survives = new TextDecoder().decode(new TextEncoder().encode(torn)) === torn;
      // A decoder takes a byte order mark away, which is an ordinary character here.
      expect(isStorable(torn)).toBe((survives || torn.startsWith("\ufeff")) && !torn.includes("\0"));
    }),
  );
});
