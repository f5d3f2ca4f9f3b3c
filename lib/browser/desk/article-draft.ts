import { useEffect, useRef, useState } from "react";
import type { ArticleAnswer } from "@/lib/contracts/article/calls";
import type { ArticleWire } from "@/lib/contracts/article/stored-article";
import { callDesk, type DeskRefusal } from "./call-desk";
import { useUnsaved } from "./unsaved";
import { useCall } from "./use-call";
import { useWriteQueue } from "./write-queue";

/** So long after the last key what was typed goes into the draft. */
const PAUSE_MS = 800;

/** An article that is being written. */
export type ArticleDraftState = {
  article: ArticleAnswer | undefined;
  /** Why it cannot be read. */
  failure: DeskRefusal | undefined;
  onRetry: () => void;
  /** The article with what is being typed: on its draft or, without one, on what shoppers see. */
  content: ArticleWire | null;
  /** Whether all that was typed is in the draft. */
  isSaved: boolean;
  isBusy: boolean;
  refusal: string | null;
  /** Types over the article; it goes into the draft after a pause, which begins one if there is none. */
  type: (content: ArticleWire) => void;
  /** Sends what was typed now. Resolves to whether all of it is in the draft. */
  flush: () => Promise<boolean>;
  /** After a refusal because the draft has changed in another tab: what was typed here takes the place of that. */
  keepMine: () => Promise<boolean>;
  /** The other way: forgets what was typed here. */
  takeTheirs: () => void;
  takeOver: () => Promise<boolean>;
  plan: (publishAt: string | null) => Promise<boolean>;
  /** Shows it to shoppers, which ends the draft. */
  publish: () => Promise<boolean>;
  discard: () => Promise<boolean>;
  restore: (version: number) => Promise<boolean>;
  remove: () => Promise<boolean>;
};

export function useArticleDraft(part: string, id: string): ArticleDraftState {
  const path = `/api/owner/articles/${part}/${encodeURIComponent(id)}` as const;
  const { data, error, mutate } = useCall<ArticleAnswer>(path);
  const { enqueue, isBusy, refusal, forgetRefusal } = useWriteQueue(() => mutate());
  const [typed, setTyped] = useState<ArticleWire | null>(null);
  const typing = useRef(typed);
  const revision = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useUnsaved(typed !== null);

  const isRead = data?.part === part && data._id === id;
  // While something is typed, it goes onto the revision that was seen when that began.
  useEffect(() => {
    if (isRead && typing.current === null) revision.current = data.draft?.revision ?? 0;
  }, [data, isRead]);

  const keepTyped = (content: ArticleWire | null) => {
    typing.current = content;
    setTyped(content);
  };
  const show = async (answer: ArticleAnswer) => {
    revision.current = answer.draft?.revision ?? 0;
    await mutate(answer, false);
  };
  const send = (call: string, method: "POST" | "PUT" | "DELETE", body: object = {}) =>
    enqueue(async () => {
      const sent = { ...body, revision: revision.current };
      await show(
        await callDesk<ArticleAnswer>(`${path}${call}`, { method, ...(method !== "DELETE" && { body: sent }) }),
      );
    });
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const content = typing.current;
    if (!content) return true;
    const isSent = await send("/draft", "PUT", { content });
    // What was typed while it was on its way stays to be sent.
    if (isSent && typing.current === content) keepTyped(null);
    return isSent;
  };
  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  });
  // Whoever leaves the page within the pause has typed for nothing otherwise.
  useEffect(
    () => () => {
      if (typing.current) void latestFlush.current();
    },
    [],
  );
  const afterTyped = async (write: () => Promise<boolean>) => (await flush()) && (await write());
  return {
    article: isRead ? data : undefined,
    failure: isRead ? undefined : error,
    onRetry: () => void mutate(),
    content: typed ?? (isRead ? (data.draft?.content ?? data.live) : null),
    isSaved: typed === null && !isBusy,
    isBusy,
    refusal,
    type: (content) => {
      keepTyped(content);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void latestFlush.current(), PAUSE_MS);
    },
    flush,
    keepMine: () => {
      revision.current = data?.draft?.revision ?? 0;
      return flush();
    },
    takeTheirs: () => {
      clearTimeout(timer.current);
      keepTyped(null);
      forgetRefusal();
    },
    takeOver: () => send("/draft/take-over", "POST"),
    plan: (publishAt) => afterTyped(() => send("/draft/plan", "POST", { publish_at: publishAt })),
    publish: () => afterTyped(() => send("/draft/publish", "POST")),
    discard: () => {
      clearTimeout(timer.current);
      keepTyped(null);
      return send("/draft", "DELETE");
    },
    restore: (version) => send(`/versions/${version}/restore`, "POST"),
    remove: () => send("", "DELETE"),
  };
}
