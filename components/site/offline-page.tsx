"use client";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { type KeptPage, listKeptPages } from "@/lib/browser/site/kept-pages";
import { offlineTexts } from "./offline-texts";

export const OFFLINE_HEADING_ID = "offline-heading";

/** What visitors see while offline, with a list of the pages they have visited, which they can still read. */
export function OfflinePage({ storeName }: { storeName: string }) {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  const [isListShown, setListShown] = useState(false);

  useEffect(() => {
    let isGone = false;
    listKeptPages().then((kept) => {
      if (!isGone) setPages(kept);
    });
    return () => {
      isGone = true;
    };
  }, []);

  return (
    <div className="flex min-h-dvh flex-col px-gutter pb-12">
      <p className="flex h-16 items-center justify-center border-b border-line font-display text-[1.6rem] leading-none lg:h-18 lg:text-[1.75rem]">
        {storeName}
      </p>
      <div className="flex grow flex-col items-center justify-center pt-12 text-center">
        <BrokenThread />
        <h1 id={OFFLINE_HEADING_ID} className="mt-10 font-display text-display-2 lg:mt-12">
          {offlineTexts.heading}
        </h1>
        <p className="mt-4 max-w-[26rem] text-balance text-muted">{offlineTexts.text}</p>
        {pages.length > 0 && (
          <>
            <Button
              look="outline"
              className="mt-8"
              aria-expanded={isListShown}
              aria-controls="kept-pages"
              onClick={() => setListShown(!isListShown)}
            >
              {offlineTexts.visitedPages}
            </Button>
            <ul id="kept-pages" hidden={!isListShown} className="mt-6 w-full max-w-xl border-t border-line text-start">
              {pages.map(({ title, href }) => (
                <li key={href} className="border-b border-line">
                  {/* A plain link, because the service worker has saved the whole document, not the data that
                      Next's router would fetch. */}
                  <a href={href} className="block py-3 hover:text-accent">
                    {title.replace(` | ${storeName}`, "")}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

/** The illustration of the offline page: warp threads and a broken weft thread. */
function BrokenThread() {
  const warps = Array.from({ length: 23 }, (_, index) => 12 + index * 12);
  return (
    <svg viewBox="0 0 288 96" fill="none" aria-hidden="true" className="w-72 max-w-full lg:w-96">
      <g className="stroke-line" strokeWidth="1.5">
        {warps.map((x) => (
          <path key={x} d={`M${x} 6v84`} />
        ))}
      </g>
      <g className="stroke-accent" strokeWidth="2.5" strokeLinecap="round">
        <path d="M0 48h108c10 0 15 3 17 10 1 5-4 8-7 5" />
        <path d="M288 48H180c-10 0-14-4-15-11-1-5 4-7 6-4" />
      </g>
      <g className="stroke-line" strokeWidth="1.5">
        {warps
          .filter((_, index) => index % 2 === 0)
          .map((x) => (
            <path key={x} d={`M${x} 42v12`} />
          ))}
      </g>
    </svg>
  );
}
