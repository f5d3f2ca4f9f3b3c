import { Checkbox, Stack, TextInput } from "@mantine/core";
import type { StoredLink } from "@/lib/contracts/content/stored-link";
import { LinkInputs } from "../form/link-inputs";
import { contentTexts } from "./texts";

type OptionalLinkProps = {
  /** What the checkbox says. */
  label: string;
  /** Says whose link it is. */
  name: string;
  link: StoredLink | null;
  categories: readonly { key: string; name: string }[];
  onChange: (link: StoredLink | null) => void;
  /** The text of the button that carries the link; none if something else does. */
  button?: { text: string; onChange: (text: string) => void };
};

/** A link that may be left out, with the text of its button. */
export function OptionalLink({ label, name, link, categories, onChange, button }: OptionalLinkProps) {
  return (
    <Stack gap="xs">
      <Checkbox
        label={label}
        checked={link !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? { link_type: "category", slug: "" } : null)}
      />
      {link && button && (
        <TextInput
          size="md"
          label={contentTexts.buttonText(name)}
          maxLength={60}
          value={button.text}
          onChange={({ currentTarget }) => button.onChange(currentTarget.value)}
        />
      )}
      {link && <LinkInputs link={link} name={name} categories={categories} onChange={onChange} />}
    </Stack>
  );
}
