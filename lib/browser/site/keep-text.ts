/** A ref for text that the head's script may have changed: hydration leaves what it finds, even when it is outdated. */
export function keepText(text: string) {
  return (element: HTMLElement | null) => {
    if (element && element.textContent !== text) element.textContent = text;
  };
}
