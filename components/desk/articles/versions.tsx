import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { deskFormats } from "@/lib/browser/desk/formats";
import type { ArticleAnswer } from "@/lib/contracts/article/calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { withBasePath } from "@/lib/domain/site/base-path";
import { articlePreviewPath } from "@/lib/domain/site/preview";
import { Dialog } from "../dialog";
import { draftTexts } from "../draft/texts";
import { Section } from "../section";
import { Refused } from "../states";
import { ARTICLE_CAUSE_TEXTS, articleTexts } from "./texts";

type VersionsProps = {
  article: ArticleAnswer;
  store: StoreAnswer;
  mayWrite: boolean;
  refusal: string | null;
  isBusy: boolean;
  onRestore: (number: number) => Promise<void>;
};

/** What was published of an article, to look at and to go back to. */
export function ArticleVersions({ article, store, mayWrite, refusal, isBusy, onRestore }: VersionsProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const { versions, part, _id: id } = article;
  const formats = deskFormats(store);
  const close = () => setAsked(null);
  const anyTitle = versions.find(({ title }) => title)?.title ?? "";
  const nameOf = (number: number) =>
    articleTexts.version(number, versions.find((each) => each.number === number)?.title ?? anyTitle);
  // The newest is what shoppers see, unless it was taken out.
  const isCurrent = (number: number) => number === versions[0]?.number;
  return (
    <Section title={draftTexts.versions}>
      {versions.length === 0 && <Text>{articleTexts.noVersions}</Text>}
      <ul className="m-0 flex list-none flex-col p-0">
        {versions.map(({ number, at, by, cause, title }) => (
          <li key={number} className="border-line border-b py-3 last:border-0">
            <Group justify="space-between" align="start" gap="sm">
              <div className="min-w-0">
                <Text className="[overflow-wrap:anywhere]">{nameOf(number)}</Text>
                <Text size="sm">{`${ARTICLE_CAUSE_TEXTS[cause]}, ${draftTexts.by(by, formats.minute(at))}`}</Text>
              </div>
              {title !== null && (
                <Group gap="xs" className="shrink-0">
                  <Anchor
                    href={withBasePath(articlePreviewPath(part, id, `version-${number}`))}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={draftTexts.lookAt(nameOf(number))}
                  >
                    {draftTexts.look}
                  </Anchor>
                  {mayWrite && !isCurrent(number) && (
                    <Button
                      variant="default"
                      aria-label={draftTexts.goBackTo(nameOf(number))}
                      onClick={() => setAsked(`${number}`)}
                    >
                      {draftTexts.goBack}
                    </Button>
                  )}
                </Group>
              )}
            </Group>
          </li>
        ))}
      </ul>
      <Dialog
        opened={asked !== null}
        centered
        title={draftTexts.goBackTo(asked === null ? "" : nameOf(Number(asked)))}
        close={draftTexts.keep}
        onClose={close}
      >
        {asked !== null && (
          <Stack gap="sm">
            <Text>{articleTexts.goBackWhy}</Text>
            {refusal && <Refused code={refusal} />}
            <Button size="md" loading={isBusy} onClick={() => void onRestore(Number(asked)).then(close)}>
              {draftTexts.goBack}
            </Button>
          </Stack>
        )}
      </Dialog>
    </Section>
  );
}
