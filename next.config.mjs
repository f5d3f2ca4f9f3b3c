/** @type {import("next").NextConfig} */
const nextConfig = {
  // Only the Dockerfile asks for it: `next start` warns about such a build, and copying it takes time.
  output: process.env.STANDALONE ? "standalone" : undefined,
  cacheComponents: true,
  partialPrefetching: true,
  // PGlite loads its WebAssembly by file path, sharp its native binary: neither survives bundling.
  serverExternalPackages: ["@electric-sql/pglite", "sharp"],
  outputFileTracingIncludes: { "/**": ["./demo/pictures/**", "./lib/data/migrations/**"] },
  poweredByHeader: false,
  reactStrictMode: true,
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
      ],
    },
  ],
  experimental: {
    // Copies on disk are never read back and would grow with every unknown slug (decision 0003).
    isrFlushToDisk: false,
    instantInsights: { validationLevel: "manual-warning" },
  },
};

export default nextConfig;
