import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run, stop } from "../setup/run.mjs";
import { newFolder, startNext } from "./servers.mjs";

const PACKAGE = '{ "name": "empty", "private": true, "type": "module" }\n';
const LAYOUT = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

const TITLED_LAYOUT = `export const metadata = { title: "Empty" };
${LAYOUT}`;

// The app's packages are a symlink to the project's. Turbopack only follows it if its root contains both folders.
const EMPTY_APP = {
  "package.json": PACKAGE,
  "next.config.mjs": "export default { turbopack: { root: '/' } };\n",
  "app/layout.jsx": LAYOUT,
  "app/page.jsx": `export default function Page() {
  return <h1>Hello</h1>;
}
`,
};

// The options are those of the shop's next.config.mjs that concern a request.
const PER_REQUEST_CONFIG = `export default {
  turbopack: { root: '/' },
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  htmlLimitedBots: /(?!)/,
  experimental: { useOffline: true, isrFlushToDisk: false, cachedNavigations: false },
};
`;

const PER_REQUEST_APP = {
  "package.json": PACKAGE,
  "next.config.mjs": PER_REQUEST_CONFIG,
  "app/layout.jsx": LAYOUT,
  "app/page.jsx": `import { cookies } from "next/headers";
import { Suspense } from "react";

const CARDS = Array.from({ length: 24 }, (_, index) => index + 1);

async function Cards() {
  const visitor = (await cookies()).get("visitor")?.value ?? "nobody";
  return (
    <ul data-visitor={visitor}>
      {CARDS.map((number) => (
        <li key={number} className="card">
          <a href={\`/product/\${number}\`} className="link">
            <img src={\`/picture-\${number}.avif\`} alt={\`Picture of product \${number}\`} width="300" height="400" loading="lazy" />
            <h2>Product number {number}</h2>
            <p className="price"><span>₹ {number * 100}.00</span></p>
          </a>
        </li>
      ))}
    </ul>
  );
}

export default function Page() {
  return <Suspense><Cards /></Suspense>;
}
`,
};

/**
 * Builds and starts an app with one "Hello" page on the same Next.js as the shop. No page of the shop can be faster
 * than this one.
 */
export function startEmptyApp() {
  return startApp("empty", EMPTY_APP);
}

/**
 * Builds and starts an app whose only page is rendered for each request: 24 cards of 7 elements, without a layout, a
 * query or a script of its own. It shows what Next.js alone costs per request with the shop's options.
 */
export function startPerRequestApp() {
  return startApp("per-request", PER_REQUEST_APP);
}

/**
 * Builds and starts an app with these files besides, with the shop's options, which answers at `path`.
 *
 * @param {string} name
 * @param {{ files: Record<string, string>, path: string }} pages
 */
export function startPagesApp(name, { files, path: answeredPath }) {
  const shared = { "package.json": PACKAGE, "next.config.mjs": PER_REQUEST_CONFIG, "app/layout.jsx": LAYOUT };
  return startApp(name, { ...shared, ...files }, answeredPath);
}

/**
 * Builds and starts an app with one page for each picture, which shows that picture and nothing else but a heading. No page
 * of the shop with this picture can be there earlier.
 *
 * @param {Record<string, { bytes: Buffer, type: string, width: number, height: number } | null>} pictures
 */
export function startPictureApp(pictures) {
  const files = {};
  for (const [name, picture] of Object.entries(pictures)) {
    const file = `${name}.${picture?.type.split(/[/+]/)[1]}`;
    if (picture) files[`public/${file}`] = picture.bytes;
    const image = picture
      ? `<img src="/${file}" alt="Picture" width="${picture.width}" height="${picture.height}" fetchPriority="high" />`
      : "";
    files[`app/${name}/page.jsx`] = `export default function Page() {
  return <main><h1>Hello</h1>${image}</main>;
}
`;
  }
  return startApp("pictures", { ...EMPTY_APP, "app/layout.jsx": TITLED_LAYOUT, ...files });
}

async function startApp(name, files, answeredPath = "/") {
  const folder = newFolder(name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  const lines = [];
  const next = path.resolve("node_modules/next/dist/bin/next");
  const env = { ...process.env, NODE_ENV: "production" };
  const code = await run(process.execPath, [next, "build", folder], { env, onLine: (line) => lines.push(line) });
  if (code !== 0) stop(`${lines.join("\n")}\nBuilding the app "${name}" failed.`);
  const server = await startNext(folder, answeredPath);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
