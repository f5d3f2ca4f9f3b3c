import { withBasePath } from "@/lib/domain/site/base-path";

/**
 * Opens a page of the shop by loading a new document, because the current document may still show data of the visitor
 * who was signed in before.
 */
export function goTo(path: string): void {
  window.location.assign(withBasePath(path));
}
