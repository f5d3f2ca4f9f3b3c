import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run, stop } from "../setup/run.mjs";
import { newFolder, startNext } from "./servers.mjs";

const FILES = {
  "package.json": '{ "name": "empty", "private": true, "type": "module" }\n',
  // The app's packages are a symlink to the project's. Turbopack only follows it if its root contains both folders.
  "next.config.mjs": "export default { turbopack: { root: '/' } };\n",
  "app/layout.jsx": `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  "app/page.jsx": `export default function Page() {
  return <h1>Hello</h1>;
}
`,
};

/**
 * Builds and starts an app with one "Hello" page on the same Next.js as the shop. No page of the shop can be faster
 * than this one.
 */
export async function startEmptyApp() {
  const folder = newFolder("empty");
  mkdirSync(path.join(folder, "app"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  const lines = [];
  const next = path.resolve("node_modules/next/dist/bin/next");
  const env = { ...process.env, NODE_ENV: "production" };
  const code = await run(process.execPath, [next, "build", folder], { env, onLine: (line) => lines.push(line) });
  if (code !== 0) stop(`${lines.join("\n")}\nBuilding the empty app failed.`);
  const server = await startNext(folder, "/");
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
