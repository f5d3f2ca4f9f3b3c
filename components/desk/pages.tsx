import { Button, Group, Text } from "@mantine/core";
import { deskTexts } from "./texts";

type PagesProps = {
  page: number;
  pages: number;
  onChange: (page: number) => void;
  /** What the two buttons say; of lists by time, newer and older. */
  names?: { before: string; after: string };
};

const BY_TIME = { before: deskTexts.newer, after: deskTexts.older };

/** Leads to the neighbours of a page of a list; nothing if there is only one. */
export function Pages({ page, pages, onChange, names = BY_TIME }: PagesProps) {
  if (pages < 2) return null;
  return (
    <Group justify="space-between">
      <Button variant="default" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {names.before}
      </Button>
      <Text size="sm">{deskTexts.page(page, pages)}</Text>
      <Button variant="default" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {names.after}
      </Button>
    </Group>
  );
}
