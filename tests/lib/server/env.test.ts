import path from "node:path";
import { readEnvironment, SettingsError } from "@/lib/server/env";
import { basePath } from "@/scripts/setup/base-path.mjs";

const WRONG_BASE_PATHS = [
  "/",
  "shop",
  "/shop/",
  "//shop",
  "/Shop",
  "/shop?",
  "/a//b",
  "/a b",
  "/..",
  "https://a.example",
];

it("opens the demo store on port 3000 when nothing is set", () => {
  expect(readEnvironment({})).toEqual({
    PORT: 3000,
    WEB_PROCESS: 1,
    SLOW_QUERY_MS: 1_000,
    LOG_FORMAT: "text",
    LOG_REQUESTS: "off",
    BACKUPS_KEPT: 7,
    BASE_PATH: "",
    DATA_DIR: path.resolve(".data"),
    STORE_ID: "nila-loom",
    DATABASE_POOL_SIZE: 10,
    DATABASE_STATEMENT_TIMEOUT: 30,
    DATABASE_LOCK_TIMEOUT: 10,
    STORE_HOSTS: new Map(),
    NODE_ENV: "production",
    SERVICE_WORKER: "on",
    PREPARE_PICTURES: "on",
    GEOLOCATION_URLS: [
      "https://ipapi.co/json/",
      "https://reallyfreegeoip.org/json/",
      "https://api.db-ip.com/v2/free/self",
    ],
    PRIVATE_PICTURE_HOSTS: new Set(),
    TRUSTED_PROXIES: [],
    ORDERS_PER_VISITOR: 10,
    ORDERS_PER_NETWORK: 60,
    GOOGLE_ISSUER: "https://accounts.google.com",
    FACEBOOK_URL: "https://www.facebook.com/v23.0",
    FACEBOOK_GRAPH_URL: "https://graph.facebook.com/v23.0",
    PAYMENT_SECRETS: new Map(),
    FOLOOSI_API_URL: "https://api.foloosi.com",
    FOLOOSI_SCRIPT_URL: "https://www.foloosi.com/js/foloosipay.v2.js",
    RAZORPAY_API_URL: "https://api.razorpay.com",
    RAZORPAY_SCRIPT_URL: "https://checkout.razorpay.com/v1/checkout.js",
    STRIPE_API_URL: "https://api.stripe.com",
    STRIPE_SCRIPT_URL: "https://js.stripe.com/v3",
  });
});

it("treats an empty setting as one that was left out", () => {
  expect(readEnvironment({ PORT: "", STORE_ID: " ", DATABASE_URL: "", OWNER_TOKEN: "" })).toEqual(readEnvironment({}));
});

it("reads which host belongs to which store", () => {
  const { STORE_HOSTS } = readEnvironment({ STORE_HOSTS: "Shop.example=nila-loom, b.example=second," });
  expect(Object.fromEntries(STORE_HOSTS)).toEqual({ "shop.example": "nila-loom", "b.example": "second" });
});

it("reads the geolocation services in order", () => {
  const { GEOLOCATION_URLS } = readEnvironment({
    GEOLOCATION_URLS: "http://localhost:4001/a/, https://b.example/json",
  });
  expect(GEOLOCATION_URLS).toEqual(["http://localhost:4001/a/", "https://b.example/json"]);
});

it("reads the hosts of one's own pictures as addresses write them", () => {
  const { PRIVATE_PICTURE_HOSTS } = readEnvironment({
    PRIVATE_PICTURE_HOSTS: "Pictures.internal, 10.0.0.7:9000,[::1]:80,",
  });
  expect([...PRIVATE_PICTURE_HOSTS]).toEqual(["pictures.internal", "10.0.0.7:9000", "[::1]:80"]);
});

it("reads the proxies as networks", () => {
  const { TRUSTED_PROXIES } = readEnvironment({ TRUSTED_PROXIES: "loopback, 10.0.0.0/8,fd00::/8" });
  expect(TRUSTED_PROXIES).toEqual(["loopback", "10.0.0.0/8", "fd00::/8"]);
});

it("keeps the sub-path of the shop's address and drops the trailing slash", () => {
  expect(readEnvironment({ STORE_ORIGIN: "https://shop.example/in/" }).STORE_ORIGIN).toBe("https://shop.example/in");
});

it.each(["/shop", "/in/shop", "/shop_2", "/a-b/c"])("takes %s as the path of the shop, as the build does", (path) => {
  expect(readEnvironment({ BASE_PATH: path }).BASE_PATH).toBe(path);
  expect(basePath(path)).toBe(path);
});

it.each(WRONG_BASE_PATHS)("refuses the path %j of the shop, as the build does", (path) => {
  expect(() => readEnvironment({ BASE_PATH: path })).toThrow(/^The setting BASE_PATH cannot be used: [^\n]+$/);
  expect(() => basePath(path)).toThrow(/^The setting BASE_PATH cannot be used: [^\n]+$/);
});

it.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["STORE_ID", "Nila Loom"],
  ["STORE_ID", "_"],
  ["STORE_HOSTS", "shop.example"],
  ["STORE_HOSTS", "shop.example=a=b"],
  ["STORE_HOSTS", "shop.example:3000=nila-loom"],
  ["DATABASE_URL", "mysql://localhost/shop"],
  ["DATABASE_READ_URL", "replica.internal"],
  ["LOG_FORMAT", "xml"],
  ["LOG_REQUESTS", "yes"],
  ["SENTRY_DSN", "https://errors.example/1"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
  ["STORE_API_URL", "shop.example"],
  ["STORE_ORIGIN", "javascript:alert(1)"],
  ["GEOLOCATION_URLS", "https://a.example,b.example"],
  ["PRIVATE_PICTURE_HOSTS", "http://pictures.internal"],
  ["PRIVATE_PICTURE_HOSTS", "pictures.internal/a"],
  ["PRIVATE_PICTURE_HOSTS", "10.0.0.0/8"],
  ["PRIVATE_PICTURE_HOSTS", "somebody@pictures.internal"],
  ["PRIVATE_PICTURE_HOSTS", ":9000"],
  ["TRUSTED_PROXIES", "proxy.internal"],
  ["ORDERS_PER_VISITOR", "0"],
  ["ORDERS_PER_NETWORK", "many"],
  ["TRUSTED_PROXIES", "10.0.0.0/64"],
  ["TRUSTED_PROXIES", "everybody"],
  ["SMTP_URL", "https://mail.example"],
  ["MAIL_FROM", "Shop <shop@shop.example>"],
  ["SMS_GATEWAY_URL", "sms.example"],
  ["SMS_GATEWAY_TOKEN", "two words"],
  ["SQUARE_ACCESS_TOKEN", "two words"],
  ["SQUARE_API_URL", "squareup.com"],
  ["PAYMENT_SECRETS", "second=token"],
  ["PAYMENT_SECRETS", '["second"]'],
  ["PAYMENT_SECRETS", '{"Second Shop":{}}'],
  ["PAYMENT_SECRETS", '{"second":{"SQUARE_TOKEN":"token"}}'],
  ["PAYMENT_SECRETS", '{"second":{"FOLOOSI_SECRET_KEY":"two words"}}'],
  ["CRON_SECRET", "short"],
  ["OWNER_TOKEN", "short"],
])("refuses %s=%s in one line that names the setting", (name, value) => {
  const reading = () => readEnvironment({ [name]: value });
  expect(reading).toThrow(SettingsError);
  expect(reading).toThrow(new RegExp(`^The setting ${name} cannot be used: [^\n]+$`));
});
