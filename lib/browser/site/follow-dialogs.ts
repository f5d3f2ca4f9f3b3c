export type DialogsInAddress = {
  /** Opens a dialog as a link to it would. */
  open: (name: string) => void;
  /** For whoever changes the page or its address without the browser's telling. */
  look: () => void;
  stop: () => void;
};

/**
 * Lets the address say which dialog is open. `#newsletter` opens the dialog of that id, so it can be linked to; Back
 * closes it, and closing it goes back. That focus stays inside, and Escape, are the browser's own.
 */
export function followDialogs(): DialogsInAddress {
  const listening = new AbortController();
  /**
   * The dialog was opened on this page, so one step back is this page without it. The router writes a state into each
   * entry of its own: one without was made by a link that was followed before this here had arrived.
   */
  let isOneStepBack = window.history.state === null;
  /** Going to `#name` takes the focus off what had it, so the browser could not give it back. */
  let opener: HTMLElement | null = null;
  let pressed: EventTarget | null = null;

  const look = () => {
    const named = document.getElementById(window.location.hash.slice(1));
    for (const open of document.querySelectorAll<HTMLDialogElement>(".dialog:modal")) {
      if (open !== named) open.close();
    }
    if (!(named instanceof HTMLDialogElement) || named.open) return;
    noteScrollBar();
    named.showModal();
    named.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  };
  const open = (name: string) => {
    opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    window.location.hash = name;
  };
  const onHashChange = () => {
    isOneStepBack = true;
    look();
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
    // Text that is marked from inside out ends on the backdrop too, so the press must have begun there.
    if (target instanceof HTMLDialogElement && target === pressed) target.close();
    if (target instanceof Element) opener = target.closest<HTMLElement>('a[href^="#"]') ?? opener;
  };
  const onPointerDown = ({ target }: Event) => {
    pressed = target;
  };

  const { signal } = listening;
  window.addEventListener("hashchange", onHashChange, { signal });
  // Captured: a dialog's `close` does not bubble.
  document.addEventListener("close", onClose, { capture: true, signal });
  document.addEventListener("click", onClick, { capture: true, signal });
  document.addEventListener("pointerdown", onPointerDown, { capture: true, signal });
  look();
  return { open, look, stop: () => listening.abort() };
}

/** Tells the style sheet whether there is a scroll bar that takes room, which it leaves free while a dialog is open. */
export function noteScrollBar(): void {
  const { documentElement: root } = document;
  root.toggleAttribute("data-scroll-bar", window.innerWidth > root.clientWidth);
}
