"use client";
import { type ReactNode, useId, useState } from "react";
import { FieldFrame, fieldAria, INPUT_CLASS } from "./field-frame";
import { passwordFieldTexts } from "./texts";

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: ReactNode;
  error?: string | null;
  onType?: (field: HTMLInputElement) => void;
};

/** A password field with a button that shows the password. It allows pasting and has no length limit. */
export function PasswordField({ name, label, autoComplete, hint, error, onType }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...fieldAria(id, error)}
          type={isShown ? "text" : "password"}
          name={name}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onType?.(event.target)}
          className={`${INPUT_CLASS} pe-20`}
        />
        <button
          type="button"
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 end-0 w-18 text-sm text-muted hover:text-ink noscript:hidden"
        >
          {isShown ? passwordFieldTexts.hide : passwordFieldTexts.show}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </button>
      </div>
    </FieldFrame>
  );
}
