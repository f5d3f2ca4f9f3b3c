import "server-only";
import path from "node:path";
import proxyAddr from "proxy-addr";
import { z } from "zod";
import { STORE_ID_PATTERN } from "@/lib/domain/store/id";

/** A setting that is not valid. The message is one line that contains the setting's name and can be shown as it is. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const webAddress = z
  .url({ protocol: /^https?$/, error: "expected an address such as https://shop.example" })
  .transform((address) => address.replace(/\/+$/, ""));

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: "expected an address such as postgres://user:password@host:5432/name",
});

/** The same rule as in `scripts/setup/base-path.mjs`. */
const basePath = z
  .string()
  .trim()
  .regex(/^(?:\/[a-z0-9_-]+)+$/, "expected a path such as /shop, without a slash at its end");

const storeId = z
  .string()
  .regex(STORE_ID_PATTERN, "expected lower-case letters, digits and hyphens, such as nila-loom");

const storeHosts = z.string().transform((value, context): ReadonlyMap<string, string> => {
  const pairs = value
    .split(",")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "");
  return new Map(
    pairs.map((pair) => {
      const [host = "", store = "", ...rest] = pair.split("=").map((part) => part.trim());
      if (!/^[a-z0-9.-]+$/i.test(host) || !STORE_ID_PATTERN.test(store) || rest.length > 0) {
        context.addIssue(`expected host=store pairs without ports, such as shop.example=nila-loom, not "${pair}"`);
      }
      return [host.toLowerCase(), store];
    }),
  );
});

/**
 * Services that tell in which country a browser is. The first two return country_name and country_code, the third
 * countryName and countryCode.
 */
const GEOLOCATION_SERVICES = [
  "https://ipapi.co/json/",
  "https://reallyfreegeoip.org/json/",
  "https://api.db-ip.com/v2/free/self",
].join(",");

const addresses = z.string().transform((value, context): readonly string[] => {
  const listed = value.split(",").map((address) => address.trim());
  for (const address of listed) {
    if (!z.url({ protocol: /^https?$/ }).safeParse(address).success) {
      context.addIssue(
        `expected addresses separated by commas, such as https://country.example/json, not "${address}"`,
      );
    }
  }
  return listed;
});

const hosts = z.string().transform((value, context): ReadonlySet<string> => {
  const listed = value
    .split(",")
    .map((host) => host.trim())
    .filter((host) => host !== "");
  return new Set(
    listed.map((entry) => {
      const [, name = "", port = ""] = /^(\[[^\]]*\]|[^:]*)(:\d{1,5})?$/.exec(entry) ?? [];
      const address = `http://${name}/`;
      // Hosts must be written as `URL` writes host names (lower case, IPv4 as four numbers), because they are compared
      // with the host of a URL.
      const hostname = name && URL.canParse(address) ? new URL(address).hostname : "";
      if (new URL(`http://${hostname || "none"}/`).href !== address.toLowerCase()) {
        context.addIssue(`expected hosts such as pictures.internal or 10.0.0.7:9000, not "${entry}"`);
      }
      return hostname + port;
    }),
  );
});

const proxies = z.string().transform((value, context): readonly string[] => {
  const listed = value
    .split(",")
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== "");
  try {
    proxyAddr.compile(listed);
  } catch {
    context.addIssue("expected addresses or networks such as 10.0.0.7, fd00::/8 or loopback, separated by commas");
  }
  return listed;
});

/** A value that is sent in a header, so it must be printable ASCII without spaces. */
const secret = z.string().regex(/^[\x21-\x7e]+$/, "expected printable ASCII characters without spaces");

/** Secrets shared with the payment providers; never send them to a browser. */
const paymentSecrets = {
  SQUARE_ACCESS_TOKEN: secret.optional(),
  SQUARE_WEBHOOK_SIGNATURE_KEY: secret.optional(),
  FOLOOSI_SECRET_KEY: secret.optional(),
  RAZORPAY_KEY_SECRET: secret.optional(),
  RAZORPAY_WEBHOOK_SECRET: secret.optional(),
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  PAYPAL_CLIENT_SECRET: secret.optional(),
  PAYPAL_WEBHOOK_ID: secret.optional(),
};

