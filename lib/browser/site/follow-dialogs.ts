export type DialogsInAddress = {
  /** Opens a dialog in the same way as a link to it. */
  open: (name: string) => void;
  /** To be called after a change of page or address that fires no `hashchange`. */
  update: () => void;
  stop: () => void;
};

/**
 * Keeps open dialogs and the address in step. `#newsletter` opens the dialog with that id, so that links can open it.
 * The Back button closes the dialog, and closing the dialog goes back. The browser itself keeps the focus inside and
 * handles Escape.
 */
export function followDialogs(): DialogsInAddress {
  const listeners = new AbortController();
  /**
   * Whether the dialog was opened on this page, so that going back shows this page without it. The router's history
   * entries have a state: an entry without one comes from a link that was followed before this script loaded.
   */
  let isOneStepBack = window.history.state === null;
  /** Gets the focus back after closing. The browser cannot restore it, as navigating to `#name` moves the focus. */
  let opener: HTMLElement | null = null;
  let pressed: EventTarget | null = null;

  const update = () => {
    const named = document.getElementById(window.location.hash.slice(1));
    for (const open of document.querySelectorAll<HTMLDialogElement>(".dialog:modal")) {
      if (open !== named) open.close();
    }
    if (!(named instanceof HTMLDialogElement) || named.open) return;
    markScrollBar();
    named.showModal();
    named.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  };
  const open = (name: string) => {
    opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    window.location.hash = name;
  };
  const onHashChange = () => {
    isOneStepBack = true;
    update();
  };
  const onClose = ({ target }: Event) => {
    if (!(target instanceof HTMLDialogElement)) return;
    const link = document.querySelector<HTMLElement>(`a[href="#${target.id}"]`);
    (opener ?? link)?.focus({ preventScroll: true });
    opener = null;
    if (window.location.hash !== `#${target.id}`) return;
    if (isOneStepBack) window.history.back();
    else window.history.replaceState(null, "", window.location.pathname + window.location.search);
    isOneStepBack = false;
  };
  const onClick = ({ target }: Event) => {
    // Selecting text may also end on the backdrop, so only a press that began there closes the dialog.
    if (target instanceof HTMLDialogElement && target === pressed) target.close();
    if (target instanceof Element) opener = target.closest<HTMLElement>('a[href^="#"]') ?? opener;
  };
  const onPointerDown = ({ target }: Event) => {
    pressed = target;
  };

  const { signal } = listeners;
  window.addEventListener("hashchange", onHashChange, { signal });
  // Listens in the capture phase, because a dialog's `close` event does not bubble.
  document.addEventListener("close", onClose, { capture: true, signal });
  document.addEventListener("click", onClick, { capture: true, signal });
  document.addEventListener("pointerdown", onPointerDown, { capture: true, signal });
  update();
  return { open, update, stop: () => listeners.abort() };
}

/** Tells the style sheet whether the scroll bar takes up space, which stays reserved while a dialog is open. */
export function markScrollBar(): void {
  const { documentElement: root } = document;
  root.toggleAttribute("data-scroll-bar", window.innerWidth > root.clientWidth);
}
