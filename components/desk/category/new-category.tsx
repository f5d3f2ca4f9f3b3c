import { Button, Group, Select, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import type { DeskCategory } from "@/lib/browser/desk/category-tree";
import { useUnsaved } from "@/lib/browser/desk/unsaved";
import { useWrite } from "@/lib/browser/desk/use-write";
import { MAX_CATEGORY_LEVELS, type TreeEntry } from "@/lib/domain/catalogue/category-tree";
import { Section } from "../section";
import { Refused } from "../states";
import { categoryTexts } from "./texts";

type NewCategoryProps = { rows: readonly TreeEntry<DeskCategory>[]; onAdded: (name: string) => void };

export function NewCategory({ rows, onAdded }: NewCategoryProps) {
  const { run, isPending, refusal } = useWrite();
  const [name, setName] = useState("");
  const [parentId, setParentId] = useState("");
  useUnsaved(name !== "");
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name, parent_id: parentId || null };
    if (!(await run(() => callDesk("/api/owner/categories", { method: "POST", body })))) return;
    setName("");
    onAdded(name);
  };
  const parents = rows.filter(({ level }) => level < MAX_CATEGORY_LEVELS - 1);
  return (
    <Section title={categoryTexts.add}>
      <form onSubmit={add}>
        <Stack gap="sm" maw={520}>
          <TextInput
            size="md"
            required
            maxLength={200}
            label={categoryTexts.name}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Select
            size="md"
            searchable
            label={categoryTexts.below}
            allowDeselect={false}
            data={[
              { value: "", label: categoryTexts.firstLevel },
              ...parents.map(({ category, level }) => ({
                value: category.id,
                label: `${"– ".repeat(level)}${category.name}`,
              })),
            ]}
            value={parentId}
            onChange={(chosen) => setParentId(chosen ?? "")}
          />
          {refusal && <Refused code={refusal} />}
          <Group>
            <Button type="submit" size="md" loading={isPending}>
              {categoryTexts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
