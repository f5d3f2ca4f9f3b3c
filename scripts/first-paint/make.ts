import { writeFile } from "node:fs/promises";
import path from "node:path";
import { bundleFirstPaint, firstPaintModule } from "./bundle";

/**
 * The script is written to a file, because pages and the security policy are built as separate bundles and need exactly
 * the same characters.
 */
const script = await bundleFirstPaint();
await writeFile(path.join(import.meta.dirname, "../../lib/inline/first-paint-script.ts"), firstPaintModule(script));
process.stdout.write(`${script.length} bytes\n`);
