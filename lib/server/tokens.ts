import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** A secret that cannot be guessed: 256 random bits, fit for cookies and addresses. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token: whoever reads the database cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Names a row; says nothing and opens nothing. */
export function newId(): string {
  return randomBytes(12).toString("base64url");
}
