import path from "node:path";
import { build } from "esbuild";
import { BASE_PATH_MARK } from "@/lib/inline/at-base-path";

const root = path.join(import.meta.dirname, "../..");

/** What each script runs, by the name under which its text is exported. */
const SCRIPTS = {
  FIRST_PAINT_SCRIPT: `import { handleEarly } from "./lib/inline/early-faults";
    import { paintFirst } from "./lib/inline/first-paint"; handleEarly(); paintFirst();`,
  RELOAD_SCRIPT: `import { reloadPage } from "./lib/inline/reload-page"; reloadPage();`,
  SHOP_WORKER_SCRIPT: `import { runWorker } from "./lib/inline/service-worker"; runWorker(self.shopBuild);`,
  DESK_WORKER_SCRIPT: `import { runDeskWorker } from "./lib/inline/desk-worker"; runDeskWorker();`,
  RETIRING_WORKER_SCRIPT: `import { removeWorker } from "./lib/inline/service-worker"; removeWorker();`,
};

/** The source of the module with the texts of all scripts that are sent as text. */
export async function inlineModule(): Promise<string> {
  const scripts = await Promise.all(
    Object.entries(SCRIPTS).map(async ([name, contents]) => {
      return `export const ${name} =\n  ${JSON.stringify(await bundle(contents))};\n`;
    }),
  );
  return ["/** Made by `npm run inline` from the other files of this folder. */\n", ...scripts].join("");
}

/** The script, bundled into one line of JavaScript. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    target: "es2020",
    define: { "process.env.BUILT_BASE_PATH": JSON.stringify(BASE_PATH_MARK) },
    // An ASCII script has the same bytes in every encoding, so its hash in the security policy is right whatever the
    // encoding of the page.
    charset: "ascii",
  });
  return outputFiles[0]?.text.trim() ?? "";
}
