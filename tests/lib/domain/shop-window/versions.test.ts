import fc from "fast-check";
import type { WindowPage, WindowSegment } from "@/lib/domain/shop-window/changes";
import { pagesAt, type WindowVersion } from "@/lib/domain/shop-window/versions";

const at = (heading: string): WindowSegment[] => [
  { id: "a", type: "flexible", isActive: true, heading, subHeading: "", content: {} },
];
const home = (before: string, after: string) => ({ page: "home" as const, before: at(before), after: at(after) });

const VERSIONS: WindowVersion[] = [
  { number: 3, pages: [home("imported", "third"), { page: "category:silk", before: [], after: at("silk") }] },
  { number: 2, pages: [home("first", "second")] },
  { number: 1, pages: [home("demo", "first")] },
];

it.each<[number, Record<string, string[]>]>([
  [3, {}],
  // After version 2, an import made the home page another one: version 2 itself is what is gone back to.
  [2, { home: ["second"], "category:silk": [] }],
  [1, { home: ["first"], "category:silk": [] }],
  [0, { home: ["demo"], "category:silk": [] }],
])("knows what pages were at version %d", (number, expected) => {
  const pages = [...pagesAt(number, VERSIONS)].map(([page, segments]) => [
    page,
    segments.map(({ heading }) => heading),
  ]);
  expect(Object.fromEntries(pages)).toEqual(expected);
});

it("leads back to every version, whatever was published between", () => {
  const aPage = fc.constantFrom<WindowPage>("home", "category:silk", "category:cotton");
  const publishing = fc.array(fc.uniqueArray(aPage, { minLength: 1 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(publishing, fc.nat(), (rounds, chosen) => {
      const states: Map<WindowPage, WindowSegment[]>[] = [
        new Map([
          ["home", at("0")],
          ["category:silk", at("0")],
          ["category:cotton", at("0")],
        ]),
      ];
      const versions = rounds.map((pages, index): WindowVersion => {
        const live = states.at(-1) ?? new Map();
        const next = new Map(live);
        for (const page of pages) next.set(page, at(`${index + 1}`));
        states.push(next);
        return {
          number: index + 1,
          pages: pages.map((page) => ({ page, before: live.get(page) ?? [], after: next.get(page) ?? [] })),
        };
      });
      const number = chosen % states.length;
      const back = new Map([...(states.at(-1) ?? []), ...pagesAt(number, versions)]);
      expect(back).toEqual(states[number]);
    }),
  );
});
