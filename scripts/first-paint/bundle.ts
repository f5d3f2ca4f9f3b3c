import path from "node:path";
import { build } from "esbuild";

const root = path.join(import.meta.dirname, "../..");

/** The program of `lib/inline/first-paint.ts` as one line that a browser runs. */
export async function bundleFirstPaint(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `import { paintFirst } from "./lib/inline/first-paint"; paintFirst();`, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    target: "es2020",
    // Every browser reads it the same way, whatever the page says of its characters.
    charset: "ascii",
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/** The module that holds that line. */
export const firstPaintModule = (script: string): string =>
  `/** Made by \`npm run first-paint\` from \`first-paint.ts\`; to be run in the head, before the body arrives. */
export const FIRST_PAINT_SCRIPT =
  ${JSON.stringify(script)};
`;
