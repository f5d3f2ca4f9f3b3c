import { redirect } from "next/navigation";
import { AccountFrame } from "@/components/customer/account-frame";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { accountSections } from "@/components/customer/sections";
import { sectionTexts } from "@/components/customer/texts";
import { customizationErrorTexts } from "@/components/customization/error-texts";
import { refusedFields } from "@/components/customization/new-profile";
import { ProfileForm } from "@/components/customization/profile-form";
import { accountTexts } from "@/components/customization/texts";
import { getAddons } from "@/lib/cached/product";
import { ACCOUNT_PAGES, fitProfileEditPath } from "@/lib/domain/customer/pages";
import { writeFitFields } from "@/lib/domain/customization/fields";
import { getRefusedForm } from "@/lib/http/refused-form";
import { readFitProfiles } from "@/lib/workflows/customization/fit-profiles";
import { accountMetadata, visitAccount } from "../../account-visit";

export const instant = false;

type Props = PageProps<"/[store]/account/fit-profiles/[model_id]">;

export const generateMetadata = ({ params }: Props) => accountMetadata(params, sectionTexts.fitProfiles.name);

/** One fit profile of the account, all of it on one page, to rename it or to change what it says. */
export default async function FitProfilePage({ params, searchParams }: Props) {
  const { store: storeId, model_id } = await params;
  const visit = await visitAccount(storeId, fitProfileEditPath(model_id));
  if (!visit) return null;
  const { store, visitor, customer } = visit;
  const own = await readFitProfiles({ store, visitor }, null);
  const profile = own.find(({ profile: { id } }) => id === model_id)?.profile;
  if (!profile || !store.setting.offersAddons) redirect("/404");
  const { addons, measurementSets } = await getAddons(store.id, [profile.addonId]);
  const [addon] = addons;
  const query = await searchParams;
  const refused = await getRefusedForm(query);
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store)}
      path={ACCOUNT_PAGES.fitProfiles}
      heading={profile.name}
      {...(addon && { intro: addon.name })}
      news={readFormOutcome(query, { refused })}
    >
      {addon ? (
        <ProfileForm
          storeId={store.id}
          addon={addon}
          measurementSets={measurementSets}
          unit="Mts"
          currency={store.baseCurrency}
          fields={refused ? refusedFields(refused) : writeFitFields(profile)}
          errors={customizationErrorTexts(refused?.errors ?? [])}
          modelId={profile.id}
          next={ACCOUNT_PAGES.fitProfiles}
          back={fitProfileEditPath(profile.id)}
          submitText={accountTexts.save}
        />
      ) : (
        <p>{accountTexts.outdated}</p>
      )}
    </AccountFrame>
  );
}
