"use client";
import { useOffline } from "next/offline";
import { useEffect, useRef } from "react";
import { OFFLINE_HEADING_ID, OfflinePage } from "./offline-page";

/**
 * Stands before everything while there is no network. The page behind stays as it is, half-typed words and all: a modal
 * dialog makes it inert, takes the focus, is read out, and gives the focus back.
 *
 * Browsers misreport `navigator.onLine`, so the shop starts online, and only events and calls that failed change that.
 */
export function OfflineDialog({ storeName }: { storeName: string }) {
  const isOffline = useOffline();
  const dialog = useRef<HTMLDialogElement>(null);

  const show = () => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` only uses the ref
  useEffect(() => {
    if (isOffline) show();
    else dialog.current?.close();
  }, [isOffline]);

  return (
    <>
      <dialog
        ref={dialog}
        aria-labelledby={OFFLINE_HEADING_ID}
        onCancel={(event) => event.preventDefault()}
        // A browser lets nobody be held for ever: the second Escape closes the dialog, and there is nothing behind it.
        onClose={() => isOffline && show()}
        className="offline-dialog m-0 size-full max-h-none max-w-none bg-paper text-ink"
      >
        {isOffline && <OfflinePage storeName={storeName} />}
      </dialog>
      <Announcement isOffline={isOffline} />
    </>
  );
}

/** Says that the page is back; that it went is said by the dialog, which takes the focus. */
function Announcement({ isOffline }: { isOffline: boolean }) {
  const wasOffline = useRef(false);
  wasOffline.current ||= isOffline;
  return (
    <p role="status" className="sr-only">
      {wasOffline.current && !isOffline && "You are online again."}
    </p>
  );
}
