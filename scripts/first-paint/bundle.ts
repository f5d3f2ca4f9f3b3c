import path from "node:path";
import { build } from "esbuild";

const root = path.join(import.meta.dirname, "../..");

const ENTRY = `import { handleEarly } from "./lib/inline/early-faults";
import { paintFirst } from "./lib/inline/first-paint";
handleEarly(); paintFirst();`;

/** The functions that run in the head of every page, bundled into one line of JavaScript. */
export async function bundleFirstPaint(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    target: "es2020",
    // Pages and policy hash the same bytes whatever the encoding, because ASCII is the same in every encoding.
    charset: "ascii",
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/** The source of a module that exports `script`, with the text of the first-paint script. */
export const firstPaintModule = (script: string): string =>
  `/** Made by \`npm run first-paint\` from the files beside it; to be run in the head, before the body arrives. */
export const FIRST_PAINT_SCRIPT =
  ${JSON.stringify(script)};
`;
