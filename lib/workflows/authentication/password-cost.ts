import "server-only";

/**
 * How expensive it is to hash a password: 19 MiB and two passes, as OWASP recommends for argon2id. If these values
 * change, a customer's password is hashed again when they next sign in.
 */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
