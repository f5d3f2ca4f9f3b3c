import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: "./" });

/** Packages that ship only ES modules, or load their parts with `import()`, which Jest runs only once transformed. */
const TRANSFORMED = [
  "@electric-sql",
  "rettime",
  "until-async",
  "@open-draft/deferred-promise",
  "openid-client",
  "oauth4webapi",
  "jose",
];
const transformIgnorePatterns = [`/node_modules/(?!(?:${TRANSFORMED.join("|")})/)`, "\\.module\\.css$"];

/** What runs in the browser is tested in a document, all else in plain Node. */
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
    // Jest leaves one core to whoever watches; on a machine with two that is half of it.
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
