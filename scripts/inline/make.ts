import { writeFile } from "node:fs/promises";
import path from "node:path";
import { inlineModule } from "./bundle";

/**
 * The scripts are generated into a source file because two separate bundles contain them, the pages and the security
 * policy with their hashes, and a hash is only right if both have exactly the same characters.
 */
const source = await inlineModule();
await writeFile(path.join(import.meta.dirname, "../../lib/inline/scripts.ts"), source);
process.stdout.write(`${source.length} bytes\n`);
