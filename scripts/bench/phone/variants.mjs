import http from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";

/**
 * What is measured beside the pages as the shop sends them: each changes one thing, their HTML or the header that preloads
 * the fonts.
 *
 * @typedef {{ change?: (html: string, origin: string) => string | Promise<string>, preloads?: boolean }} Variant
 * @type {Record<string, Variant>}
 */
export const VARIANTS = {
  "as sent": {},
  "scripts in the head": { change: withScriptsInHead },
  "fonts not preloaded": { preloads: false },
  "style sheet in the page": { change: withStyleSheetInside },
};

/** The scripts as Next.js writes them, without the loader of lib/server/front/delayed-scripts.ts. */
function withScriptsInHead(html) {
  return html.replace(/<script>\(a=>\{let b=.*?\}\)\((\[.*?\])\)<\/script>/, (_, sources) =>
    JSON.parse(sources)
      .map((source) => `<script src="${source}" async=""></script>`)
      .join(""),
  );
}

async function withStyleSheetInside(html, origin) {
  const [tag, address] = /<link rel="stylesheet" href="([^"]+)"[^>]*>/.exec(html) ?? [];
  if (!tag) return html;
  const css = await (await fetch(new URL(address, origin))).text();
  const absolute = css.replaceAll("../media/", new URL("../media/", new URL(address, origin)).pathname);
  return html.replace(tag, () => `<style>${absolute}</style>`);
}

/**
 * Starts a server that passes requests on to `origin` and changes the HTML of its pages. Pages as they are pass through one
 * too, so that all are measured alike.
 *
 * @param {string} origin
 * @param {Variant} variant
 */
export async function startVariant(origin, { change = (html) => html, preloads = true }) {
  const changed = new Map();
  const server = http.createServer((request, response) => {
    const headers = { ...request.headers, host: new URL(origin).host, "accept-encoding": "gzip" };
    http.get(origin + request.url, { headers }, (answer) => {
      const isHtml = String(answer.headers["content-type"]).startsWith("text/html");
      if (!isHtml) return answer.pipe(response.writeHead(answer.statusCode, answer.headers));
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", async () => {
        const key = request.url;
        // Made once for each page, so that no run waits for it.
        if (!changed.has(key)) changed.set(key, gzipSync(await change(readHtml(answer, chunks), origin)));
        const { "transfer-encoding": _, ...sent } = answer.headers;
        // The policy names what the page contained before.
        delete sent["content-security-policy"];
        if (!preloads) delete sent.link;
        response.writeHead(answer.statusCode, {
          ...sent,
          "content-encoding": "gzip",
          "content-length": changed.get(key).length,
        });
        response.end(changed.get(key));
      });
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

function readHtml(answer, chunks) {
  const bytes = Buffer.concat(chunks);
  return (answer.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString("utf8");
}
