import { readFileSync } from "node:fs";
import { inlineModule } from "@/scripts/inline/bundle";

it("has committed the inline scripts as their sources make them (npm run inline)", async () => {
  expect(readFileSync("lib/inline/scripts.ts", "utf8")).toBe(await inlineModule());
});
