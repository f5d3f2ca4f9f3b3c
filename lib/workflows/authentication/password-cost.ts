import "server-only";

/**
 * What one password costs whoever guesses, and us: 19 MiB and two passes, as OWASP advises for argon2id. When it changes,
 * each password is hashed anew at the next sign-in.
 */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
