import type { ComponentProps } from "react";
import { TextField } from "./text-field";

/** A code of digits that came by mail or text message; phones offer to fill it in. Spaces in it do no harm. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  return (
    <TextField
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
