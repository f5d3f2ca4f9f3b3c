import type { ComponentProps } from "react";
import { EmailField } from "./email-field";
import { TextField } from "./text-field";
import { contactFieldTexts } from "./texts";

type ContactFieldProps = ComponentProps<typeof EmailField> & {
  /** Whether a mobile number will do as well. */
  takesMobile: boolean;
};

/** A field for an e-mail address or, where the shop sends codes by text message, a mobile number. */
export function ContactField({ takesMobile, ...field }: ContactFieldProps) {
  if (!takesMobile) return <EmailField {...field} />;
  return (
    <TextField
      type="text"
      // The keyboard of e-mail addresses has digits, too.
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
      label={contactFieldTexts.label}
    />
  );
}
