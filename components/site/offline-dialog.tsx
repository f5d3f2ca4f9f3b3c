"use client";
import { useOffline } from "next/offline";
import { useEffect, useRef } from "react";
import { OFFLINE_HEADING_ID, OfflinePage } from "./offline-page";
import { offlineTexts } from "./offline-texts";

/**
 * Covers the page while the browser is offline. The page behind it keeps its state, such as half-typed fields. The
 * dialog is modal, so the browser makes the page inert, moves the focus, announces the dialog, and returns the focus
 * when it closes.
 *
 * Browsers often get `navigator.onLine` wrong. So the shop assumes that it is online until an event or a failed call
 * says otherwise.
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
        // Pressing Escape twice closes the dialog in spite of `onCancel`. It then opens again, because the page behind
        // it does not work offline.
        onClose={() => isOffline && show()}
        className="offline-dialog m-0 size-full max-h-none max-w-none bg-paper text-ink"
      >
        {isOffline && <OfflinePage storeName={storeName} />}
      </dialog>
      <Announcement isOffline={isOffline} />
    </>
  );
}

/**
 * Tells screen readers that the connection is back. The loss needs no announcement, because the dialog that opens then
 * takes the focus.
 */
function Announcement({ isOffline }: { isOffline: boolean }) {
  const wasOffline = useRef(false);
  wasOffline.current ||= isOffline;
  return (
    <p role="status" className="sr-only">
      {wasOffline.current && !isOffline && offlineTexts.backOnline}
    </p>
  );
}
