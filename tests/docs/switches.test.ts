import { readFileSync } from "node:fs";
import { switchesDocument } from "@/scripts/switches/document";

it("describes the switches as they are now (npm run switches)", () => {
  expect(readFileSync("docs/switches.md", "utf8")).toBe(switchesDocument());
});
