import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: "./" });

/** Packages that are ES modules only or use `import()`; Jest runs them only after transforming them. */
const TRANSFORMED_PACKAGES = [
  "@electric-sql",
  "rettime",
  "until-async",
  "@open-draft/deferred-promise",
  "openid-client",
  "oauth4webapi",
  "jose",
  "p-limit",
  "yocto-queue",
  "temporal-polyfill",
  "temporal-utils",
  "age-encryption",
  "@noble",
  "@scure",
  "@opentelemetry/otlp-exporter-base",
];
const transformIgnorePatterns = [`/node_modules/(?!(?:${TRANSFORMED_PACKAGES.join("|")})/)`, "\\.module\\.css$"];

/** Tests of browser code run in jsdom, all others in plain Node.js. */
const BROWSER_FOLDERS = ["components", "lib/browser", "lib/inline"];

/**
 * Looking a global up is slow in the sandbox of a suite: Drizzle alone spent a fifth of some suites' time on `Object`.
 * These are looked up once for each module. `Set` is not among them: `asn1js` has a class of this name.
 */
const ENGINE_GLOBALS = ["Array", "Error", "JSON", "Map", "Math", "Number", "Object", "Promise", "String", "Symbol"];

async function project(settings) {
  const config = await createJestConfig({
    modulePathIgnorePatterns: ["<rootDir>/.next/"],
    sandboxInjectedGlobals: ENGINE_GLOBALS,
    ...settings,
    moduleNameMapper: {
      "^@/(.*)$": "<rootDir>/$1",
      "^next/cache$": "<rootDir>/tests/mocks/next-cache.ts",
      ...settings.moduleNameMapper,
    },
  })();
  const [swc] = Object.values(config.transform);
  return { ...config, transform: { "^.+\\.(c|m)?[jt]sx?$": swc }, transformIgnorePatterns };
}

export default async function jestConfig() {
  return {
    // By default Jest leaves one core free, which is half of a machine with two.
    maxWorkers: "100%",
    // Other programs may keep the machine busy: with the default of 5 s, tests then failed that only had to wait.
    testTimeout: 30_000,
    projects: [
      await project({
        displayName: "server",
        testEnvironment: "<rootDir>/tests/setup/server-environment.cjs",
        setupFilesAfterEnv: ["<rootDir>/tests/setup/every-suite.ts"],
        moduleNameMapper: { "^@electric-sql/pglite$": "<rootDir>/tests/mocks/pglite.ts" },
        testMatch: ["<rootDir>/tests/**/*.test.{ts,tsx}"],
        testPathIgnorePatterns: [...BROWSER_FOLDERS, "e2e"].map((folder) => `<rootDir>/tests/${folder}/`),
      }),
      await project({
        displayName: "browser",
        testEnvironment: "<rootDir>/tests/setup/browser-environment.cjs",
        setupFilesAfterEnv: ["<rootDir>/tests/setup/every-suite.ts", "<rootDir>/tests/setup/browser-suite.ts"],
        testMatch: BROWSER_FOLDERS.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
      }),
    ],
  };
}
