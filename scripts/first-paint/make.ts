import { writeFile } from "node:fs/promises";
import path from "node:path";
import { bundleFirstPaint, firstPaintModule } from "./bundle";

/** The text is kept as a file: pages and security policy are separate bundles, and must hold the very same characters. */
const script = await bundleFirstPaint();
await writeFile(path.join(import.meta.dirname, "../../lib/inline/first-paint-script.ts"), firstPaintModule(script));
process.stdout.write(`${script.length} bytes\n`);
