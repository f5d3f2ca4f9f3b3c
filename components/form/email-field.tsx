import type { ComponentProps } from "react";
import { TextField } from "./text-field";

/** An e-mail address, typed as people do: keyboards put no capital first and correct nothing. */
export function EmailField({
  autoComplete = "email",
  label = "E-mail address",
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
