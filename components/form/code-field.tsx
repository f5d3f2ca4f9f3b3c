import type { ComponentProps } from "react";
import { TextField } from "./text-field";
import { codeFieldTexts } from "./texts";

/** A field for a numeric code from an e-mail or text message. Phones offer to fill it in. Spaces are ignored. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  return (
    <TextField
      label={codeFieldTexts.label}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
