import "server-only";
import { z } from "zod";
import { env } from "@/lib/server/env";
import { askProvider, type ProviderAnswer } from "./ask-provider";
import type { ProviderAccount } from "./payment-provider";

type Request = { body?: unknown; key?: string };

/** Calls PayPal's API with an access token of the account; `key` makes a repeated request harmless. */
export async function askPayPal(
  account: ProviderAccount,
  path: string,
  { body, key }: Request = {},
): Promise<ProviderAnswer> {
  const token = await accessToken(account);
  if (token === null) return null;
  return askProvider("PayPal", hostOf(account) + path, {
    headers: {
      authorization: `Bearer ${token}`,
      // The whole answer, and not only the id of what was made.
      prefer: "return=representation",
      ...(key && { "paypal-request-id": key }),
    },
    body,
  });
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });
/** The access tokens of accounts, kept until shortly before they expire. */
const tokens = new Map<string, { token: string; expiresAt: number }>();
const EARLY_MS = 60_000;

async function accessToken(account: ProviderAccount): Promise<string | null> {
  const name = `${hostOf(account)} ${credentialsOf(account)}`;
  const known = tokens.get(name);
  if (known && known.expiresAt > performance.now()) return known.token;
  const answer = await askForToken(account);
  const granted = tokenSchema.safeParse(answer?.body);
  if (!granted.success) {
    if (answer) console.error(`PayPal granted no access: ${answer.status}`);
    return null;
  }
  const { access_token: token, expires_in } = granted.data;
  tokens.set(name, { token, expiresAt: performance.now() + expires_in * 1_000 - EARLY_MS });
  return token;
}

const credentialsOf = ({ settings, secrets }: ProviderAccount) =>
  Buffer.from(`${settings.clientId}:${secrets.PAYPAL_CLIENT_SECRET}`).toString("base64");

/** Asks for a new access token. */
export const askForToken = (account: ProviderAccount): Promise<ProviderAnswer> =>
  askProvider("PayPal", `${hostOf(account)}/v1/oauth2/token`, {
    headers: { authorization: `Basic ${credentialsOf(account)}` },
    form: { grant_type: "client_credentials" },
  });

function hostOf({ isSandbox }: ProviderAccount): string {
  const host = isSandbox ? "https://api-m.sandbox.paypal.com" : "https://api-m.paypal.com";
  return env().PAYPAL_API_URL ?? host;
}
