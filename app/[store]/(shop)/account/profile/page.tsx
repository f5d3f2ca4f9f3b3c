import { AccountFrame } from "@/components/customer/account-frame";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { ProfileView } from "@/components/customer/profile-view";
import { accountSections } from "@/components/customer/sections";
import { sectionTexts } from "@/components/customer/texts";
import { profileToWire } from "@/lib/contracts/customer/wire";
import { findSentCode } from "@/lib/data/authentication/one-time-codes";
import { findCustomerConsent } from "@/lib/data/left-cart/consents";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { remindsOfLeftCarts } from "@/lib/domain/left-cart";
import { countryOfStore } from "@/lib/workflows/address/country-choices";
import { proofCodeOwner } from "@/lib/workflows/authentication/verify-proof";
import { newEmailCodeOwner } from "@/lib/workflows/customer/change-email";
import { mobileCodeOwner } from "@/lib/workflows/customer/change-mobile";
import { accountMetadata, visitAccount } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/profile">) =>
  accountMetadata(params, sectionTexts.profile.name);

export default async function ProfilePage({ params, searchParams }: PageProps<"/[store]/account/profile">) {
  const visit = await visitAccount((await params).store, ACCOUNT_PAGES.profile);
  if (!visit) return null;
  const { store, visitor, customer } = visit;
  const [email, mobile, proof] = await Promise.all(
    [newEmailCodeOwner(visitor), mobileCodeOwner(visitor), proofCodeOwner(visitor)].map((owner) =>
      findSentCode(store.id, owner),
    ),
  );
  const consentedAt = await findCustomerConsent(store.id, customer.id);
  // Whoever has agreed can end it, even if the store sends none at the moment.
  const leftCartMail =
    (remindsOfLeftCarts(store) && customer.email !== "") || consentedAt ? consentedAt !== null : null;
  const country = countryOfStore(store);
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store)}
      path={ACCOUNT_PAGES.profile}
      heading={sectionTexts.profile.name}
      news={readFormOutcome(await searchParams)}
    >
      <ProfileView
        profile={profileToWire(customer)}
        asksForGst={country.code === "IN"}
        dialCode={country.dialCode}
        leftCartMail={leftCartMail}
        codes={{ email: email?.recipient ?? null, mobile: mobile?.recipient ?? null, isProofSent: Boolean(proof) }}
      />
    </AccountFrame>
  );
}
