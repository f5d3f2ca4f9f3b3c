"use client";
import { type ReactNode, useState } from "react";
import { PasswordField } from "@/components/form/password-field";
import { Icon } from "@/components/ui/icon";
import { checkPasswordLength, MIN_PASSWORD_LENGTH } from "@/lib/domain/authentication/password";

type NewPasswordFieldProps = { name: string; label: string; error: string | null };

/**
 * A password to be chosen, with the shop's two rules beside it. Its length is told as kept or not while it is typed; how
 * hard it is to guess takes word lists of several megabytes, so the server says that.
 */
export function NewPasswordField(field: NewPasswordFieldProps) {
  const [isLong, setLong] = useState(false);

  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      onType={({ value }) => setLong(checkPasswordLength(value).ok)}
      hint={
        <span className="mt-1.5 mb-3 grid">
          <Rule isKept={isLong}>{MIN_PASSWORD_LENGTH} characters or more; a few words are easy to remember</Rule>
          <Rule>Not one of the usual ones, and not your name</Rule>
        </span>
      }
    />
  );
}

/** Without `isKept` nothing is known of it yet. */
function Rule({ isKept, children }: { isKept?: boolean; children: ReactNode }) {
  return (
    <span className={`flex gap-2 ${isKept ? "text-ink" : ""}`}>
      <span className="grid h-5 w-4 shrink-0 place-items-center">
        {isKept ? <Icon name="check" className="size-4" /> : <span className="size-1 rounded-full bg-current" />}
      </span>
      <span>
        {children}
        {isKept !== undefined && <span className="sr-only">{isKept ? " (done)" : " (not yet)"}</span>}
      </span>
    </span>
  );
}
