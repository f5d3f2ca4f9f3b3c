"use client";
import { type ReactNode, useState } from "react";
import { PasswordField } from "@/components/form/password-field";
import { Icon } from "@/components/ui/icon";
import { checkPasswordLength, MIN_PASSWORD_LENGTH } from "@/lib/domain/authentication/password";
import { newPasswordTexts } from "./texts";

type NewPasswordFieldProps = { name: string; label: string; error: string | null };

/**
 * A field for a new password, with the shop's two rules below it. The rule about length gets a tick as soon as it is
 * met. The rule about passwords that are easy to guess cannot be checked here, because that takes word lists of several
 * megabytes; the server checks it.
 */
export function NewPasswordField(field: NewPasswordFieldProps) {
  const [isLongEnough, setLongEnough] = useState(false);

  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      onType={({ value }) => setLongEnough(checkPasswordLength(value).ok)}
      hint={
        <span className="mt-1.5 mb-3 grid">
          <Rule isMet={isLongEnough}>{newPasswordTexts.length(MIN_PASSWORD_LENGTH)}</Rule>
          <Rule>{newPasswordTexts.notCommon}</Rule>
        </span>
      }
    />
  );
}

/** A password rule. Without `isMet`, it is not known yet whether the password meets the rule. */
function Rule({ isMet, children }: { isMet?: boolean; children: ReactNode }) {
  return (
    <span className={`flex gap-2 ${isMet ? "text-ink" : ""}`}>
      <span className="grid h-5 w-4 shrink-0 place-items-center">
        {isMet ? <Icon name="check" className="size-4" /> : <span className="size-1 rounded-full bg-current" />}
      </span>
      <span>
        {children}
        {isMet !== undefined && (
          <span className="sr-only">{isMet ? newPasswordTexts.met : newPasswordTexts.notMet}</span>
        )}
      </span>
    </span>
  );
}
