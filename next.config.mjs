import { existsSync, readFileSync } from "node:fs";
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { basePath } from "./scripts/setup/base-path.mjs";
import { buildIdOf, digestOfSources } from "./scripts/setup/sources.mjs";

/**
 * The id of the build, by which a page in an old tab notices that the server has another build, and then loads whole
 * documents. A server takes it from its build; in development there is none.
 */
function deploymentIdIn(phase) {
  if (phase === PHASE_PRODUCTION_BUILD) return process.env.NEXT_DEPLOYMENT_ID || buildIdOf(digestOfSources());
  const isServer = phase === PHASE_PRODUCTION_SERVER && existsSync(".next/BUILD_ID");
  return isServer ? readFileSync(".next/BUILD_ID", "utf8").trim() : undefined;
}

/** @type {import("next").NextConfig} */
const nextConfig = {
  basePath: basePath(),
  // The build writes this into the bundles (lib/domain/site/base-path.ts), while `BASE_PATH` stays what is set when the
  // server starts; lib/background/open-shop.ts compares the two.
  env: { BUILT_BASE_PATH: basePath() },
  // Only the Dockerfile sets STANDALONE: `next start` warns about a standalone build, and copying its files takes time.
  output: process.env.STANDALONE ? "standalone" : undefined,
  cacheComponents: true,
  partialPrefetching: true,
  // PGlite, sharp and pdfkit load some of their files by path, which would fail after bundling, age-encryption is used by
  // a process that is not bundled, and the figures of prom-client belong to the whole process. The word lists of @zxcvbn-ts could be bundled, but they have several megabytes, so
  // they are left out too.
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@zxcvbn-ts/language-common",
    "@zxcvbn-ts/language-en",
    "age-encryption",
    "pdfkit",
    "prom-client",
    "sharp",
  ],
  // Files that are found by their path in the project. The last ones run in processes of their own.
  outputFileTracingIncludes: {
    "/**": [
      "./demo/pictures/**",
      "./lib/database/migrations/**",
      "./app/fonts/*.ttf",
      "./lib/storage/rendition-process.mjs",
      "./lib/storage/backup/seal-process.mjs",
      "./lib/database/copy/snapshot-process.mjs",
    ],
  },
  // A file with other content has another name, and the files of earlier builds stay (scripts/setup/static-files.mjs).
  // So addresses of files need not name the build, and browsers keep what a build has not changed. Next.js ignores this
  // in a standalone build, where `?dpl=…` follows each address.
  supportsImmutableAssets: true,
  poweredByHeader: false,
  // If the front server is on (scripts/start.mjs, Dockerfile), it compresses responses; otherwise Next.js does
  // (decision 28).
  compress: !process.env.FRONT,
  // Crawlers get the same page as people. With its default list of crawlers, Next.js would render the page for each
  // request of a crawler.
  htmlLimitedBots: /(?!)/,
  reactStrictMode: true,
  // `npm test` has checked the types before it builds, and says so; checking them again takes about a minute.
  typescript: { ignoreBuildErrors: Boolean(process.env.TYPES_CHECKED) },
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
        { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), usb=(), payment=(self)" },
      ],
    },
    {
      // On the page for paying, the frames of Stripe may open the wallets of browsers: Apple Pay, Google Pay, Link.
      source: "/checkout/:checkout_id/pay",
      headers: [
        {
          key: "Permissions-Policy",
          value:
            'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com" "https://pay.google.com"), publickey-credentials-get=(self "https://js.stripe.com")',
        },
      ],
    },
    {
      // At the desk the camera reads barcodes.
      source: "/desk/:path*",
      headers: [
        { key: "Permissions-Policy", value: "camera=(self), microphone=(), geolocation=(), usb=(), payment=()" },
      ],
    },
    {
      // For responses that are not pages; the middleware sets the policy of pages.
      source: "/:path(api|store_details)/:rest*",
      headers: [{ key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'" }],
    },
    {
      source: "/:path*",
      has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
      headers: [{ key: "Strict-Transport-Security", value: "max-age=63072000" }],
    },
  ],
  experimental: {
    // When offline, the router waits for the network instead of failing, and `useOffline` tells us so (decision 12).
    useOffline: true,
    // Page copies on disk are never read back, and every unknown slug would add one (decision 0003).
    isrFlushToDisk: false,
    // Otherwise Next.js renders each page of one visitor a second time, to send its data along (decision 28).
    cachedNavigations: false,
    instantInsights: { validationLevel: "manual-warning" },
  },
};

export default function configIn(phase) {
  const deploymentId = deploymentIdIn(phase);
  // Without this function, Next.js would give every build the same BUILD_ID because there is a `deploymentId`. The
  // service worker needs it to tell builds apart.
  return { ...nextConfig, deploymentId, generateBuildId: () => deploymentId ?? null };
}
