"use client";
import { type ReactNode, useState } from "react";
import { PasswordField } from "@/components/form/password-field";
import { Icon } from "@/components/ui/icon";
import { checkPassword, MIN_PASSWORD_LENGTH, readPassword } from "@/lib/domain/authentication/password";

type NewPasswordFieldProps = {
  name: string;
  label: string;
  error: string | null;
  of?: { name: string; email: string };
};

/** A password to be chosen, with the shop's two rules beside it, told as kept or not while it is typed. */
export function NewPasswordField({ of: owner, error, ...field }: NewPasswordFieldProps) {
  const [kept, setKept] = useState({ isLong: false, isOwn: false });

  const look = (input: HTMLInputElement) => {
    const read = (name: string) => input.form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "";
    const checked = checkPassword(input.value, owner ?? { name: read("name"), email: read("email") });
    const isLong = [...readPassword(input.value)].length >= MIN_PASSWORD_LENGTH;
    setKept({ isLong, isOwn: isLong && checked.ok });
  };

  return (
    <PasswordField
      {...field}
      error={error}
      autoComplete="new-password"
      onType={look}
      hint={
        <span className="mt-1.5 mb-3 grid">
          <Rule isKept={kept.isLong}>{MIN_PASSWORD_LENGTH} characters or more; a few words are easy to remember</Rule>
          <Rule isKept={kept.isOwn}>Not one of the usual ones, and not your name</Rule>
        </span>
      }
    />
  );
}

function Rule({ isKept, children }: { isKept: boolean; children: ReactNode }) {
  return (
    <span className={`flex gap-2 ${isKept ? "text-ink" : ""}`}>
      <span className="grid h-5 w-4 shrink-0 place-items-center">
        {isKept ? <Icon name="check" className="size-4" /> : <span className="size-1 rounded-full bg-current" />}
      </span>
      <span>
        {children}
        <span className="sr-only">{isKept ? " (done)" : " (not yet)"}</span>
      </span>
    </span>
  );
}
