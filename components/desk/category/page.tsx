import { Button, Group, Stack, Title } from "@mantine/core";
import { useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { rowsOf } from "@/lib/browser/desk/category-tree";
import { useFormDraft } from "@/lib/browser/desk/form-draft";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { CategoryTreeAnswer } from "@/lib/contracts/catalogue/category-calls";
import type { CategoryForm } from "@/lib/contracts/catalogue/category-form";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { categoryPath } from "@/lib/domain/catalogue/path";
import { withBasePath } from "@/lib/domain/site/base-path";
import { DeskLink, goWithinDesk } from "../link";
import { Section } from "../section";
import { Failed, Loading, Refused } from "../states";
import { CategoryFields } from "./fields";
import { categoryTexts } from "./texts";

type Written = { _id: string; fields: CategoryForm };
type CategoryPageProps = { id: string; store: StoreAnswer; mayWrite: boolean };

/** All that is written about a category. */
export default function CategoryPage({ id, store, mayWrite }: CategoryPageProps) {
  const path = `/api/owner/categories/${encodeURIComponent(id)}` as const;
  const { data, error, mutate } = useCall<Written>(path);
  const tree = useCall<CategoryTreeAnswer>("/api/owner/categories");
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data || !tree.data) return <Loading />;
  const rows = rowsOf(tree.data);
  const self = rows.find(({ category }) => category.id === id)?.category;
  return (
    <Stack gap="lg" maw={860}>
      <DeskLink href="/desk/categories">{categoryTexts.back}</DeskLink>
      <Group justify="space-between">
        <Title order={1} className="[overflow-wrap:anywhere]">
          {data.fields.name}
        </Title>
        {self?.active && (
          <Button
            size="md"
            variant="default"
            renderRoot={(props) => (
              <a href={withBasePath(categoryPath(data.fields.slug))} target="_blank" rel="noreferrer" {...props} />
            )}
          >
            {categoryTexts.toShop}
          </Button>
        )}
      </Group>
      <Edit
        written={data}
        store={store}
        mayWrite={mayWrite}
        choices={rows.map(({ category }) => ({ key: category.slug, name: category.name }))}
        onRead={async () => void (await mutate())}
        onSaved={async (after) => {
          await mutate(after, false);
          await tree.mutate();
        }}
      />
      {mayWrite && self && (
        <Remove
          id={id}
          products={self.products}
          below={rows.filter(({ category }) => category.parentId === id).length}
          onRemoved={async (after) => {
            await tree.mutate(after, false);
            goWithinDesk("/desk/categories");
          }}
        />
      )}
    </Stack>
  );
}

type EditProps = {
  written: Written;
  store: StoreAnswer;
  mayWrite: boolean;
  choices: readonly { key: string; name: string }[];
  onRead: () => Promise<void>;
  onSaved: (after: Written) => Promise<void>;
};

function Edit({ written, store, mayWrite, choices, onRead, onSaved }: EditProps) {
  const draft = useFormDraft(written.fields);
  const { run, isPending, refusal, faults } = useWrite();
  const [said, setSaid] = useState("");
  const save = async () => {
    const path = `/api/owner/categories/${encodeURIComponent(written._id)}` as const;
    const isSaved = await run(async () => {
      const body = { changes: draft.changes, seen: draft.seen };
      const after = await callDesk<Written>(path, { method: "PATCH", body });
      draft.discard();
      await onSaved(after);
      setSaid(categoryTexts.saved);
    });
    // What another has written is shown beside what was typed.
    if (!isSaved) await onRead();
  };
  return (
    <CategoryFields
      draft={draft}
      faults={faults}
      refusal={refusal}
      isPending={isPending}
      mayWrite={mayWrite}
      store={store}
      choices={choices}
      said={said}
      onSave={() => void save()}
    />
  );
}

type RemoveProps = {
  id: string;
  products: number;
  below: number;
  onRemoved: (after: CategoryTreeAnswer) => Promise<void>;
};

function Remove({ id, products, below, onRemoved }: RemoveProps) {
  const { run, isPending, refusal } = useWrite();
  const [isSure, setSure] = useState(false);
  const remove = async () => {
    if (!isSure) return setSure(true);
    const path = `/api/owner/categories/${encodeURIComponent(id)}` as const;
    await run(async () => onRemoved(await callDesk<CategoryTreeAnswer>(path, { method: "DELETE" })));
    setSure(false);
  };
  return (
    <Section title={categoryTexts.remove} why={categoryTexts.removeWhy(products, below)}>
      {refusal && <Refused code={refusal} />}
      <Group>
        <Button variant="default" loading={isPending} onClick={() => void remove()} onBlur={() => setSure(false)}>
          {isSure ? categoryTexts.removeSure : categoryTexts.remove}
        </Button>
      </Group>
    </Section>
  );
}
