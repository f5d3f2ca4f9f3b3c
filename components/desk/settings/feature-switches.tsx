import { Checkbox, Stack } from "@mantine/core";
import { FEATURE_TEXTS } from "./feature-texts";

type FeatureSwitchesProps = { names: readonly string[]; onChange: (names: string[]) => void };

/** The parts of the shop, each with what it does. Names that are no part of this shop stay as they are. */
export function FeatureSwitches({ names, onChange }: FeatureSwitchesProps) {
  return (
    <Stack gap="md">
      {FEATURE_TEXTS.map(({ features, label, help }) => {
        const [usual] = features;
        const others = names.filter((name) => !features.some((feature) => feature === name));
        return (
          <Checkbox
            key={usual}
            label={label}
            description={help}
            checked={others.length < names.length}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...others, usual] : others)}
          />
        );
      })}
    </Stack>
  );
}
