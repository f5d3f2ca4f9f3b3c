/** @type {import("next").NextConfig} */
const nextConfig = {
  // Only the Dockerfile sets it: `next start` warns about a standalone build, and copying the files takes time.
  output: process.env.STANDALONE ? "standalone" : undefined,
  cacheComponents: true,
  partialPrefetching: true,
  // These load files by path (PGlite its WebAssembly, sharp its binary, pdfkit its tables), which bundling would break. The
  // word lists of @zxcvbn-ts could be bundled, but several megabytes need not be.
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@zxcvbn-ts/language-common",
    "@zxcvbn-ts/language-en",
    "pdfkit",
    "sharp",
  ],
  outputFileTracingIncludes: { "/**": ["./demo/pictures/**", "./lib/database/migrations/**", "./app/fonts/*.ttf"] },
  poweredByHeader: false,
  // The front compresses where it stands (scripts/start.mjs, Dockerfile); without it Next does (decision 28).
  compress: !process.env.FRONT,
  // Crawlers get the page that people get: Next's own list of crawlers would have theirs rendered for each request.
  htmlLimitedBots: /(?!)/,
  reactStrictMode: true,
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

export default nextConfig;
