import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A person signed in at the provider; `email` is missing if the person does not share it with the shop. */
export type Person = { subject: string; email?: string; isEmailVerified?: boolean; name?: string };

type Grant = { person: Person; redirectUri: string; challenge: string; nonce: string | null };

/**
 * Starts a fake of Google and Facebook, which differ in what they reveal about a person. Its consent page agrees
 * immediately as `person`, or cancels if `person` is null. Like the real providers, it checks the client, the redirect
 * URL, PKCE, and that a code is used only once.
 */
export async function startOauthProvider({ port = 0, clientId = "shop", clientSecret = "shop-secret" } = {}) {
  const state: { person: Person | null } = { person: null };
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Person>();
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

  const server = createServer((request, response) => {
    void respond(request, response).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", origin);
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        return json(response, 200, {
          issuer: origin,
          authorization_endpoint: `${origin}/authorize`,
          token_endpoint: `${origin}/token`,
          jwks_uri: `${origin}/keys`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
        });
      case "/authorize":
      case "/dialog/oauth":
        return consent(url.searchParams, response);
      case "/token":
      case "/oauth/access_token":
        return exchange(new URLSearchParams(await bodyOf(request)), response, url.pathname === "/token");
      case "/me":
        return sendProfile(request, response);
      default:
        return json(response, 404, { error: "not_found" });
    }
  }

  function consent(query: URLSearchParams, response: ServerResponse) {
    const redirectUri = query.get("redirect_uri") ?? "";
    const back = new URL(redirectUri);
    back.searchParams.set("state", query.get("state") ?? "");
    if (query.get("client_id") !== clientId || query.get("code_challenge_method") !== "S256") {
      return json(response, 400, { error: "invalid_request" });
    }
    if (!state.person) {
      back.searchParams.set("error", "access_denied");
    } else {
      const code = randomBytes(16).toString("hex");
      grants.set(code, {
        person: state.person,
        redirectUri,
        challenge: query.get("code_challenge") ?? "",
        nonce: query.get("nonce"),
      });
      back.searchParams.set("code", code);
    }
    return response.writeHead(302, { Location: back.href }).end();
  }

  function exchange(form: URLSearchParams, response: ServerResponse, withIdToken: boolean) {
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isClient = form.get("client_id") === clientId && form.get("client_secret") === clientSecret;
    if (!grant || !isClient || grant.redirectUri !== form.get("redirect_uri") || grant.challenge !== challenge) {
      return json(response, 400, { error: "invalid_grant" });
    }
    const accessToken = randomBytes(16).toString("hex");
    tokens.set(accessToken, grant.person);
    return json(response, 200, {
      access_token: accessToken,
      token_type: "bearer",
      expires_in: 3600,
      ...(withIdToken && { id_token: idToken(grant) }),
    });
  }

  function idToken({ person, nonce }: Grant): string {
    const now = Math.floor(Date.now() / 1_000);
    const { subject, email, isEmailVerified, name } = person;
    const claims = { iss: origin, aud: clientId, sub: subject, iat: now, exp: now + 300, nonce, name, email };
    const parts = [{ alg: "RS256" }, { ...claims, email_verified: isEmailVerified }];
    const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
    return `${signed}.${sign("RSA-SHA256", Buffer.from(signed), privateKey).toString("base64url")}`;
  }

  function sendProfile(request: IncomingMessage, response: ServerResponse) {
    const person = tokens.get((request.headers.authorization ?? "").replace(/^bearer /i, ""));
    if (!person) return json(response, 401, { error: "invalid_token" });
    return json(response, 200, { id: person.subject, name: person.name, email: person.email });
  }

  return {
    origin,
    /** Settings with which the shop uses this fake. */
    settings: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_ISSUER: origin,
      FACEBOOK_CLIENT_ID: clientId,
      FACEBOOK_CLIENT_SECRET: clientSecret,
      FACEBOOK_URL: origin,
      FACEBOOK_GRAPH_URL: origin,
    },
    signIn: (person: Person | null) => {
      state.person = person;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function json(response: ServerResponse, status: number, body: unknown) {
  return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString();
}
