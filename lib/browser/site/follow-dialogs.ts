export type DialogsInAddress = {
  /** Opens the dialog `name`, as a link to it would. */
  open: (name: string) => void;
  /** Call this after the page or its URL has changed without a `hashchange` event. */
  update: () => void;
  stop: () => void;
};

/**
 * Opens and closes dialogs so that they always match the page's URL. If the URL ends in `#newsletter`, the dialog with
 * that id is open, so a link can open it. The browser's Back button closes the dialog, and closing the dialog goes back
 * in the history. The browser itself keeps the focus inside the dialog and handles Escape.
 */
export function followDialogs(): DialogsInAddress {
  const listeners = new AbortController();
  /**
   * Whether going back in the history by one step closes the dialog and stays on this page. Next's router gives its
   * history entries a state. An entry without state comes from a link to the dialog that was followed before this
   * script was loaded.
   */
  let isOneStepBack = window.history.state === null;
  /**
   * The element that gets the focus back when the dialog closes. The browser cannot restore the focus itself, because
   * it already moved the focus when `#name` was opened.
   */
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
    // A click on the backdrop closes the dialog. If the shopper selects text and the pointer ends up on the backdrop,
    // the press began elsewhere and the dialog stays.
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

/**
 * Marks whether the scroll bar takes up space. It disappears while a dialog is open, and the style sheet then keeps its
 * space free, so that the page does not move.
 */
export function markScrollBar(): void {
  const { documentElement: root } = document;
  root.toggleAttribute("data-scroll-bar", window.innerWidth > root.clientWidth);
}
