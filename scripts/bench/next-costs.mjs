import { ensureInstalled } from "../setup/install.mjs";
import { startPagesApp } from "./empty-app.mjs";
import { measureRequestCost } from "./request-cost.mjs";

// What the parts of a page cost that Next.js alone makes for each request: a page with nothing on it, and the same page with
// one thing more that every page of one visitor in the shop has.
//   node scripts/bench/next-costs.mjs
const TEXT = "Handwoven cloth by the metre. ";

const page = ({ before = "", inside = "" } = {}) => `import { cookies } from "next/headers";
import { connection } from "next/server";
export const instant = false;
${before}
export default async function Page() {
  await connection();
  const visitor = (await cookies()).get("visitor")?.value ?? "nobody";
  return <main data-visitor={visitor}><h1>Hello</h1>${inside}</main>;
}
`;

const FULL_METADATA = `{
  title: "Sign in", description: "Cloth", applicationName: "Nila", keywords: "cloth", manifest: "/manifest.webmanifest",
  robots: { index: false, follow: true },
  openGraph: { title: "Sign in", description: "Cloth", siteName: "Nila", type: "website" },
  twitter: { card: "summary", title: "Sign in", description: "Cloth" },
  icons: { icon: [{ url: "/icon.png", sizes: "32x32" }, { url: "/icon.svg", type: "image/svg+xml" }], apple: "/apple.png" },
}`;
const metadata = (value) => `export async function generateMetadata() { await connection(); return ${value}; }`;
const WRAPPER = `export default async function Layout({ children }) { return <div>{children}</div>; }
`;

const FILES = {
  "app/nothing/page.jsx": page(),
  "app/rewritten/page.jsx": page(),
  "app/one/layout.jsx": WRAPPER,
  "app/one/two/layout.jsx": WRAPPER,
  "app/one/two/three/four/page.jsx": page(),
  "app/title/page.jsx": page({ before: metadata(`{ title: "Sign in", robots: { index: false } }`) }),
  "app/metadata/page.jsx": page({ before: metadata(FULL_METADATA) }),
  "app/elements/page.jsx": page({
    inside: `<ul>{Array.from({ length: 100 }, (_, index) => <li key={index} className="item">{index}</li>)}</ul>`,
  }),
  "app/text/page.jsx": page({ inside: `<p>{${JSON.stringify(TEXT)}.repeat(700)}</p>` }),
  "middleware.js": `import { NextResponse } from "next/server";
export const config = { runtime: "nodejs", matcher: ["/middleware"] };
export async function middleware(request) {
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", "default-src 'self'");
  const url = request.nextUrl.clone();
  url.pathname = "/rewritten";
  return NextResponse.rewrite(url, { request: { headers } });
}
`,
};

const PAGES = [
  ["nothing", "/nothing"],
  ["the middleware, which rewrites the address", "/middleware"],
  ["four segments deeper, with two layouts", "/one/two/three/four"],
  ["a title that is asked for", "/title"],
  ["all metadata of a shared link", "/metadata"],
  ["100 elements", "/elements"],
  ["20 kB of text, sent as HTML and as data", "/text"],
];

await ensureInstalled();
const server = await startPagesApp("next-costs", { files: FILES, path: "/nothing" });
try {
  const costs = await measureRequestCost(PAGES.map(([kind, path]) => ({ kind, server, path })));
  const nothing = costs.get("nothing");
  console.table([...costs].map(([part, ms]) => ({ part, ms: ms.toFixed(2), more: (ms - nothing).toFixed(2) })));
} finally {
  await server.stop();
}
