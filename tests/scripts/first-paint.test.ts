import { readFileSync } from "node:fs";
import { bundleFirstPaint, firstPaintModule } from "@/scripts/first-paint/bundle";

it("keeps in the head what the program of the first paint is now (npm run first-paint)", async () => {
  const script = await bundleFirstPaint();
  expect(readFileSync("lib/inline/first-paint-script.ts", "utf8")).toBe(firstPaintModule(script));
  expect(script).not.toMatch(/<\/?script/i);
});
