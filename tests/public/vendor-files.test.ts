import { readFileSync } from "node:fs";

it.each([["public/plyr.svg", "node_modules/plyr/dist/plyr.svg"]])(
  "serves %s exactly as in the package, %s",
  (served, brought) => {
    expect(readFileSync(served, "utf8")).toBe(readFileSync(brought, "utf8"));
  },
);
