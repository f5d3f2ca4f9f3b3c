import fc from "fast-check";
import {
  categoryCrumbs,
  childrenOf,
  faultOfMove,
  faultOfPlace,
  idsFrom,
  MAX_CATEGORY_LEVELS,
  trailTo,
  treeOf,
} from "@/lib/domain/catalogue/category-tree";

const at = (id: string, parentId: string | null = null) => ({ id, parentId, slug: id, name: id.toUpperCase() });
const cloth = [
  at("cloth"),
  at("garments"),
  at("silk", "cloth"),
  at("cotton", "cloth"),
  at("ikat", "cotton"),
  at("double-ikat", "ikat"),
];

it("lists each category before those below it, in the order given", () => {
  expect(treeOf(cloth).map(({ category, level }) => `${level} ${category.id}`)).toEqual([
    "0 cloth",
    "1 silk",
    "1 cotton",
    "2 ikat",
    "3 double-ikat",
    "0 garments",
  ]);
});

it("counts a category whose parent is not shown as one of the first level", () => {
  expect(treeOf([at("ikat", "hidden")])).toEqual([{ category: at("ikat", "hidden"), level: 0 }]);
  expect(trailTo([at("ikat", "hidden")], "ikat").map(({ id }) => id)).toEqual(["ikat"]);
});

it("finds what is directly below, all that is below, and the way to a category", () => {
  expect(childrenOf(cloth, "cloth").map(({ id }) => id)).toEqual(["silk", "cotton"]);
  expect(idsFrom(cloth, "cloth")).toEqual(["cloth", "silk", "cotton", "ikat", "double-ikat"]);
  expect(trailTo(cloth, "double-ikat").map(({ id }) => id)).toEqual(["cloth", "cotton", "ikat", "double-ikat"]);
});

it("makes crumbs of the way, and of a category that is not in the tree", () => {
  expect(categoryCrumbs(cloth, at("cotton"))).toEqual([
    { name: "CLOTH", href: "/category/cloth" },
    { name: "COTTON", href: "/category/cotton" },
  ]);
  expect(categoryCrumbs([], at("cotton"))).toEqual([{ name: "COTTON", href: "/category/cotton" }]);
});

it.each([
  { what: "to the first level", id: "ikat", parentId: null, fault: null },
  { what: "below another", id: "silk", parentId: "garments", fault: null },
  { what: "below itself", id: "cotton", parentId: "cotton", fault: "category_below_itself" },
  { what: "below one of its own", id: "cloth", parentId: "double-ikat", fault: "category_below_itself" },
  { what: "to a fifth level", id: "silk", parentId: "double-ikat", fault: "category_too_deep" },
  { what: "to a fourth level, with two below it", id: "cotton", parentId: "silk", fault: "category_too_deep" },
])("a move $what", ({ id, parentId, fault }) => {
  expect(faultOfMove(cloth, id, parentId)).toBe(fault);
});

it("finds circles and levels beyond the last in a tree that was written by hand", () => {
  const circle = [at("a", "b"), at("b", "a"), at("c", "a")];
  expect(faultOfPlace(circle, "a")).toBe("category_below_itself");
  expect(faultOfPlace(circle, "c")).toBe("category_too_deep");
  expect(idsFrom(circle, "a")).toEqual(["a", "b", "c"]);
  expect(trailTo(circle, "a")).toHaveLength(MAX_CATEGORY_LEVELS);
  const deep = [...cloth, at("fifth", "double-ikat")];
  expect(faultOfPlace(deep, "fifth")).toBe("category_too_deep");
  expect(faultOfPlace(deep, "double-ikat")).toBeNull();
});

it("stays a tree of few levels through any moves that are allowed", () => {
  const move = fc.record({ id: fc.nat(11), parent: fc.option(fc.nat(11)) });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      let tree = Array.from({ length: 12 }, (_, index) => at(String(index)));
      for (const { id, parent } of moves) {
        const parentId = parent === null ? null : String(parent);
        if (faultOfMove(tree, String(id), parentId)) continue;
        tree = tree.map((each) => (each.id === String(id) ? { ...each, parentId } : each));
      }
      const listed = treeOf(tree);
      expect(listed).toHaveLength(tree.length);
      expect(Math.max(...listed.map(({ level }) => level))).toBeLessThan(MAX_CATEGORY_LEVELS);
      expect(tree.map(({ id }) => faultOfPlace(tree, id)).filter(Boolean)).toEqual([]);
    }),
  );
});
