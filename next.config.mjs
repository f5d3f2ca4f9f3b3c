/** @type {import("next").NextConfig} */
const nextConfig = {
  // Only the Dockerfile asks for it: `next start` warns about such a build, and copying it takes time.
  output: process.env.STANDALONE ? "standalone" : undefined,
  cacheComponents: true,
  partialPrefetching: true,
  // PGlite loads its WebAssembly by file path, sharp its native binary, pdfkit its tables: none survives bundling. The
  // word lists of @zxcvbn-ts would, but several megabytes need not be in a bundle.
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
      // Answers that are no pages; those have a policy of their own from the middleware.
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
    // The router waits for the network instead of failing, and `useOffline` says so (decision 12).
    useOffline: true,
    // With cache components Next would render every page of one visitor twice, to send its data along (decision 28).
    cachedNavigations: false,
    // Copies on disk are never read back and would grow with every unknown slug (decision 0003).
    isrFlushToDisk: false,
    instantInsights: { validationLevel: "manual-warning" },
  },
};

export default nextConfig;
