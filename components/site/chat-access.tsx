"use client";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { loadScript } from "@/lib/browser/load-script";
import { watchCorner } from "@/lib/browser/site/watch-corner";
import { whatsappAddress } from "@/lib/domain/site/chat";
import type { Chat } from "@/lib/domain/store/store";
import { chatTexts } from "./texts";

/**
 * The URLs of scripts already added to the page. They stay loaded when Next.js navigates, so they must not be added
 * again.
 */
const requestedScripts = new Set<string>();

/** The shop's chat: either a round button that opens WhatsApp, or a widget that another company's script adds. */
export function ChatAccess({ chat }: { chat: Chat }) {
  const isHome = usePathname() === "/";
  const isHere = isHome || !chat.onlyOnHome;
  const isWhatsapp = chat.type === "whatsapp";
  const button = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (isWhatsapp || !isHere || requestedScripts.has(chat.scriptUrl)) return;
    requestedScripts.add(chat.scriptUrl);
    void loadScript(chat.scriptUrl);
  }, [isWhatsapp, isHere, chat.scriptUrl]);

  const isShown = isWhatsapp && isHere;
  useEffect(() => (isShown && button.current ? watchCorner(button.current) : undefined), [isShown]);

  if (!isShown) return null;
  return (
    // An <aside> is a landmark, through which screen reader users can find the chat.
    <aside aria-label={chatTexts.label}>
      <a
        ref={button}
        href={whatsappAddress(chat)}
        target="_blank"
        rel="noopener"
        className="in-corner chat-access fixed z-30 grid size-11 place-items-center rounded-full border border-transparent bg-ink text-paper hover:bg-accent starting:opacity-0"
      >
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className="size-6"
        >
          <path d="M3.5 20.5 4.8 16A8.6 8.6 0 1 1 8 19.2l-4.5 1.3Z" />
          <path d="M8.9 8.6c-.7 1.9 1.2 5.2 4.4 6.5 1.2.5 2.2.2 2.7-.9l-2-1.4-1.1.8a5.8 5.8 0 0 1-2.3-2.4l.8-1-1.1-2.1c-.7-.2-1.2-.1-1.4.5Z" />
        </svg>
        <span className="sr-only">{chatTexts.whatsapp}</span>
      </a>
    </aside>
  );
}
