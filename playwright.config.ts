import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "@/scripts/setup/chromium.mjs";
import { FOLOOSI_STAND_IN } from "@/tests/setup/foloosi-stand-in";
import { GEOLOCATION_URLS } from "@/tests/setup/geolocation-services";
import { TEST_OWNER_TOKEN } from "@/tests/setup/owner-token";
import { PAYPAL_STAND_IN } from "@/tests/setup/paypal-stand-in";
import { RAZORPAY_STAND_IN } from "@/tests/setup/razorpay-stand-in";
import { STORE_HOSTS } from "@/tests/setup/second-stores";
import { SMS_STAND_IN } from "@/tests/setup/sms-stand-in";
import { SQUARE_STAND_IN } from "@/tests/setup/square-stand-in";
import { STRIPE_STAND_IN } from "@/tests/setup/stripe-stand-in";

/**
 * TEST_ORIGIN is the URL of a running shop that uses these tests' GEOLOCATION_URLS, STORE_HOSTS and TRUSTED_PROXIES.
 * Without it, a shop is started on TEST_PORT with an empty data folder.
 */
const { TEST_ORIGIN, TEST_PORT = "3210", TEST_DATA_DIR, TEST_WORKER_INDEX, BASE_PATH = "" } = process.env;
const origin = TEST_ORIGIN || `http://localhost:${TEST_PORT}`;

function freshDataFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "shop-browser-tests-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// Every worker reads this file again, but only the first process starts the shop.
const startsShop = !TEST_ORIGIN && TEST_WORKER_INDEX === undefined;

/** With BASE_PATH, the shop is built and tested below that path: by tests of their own, and by these journeys. */
const BELOW_A_PATH = ["below-a-path/**/*.spec.ts", "checkout.spec.ts", "sign-in.spec.ts", "connection.spec.ts"];

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A shared machine may stall for seconds; a test that passes on a retry is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // The owner's tests change the shop (they even close it for a moment), so they run after the shoppers' tests.
  projects: BASE_PATH
    ? [{ name: "below-a-path", testMatch: BELOW_A_PATH }]
    : [
        { name: "shoppers", testIgnore: ["owner/**", "below-a-path/**"] },
        {
          name: "owner",
          testMatch: "owner/**/*.spec.ts",
          dependencies: ["shoppers"],
          fullyParallel: false,
          workers: 1,
        },
      ],
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    baseURL: origin,
    // Recording a trace takes as long as the test itself, so only a repeated test is recorded.
    trace: "on-first-retry",
    launchOptions: { executablePath: (await findTestBrowser()) ?? undefined },
  },
  webServer: [
    {
      command: "npx tsx tests/setup/serve-geolocation.ts",
      url: GEOLOCATION_URLS[0],
      reuseExistingServer: true,
    },
    {
      command: "npx tsx tests/setup/serve-square.ts",
      url: SQUARE_STAND_IN.SQUARE_SCRIPT_URL,
      reuseExistingServer: true,
    },
    {
      command: "npx tsx tests/setup/serve-sms.ts",
      url: SMS_STAND_IN.SMS_GATEWAY_URL,
      reuseExistingServer: true,
    },
    ...(startsShop
      ? [
          {
            command: "node scripts/start.mjs",
            url: `${origin}${BASE_PATH}/api/health`,
            timeout: 300_000,
            stdout: "pipe" as const,
            gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
            env: {
              PORT: TEST_PORT,
              DATA_DIR: TEST_DATA_DIR ?? freshDataFolder(),
              DATABASE_URL: "",
              GEOLOCATION_URLS: GEOLOCATION_URLS.join(","),
              OWNER_TOKEN: TEST_OWNER_TOKEN,
              STORE_HOSTS,
              WEB_PUSH_KEY: Buffer.alloc(32, 7).toString("base64"),
              // Budgets are for the sizes that pages ask for. `scripts/bench/fresh-shop.mjs` starts shops that make them ahead.
              PREPARE_PICTURES: "off",
              // Each test sends its own IP address in a header, which the shop accepts only from a trusted proxy.
              TRUSTED_PROXIES: "loopback",
              ...SMS_STAND_IN,
              ...SQUARE_STAND_IN,
              ...PAYPAL_STAND_IN,
              ...STRIPE_STAND_IN,
              ...FOLOOSI_STAND_IN,
              ...RAZORPAY_STAND_IN,
            },
          },
        ]
      : []),
  ],
});
