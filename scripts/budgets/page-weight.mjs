import http from "node:http";
import { gunzipSync } from "node:zlib";

/**
 * The sizes of a page's HTML and of its first-load scripts, compressed with gzip as they are sent; also that of the HTML
 * before compression, which the server has to render and browsers have to parse, and the number of client components in
 * it that React has to take over.
 *
 * @param {string} origin
 * @param {string} path
 * @param {Record<string, string>} [headers]
 */
export async function weighPage(origin, path, headers = {}) {
  const page = await fetchCompressed(origin + path, headers);
  const scripts = firstLoadScripts(page.text);
  const files = await Promise.all(scripts.map((src) => fetchCompressed(new URL(src, origin).href)));
  return {
    html: page.bytes,
    rawHtml: Buffer.byteLength(page.text),
    references: clientReferences(page.text),
    script: files.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts: scripts.length,
  };
}

/**
 * The script files that a modern browser loads for a page, in order: those in script tags, and those that the React
 * data in the HTML lists for client components. Without `?dpl=…`, which only names the build.
 *
 * @param {string} html
 *
 * @internal Exported for tests.
 */
export function firstLoadScripts(html) {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"?]+\.js)[^"]*"[^>]*>/gi)];
  const oldBrowserScripts = new Set(tags.filter(([tag]) => /\bnomodule\b/i.test(tag)).map(([, src]) => src));
  const mentioned = [...html.matchAll(/\/_next\/static\/(?:immutable\/)?chunks\/[\w.~-]+\.js/g)].map(([src]) => src);
  return [...new Set([...tags.map(([, src]) => src), ...mentioned])].filter((src) => !oldBrowserScripts.has(src));
}

/**
 * The number of different client components that the React data in the HTML names.
 *
 * @param {string} html
 *
 * @internal Exported for tests.
 */
export function clientReferences(html) {
  return html.match(/(?:\\n|")[0-9a-f]+:I\[/g)?.length ?? 0;
}

/** Requests a file with `http`, because `fetch` decompresses the body and does not report its compressed size. */
function fetchCompressed(address, headers = {}) {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { headers: { "accept-encoding": "gzip", ...headers } }, (response) => {
      const chunks = [];
      response.on("error", reject);
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        if (response.statusCode !== 200) return reject(new Error(`${address} answers ${response.statusCode}.`));
        const isCompressed = response.headers["content-encoding"] === "gzip";
        resolve({ bytes: body.length, text: (isCompressed ? gunzipSync(body) : body).toString("utf8") });
      });
    });
    request.on("error", reject);
  });
}
