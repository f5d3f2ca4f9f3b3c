import { readFileSync } from "node:fs";
import { bundleFirstPaint, firstPaintModule } from "@/scripts/first-paint/bundle";

it("has an up-to-date first-paint script in the head (else: npm run first-paint)", async () => {
  const script = await bundleFirstPaint();
  expect(readFileSync("lib/inline/first-paint-script.ts", "utf8")).toBe(firstPaintModule(script));
  expect(script).not.toMatch(/<\/?script/i);
});
