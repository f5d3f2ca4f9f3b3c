/**
 * A ref that sets an element's text after hydration. An inline script in <head> may have changed the text, and
 * hydration would keep it even if it is out of date.
 */
export function syncText(text: string) {
  return (element: HTMLElement | null) => {
    if (element && element.textContent !== text) element.textContent = text;
  };
}
