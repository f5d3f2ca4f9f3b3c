import { useEffect } from "react";

/** The forms of the page in which something is typed that nobody has sent. */
const unsaved = new Set<symbol>();

/** Whether somebody may go to another page of the desk: nothing is unsaved, or they say so. */
export const mayLeave = (question: string): boolean => unsaved.size === 0 || window.confirm(question);

/** Asks before a page with unsaved work is left, by a link of the desk, by a reload or with the tab. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const mark = Symbol("unsaved");
    unsaved.add(mark);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => {
      unsaved.delete(mark);
      window.removeEventListener("beforeunload", ask);
    };
  }, [isUnsaved]);
}
