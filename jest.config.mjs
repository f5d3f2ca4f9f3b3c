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
];
const transformIgnorePatterns = [`/node_modules/(?!(?:${TRANSFORMED_PACKAGES.join("|")})/)`, "\\.module\\.css$"];

/** Tests of browser code run in jsdom, all others in plain Node.js. */
const BROWSER_FOLDERS = ["components", "lib/browser", "lib/inline"];

async function project(settings) {
  const config = await createJestConfig({
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1", "^next/cache$": "<rootDir>/tests/mocks/next-cache.ts" },
    modulePathIgnorePatterns: ["<rootDir>/.next/"],
    setupFilesAfterEnv: ["<rootDir>/tests/setup/every-suite.ts"],
    ...settings,
  })();
  const [swc] = Object.values(config.transform);
  return { ...config, transform: { "^.+\\.(c|m)?[jt]sx?$": swc }, transformIgnorePatterns };
}

export default async function jestConfig() {
  return {
    // By default Jest leaves one core free, which is half of a machine with two.
    maxWorkers: "100%",
    projects: [
      await project({
        displayName: "server",
        testEnvironment: "node",
        testMatch: ["<rootDir>/tests/**/*.test.{ts,tsx}"],
        testPathIgnorePatterns: [...BROWSER_FOLDERS, "e2e"].map((folder) => `<rootDir>/tests/${folder}/`),
      }),
      await project({
        displayName: "browser",
        testEnvironment: "jest-fixed-jsdom",
        testMatch: BROWSER_FOLDERS.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
      }),
    ],
  };
}
