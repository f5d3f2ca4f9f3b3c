import "server-only";

/**
 * The cost of hashing one password: 19 MiB and two passes, as OWASP recommends for argon2id. After a change, each
 * password is rehashed at the next sign-in.
 */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
