import "server-only";
import { withBasePath } from "@/lib/domain/site/base-path";
import { buildId } from "@/lib/server/build-id";
import { CollectedResponse, plainRequest } from "./collected-response";
import { withDelayedScripts } from "./delayed-scripts";
import { type Intercepted, STARTED } from "./intercept-requests";
import { listenForTags } from "./page-tags";

/** A page of Next.js as the check at start saw it. */
type SeenPage = {
  /** Null if there was no response in time. */
  status: number | null;
  html: string;
  /** Null if Next.js did not tell the tags. */
  tags: readonly string[] | null;
};

/**
 * What the check at start saw. `page` is the page for a missing address; null if Next.js could not be asked.
 * `buildId` is null if it could not be read.
 *
 * @internal Exported for tests.
 */
type Seen = { isInFront: boolean; page: SeenPage | null; buildId: string | null };

type Assumption = { name: string; isBroken: (seen: Seen) => boolean; message: string };

/** Whether the page is the whole page for a missing address. While the shop is closed, for example, it is not. */
const isMissingPage = ({ page }: Seen) => page?.status === 404 && page.html.includes("</head>");

/**
 * What we rely on although Next.js and Node.js do not promise it, as far as it can be checked when the server starts.
 * docs/next-internals.md has a row for each name.
 *
 * @internal Exported for tests.
 */
export const ASSUMPTIONS: readonly Assumption[] = [
  {
    name: "request-channel",
    isBroken: ({ isInFront }) => !isInFront,
    message:
      `The front did not see the first request: this Node.js (${process.version}) does not publish "${STARTED}". ` +
      "Pages are served without page cache and compression; start with another version, or without FRONT.",
  },
  {
    name: "rewrites",
    isBroken: ({ page }) => page !== null && (page.status === null || page.status === 414),
    message:
      "Next.js sent a request to itself instead of rendering the page that the middleware chose. " +
      "Start it without -H and without a loopback address in HOSTNAME; until then pages are not served.",
  },
  {
    name: "missing-page",
    isBroken: ({ page }) => page?.status === 200,
    message:
      "Next.js answered /404 with status 200. Search engines will list pages that do not exist; " +
      "see docs/next-internals.md.",
  },
  {
    name: "page-tags",
    isBroken: (seen) => isMissingPage(seen) && seen.page?.tags === null,
    message:
      "Next.js did not tell the tags of a page. The page cache works, but each write empties it; " +
      "see docs/next-internals.md.",
  },
  {
    name: "script-tags",
    isBroken: (seen) => isMissingPage(seen) && !hasDelayableScripts(seen.page?.html ?? ""),
    message:
      "Next.js writes the script tags of a page differently than before. Pages work, but their scripts " +
      "load before the first paint; see docs/next-internals.md.",
  },
  {
    name: "build-id",
    isBroken: (seen) =>
      seen.buildId === null || (isMissingPage(seen) && !isOfBuild(seen.page?.html ?? "", seen.buildId)),
    message:
      "The id in .next/BUILD_ID cannot be read, or pages name another build. Service workers may keep files " +
      "of an earlier build; build again, and see docs/next-internals.md.",
  },
];

function hasDelayableScripts(html: string): boolean {
  return withDelayedScripts(html.slice(0, html.indexOf("</head>"))) !== null;
}

/** Whether the page names this build, which it does as an attribute of `<html>`. */
function isOfBuild(html: string, id: string): boolean {
  return html.includes(` data-dpl-id="${id}"`);
}

/** If Next.js has not answered the check within this time, it is taken as an answer that never comes. */
const MAX_WAIT_MS = 10_000;

/**
 * Asks the shop at `healthAddress` for a first response and Next.js for a first page, and logs one line for each
 * assumption that does not hold. The shop keeps serving; what is lost then is in the line.
 */
export async function checkNext(intercepted: () => Intercepted | null, healthAddress: string): Promise<void> {
  const health = await fetch(healthAddress);
  await health.arrayBuffer();
  const first = intercepted();
  const seen: Seen = {
    isInFront: first !== null,
    page: first && (await missingPage(first)),
    buildId: await buildId().catch(() => null),
  };
  for (const { isBroken, message } of ASSUMPTIONS) if (isBroken(seen)) console.error(message);
}

/** Asks Next.js for the page of an address that does not exist: each shop has it, and it needs no host of a store. */
async function missingPage({ request, next }: Intercepted): Promise<SeenPage> {
  const asked = plainRequest(request, withBasePath("/404"), {
    host: "localhost",
    "x-forwarded-proto": "http",
    "accept-encoding": "identity",
  });
  const tagsOf = listenForTags(asked);
  const collected = new CollectedResponse(asked);
  next(asked, collected);
  const answer = await Promise.race([
    collected.answer,
    new Promise<null>((resolve) => setTimeout(resolve, MAX_WAIT_MS, null).unref()),
  ]);
  return { status: answer?.status ?? null, html: answer?.body.toString() ?? "", tags: tagsOf() };
}
