import { Button, Group, Text } from "@mantine/core";
import { deskTexts } from "./texts";

type PagesProps = { page: number; pages: number; onChange: (page: number) => void };

/** Leads to the neighbours of a page of a list; nothing if there is only one. */
export function Pages({ page, pages, onChange }: PagesProps) {
  if (pages < 2) return null;
  return (
    <Group justify="space-between">
      <Button variant="default" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {deskTexts.newer}
      </Button>
      <Text size="sm">{deskTexts.page(page, pages)}</Text>
      <Button variant="default" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {deskTexts.older}
      </Button>
    </Group>
  );
}
