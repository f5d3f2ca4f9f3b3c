"use client";
import { useState } from "react";
import { LeftCartConsentForm } from "@/components/left-cart/consent-form";
import { leftCartMailTexts } from "@/components/left-cart/texts";
import type { ProfileWire } from "@/lib/contracts/customer/calls";
import { DetailsForm } from "./details-form";
import { EmailPart } from "./email-part";
import { MobilePart } from "./mobile-part";
import { PasswordPart } from "./password-part";
import { ProfilePart } from "./profile-part";
import { profileTexts } from "./texts";

type ProfileViewProps = {
  profile: ProfileWire;
  /** True if the store is in India. Invoices there can show the customer's GST number, so the form asks for it. */
  asksForGst: boolean;
  /** The dial code of the store's country. */
  dialCode: string;
  /** Whether the customer has agreed to the e-mail about a left bag; null if the store sends none. */
  leftCartMail: boolean | null;
  /**
   * The recipients of codes that are still valid (null: no such code), and whether a code to prove the customer's
   * identity was sent.
   */
  codes: { email: string | null; mobile: string | null; isProofSent: boolean };
};

export function ProfileView({ profile: initialProfile, asksForGst, dialCode, leftCartMail, codes }: ProfileViewProps) {
  const [profile, setProfile] = useState(initialProfile);
  return (
    <>
      <ProfilePart heading={profileTexts.details}>
        <DetailsForm profile={profile} asksForGst={asksForGst} onSaved={setProfile} />
      </ProfilePart>
      <ProfilePart heading={profileTexts.email}>
        <EmailPart profile={profile} sentTo={codes.email} isProofSent={codes.isProofSent} onSaved={setProfile} />
      </ProfilePart>
      <ProfilePart heading={profileTexts.mobile}>
        <MobilePart
          profile={profile}
          dialCode={dialCode}
          sentTo={codes.mobile}
          isProofSent={codes.isProofSent}
          onSaved={setProfile}
        />
      </ProfilePart>
      <ProfilePart heading={profileTexts.password}>
        <PasswordPart
          profile={profile}
          isProofSent={codes.isProofSent}
          onSaved={() => setProfile({ ...profile, has_password: true })}
        />
      </ProfilePart>
      {leftCartMail !== null && (
        <ProfilePart heading={leftCartMailTexts.heading}>
          <LeftCartConsentForm isGiven={leftCartMail} />
        </ProfilePart>
      )}
    </>
  );
}
