import { buttonClass } from "@/components/ui/button";
import { withBasePath } from "@/lib/domain/site/base-path";
import { DeleteAccountForm } from "./delete-account-form";
import { ProfilePart } from "./profile-part";
import { dataTexts } from "./texts";

type YourDataProps = { hasPassword: boolean; isProofSent: boolean };

export function YourData({ hasPassword, isProofSent }: YourDataProps) {
  return (
    <>
      <ProfilePart heading={dataTexts.copy}>
        <p className="text-muted">{dataTexts.copyText}</p>
        <a
          href={withBasePath("/api/account/export")}
          download="my-data.json"
          className={buttonClass("outline", "mt-5")}
        >
          {dataTexts.download}
        </a>
      </ProfilePart>
      <ProfilePart heading={dataTexts.deleteAccount}>
        <DeleteAccountForm hasPassword={hasPassword} isProofSent={isProofSent} />
      </ProfilePart>
    </>
  );
}
