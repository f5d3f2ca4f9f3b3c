import fc from "fast-check";
import {
  applyChange,
  applyChanges,
  LIST_PLACE,
  type WindowChange,
  type WindowPage,
  type WindowSegment,
  withListPlace,
} from "@/lib/domain/shop-window/changes";
import { overwrittenBy } from "@/lib/domain/shop-window/overwritten";

const segment = (id: string, heading = id): WindowSegment => ({
  id,
  type: "flexible",
  isActive: true,
  heading,
  subHeading: "",
  content: { content: `<p>${heading}</p>` },
});
const idsOf = (segments: readonly WindowSegment[] | null) => segments?.map(({ id }) => id);
const [A, B, C] = [segment("a"), segment("b"), segment("c")];
const page = "home";

it.each<[string, WindowChange, string[] | undefined]>([
  ["adds at the top", { page, kind: "add", segment: segment("n"), after: null }, ["n", "a", "b", "c"]],
  ["adds below another", { page, kind: "add", segment: segment("n"), after: "b" }, ["a", "b", "n", "c"]],
  ["adds last, if that one is gone", { page, kind: "add", segment: segment("n"), after: "x" }, ["a", "b", "c", "n"]],
  ["adds nothing twice", { page, kind: "add", segment: B, after: null }, undefined],
  ["moves to the top", { page, kind: "move", id: "c", after: null }, ["c", "a", "b"]],
  ["moves below another", { page, kind: "move", id: "a", after: "b" }, ["b", "a", "c"]],
  ["moves nothing below itself", { page, kind: "move", id: "a", after: "a" }, undefined],
  ["moves nothing that is gone", { page, kind: "move", id: "x", after: "a" }, undefined],
  ["removes", { page, kind: "remove", id: "b", before: B }, ["a", "c"]],
  ["removes nothing that is gone", { page, kind: "remove", id: "x", before: B }, undefined],
  ["edits in its place", { page, kind: "edit", segment: segment("b", "New"), before: B }, ["a", "b", "c"]],
  ["edits nothing that is gone", { page, kind: "edit", segment: segment("x"), before: B }, undefined],
])("%s", (_case, change, expected) => {
  expect(idsOf(applyChange([A, B, C], change))).toEqual(expected);
});

it("keeps the place of a category's list, which can only be moved", () => {
  const there = [A, LIST_PLACE, B];
  const page = "category:silk";
  expect(applyChange(there, { page, kind: "remove", id: "list", before: LIST_PLACE })).toBeNull();
  expect(applyChange(there, { page, kind: "edit", segment: { ...A, id: "list" }, before: LIST_PLACE })).toBeNull();
  expect(applyChange(there, { page, kind: "edit", segment: { ...LIST_PLACE, id: "a" }, before: A })).toBeNull();
  expect(applyChange([A], { page, kind: "add", segment: LIST_PLACE, after: null })).toBeNull();
  expect(idsOf(applyChange(there, { page, kind: "move", id: "list", after: "b" }))).toEqual(["a", "b", "list"]);
  expect(idsOf(withListPlace(page, [A]))).toEqual(["list", "a"]);
  expect(withListPlace("home", [A])).toEqual([A]);
});

it("tells what another has changed since the draft was begun", () => {
  const changes: WindowChange[] = [
    { page, kind: "move", id: "c", after: null },
    { page, kind: "edit", segment: segment("a", "Mine"), before: A },
    { page, kind: "edit", segment: segment("a", "Mine, again"), before: segment("a", "Mine") },
    { page, kind: "remove", id: "b", before: B },
  ];
  expect(overwrittenBy(changes, new Map([[page, [A, B, C]]]))).toEqual([]);
  const theirs = [segment("a", "Theirs"), B, segment("c", "Theirs")];
  expect(overwrittenBy(changes, new Map([[page, theirs]]))).toEqual([segment("a", "Theirs")]);
});

const anId = fc.constantFrom("a", "b", "c", "d", "e", "list");
const aPage = fc.constantFrom<WindowPage>("home", "category:silk");
const aSegment = fc.tuple(anId, fc.string()).map(([id, heading]) => segment(id, heading));
const anAfter = fc.option(anId, { nil: null });
const aChange: fc.Arbitrary<WindowChange> = fc.oneof(
  fc.record({ page: aPage, kind: fc.constant("add" as const), segment: aSegment, after: anAfter }),
  fc.record({ page: aPage, kind: fc.constant("edit" as const), segment: aSegment, before: aSegment }),
  fc.record({ page: aPage, kind: fc.constant("move" as const), id: anId, after: anAfter }),
  fc.record({ page: aPage, kind: fc.constant("remove" as const), id: anId, before: aSegment }),
);
const somePages = fc
  .tuple(fc.uniqueArray(anId.filter((id) => id !== "list")), fc.uniqueArray(anId.filter((id) => id !== "list")))
  .map(
    ([home, silk]) =>
      new Map<WindowPage, readonly WindowSegment[]>([
        ["home", home.map((id) => segment(id))],
        ["category:silk", [LIST_PLACE, ...silk.map((id) => segment(id))]],
      ]),
  );

it("keeps each segment once, and the list of a category always, whatever is changed", () => {
  fc.assert(
    fc.property(somePages, fc.array(aChange, { maxLength: 30 }), (pages, changes) => {
      const { pages: after } = applyChanges(pages, changes);
      for (const segments of after.values()) expect(new Set(idsOf(segments)).size).toBe(segments.length);
      expect(after.get("category:silk")?.filter(({ type }) => type === "product_list")).toHaveLength(1);
      // `list` is an ordinary id on the home page, where the place of a list never comes to be.
      expect(after.get("home")?.some(({ type }) => type === "product_list")).toBe(false);
    }),
  );
});

it("makes all changes, or says which it could not make", () => {
  fc.assert(
    fc.property(somePages, fc.array(aChange, { maxLength: 30 }), (pages, changes) => {
      const { pages: after, lost } = applyChanges(pages, changes);
      const made = changes.filter((change) => !lost.includes(change));
      expect(applyChanges(pages, made)).toEqual({ pages: after, lost: [] });
    }),
  );
});

it("leaves all other pages alone", () => {
  fc.assert(
    fc.property(somePages, fc.array(aChange, { maxLength: 30 }), (pages, changes) => {
      const ofHome = changes.filter((change) => change.page === "home");
      expect(applyChanges(pages, ofHome).pages.get("category:silk")).toBe(pages.get("category:silk"));
    }),
  );
});
