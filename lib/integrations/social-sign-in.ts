import "server-only";
import * as client from "openid-client";
import { z } from "zod";
import { SOCIAL_PROVIDERS, type SocialProvider } from "@/lib/domain/authentication/social-provider";
import { readEmail } from "@/lib/domain/customer/email";
import { env } from "@/lib/server/env";
import { fetchFromService } from "./outgoing-fetch";

/** The URL to redirect the visitor to, and the secrets that are compared when the visitor returns from the provider. */
export type SocialStart = { address: string; state: string; nonce: string; codeVerifier: string };

/** What the provider tells us about a visitor who signs in. */
export type SocialProfile = {
  subject: string;
  /** Null if the provider does not reveal the visitor's e-mail address. */
  email: string | null;
  /** Whether the provider has verified that the e-mail address belongs to the visitor. Facebook never says so. */
  isEmailVerified: boolean;
  name: string;
};

const TIMEOUT_SECONDS = 10;
const MAX_BYTES = 1024 * 1024;
const MAX_NAME_LENGTH = 100;

/** The providers for which the settings contain credentials. */
export function configuredProviders(): readonly SocialProvider[] {
  return SOCIAL_PROVIDERS.filter((provider) => credentials(provider) !== null);
}

/** Starts a sign-in at the provider; null if the provider cannot be reached, which is logged. */
export async function startAtProvider(provider: SocialProvider, redirectUri: string): Promise<SocialStart | null> {
  return orNull(provider, async () => {
    const configuration = await configure(provider);
    const [state, nonce, codeVerifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: provider === "google" ? "openid email profile" : "email public_profile",
      state,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: "S256",
      ...(provider === "google" && { nonce }),
    });
    return { address: address.href, state, nonce, codeVerifier };
  });
}

/**
 * The profile of a visitor who has returned from the provider; `address` is the URL at which the visitor arrived,
 * including the query. Null if `address` does not belong to the sign-in that was started, or if the provider does not
 * confirm the sign-in; the reason is logged.
 */
export async function finishAtProvider(
  provider: SocialProvider,
  address: URL,
  { state, nonce, codeVerifier }: Omit<SocialStart, "address">,
): Promise<SocialProfile | null> {
  return orNull(provider, async () => {
    const configuration = await configure(provider);
    const isGoogle = provider === "google";
    const tokens = await client.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      pkceCodeVerifier: codeVerifier,
      ...(isGoogle && { expectedNonce: nonce, idTokenExpected: true }),
    });
    return isGoogle ? readClaims(tokens.claims()) : fetchGraphProfile(configuration, tokens.access_token);
  });
}

const text = z.string().trim().catch("");

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: text,
  // Some providers send "true" or "false" as a string.
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  name: text,
});

function readClaims(claims: unknown): SocialProfile {
  const { sub, email, email_verified: isEmailVerified, name } = claimsSchema.parse(claims);
  return { subject: sub, email: readEmail(email), isEmailVerified, name: name.slice(0, MAX_NAME_LENGTH) };
}

const graphSchema = z.object({ id: z.string().min(1), email: text, name: text });

async function fetchGraphProfile(configuration: client.Configuration, accessToken: string): Promise<SocialProfile> {
  const address = new URL(`${env().FACEBOOK_GRAPH_URL}/me?fields=id,name,email`);
  const answer = await client.fetchProtectedResource(configuration, accessToken, address, "GET");
  if (!answer.ok) throw new Error(`The profile request failed with status ${answer.status}`);
  const { id, email, name } = graphSchema.parse(await answer.json());
  return { subject: id, email: readEmail(email), isEmailVerified: false, name: name.slice(0, MAX_NAME_LENGTH) };
}

async function configure(provider: SocialProvider): Promise<client.Configuration> {
  const { GOOGLE_ISSUER, FACEBOOK_URL, FACEBOOK_GRAPH_URL } = env();
  const found = credentials(provider);
  if (!found) throw new Error(`There are no settings for ${provider}`);
  const { id, secret } = found;
  if (provider === "google") {
    const issuer = new URL(GOOGLE_ISSUER);
    const execute = issuer.protocol === "http:" ? [client.allowInsecureRequests] : [];
    const options = { timeout: TIMEOUT_SECONDS, execute, [client.customFetch]: fetchFromProvider };
    return client.discovery(issuer, id, secret, undefined, options);
  }
  const configuration = new client.Configuration(
    {
      issuer: FACEBOOK_URL,
      authorization_endpoint: `${FACEBOOK_URL}/dialog/oauth`,
      token_endpoint: `${FACEBOOK_GRAPH_URL}/oauth/access_token`,
    },
    id,
    secret,
  );
  configuration.timeout = TIMEOUT_SECONDS;
  configuration[client.customFetch] = fetchFromProvider;
  if (FACEBOOK_GRAPH_URL.startsWith("http:")) client.allowInsecureRequests(configuration);
  return configuration;
}

/**
 * Makes the requests of the OpenID client, under the limits that apply to all requests of the shop. The client expects
 * that redirects are not followed, and sends no bodies other than forms, so a text body is enough.
 */
async function fetchFromProvider(url: string, { method, headers, body }: client.CustomFetchOptions): Promise<Response> {
  const answer = await fetchFromService(url, {
    method: method === "POST" ? "POST" : "GET",
    headers,
    ...(body && { body: String(body) }),
    timeoutMilliseconds: TIMEOUT_SECONDS * 1_000,
    largestBytes: MAX_BYTES,
  });
  const { status } = answer;
  const sent = Object.entries(answer.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((single): [string, string] => [name, single]),
  );
  return new Response(status === 204 ? null : new Uint8Array(answer.body), { status, headers: sent });
}

function credentials(provider: SocialProvider): { id: string; secret: string } | null {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = env();
  const [id, secret] =
    provider === "google" ? [GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET] : [FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET];
  return id && secret ? { id, secret } : null;
}

/**
 * Returns null if the request fails for any reason, because visitors can sign in another way. The log contains no
 * personal data.
 */
async function orNull<Value>(provider: SocialProvider, request: () => Promise<Value>): Promise<Value | null> {
  try {
    return await request();
  } catch (error) {
    const { name, message, code } = error as { name?: string; message?: string; code?: string };
    console.error(`Sign-in by ${provider} failed: ${[name, code, message].filter(Boolean).join(" ")}`);
    return null;
  }
}
