import { withoutBasePath } from "@/lib/domain/site/base-path";
import { isShoppingPath } from "@/lib/domain/site/route";

/** The part of the Navigation API that is used here. TypeScript does not know the API, and not every browser has it. */
type NavigationEntries = { entries: () => readonly { url: string | null }[]; currentEntry: { index: number } | null };

/**
 * How many steps back in the browser's history the last page lies on which products are shown, as a negative number. Null
 * if there is none, or if the browser does not tell.
 */
export function stepsToLastPlace(): number | null {
  const { navigation } = window as { navigation?: NavigationEntries };
  const current = navigation?.currentEntry?.index;
  if (!navigation || current === undefined) return null;
  const before = navigation.entries().slice(0, current).reverse();
  const steps = before.findIndex(({ url }) => url !== null && isPlace(url));
  return steps === -1 ? null : -(steps + 1);
}

function isPlace(url: string): boolean {
  const path = withoutBasePath(new URL(url).pathname);
  return path !== null && isShoppingPath(path);
}
