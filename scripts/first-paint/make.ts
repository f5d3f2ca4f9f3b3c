import { writeFile } from "node:fs/promises";
import path from "node:path";
import { bundleFirstPaint, firstPaintModule } from "./bundle";

/**
 * The script is generated into a source file because two separate bundles contain it, the pages and the security policy
 * with its hash, and the hash is only right if both have exactly the same characters.
 */
const script = await bundleFirstPaint();
await writeFile(path.join(import.meta.dirname, "../../lib/inline/first-paint-script.ts"), firstPaintModule(script));
process.stdout.write(`${script.length} bytes\n`);
