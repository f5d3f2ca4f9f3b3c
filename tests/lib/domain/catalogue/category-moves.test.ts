import fc from "fast-check";
import { type CategoryStep, placeAfterStep, placeOfDrop, rowsWithout } from "@/lib/domain/catalogue/category-moves";
import { faultOfMove, moved, treeOf } from "@/lib/domain/catalogue/category-tree";

const at = (id: string, parentId: string | null = null) => ({ id, parentId });
const cloth = [
  at("cloth"),
  at("silk", "cloth"),
  at("cotton", "cloth"),
  at("ikat", "cotton"),
  at("garments"),
  at("yarn"),
];
const outline = (categories: readonly ReturnType<typeof at>[]) =>
  treeOf(categories).map(({ category, level }) => `${"-".repeat(level)}${category.id}`);

it.each<{ id: string; step: CategoryStep; after: string[] | null }>([
  { id: "cotton", step: "up", after: ["cloth", "-cotton", "--ikat", "-silk", "garments", "yarn"] },
  { id: "cloth", step: "down", after: ["garments", "cloth", "-silk", "-cotton", "--ikat", "yarn"] },
  { id: "garments", step: "in", after: ["cloth", "-silk", "-cotton", "--ikat", "-garments", "yarn"] },
  { id: "ikat", step: "out", after: ["cloth", "-silk", "-cotton", "-ikat", "garments", "yarn"] },
  { id: "cotton", step: "out", after: ["cloth", "-silk", "cotton", "-ikat", "garments", "yarn"] },
  { id: "silk", step: "up", after: null },
  { id: "cotton", step: "down", after: null },
  { id: "cloth", step: "in", after: null },
  { id: "cloth", step: "out", after: null },
  { id: "none", step: "up", after: null },
])("one step $step for $id", ({ id, step, after }) => {
  const place = placeAfterStep(cloth, id, step);
  expect(place && outline(moved(cloth, { id, ...place }))).toEqual(after);
});

it("takes no step to a fifth level", () => {
  const deep = [at("a"), at("b", "a"), at("c", "b"), at("d", "c"), at("e", "c")];
  expect(placeAfterStep(deep, "e", "in")).toBeNull();
});

it.each([
  { what: "to the top", id: "ikat", held: 0, level: 3, place: { parentId: null, position: 0, level: 0 } },
  {
    what: "below the row above",
    id: "garments",
    held: 4,
    level: 9,
    place: { parentId: "ikat", position: 0, level: 3 },
  },
  { what: "beside the row above", id: "yarn", held: 2, level: 1, place: { parentId: "cloth", position: 1, level: 1 } },
  {
    what: "no higher than the row below",
    id: "yarn",
    held: 2,
    level: -4,
    place: { parentId: "cloth", position: 1, level: 1 },
  },
  { what: "to the end", id: "silk", held: 5, level: 0, place: { parentId: null, position: 3, level: 0 } },
])("a drop $what", ({ id, held, level, place }) => {
  expect(placeOfDrop(treeOf(cloth), { id, at: held, level })).toEqual(place);
});

it("drops nothing where it would be too deep", () => {
  const deep = [at("a"), at("b", "a"), at("c", "b"), at("d", "c"), at("x"), at("y", "x")];
  expect(placeOfDrop(treeOf(deep), { id: "x", at: 3, level: 3 })).toBeNull();
});

it("drops what is dragged where it is held, for any tree", () => {
  const parents = fc.array(fc.option(fc.nat(9)), { minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(parents, fc.nat(9), fc.nat(9), fc.integer({ min: -2, max: 6 }), (wanted, dragged, held, level) => {
      let tree = wanted.map((_, index) => at(String(index)));
      for (const [index, parent] of wanted.entries()) {
        const parentId = parent === null || parent >= wanted.length ? null : String(parent);
        if (!faultOfMove(tree, String(index), parentId))
          tree = tree.map((each) => (each.id === String(index) ? { ...each, parentId } : each));
      }
      const rows = treeOf(tree);
      const id = String(dragged % wanted.length);
      const others = rowsWithout(rows, id);
      const drop = { id, at: Math.min(held, others.length), level };
      const place = placeOfDrop(rows, drop);
      if (!place) return;
      expect(faultOfMove(tree, id, place.parentId)).toBeNull();
      const after = treeOf(
        moved(
          rows.map(({ category }) => category),
          { id, ...place },
        ),
      );
      expect(after.findIndex(({ category }) => category.id === id)).toBe(drop.at);
      expect(after.find(({ category }) => category.id === id)?.level).toBe(place.level);
      expect(rowsWithout(after, id).map(({ category }) => category.id)).toEqual(
        others.map(({ category }) => category.id),
      );
    }),
  );
});
