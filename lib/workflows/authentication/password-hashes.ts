import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { readPassword } from "@/lib/domain/authentication/password";
import { newToken } from "@/lib/server/tokens";
import { PASSWORD_COST } from "./password-cost";

/** `Algorithm.Argon2id` of the library, whose enumeration exists only for its own compiler. */
const ARGON2ID = 2;

/** Runs in threads of its own, like `isPassword`: the shop goes on serving meanwhile. */
export function hashPassword(password: string): Promise<string> {
  return hash(readPassword(password), { ...PASSWORD_COST, algorithm: ARGON2ID });
}

/**
 * Whether it is the password that the hash was made of. Without a hash it is not, which takes as long to find out: the
 * time of the answer must not tell whether there is such an account.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await hashOfNothing()), readPassword(password));
  return isRight && passwordHash !== null;
}

/** Made at another cost than today's. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = PASSWORD_COST;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

let made: Promise<string> | undefined;

/** Of a password that nobody has. */
function hashOfNothing(): Promise<string> {
  made ??= hashPassword(newToken());
  return made;
}
