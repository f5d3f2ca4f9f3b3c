import "server-only";
import { findSocialCustomer, insertSocialSignIn, redeemSocialSignIn } from "@/lib/data/authentication/social-sign-ins";
import { findCustomer } from "@/lib/data/customer/customers";
import { getDatabase } from "@/lib/database/connection";
import { readNextPath } from "@/lib/domain/authentication/next-path";
import type { SocialProvider } from "@/lib/domain/authentication/social-provider";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { readPersonName } from "@/lib/domain/customer/person-name";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import {
  configuredProviders,
  finishAtProvider,
  type SocialProfile,
  startAtProvider,
} from "@/lib/integrations/social-sign-in";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { admitMail, countAttempts, type TooManyAttempts } from "./admission";
import type { Requester } from "./asker";
import { beginSession, type SignedIn } from "./begin-session";
import { findOrCreateAccount, sendSignUpCode, type UnconfirmedAccount } from "./sign-up";

const LIMIT = { name: "social", attempts: 60, seconds: 60 * 60 };

/** The providers, such as Google, with which visitors of this store can sign in. */
export function offeredProviders({ features }: Pick<StoreDetails, "features">): readonly SocialProvider[] {
  return features.socialLogin ? configuredProviders() : [];
}

/**
 * Starts a sign-in at a provider. Returns the URL at the provider to which the visitor is redirected. After the sign-in
 * the visitor continues to `next`.
 */
export async function startSocialSignIn(
  { store, visitor, address }: Requester,
  provider: SocialProvider,
  next: string | undefined,
): Promise<Result<string, "social_sign_in_off" | "social_failed"> | TooManyAttempts> {
  if (!offeredProviders(store).includes(provider)) return fail("social_sign_in_off");
  const refused = await countAttempts(store.id, [[LIMIT, address]]);
  if (refused) return refused;
  const started = await startAtProvider(provider, returnAddress(store, provider));
  if (!started) return fail("social_failed");
  const { address: providerAddress, ...secrets } = started;
  const nextPath = readNextPath(next, ACCOUNT_PAGES.overview);
  await insertSocialSignIn(store.id, visitor.anonymousId, { provider, ...secrets, nextPath });
  return ok(providerAddress);
}

type Finished = { nextPath: string; signedIn: SignedIn } | { nextPath: string; signedIn: null };
type FinishError = "social_sign_in_off" | "social_failed" | "social_cancelled" | "social_email_needed";

/**
 * Signs in a visitor who returns from the provider: as the customer to whom this identity belongs, otherwise as the
 * customer with the identity's e-mail address. Some providers do not verify the e-mail address. In that case a code is
 * e-mailed, and `signedIn` is null until the code is entered; otherwise anybody could enter another person's e-mail
 * address at the provider and get that person's account here.
 */
export async function finishSocialSignIn(
  asker: Requester,
  provider: SocialProvider,
  query: URLSearchParams,
): Promise<Result<Finished, FinishError> | TooManyAttempts> {
  const { store, visitor } = asker;
  if (!offeredProviders(store).includes(provider)) return fail("social_sign_in_off");
  const started = await redeemSocialSignIn(store.id, visitor.anonymousId, provider);
  if (!started) return fail("social_failed");
  if (query.get("error") === "access_denied") return fail("social_cancelled");
  const profile = await finishAtProvider(provider, new URL(`${returnAddress(store, provider)}?${query}`), started);
  if (!profile) return fail("social_failed");
  const { nextPath } = started;
  const unconfirmed = toUnconfirmedAccount(provider, profile);

  const customerId = await findSocialCustomer(store.id, { provider, subject: profile.subject });
  const customer = customerId && (await findCustomer(store.id, customerId));
  const { email } = profile;
  if (!customer && !email) return fail("social_email_needed");
  if (!customer && email && !profile.isEmailVerified) {
    const admitted = await admitMail(asker, email);
    if (!admitted.ok) return admitted;
    await getDatabase().transaction((database) => sendSignUpCode(asker, email, unconfirmed, database));
    nudgeOutbox();
    return ok({ nextPath, signedIn: null });
  }
  const signedIn = await getDatabase().transaction(async (database) => {
    const account = customer || (await findOrCreateAccount(store.id, email ?? "", unconfirmed, database));
    return beginSession(asker, account, { staysSignedIn: true }, clock.now(), database);
  });
  nudgeOutbox();
  return ok({ nextPath, signedIn });
}

/**
 * The URL to which the provider sends the visitor back. It is on the store's own origin and must be registered with the
 * provider.
 */
function returnAddress({ origin }: StoreDetails, provider: SocialProvider): string {
  return `${origin}/api/account/social/${provider}/callback`;
}

function toUnconfirmedAccount(provider: SocialProvider, { subject, name, email }: SocialProfile): UnconfirmedAccount {
  return {
    name: readPersonName(name || (email?.split("@")[0] ?? "")),
    passwordHash: null,
    dialCode: "",
    mobile: "",
    identity: { provider, subject },
  };
}