const pushKey = z
  .string()
  .refine((text) => Buffer.from(text, "base64").length === 32, "expected 32 random bytes in base64");

const otherStoresSecrets = z
  .string()
  .transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue("expected JSON");
      return z.NEVER;
    }
  })
  .pipe(
    z.record(storeId, z.strictObject(paymentSecrets), {
      error: 'expected secrets by store, such as {"other":{"SQUARE_ACCESS_TOKEN":"…"}}',
    }),
  )
  .transform((secrets): ReadonlyMap<string, PaymentSecrets> => new Map(Object.entries(secrets)));

const count = z.coerce.number("expected a number").int("expected a whole number").min(1, "expected 1 or more");

const schema = z.object({
  PORT: z.coerce
    .number("expected a port number")
    .int("expected a port number")
    .min(0, "expected a port number")
    .max(65_535, "expected a port number up to 65535")
    .default(3000),
  /**
   * Set by `npm start` if several processes serve the shop (scripts/setup/processes.mjs): the port that all of them share,
   * while `PORT` is one of this process alone; and the number of this process, from 1.
   */
  SHARED_PORT: count.optional(),
  WEB_PROCESS: count.default(1),
  /** Where Prometheus reads figures (`lib/background/start-metrics.ts`); without it nothing is counted. */
  METRICS_PORT: count.max(65_535, "expected a port number up to 65535").optional(),
  /** "json" prints one object a line, for programs that collect logs. */
  LOG_FORMAT: z.enum(["text", "json"], { error: 'expected "text" or "json"' }).default("text"),
  LOG_REQUESTS: z.enum(["on", "off"], { error: 'expected "on" or "off"' }).default("off"),
  /** A service that takes reports of errors in Sentry's protocol. */
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .regex(/\/\/[^@/]+@[^@]+\/\d+$/, "expected an address such as https://key@errors.example/1")
    .optional(),
  /** Where traces are sent; the packages of OpenTelemetry read these and its other variables themselves. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  /** Queries that take longer are logged, without what they ask for. */
  SLOW_QUERY_MS: count.default(1_000),
  /** The path below which the shop is built and served (`lib/domain/site/base-path.ts`); empty for the whole host. */
  BASE_PATH: basePath.or(z.literal("")).default(""),
  DATA_DIR: z
    .string()
    .default(".data")
    .transform((folder) => path.resolve(/* turbopackIgnore: true */ process.cwd(), folder)),
  STORE_ID: storeId.default("nila-loom"),
  STORE_HOSTS: storeHosts.default(new Map()),
  /** Where backups are stored; by default in `DATA_DIR`. Each is encrypted if there is a passphrase. */
  BACKUP_DIR: z
    .string()
    .transform((folder) => path.resolve(/* turbopackIgnore: true */ process.cwd(), folder))
    .optional(),
  BACKUP_PASSPHRASE: z.string().min(16, "expected at least 16 characters").optional(),
  /** Without it, backups are made only when somebody asks for one. */
  BACKUP_EVERY_HOURS: count.optional(),
  BACKUPS_KEPT: count.default(7),
  /**
   * The proxies in front of the shop. Only these proxies are trusted to report a visitor's IP address and whether the
   * visitor uses https.
   */
  TRUSTED_PROXIES: proxies.default([]),
  /** How many orders one visitor, and all visitors of one network, may place in an hour. */
  ORDERS_PER_VISITOR: count.default(10),
  ORDERS_PER_NETWORK: count.default(60),
  DATABASE_URL: postgresAddress.optional(),
  /** The database past a pooler in `DATABASE_URL`, which cannot migrate and cannot listen. */
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  /** A replica, for what pages for everyone show of the catalogue (`lib/database/replica.ts`). */
  DATABASE_READ_URL: postgresAddress.optional(),
  DATABASE_POOL_SIZE: count.default(10),
  /** Both in seconds. */
  DATABASE_STATEMENT_TIMEOUT: count.default(30),
  DATABASE_LOCK_TIMEOUT: count.default(10),
  STORE_API_URL: webAddress.optional(),
  STORE_ORIGIN: webAddress.optional(),
  GEOLOCATION_URLS: addresses.prefault(GEOLOCATION_SERVICES),
  /**
   * Hosts on a private network from which imports may download pictures. All other hosts must be on the public
   * internet.
   */
  PRIVATE_PICTURE_HOSTS: hosts.default(new Set()),
  /**
   * For signing in with Google and Facebook. A provider is offered if both its client id and its client secret are set.
   */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: webAddress.prefault("https://accounts.google.com"),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_URL: webAddress.prefault("https://www.facebook.com/v23.0"),
  FACEBOOK_GRAPH_URL: webAddress.prefault("https://graph.facebook.com/v23.0"),
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  /** "off" removes the service worker from every browser that visits (decision 12). */
  SERVICE_WORKER: z.enum(["on", "off"], { error: 'expected "on" or "off"' }).default("on"),
  /** "off" makes the smaller versions of pictures only when a browser asks for them (decision 48). */
  PREPARE_PICTURES: z.enum(["on", "off"], { error: 'expected "on" or "off"' }).default("on"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "expected an address such as smtps://user:password@mail.example" })
    .optional(),
  MAIL_FROM: z.email("expected an e-mail address such as shop@shop.example").optional(),
  SMS_GATEWAY_URL: webAddress.optional(),
  SMS_GATEWAY_TOKEN: secret.optional(),
  /** Secrets for the payment providers of the store in STORE_ID. Those of all other stores are in PAYMENT_SECRETS. */
  ...paymentSecrets,
  PAYMENT_SECRETS: otherStoresSecrets.default(new Map()),
  SQUARE_API_URL: webAddress.optional(),
  SQUARE_SCRIPT_URL: webAddress.optional(),
  FOLOOSI_API_URL: webAddress.prefault("https://api.foloosi.com"),
  FOLOOSI_SCRIPT_URL: webAddress.prefault("https://www.foloosi.com/js/foloosipay.v2.js"),
  RAZORPAY_API_URL: webAddress.prefault("https://api.razorpay.com"),
  RAZORPAY_SCRIPT_URL: webAddress.prefault("https://checkout.razorpay.com/v1/checkout.js"),
  STRIPE_API_URL: webAddress.prefault("https://api.stripe.com"),
  STRIPE_SCRIPT_URL: webAddress.prefault("https://js.stripe.com/v3"),
  PAYPAL_API_URL: webAddress.optional(),
  /** Where to report security problems, for security.txt; without it, that is each store's e-mail address. */
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })], {
      error: "expected an e-mail address, or an address such as https://shop.example/security",
    })
    .optional(),
  /** What a mail provider sends with its reports of bounces and complaints. */
  MAIL_EVENTS_SECRET: z.string().min(16, "expected at least 16 characters").optional(),
  /** The key with which notices to the browsers of the desk are signed. Without it there are none. */
  WEB_PUSH_KEY: pushKey.optional(),
  CRON_SECRET: z.string().min(16, "expected at least 16 characters").optional(),
  /** Set by Vercel. There a function stops after its response, so the shop cannot run anything in the background. */
  VERCEL: z.string().optional(),
  /** For the command-line tools: the URL of a shop on another machine. */
  SHOP_URL: webAddress.optional(),
  OWNER_TOKEN: z.string().min(16, "expected at least 16 characters").optional(),
});
export type Environment = z.infer<typeof schema>;
export type PaymentSecrets = z.infer<z.ZodObject<typeof paymentSecrets>>;
export const PAYMENT_SECRET_NAMES = z.object(paymentSecrets).keyof().options;

/**
 * Parses the settings from an environment; a setting that is an empty string counts as not set.
 *
 * @internal Exported for tests.
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== "");
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  // Does not contain the value, because that may be a secret.
  throw new SettingsError(`The setting ${first?.path[0]?.toString()} cannot be used: ${first?.message}.`);
}

let read: Environment | undefined;

/** The settings of this process. They are parsed when they are first used, so that `next build` needs none. */
export function env(): Environment {
  read ??= readEnvironment(process.env);
  return read;
}
