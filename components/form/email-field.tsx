import type { ComponentProps } from "react";
import { TextField } from "./text-field";
import { emailFieldTexts } from "./texts";

/** An e-mail address; phone keyboards neither capitalise nor correct it. */
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
