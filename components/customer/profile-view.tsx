"use client";
import { useState } from "react";
import type { ProfileWire } from "@/lib/contracts/customer/calls";
import { DetailsForm } from "./details-form";
import { EmailPart } from "./email-part";
import { MobilePart } from "./mobile-part";
import { PasswordPart } from "./password-part";
import { ProfilePart } from "./profile-part";

type ProfileViewProps = {
  profile: ProfileWire;
  /** Whether the store sells in India, where invoices name the customer's GST number. */
  asksForGst: boolean;
  /** Of the store's country. */
  dialCode: string;
  /** Where codes went that are still good. */
  codes: { email: string | null; mobile: string | null; isProofSent: boolean };
};

export function ProfileView({ profile: atFirst, asksForGst, dialCode, codes }: ProfileViewProps) {
  const [profile, setProfile] = useState(atFirst);
  return (
    <>
      <ProfilePart heading="Details">
        <DetailsForm profile={profile} asksForGst={asksForGst} onSaved={setProfile} />
      </ProfilePart>
      <ProfilePart heading="E-mail address">
        <EmailPart profile={profile} sentTo={codes.email} isProofSent={codes.isProofSent} onSaved={setProfile} />
      </ProfilePart>
      <ProfilePart heading="Mobile number">
        <MobilePart profile={profile} dialCode={dialCode} sentTo={codes.mobile} onSaved={setProfile} />
      </ProfilePart>
      <ProfilePart heading="Password">
        <PasswordPart
          profile={profile}
          isProofSent={codes.isProofSent}
          onSaved={() => setProfile({ ...profile, has_password: true })}
        />
      </ProfilePart>
    </>
  );
}
