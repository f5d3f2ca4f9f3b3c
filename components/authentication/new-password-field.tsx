"use client";
import { type ReactNode, useState } from "react";
import { PasswordField } from "@/components/form/password-field";
import { Icon } from "@/components/ui/icon";
import { checkPassword, MIN_PASSWORD_LENGTH, readPassword } from "@/lib/domain/authentication/password";
import { newPasswordTexts } from "./texts";

type NewPasswordFieldProps = {
  name: string;
  label: string;
  error: string | null;
  /** Whose password it is; if omitted, read from the fields of the same form. */
  customer?: { name: string; email: string };
};

/** A new password, with the shop's two rules below it, each ticked once the typed password meets it. */
export function NewPasswordField({ customer, error, ...field }: NewPasswordFieldProps) {
  const [met, setMet] = useState({ isLongEnough: false, isHardToGuess: false });

  const checkRules = (input: HTMLInputElement) => {
    const read = (name: string) => input.form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "";
    const checked = checkPassword(input.value, customer ?? { name: read("name"), email: read("email") });
    const isLongEnough = [...readPassword(input.value)].length >= MIN_PASSWORD_LENGTH;
    setMet({ isLongEnough, isHardToGuess: isLongEnough && checked.ok });
  };

  return (
    <PasswordField
      {...field}
      error={error}
      autoComplete="new-password"
      onType={checkRules}
      hint={
        <span className="mt-1.5 mb-3 grid">
          <Rule isMet={met.isLongEnough}>{newPasswordTexts.length(MIN_PASSWORD_LENGTH)}</Rule>
          <Rule isMet={met.isHardToGuess}>{newPasswordTexts.notCommon}</Rule>
        </span>
      }
    />
  );
}

function Rule({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  return (
    <span className={`flex gap-2 ${isMet ? "text-ink" : ""}`}>
      <span className="grid h-5 w-4 shrink-0 place-items-center">
        {isMet ? <Icon name="check" className="size-4" /> : <span className="size-1 rounded-full bg-current" />}
      </span>
      <span>
        {children}
        <span className="sr-only">{isMet ? newPasswordTexts.met : newPasswordTexts.notMet}</span>
      </span>
    </span>
  );
}
