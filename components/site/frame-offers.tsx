"use client";
import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { NewsletterDialog } from "@/components/newsletter/dialog";
import { FooterFormBehaviour } from "@/components/newsletter/footer-form-behaviour";
import { openNewsletterLater } from "@/lib/browser/newsletter";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import { type DialogsInAddress, followDialogs } from "@/lib/browser/site/follow-dialogs";
import { followDrawers } from "@/lib/browser/site/follow-drawers";
import { NEWSLETTER_DIALOG } from "@/lib/domain/newsletter";
import type { Chat, Newsletter } from "@/lib/domain/store/store";
import { ChatAccess } from "./chat-access";

export type FrameOffersProps = { storeId: string; chat: Chat | null; newsletter: Newsletter | null };

/** The time from the first interaction until the chat appears (specification §4). */
const CHAT_DELAY_MS = 1_000;

/**
 * What opens over a page: dialogs and drawers immediately, the chat one second after the first interaction and the
 * newsletter after eight.
 */
export function FrameOffers({ storeId, chat, newsletter }: FrameOffersProps) {
  const pathname = usePathname();
  const [hasChat, setHasChat] = useState(false);
  const dialogs = useRef<DialogsInAddress>(null);
  const opensNewsletter = newsletter?.opensOnLoad === true;

  useEffect(() => {
    dialogs.current = followDialogs();
    return dialogs.current.stop;
  }, []);

  useEffect(followDrawers, []);

  // Client-side navigation changes the URL without a `hashchange` event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the path has changed
  useEffect(() => dialogs.current?.update(), [pathname]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = onFirstInteraction(() => {
      timer = setTimeout(() => setHasChat(true), CHAT_DELAY_MS);
    });
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    if (!opensNewsletter) return;
    let stop: (() => void) | undefined;
    const cancel = onFirstInteraction(() => {
      stop = openNewsletterLater(() => dialogs.current?.open(NEWSLETTER_DIALOG));
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [opensNewsletter]);

  return (
    <>
      {newsletter && <NewsletterDialog storeId={storeId} newsletter={newsletter} />}
      {newsletter?.asksForAddress && <FooterFormBehaviour newsletter={newsletter} />}
      {chat && hasChat && <ChatAccess chat={chat} />}
    </>
  );
}
