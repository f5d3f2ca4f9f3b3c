import { connection } from "next/server";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { SavedProfileView } from "@/components/customization/saved-profile-view";
import { savedProfileTexts } from "@/components/customization/texts";
import { one } from "@/components/form/outcome";
import { getAddons } from "@/lib/cached/product";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { FIT_PROFILE_KEY } from "@/lib/domain/customization/pages";
import { getPageVisitor } from "@/lib/http/visitor";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { findReceivedFitProfile, readFitProfiles } from "@/lib/workflows/customization/fit-profiles";

// Rendered in full for each visitor; no part of the page comes from a cache (decision 1).
export const instant = false;

type Props = PageProps<"/[store]/fit-profile/[model_id]">;

export async function generateMetadata({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  if (!store) return {};
  // The address is the key, so links on the page tell the next one only the shop's name. Browsers send no origin at all
  // with a form under `no-referrer`, and the shop would refuse it.
  return {
    ...visitorPageMetadata(store, savedProfileTexts.title),
    referrer: "strict-origin" as const,
    robots: { index: false, follow: false },
  };
}

export async function generateViewport({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/** A fit profile: for whoever has the link from an e-mail, to keep a copy, and for its owner, to e-mail such a link. */
export default async function FitProfilePage({ params, searchParams }: Props) {
  await connection();
  const { store: storeId, model_id: id } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const query = await searchParams;
  const key = one(query[FIT_PROFILE_KEY]);
  const visitor = await getPageVisitor(store.id);
  const own = (await readFitProfiles({ store, visitor }, null)).find(({ profile }) => profile.id === id)?.profile;
  const profile = own ?? (key ? await findReceivedFitProfile({ store }, { id, key }) : null);
  const asked = profile && store.setting.offersAddons ? await getAddons(store.id, [profile.addonId]) : null;
  return (
    <SavedProfileView
      profile={profile}
      addonName={asked?.addons[0]?.name ?? ""}
      measurementSets={asked?.measurementSets ?? []}
      keepKey={own ? null : key}
      isCustomer={visitor.kind === "customer"}
      needsSignIn={store.keepsFitProfilesInAccount && visitor.kind !== "customer"}
      news={readFormOutcome(query)}
    />
  );
}
