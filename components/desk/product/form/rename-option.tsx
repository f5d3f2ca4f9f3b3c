import { Button, Group, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { renameOption } from "@/lib/domain/product/variant-options";
import { useDraft } from "./field";
import { variantTexts } from "./variant-texts";

/** Gives an option another name; its variants stay what they are. */
export function RenameOption() {
  const { draft } = useDraft();
  const { variant_types: types, variants, pictures } = draft.values;
  const [chosen, setChosen] = useState("");
  const [to, setTo] = useState("");
  const choices = types.flatMap(({ name, options }, at) =>
    options.map((option) => ({ value: JSON.stringify([at, option]), label: name ? `${name}: ${option}` : option })),
  );
  if (variants.length === 0 || choices.length === 0) return null;
  const isThere = choices.some(({ value }) => value === chosen);
  const [at, from]: [number, string] = isThere ? JSON.parse(chosen) : [-1, ""];
  const renamed = renameOption({ types, variants, pictures }, { at, from, to });
  const rename = () => {
    if (!renamed) return;
    draft.set("variant_types", renamed.types);
    draft.set("variants", renamed.variants);
    draft.set("pictures", renamed.pictures);
    setChosen("");
    setTo("");
  };
  return (
    <Group gap="xs" align="end">
      <Select
        size="md"
        className="min-w-40 grow"
        label={variantTexts.renamed}
        data={choices}
        value={isThere ? chosen : null}
        onChange={(value) => setChosen(value ?? "")}
      />
      <TextInput
        size="md"
        className="min-w-40 grow"
        label={variantTexts.newName}
        maxLength={60}
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <Button size="md" variant="default" disabled={!renamed} onClick={rename}>
        {variantTexts.rename}
      </Button>
    </Group>
  );
}
