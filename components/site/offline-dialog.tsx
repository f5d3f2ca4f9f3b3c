"use client";
import { useOffline } from "next/offline";
import { useEffect, useRef } from "react";
import { OFFLINE_HEADING_ID, OfflinePage } from "./offline-page";
import { offlineTexts } from "./offline-texts";

/**
 * Covers the page while there is no network. The page behind it keeps its state, including half-typed fields. Because
 * the dialog is modal, the browser makes the page inert, moves the focus, announces the dialog, and returns the focus
 * when it closes.
 *
 * Browsers misreport `navigator.onLine`, so the shop starts as online and changes that only on events and failed calls.
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
        // Browsers close a dialog on the second Escape in spite of `onCancel`; it opens again, as the page behind would
        // fail.
        onClose={() => isOffline && show()}
        className="offline-dialog m-0 size-full max-h-none max-w-none bg-paper text-ink"
      >
        {isOffline && <OfflinePage storeName={storeName} />}
      </dialog>
      <Announcement isOffline={isOffline} />
    </>
  );
}

/** Announces that the connection is back. The dialog announces its loss, because it takes the focus. */
function Announcement({ isOffline }: { isOffline: boolean }) {
  const wasOffline = useRef(false);
  wasOffline.current ||= isOffline;
  return (
    <p role="status" className="sr-only">
      {wasOffline.current && !isOffline && offlineTexts.backOnline}
    </p>
  );
}
