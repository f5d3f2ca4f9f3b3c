import { Icon } from "@/components/ui/icon";
import { chooseToComparePath, comparePath } from "@/lib/domain/product/comparison";
import { withBasePath } from "@/lib/domain/site/base-path";
import { compareLinkTexts } from "./texts";

/** Starts choosing products of a list. Without script, they are chosen on a page of its own. */
export function CompareListLink({ category }: { category: string | null }) {
  return (
    <a
      href={withBasePath(chooseToComparePath(category))}
      data-compare=""
      rel="nofollow"
      className="flex h-11 items-center gap-2 px-2 text-sm hover:text-accent lg:ms-auto"
    >
      <Icon name="compare" className="size-4" /> {compareLinkTexts.list}
    </a>
  );
}

/** Chooses the product of the page. */
export function CompareProductLink({ slug }: { slug: string }) {
  return (
    <a
      href={withBasePath(comparePath([slug]))}
      data-compare={slug}
      rel="nofollow"
      className="mt-3 inline-flex min-h-11 items-center gap-2 text-sm hover:text-accent"
    >
      <Icon name="compare" className="size-4" /> {compareLinkTexts.product}
    </a>
  );
}
