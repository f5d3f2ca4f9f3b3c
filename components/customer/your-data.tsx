import { buttonClass } from "@/components/ui/button";
import { DeleteAccountForm } from "./delete-account-form";
import { ProfilePart } from "./profile-part";

type YourDataProps = { hasPassword: boolean; isProofSent: boolean };

export function YourData({ hasPassword, isProofSent }: YourDataProps) {
  return (
    <>
      <ProfilePart heading="A copy">
        <p className="text-muted">All that the shop keeps of you in one file, which other programs can read.</p>
        <a href="/api/account/export" download="my-data.json" className={buttonClass("outline", "mt-5")}>
          Download my data
        </a>
      </ProfilePart>
      <ProfilePart heading="End of the account">
        <DeleteAccountForm hasPassword={hasPassword} isProofSent={isProofSent} />
      </ProfilePart>
    </>
  );
}
