import { useCallback, useEffect, useRef, useState } from "react";
import type { DraftViewWire, SentChange } from "@/lib/contracts/shop-window/calls";
import type { SegmentWire } from "@/lib/contracts/shop-window/window-segment";
import { callDesk, type DeskRefusal, type FieldFault } from "./call-desk";
import { useUnsaved } from "./unsaved";
import { useCall } from "./use-call";
import { useWriteQueue } from "./write-queue";

/** So long after the last key what was typed goes into the draft. */
const PAUSE_MS = 700;

type DraftCall = "changes" | "steps" | "take-over" | "plan";

/** A page of a draft that is being written. */
export type WindowDraftState = {
  view: DraftViewWire | undefined;
  /** Why it cannot be read. */
  failure: DeskRefusal | undefined;
  onRetry: () => void;
  /** The segments of the page with what is being typed. */
  segments: readonly SegmentWire[];
  /** Whether all that was typed is in the draft. */
  isSaved: boolean;
  isBusy: boolean;
  /** Why the last write was refused, with what it was about. */
  refusal: string | null;
  faults: readonly FieldFault[];
  /** Types over a segment; it goes into the draft after a pause. */
  type: (segment: SegmentWire) => void;
  /** Sends what was typed now. Resolves to whether all of it is in the draft. */
  flush: () => Promise<boolean>;
  change: (change: SentChange) => Promise<boolean>;
  step: (step: "undo" | "redo") => Promise<boolean>;
  takeOver: () => Promise<boolean>;
  plan: (publishAt: string | null) => Promise<boolean>;
  /** Publishes it, which ends the draft. */
  publish: () => Promise<boolean>;
  discard: () => Promise<boolean>;
};

/**
 * Reads and writes a page of a draft. Writes go one after the other, each from the revision that the last one answered, and
 * what was typed goes before them, so that nothing overtakes anything.
 */
export function useWindowDraft(id: string, page: string): WindowDraftState {
  const base = `/api/owner/shop-window/drafts/${encodeURIComponent(id)}` as const;
  const query = `?page=${encodeURIComponent(page)}`;
  const { data, error, mutate } = useCall<DraftViewWire>(`${base}${query}`);
  const [typed, setTyped] = useState<ReadonlyMap<string, SegmentWire>>(new Map());
  const { enqueue, isBusy, refusal, faults, lastRefusal } = useWriteQueue(() => mutate());
  const revision = useRef(0);
  const typing = useRef(typed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useUnsaved(typed.size > 0);

  useEffect(() => {
    if (data) revision.current = Math.max(revision.current, data.draft.revision);
  }, [data]);

  const keepTyped = useCallback((next: ReadonlyMap<string, SegmentWire>) => {
    typing.current = next;
    setTyped(next);
  }, []);

  const send = (call: DraftCall, body: object) =>
    enqueue(async () => {
      const answer = await callDesk<DraftViewWire>(`${base}/${call}${query}`, {
        method: "POST",
        body: { ...body, revision: revision.current },
      });
      revision.current = answer.draft.revision;
      await mutate(answer, false);
    });

  const flush = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    for (const segment of typing.current.values()) {
      const isSent = await send("changes", { change: { kind: "edit", segment } });
      // A section that was removed in another tab has no place for it, and must not hold up all other writes.
      const isGone = !isSent && lastRefusal() === "change_impossible";
      // What was typed while it was on its way stays to be sent.
      if (isGone || (isSent && typing.current.get(segment.id) === segment)) {
        const left = new Map(typing.current);
        left.delete(segment.id);
        keepTyped(left);
      }
      if (!isSent) return false;
    }
    return true;
  };
  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  });
  // Whoever leaves the page of a draft within the pause has typed for nothing otherwise.
  useEffect(
    () => () => {
      if (typing.current.size > 0) void latestFlush.current();
    },
    [],
  );
  const afterTyped = async (write: () => Promise<boolean>) => (await flush()) && (await write());

  const isRead = data?.page === page;
  const segments = isRead ? data.segments.map((segment) => typed.get(segment.id) ?? segment) : [];
  return {
    view: isRead ? data : undefined,
    failure: data ? undefined : error,
    onRetry: () => void mutate(),
    segments,
    isSaved: typed.size === 0 && !isBusy,
    isBusy,
    refusal,
    faults,
    type: (segment) => {
      keepTyped(new Map(typing.current).set(segment.id, segment));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void latestFlush.current(), PAUSE_MS);
    },
    flush,
    change: (change) => afterTyped(() => send("changes", { change })),
    step: (step) => afterTyped(() => send("steps", { step })),
    takeOver: () => send("take-over", {}),
    plan: (publishAt) => afterTyped(() => send("plan", { publish_at: publishAt })),
    publish: () =>
      afterTyped(() =>
        enqueue(async () => {
          await callDesk(`${base}/publish`, { method: "POST", body: { revision: revision.current } });
        }),
      ),
    discard: () => {
      clearTimeout(timer.current);
      keepTyped(new Map());
      return enqueue(async () => {
        await callDesk(base, { method: "DELETE" });
      });
    },
  };
}
