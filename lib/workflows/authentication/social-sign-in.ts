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
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { admitMail, countAttempts, type TooManyAttempts } from "./admission";
import type { Asker } from "./asker";
import { beginSession, type SignedIn } from "./begin-session";
import { openAccount, sendSignUpCode, type WaitingAccount } from "./sign-up";

const LIMIT = { name: "social", attempts: 60, seconds: 60 * 60 };

/** Through whom people may sign in to this store. */
export function offeredProviders({ features }: Pick<StoreDetails, "features">): readonly SocialProvider[] {
  return features.socialLogin ? configuredProviders() : [];
}

/** Where to send the visitor, who goes on at `next` once they are back. */
export async function startSocialSignIn(
  { store, visitor, address }: Asker,
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
 * Signs in whom the provider sends back: as the customer whom it knows by that subject, or by their e-mail address. When
 * the provider does not say that the address is theirs, a code by mail has to (`signedIn` is null until then): otherwise
 * anybody could name an address there and have the account of its owner here.
 */
export async function finishSocialSignIn(
  asker: Asker,
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
  const waiting = toWaitingAccount(provider, profile);

  const known = await findSocialCustomer(store.id, { provider, subject: profile.subject });
  const customer = known && (await findCustomer(store.id, known));
  const { email } = profile;
  if (!customer && !email) return fail("social_email_needed");
  if (!customer && email && !profile.isEmailVerified) {
    const admitted = await admitMail(asker, email);
    if (!admitted.ok) return admitted;
    await getDatabase().transaction((database) => sendSignUpCode(asker, email, waiting, database));
    nudgeOutbox();
    return ok({ nextPath, signedIn: null });
  }
  const signedIn = await getDatabase().transaction(async (database) => {
    const theirs = customer || (await openAccount(store.id, email ?? "", waiting, database));
    return beginSession(asker, theirs, { staysSignedIn: true }, new Date(), database);
  });
  nudgeOutbox();
  return ok({ nextPath, signedIn });
}

/** Registered with the provider, so it is that of the store's own address. */
function returnAddress({ origin }: StoreDetails, provider: SocialProvider): string {
  return `${origin}/api/account/social/${provider}/callback`;
}

function toWaitingAccount(provider: SocialProvider, { subject, name, email }: SocialProfile): WaitingAccount {
  return {
    name: readPersonName(name || (email?.split("@")[0] ?? "")),
    passwordHash: null,
    dialCode: "",
    mobile: "",
    identity: { provider, subject },
  };
}
