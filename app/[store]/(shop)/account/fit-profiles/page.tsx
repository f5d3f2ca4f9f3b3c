import { redirect } from "next/navigation";
import { AccountFrame } from "@/components/customer/account-frame";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { accountSections } from "@/components/customer/sections";
import { sectionTexts } from "@/components/customer/texts";
import { FitProfileList } from "@/components/customization/profile-list";
import { accountTexts } from "@/components/customization/texts";
import { getAddons } from "@/lib/cached/product";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { readFitProfiles } from "@/lib/workflows/customization/fit-profiles";
import { accountMetadata, visitAccount } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/fit-profiles">) =>
  accountMetadata(params, sectionTexts.fitProfiles.name);

export default async function FitProfilesPage({ params, searchParams }: PageProps<"/[store]/account/fit-profiles">) {
  const visit = await visitAccount((await params).store, ACCOUNT_PAGES.fitProfiles);
  if (!visit) return null;
  const { store, visitor, customer } = visit;
  if (!store.setting.offersAddons) redirect("/404");
  const profiles = (await readFitProfiles({ store, visitor }, null)).map(({ profile }) => profile);
  const { addons } = await getAddons(store.id, [...new Set(profiles.map(({ addonId }) => addonId))].sort());
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store)}
      path={ACCOUNT_PAGES.fitProfiles}
      heading={sectionTexts.fitProfiles.name}
      intro={accountTexts.intro}
      news={readFormOutcome(await searchParams)}
    >
      <FitProfileList profiles={profiles} addons={addons} timeZone={store.timeZone} />
    </AccountFrame>
  );
}
