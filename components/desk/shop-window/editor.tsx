import { Alert, Button, Group, SegmentedControl, Select, Stack, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { rowsOf } from "@/lib/browser/desk/category-tree";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWindowDraft, type WindowDraftState } from "@/lib/browser/desk/window-draft";
import type { CategoryTreeAnswer } from "@/lib/contracts/catalogue/category-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { windowPreviewPath } from "@/lib/domain/site/preview";
import { DraftNotices } from "../draft/notices";
import { PagePreview } from "../draft/page-preview";
import { DiscardDraft, PublishDraft } from "../draft/publish";
import { draftTexts } from "../draft/texts";
import { DeskLink, goWithinDesk } from "../link";
import { Failed, Loading, Refused } from "../states";
import { namesOfPages, pageChoices } from "./pages";
import { SectionList } from "./section-list";
import { nameOfSection } from "./section-name";
import { faultText, windowTexts } from "./texts";

type EditorProps = { id: string; store: StoreAnswer; callerName: string; mayWrite: boolean };

/** A draft: the sections of a page beside the page as shoppers will see it. */
export default function Editor({ id, store, callerName, mayWrite }: EditorProps) {
  const [page, setPage] = useState("home");
  const draft = useWindowDraft(id, page);
  const tree = useCall<CategoryTreeAnswer>("/api/owner/categories");
  const isWide = useMediaQuery("(width >= 75rem)");
  const [tab, setTab] = useState<"sections" | "preview">("sections");
  const { view } = draft;
  const isWritable = mayWrite && view?.draft.by === callerName && view.draft.publish_at === null;
  useUndoKeys(draft, isWritable);
  if (draft.failure) return <Failed code={draft.failure.code} onRetry={draft.onRetry} />;
  if (!tree.data || (!view && page === "home")) return <Loading />;
  const choices = pageChoices(tree.data);
  const categories = rowsOf(tree.data).map(({ category }) => ({ key: category.slug, name: category.name }));
  const sections = view ? (
    <SectionList
      key={page}
      draft={draft}
      storeId={store.store_id}
      categories={categories}
      faults={view.faults.filter((fault) => fault.page === page)}
      isWritable={isWritable}
    />
  ) : (
    <Loading />
  );
  const preview = view && <PagePreview path={windowPreviewPath(id, page)} revision={view.draft.revision} />;
  return (
    <Stack gap="md">
      <div>
        <DeskLink href="/desk/shop-window">{windowTexts.title}</DeskLink>
        <Title order={1} className="[overflow-wrap:anywhere]">
          {view?.draft.name}
        </Title>
      </div>
      {view && <Notices draft={draft} store={store} callerName={callerName} mayWrite={mayWrite} />}
      {draft.refusal && (
        <Stack gap="xs">
          <Refused code={draft.refusal} />
          {!draft.isSaved && (
            <Group>
              <Button variant="default" onClick={() => void draft.flush()}>
                {draftTexts.tryAgain}
              </Button>
            </Group>
          )}
        </Stack>
      )}
      <Group gap="sm" align="end" className="z-20 border-line border-b bg-paper py-2 md:sticky md:top-14">
        <Select
          size="md"
          searchable
          allowDeselect={false}
          className="min-w-0 grow sm:max-w-80"
          label={windowTexts.page}
          data={choices}
          value={page}
          onChange={(chosen) => {
            // What could not be sent belongs to this page, and stays on it.
            if (chosen) void draft.flush().then((isSent) => isSent && setPage(chosen));
          }}
        />
        {isWritable && view && (
          <>
            <Group gap="xs" wrap="nowrap">
              <Button
                size="md"
                variant="default"
                disabled={view.draft.steps === 0 || draft.isBusy}
                onClick={() => void draft.step("undo")}
              >
                {windowTexts.undo}
              </Button>
              <Button
                size="md"
                variant="default"
                disabled={view.undone === 0 || draft.isBusy}
                onClick={() => void draft.step("redo")}
              >
                {windowTexts.redo}
              </Button>
            </Group>
            <PublishDraft
              draft={draft}
              timeZone={store.time_zone}
              what={namesOfPages(view.changed_pages, choices)}
              onOver={toOverview}
            />
          </>
        )}
        <Text size="sm" role="status" className="sm:pb-3">
          {statusOf(draft)}
        </Text>
      </Group>
      {view && view.changed_pages.length > 0 && (
        <Text size="sm">{windowTexts.changedPages(namesOfPages(view.changed_pages, choices))}</Text>
      )}
      {view && view.faults.length > 0 && (
        <Alert color="orange" variant="light">
          <Text fw={500}>{draftTexts.incomplete}</Text>
          <ul className="m-0 ps-5">
            {view.faults.map((fault) => (
              <li key={`${fault.page} ${fault.segment_id} ${fault.path}`}>
                {fault.page === page
                  ? `${nameOfSection(draft.segments.find(({ id: own }) => own === fault.segment_id))}: ${faultText(fault)}`
                  : `${namesOfPages([fault.page], choices)}: ${faultText(fault)}`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {!isWide && (
        <SegmentedControl
          size="md"
          aria-label={draftTexts.show}
          data={[
            { value: "sections", label: windowTexts.sections },
            { value: "preview", label: draftTexts.preview },
          ]}
          value={tab}
          onChange={(chosen) => {
            void draft.flush();
            setTab(chosen as typeof tab);
          }}
        />
      )}
      <div className={isWide ? "grid grid-cols-[minmax(0,26rem)_minmax(0,1fr)] items-start gap-8" : undefined}>
        {/* A form that is open stays so while somebody looks at the preview. */}
        <div hidden={!isWide && tab === "preview"}>{sections}</div>
        {(isWide || tab === "preview") && <div className={isWide ? "sticky top-40" : undefined}>{preview}</div>}
      </div>
      {isWritable && <DiscardDraft draft={draft} onOver={toOverview} />}
    </Stack>
  );
}

function statusOf({ view, isSaved }: WindowDraftState): string {
  if (!isSaved) return draftTexts.saving;
  return view && view.draft.steps > 0 ? windowTexts.saved(view.draft.steps) : windowTexts.unchanged;
}

const toOverview = () => goWithinDesk("/desk/shop-window");

type NoticesProps = { draft: WindowDraftState; store: StoreAnswer; callerName: string; mayWrite: boolean };

/** What somebody should know before they write: who works on the draft, its plan, and what has changed in the shop. */
function Notices({ draft, store, callerName, mayWrite }: NoticesProps) {
  const { view } = draft;
  if (!view) return null;
  return (
    <>
      <DraftNotices
        draft={view.draft}
        store={store}
        callerName={callerName}
        mayWrite={mayWrite}
        onTakeOver={() => void draft.takeOver()}
        onEndPlan={() => void draft.plan(null)}
      />
      {view.overwritten.length > 0 && (
        <Alert color="orange" variant="light">
          {windowTexts.overwritten(view.overwritten.map(nameOfSection).join(", "))}
        </Alert>
      )}
      {view.lost > 0 && (
        <Alert color="orange" variant="light">
          {windowTexts.lost(view.lost)}
        </Alert>
      )}
    </>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z, except in inputs, which undo what is typed in them. */
function useUndoKeys(draft: WindowDraftState, isWritable: boolean): void {
  useEffect(() => {
    if (!isWritable) return;
    const press = (event: KeyboardEvent) => {
      const isInput = event.target instanceof HTMLElement && event.target.matches("input, textarea");
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || isInput) return;
      event.preventDefault();
      void draft.step(event.shiftKey ? "redo" : "undo");
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
