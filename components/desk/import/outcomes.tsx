import { Group, Stack, Text } from "@mantine/core";
import type { ImportAnswer } from "@/lib/contracts/product-import/calls";
import { importTexts, OUTCOME_NAMES } from "./texts";

const SHOWN = 20;
const OUTCOMES = ["created", "updated", "renamed", "unchanged"] as const;

/** How many products are new, changed and unchanged, and the first of those that are not as before. */
export function Outcomes({ outcomes }: { outcomes: Readonly<ImportAnswer["products"]> }) {
  const counts = OUTCOMES.map((outcome) => ({
    outcome,
    count: outcomes.filter((each) => each.outcome === outcome).length,
  }));
  const changed = outcomes.filter(({ outcome }) => outcome !== "unchanged");
  return (
    <Stack gap="xs">
      <Group gap="lg" role="status">
        {counts
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => (
            <Text key={outcome} fw={500}>
              {importTexts.outcome(count, OUTCOME_NAMES[outcome])}
            </Text>
          ))}
      </Group>
      {changed.slice(0, SHOWN).map(({ slug, outcome }) => (
        <Text size="sm" key={slug} className="[overflow-wrap:anywhere]">
          {slug}, {OUTCOME_NAMES[outcome].toLowerCase()}
        </Text>
      ))}
      {changed.length > SHOWN && <Text size="sm">{importTexts.moreFaults(changed.length - SHOWN)}</Text>}
    </Stack>
  );
}
