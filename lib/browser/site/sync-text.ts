/**
 * A ref for text that a script in the head may have changed; hydration keeps the changed text even if it is outdated.
 */
export function syncText(text: string) {
  return (element: HTMLElement | null) => {
    if (element && element.textContent !== text) element.textContent = text;
  };
}
