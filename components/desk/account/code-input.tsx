import { TextInput } from "@mantine/core";

/** Whether a sign-in was refused for want of a code, so that the field for it is shown. */
export const needsCode = (refusal: string | null): boolean =>
  refusal === "second_factor_needed" || refusal === "second_factor_wrong";

/** A field for a code of the authenticator app, or for a recovery code, which has letters. */
export function CodeInput({ label, isFirst = true }: { label: string; isFirst?: boolean }) {
  return (
    <TextInput
      size="md"
      name="code"
      label={label}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      required
      autoFocus={isFirst}
    />
  );
}
