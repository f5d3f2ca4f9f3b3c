import type { DeskPlace } from "@/components/desk/modules/module";
import { DESK_MODULES, placedAt } from "@/components/desk/modules/registry";
import { RIGHTS } from "@/lib/domain/staff/right";

const STORE = { sells_by: "order" } as const;
const USED = DESK_MODULES.flatMap(({ places }) => Object.keys(places)) as DeskPlace[];
const PLACES = [...new Set(USED)];

it("has its own parts in at least eight kinds of places", () => {
  expect(PLACES.length).toBeGreaterThanOrEqual(8);
  expect(new Set(DESK_MODULES.map(({ name }) => name)).size).toBe(DESK_MODULES.length);
});

it.each(PLACES)("shows at the place %s only what somebody may see, in stores that have it", (place) => {
  expect(placedAt(place, [], STORE)).toEqual([]);
  const everything = placedAt(place, RIGHTS, { sells_by: "quot" });
  expect(everything.length).toBeGreaterThan(0);
  expect(new Set(everything.map(({ key }) => key)).size).toBe(everything.length);
  for (const { right, key } of everything) {
    expect(placedAt(place, [right], { sells_by: "quot" }).map((placed) => placed.key)).toContain(key);
    const others = RIGHTS.filter((other) => other !== right);
    expect(placedAt(place, others, { sells_by: "quot" }).map((placed) => placed.key)).not.toContain(key);
  }
});

it("keeps quotations out of a store that takes orders", () => {
  expect(placedAt("menu", RIGHTS, STORE).map(({ href }) => href)).toEqual(["/desk/returns"]);
  expect(placedAt("menu", RIGHTS, { sells_by: "quot" }).map(({ href }) => href)).toEqual([
    "/desk/quotations",
    "/desk/returns",
  ]);
  // Its page stays, for quotations of before.
  expect(placedAt("pages", RIGHTS, STORE).map(({ area }) => area)).toEqual(["quotations", "returns"]);
});
