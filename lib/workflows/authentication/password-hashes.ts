import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { readPassword } from "@/lib/domain/authentication/password";
import { newToken } from "@/lib/server/tokens";
import { PASSWORD_COST } from "./password-cost";

/** The value of `Algorithm.Argon2id`; the library exports it only as a const enum, which we cannot import. */
const ARGON2ID = 2;

/**
 * Hashes a password in a separate thread, so that the process can answer other requests meanwhile; `isPassword` does
 * the same.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(readPassword(password), { ...PASSWORD_COST, algorithm: ARGON2ID });
}

/**
 * Whether the password belongs to the hash. If there is no hash, the result is false, but checking takes the same time:
 * nobody must be able to tell from the response time whether an account exists.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await getDummyHash()), readPassword(password));
  return isRight && passwordHash !== null;
}

/** Whether the hash was made with a cost other than the current `PASSWORD_COST`. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = PASSWORD_COST;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

let dummyHash: Promise<string> | undefined;

/** The hash of a random password, which is checked if there is no account, so that this takes the same time. */
function getDummyHash(): Promise<string> {
  dummyHash ??= hashPassword(newToken());
  return dummyHash;
}
