import type { ComponentProps } from "react";
import { TextField } from "./text-field";
import { emailFieldTexts } from "./texts";

/** A field for an e-mail address. It switches off capitalisation and spelling correction on phones. */
export function EmailField({
  autoComplete = "email",
  label = emailFieldTexts.label,
  ...rest
}: Omit<ComponentProps<typeof TextField>, "label"> & { label?: string }) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      label={label}
      {...rest}
    />
  );
}
