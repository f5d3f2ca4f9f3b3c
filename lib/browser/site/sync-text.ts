/**
 * A ref that sets an element's text after hydration. A script in the head may have changed the text, and hydration
 * would keep it even if it is out of date.
 */
export function syncText(text: string) {
  return (element: HTMLElement | null) => {
    if (element && element.textContent !== text) element.textContent = text;
  };
}
