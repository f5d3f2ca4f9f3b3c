import { Button, Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { ArticleAnswer } from "@/lib/contracts/article/calls";
import type { ArticlePart } from "@/lib/domain/article/article";
import { goWithinDesk } from "../link";
import { Section } from "../section";
import { Refused } from "../states";
import { ARTICLE_FAULTS, articleTexts, PART_TEXTS } from "./texts";

/** Begins an article with a title; its address is made from it unless one is typed. */
export function NewArticle({ part }: { part: ArticlePart }) {
  const { run, isPending, refusal, faults } = useWrite();
  const [title, setTitle] = useState("");
  const [typed, setTyped] = useState<string | null>(null);
  const slug = typed ?? slugOf(title);
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(async () => {
      const body = { title, slug };
      const { _id } = await callDesk<ArticleAnswer>(`/api/owner/articles/${part}`, { method: "POST", body });
      goWithinDesk(`/desk/${part}/${encodeURIComponent(_id)}`);
    });
  };
  const fault = faults.find(({ path }) => path === "slug")?.code;
  return (
    <Section title={PART_TEXTS[part].begin} why={PART_TEXTS[part].beginWhy}>
      <form onSubmit={begin} noValidate>
        <Stack gap="sm">
          {refusal && <Refused code={refusal} />}
          <TextInput
            size="md"
            required
            label={articleTexts.newName}
            maxLength={300}
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <TextInput
            size="md"
            required
            label={articleTexts.newSlug}
            description={PART_TEXTS[part].slugHint}
            maxLength={120}
            value={slug}
            error={fault && ARTICLE_FAULTS[fault]}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Group>
            <Button size="md" type="submit" loading={isPending} disabled={title.trim() === ""}>
              {PART_TEXTS[part].begin}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

/** An address from a title: "Our Loom, 1924" becomes "our-loom-1924". */
const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 120);
