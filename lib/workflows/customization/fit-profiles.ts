import "server-only";
import {
  findFitProfile,
  insertFitProfile,
  listFitProfiles,
  listFitProfilesById,
  type NewFitProfile,
  removeFitProfile,
  updateFitProfile,
} from "@/lib/data/customization/fit-profiles";
import { insertFitProfileLink, isValidFitProfileLink } from "@/lib/data/customization/links";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { listAddons, listMeasurementSets } from "@/lib/data/product/addons";
import { getDatabase } from "@/lib/database/connection";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { cartOwner } from "@/lib/domain/cart/cart";
import { checkFitProfile, type FitProfileRefusal } from "@/lib/domain/customization/check";
import { customizationOf, hasMeasurementsFor } from "@/lib/domain/customization/customization";
import { type FitProfile, isSameFit } from "@/lib/domain/customization/fit-profile";
import { freeName } from "@/lib/domain/customization/free-name";
import { fitProfilePath } from "@/lib/domain/customization/pages";
import { isMadeToMeasure } from "@/lib/domain/product/addon";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { newId } from "@/lib/server/tokens";
import { admitMail, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";

type Keeper = { store: StoreDetails; visitor: Visitor };

/** A fit profile, and whether it is good for an addon; null if none was named. */
type FittingProfile = { profile: FitProfile; fitting: { fits: boolean; measurementsFit: boolean } | null };

type ContentRefusal = "addon_unknown" | FitProfileRefusal;

/** The visitor's fit profiles. For an addon, each says whether the addon can be bought with it. */
export async function readFitProfiles({ store, visitor }: Keeper, addonId: string | null): Promise<FittingProfile[]> {
  const profiles = await listFitProfiles(store.id, cartOwner(visitor));
  const asked = addonId === null || profiles.length === 0 ? null : await findAddon(store, addonId);
  return profiles.map((profile) => ({
    profile,
    fitting: asked && {
      // In the unit of cloth, because extra cloth makes no difference to whether a profile fits.
      fits: customizationOf({ profile, ...asked, unit: "Mts" }).ok,
      measurementsFit: hasMeasurementsFor(profile, asked.addon, asked.measurementSets),
    },
  }));
}

/** Adds a fit profile of the visitor. Refused with all that is wrong with it. */
export async function addFitProfile(
  keeper: Keeper,
  written: NewFitProfile,
): Promise<Result<FitProfile, ContentRefusal | "sign_in_needed" | "fit_profiles_full" | "fit_profile_name_taken">> {
  const checked = await checkWritten(keeper, written);
  if (!checked.ok) return checked;
  const id = newId();
  const added = await insertFitProfile(keeper.store.id, cartOwner(keeper.visitor), { id, ...written });
  return added.ok ? ok(await readSaved(keeper, id)) : added;
}

/** Replaces a fit profile of the visitor. Those of other people are unknown. */
export async function saveFitProfile(
  keeper: Keeper,
  id: string,
  written: NewFitProfile,
): Promise<Result<FitProfile, ContentRefusal | "sign_in_needed" | "fit_profile_unknown" | "fit_profile_name_taken">> {
  const checked = await checkWritten(keeper, written);
  if (!checked.ok) return checked;
  const saved = await updateFitProfile(keeper.store.id, cartOwner(keeper.visitor), { id, ...written });
  return saved.ok ? ok(await readSaved(keeper, id)) : saved;
}

export async function deleteFitProfile(
  { store, visitor }: Keeper,
  id: string,
): Promise<Result<null, "fit_profile_unknown">> {
  return (await removeFitProfile(store.id, cartOwner(visitor), id)) ? ok(null) : fail("fit_profile_unknown");
}

/**
 * E-mails a link to a fit profile of the visitor, so that measurements survive a lost browser. The address may be that of
 * somebody else, so the number of mails is limited as for codes.
 */
export async function mailFitProfile(
  asker: Requester,
  id: string,
  email: string,
): Promise<Result<null, "fit_profile_unknown"> | TooManyAttempts> {
  const { store, visitor } = asker;
  const [profile] = await listFitProfilesById(store.id, cartOwner(visitor), [id]);
  if (!profile) return fail("fit_profile_unknown");
  const admitted = await admitMail(asker, email);
  if (!admitted.ok) return admitted;
  await getDatabase().transaction(async (database) => {
    const now = clock.now();
    const key = await insertFitProfileLink(store.id, id, now, database);
    const content = { profile: profile.name, link: `${store.origin}${fitProfilePath(id, key)}` };
    await queueMessage(store.id, { template: "fit_profile", recipient: email, content }, database, now);
  });
  nudgeOutbox();
  return ok(null);
}

/** The fit profile to which an e-mailed link leads; null if the link has expired or was never made. */
export async function findReceivedFitProfile(
  { store }: Pick<Keeper, "store">,
  { id, key }: { id: string; key: string },
): Promise<FitProfile | null> {
  return (await isValidFitProfileLink(store.id, id, key)) ? findFitProfile(store.id, id) : null;
}

/** Keeps a copy of the fit profile to which an e-mailed link leads. */
export async function keepReceivedFitProfile(
  keeper: Keeper,
  link: { id: string; key: string },
): Promise<Result<FitProfile, "sign_in_needed" | "link_over" | "fit_profiles_full">> {
  if (needsSignIn(keeper)) return fail("sign_in_needed");
  const received = await findReceivedFitProfile(keeper, link);
  if (!received) return fail("link_over");
  const owner = cartOwner(keeper.visitor);
  const own = await listFitProfiles(keeper.store.id, owner);
  const present = own.find((profile) => profile.id === received.id || isSameFit(profile, received));
  if (present) return ok(present);
  const id = newId();
  const name = freeName(
    received.name,
    own.map((profile) => profile.name),
  );
  const added = await insertFitProfile(keeper.store.id, owner, { ...received, id, name });
  if (added.ok) return ok(await readSaved(keeper, id));
  // Another request took the free name in between. It was most likely the same one, sent twice.
  return added.code === "fit_profile_name_taken" ? keepReceivedFitProfile(keeper, link) : fail(added.code);
}

/** With the setting `custom_model`, fit profiles are kept in the account and nowhere else. */
function needsSignIn({ store, visitor }: Keeper): boolean {
  return store.keepsFitProfilesInAccount && visitor.kind !== "customer";
}

async function checkWritten(
  keeper: Keeper,
  written: NewFitProfile,
): Promise<Result<null, ContentRefusal | "sign_in_needed">> {
  if (needsSignIn(keeper)) return fail("sign_in_needed");
  const asked = await findAddon(keeper.store, written.addonId);
  if (!asked) return fail("addon_unknown", "addon_id");
  const errors = checkFitProfile(written, asked.addon, asked.measurementSets);
  const [first] = errors;
  return first ? { ok: false, code: first.code, field: first.path, errors } : ok(null);
}

/** An addon that is made to measure, with the sets it measures; null if the store sells no such addon. */
async function findAddon({ id, setting }: StoreDetails, addonId: string) {
  const [addon] = setting.offersAddons ? await listAddons(id, [addonId]) : [];
  if (!addon || !isMadeToMeasure(addon)) return null;
  const { measurementSetIds } = addon;
  return {
    addon,
    measurementSets: measurementSetIds.length > 0 ? await listMeasurementSets(id, measurementSetIds) : [],
  };
}

async function readSaved({ store, visitor }: Keeper, id: string): Promise<FitProfile> {
  const [profile] = await listFitProfilesById(store.id, cartOwner(visitor), [id]);
  if (!profile) throw new Error(`The fit profile ${id} of ${store.id} was deleted while it was saved`);
  return profile;
}
