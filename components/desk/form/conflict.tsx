import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { fieldTexts } from "./texts";

type ConflictProps = { theirs: unknown; onKeepMine: () => void; onTakeTheirs: () => void; children: ReactNode };

/** A field with what another person wrote into it meanwhile, to keep or to take. */
export function Conflict({ theirs, onKeepMine, onTakeTheirs, children }: ConflictProps) {
  return (
    <Stack gap="xs">
      {children}
      <Alert color="orange" variant="light" role="alert">
        <Text>{fieldTexts.theirs(shownValue(theirs))}</Text>
        <Group gap="xs" mt="xs">
          <Button size="md" variant="default" onClick={onKeepMine}>
            {fieldTexts.keepMine}
          </Button>
          <Button size="md" variant="default" onClick={onTakeTheirs}>
            {fieldTexts.takeTheirs}
          </Button>
        </Group>
      </Alert>
    </Stack>
  );
}

/** A value in a few words: lists and parts of an entry are named by how much they hold. */
function shownValue(value: unknown): string {
  if (typeof value === "boolean") return value ? fieldTexts.yes : fieldTexts.no;
  if (Array.isArray(value))
    return value.every((entry) => typeof entry === "string") && value.length > 0
      ? value.join(", ")
      : fieldTexts.entries(value.length);
  if (typeof value === "object" && value !== null) return Object.values(value).filter(Boolean).join(", ");
  return value === null || value === undefined || value === "" ? fieldTexts.nothing : String(value);
}
