import "server-only";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** An unguessable secret of 256 random bits, safe in cookies and URLs. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The hash of a token. Only the hash is stored, so that nobody can sign in with the help of a copy of the database. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** A random id such as the platform gives to products and categories: 24 hexadecimal digits; not a secret. */
export function newPlatformId(): string {
  return randomBytes(12).toString("hex");
}

/** A random id for a row; not a secret. It never begins with "-", because a command would take it for an option. */
export function newId(): string {
  const id = randomBytes(12).toString("base64url");
  return id.startsWith("-") ? newId() : id;
}

/**
 * Whether two secrets are equal. It compares digests, which all have the same length, in constant time, so that the
 * duration reveals nothing about either secret.
 */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
}
