import { Alert, Anchor, Button, Group, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { type ArticleDraftState, useArticleDraft } from "@/lib/browser/desk/article-draft";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import type { ArticlePart } from "@/lib/domain/article/article";
import { withBasePath } from "@/lib/domain/site/base-path";
import { articlePreviewPath } from "@/lib/domain/site/preview";
import { DraftNotices } from "../draft/notices";
import { PagePreview } from "../draft/page-preview";
import { DiscardDraft, PublishDraft } from "../draft/publish";
import { draftTexts } from "../draft/texts";
import { fieldTexts } from "../form/texts";
import { DeskLink, goWithinDesk } from "../link";
import { Failed, Loading, Refused } from "../states";
import { ArticleFields } from "./fields";
import { RemoveArticle } from "./remove";
import { ARTICLE_FAULTS, articleTexts, PART_TEXTS } from "./texts";
import { ArticleVersions } from "./versions";

type EditorProps = { part: ArticlePart; id: string; store: StoreAnswer; callerName: string; mayWrite: boolean };

/** A page or post: what can be written of it beside the page as shoppers will see it. */
export default function Editor({ part, id, store, callerName, mayWrite }: EditorProps) {
  const draft = useArticleDraft(part, id);
  const isWide = useMediaQuery("(width >= 75rem)");
  const [tab, setTab] = useState<"write" | "preview">("write");
  const [said, setSaid] = useState("");
  const { article, content } = draft;
  if (draft.failure) return <Failed code={draft.failure.code} onRetry={draft.onRetry} />;
  if (!article) return <Loading />;
  const written = article.draft;
  const isWritable = mayWrite && (!written || (written.by === callerName && written.publish_at === null));
  const shown = content?.title || article.versions.find(({ title }) => title)?.title || id;
  const fields = content && (
    <ArticleFields
      article={article}
      content={content}
      store={store}
      isFixed={!isWritable}
      onType={(typed) => {
        setSaid("");
        draft.type(typed);
      }}
    />
  );
  const preview = content && (
    <PagePreview path={articlePreviewPath(part, id)} revision={written?.revision ?? -article.versions.length} />
  );
  return (
    <Stack gap="md">
      <div>
        <DeskLink href={`/desk/${part}`}>{PART_TEXTS[part].title}</DeskLink>
        <Title order={1} className="[overflow-wrap:anywhere]">
          {shown}
        </Title>
      </div>
      {written && (
        <DraftNotices
          draft={written}
          store={store}
          callerName={callerName}
          mayWrite={mayWrite}
          onTakeOver={() => void draft.takeOver()}
          onEndPlan={() => void draft.plan(null)}
        />
      )}
      {written?.is_outdated && (
        <Alert color="orange" variant="light">
          <Text>{articleTexts.outdated}</Text>
        </Alert>
      )}
      {draft.refusal && (
        <Stack gap="xs">
          <Refused code={draft.refusal} />
          {!draft.isSaved && <TryAgain draft={draft} />}
        </Stack>
      )}
      <Group gap="sm" className="z-20 border-line border-b bg-paper py-2 md:sticky md:top-14">
        {isWritable && content && (
          <PublishDraft
            draft={draft}
            timeZone={store.time_zone}
            what={written ? shown : ""}
            onOver={() => setSaid(articleTexts.published)}
          />
        )}
        <Text size="sm" role="status">
          {said || statusOf(draft)}
        </Text>
        {article.path && (
          <Anchor href={withBasePath(article.path)} target="_blank" rel="noreferrer" size="sm">
            {articleTexts.toShop}
          </Anchor>
        )}
      </Group>
      {written && article.faults.length > 0 && (
        <Alert color="orange" variant="light">
          <Text fw={500}>{draftTexts.incomplete}</Text>
          <ul className="m-0 ps-5">
            {article.faults.map(({ path, code }) => (
              <li key={path}>{ARTICLE_FAULTS[code] ?? code}</li>
            ))}
          </ul>
        </Alert>
      )}
      {!isWide && content && (
        <SegmentedControl
          size="md"
          aria-label={draftTexts.show}
          data={[
            { value: "write", label: articleTexts.write },
            { value: "preview", label: draftTexts.preview },
          ]}
          value={tab}
          onChange={(chosen) => {
            void draft.flush();
            setTab(chosen as typeof tab);
          }}
        />
      )}
      <div className={isWide ? "grid grid-cols-[minmax(0,34rem)_minmax(0,1fr)] items-start gap-8" : undefined}>
        {/* What is being written stays open while somebody looks at the preview. */}
        <div hidden={!isWide && tab === "preview"} className="[--tools-top:7.25rem]">
          {fields}
        </div>
        {(isWide || tab === "preview") && <div className={isWide ? "sticky top-32" : undefined}>{preview}</div>}
      </div>
      {isWritable && written && (
        <DiscardDraft draft={draft} onOver={() => article.live === null && goWithinDesk(`/desk/${part}`)} />
      )}
      <ArticleVersions
        article={article}
        store={store}
        mayWrite={mayWrite}
        refusal={draft.refusal}
        isBusy={draft.isBusy}
        onRestore={async (number) => setSaid((await draft.restore(number)) ? articleTexts.wentBack : "")}
      />
      {mayWrite && article.live && (
        <RemoveArticle
          title={article.live.title}
          isBusy={draft.isBusy}
          onRemove={async () => setSaid((await draft.remove()) ? articleTexts.wasRemoved : "")}
        />
      )}
    </Stack>
  );
}

/** The ways on for what was typed and refused. */
function TryAgain({ draft }: { draft: ArticleDraftState }) {
  if (draft.refusal !== "draft_changed") {
    return (
      <Group>
        <Button variant="default" onClick={() => void draft.flush()}>
          {draftTexts.tryAgain}
        </Button>
      </Group>
    );
  }
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => void draft.keepMine()}>
        {fieldTexts.keepMine}
      </Button>
      <Button variant="default" onClick={draft.takeTheirs}>
        {fieldTexts.takeTheirs}
      </Button>
    </Group>
  );
}

function statusOf({ article, isSaved }: ArticleDraftState): string {
  if (!isSaved) return draftTexts.saving;
  if (article?.draft) return articleTexts.isDraft;
  return article?.live ? articleTexts.isLive : articleTexts.isAbsent;
}
