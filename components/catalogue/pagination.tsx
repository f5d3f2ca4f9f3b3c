import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";
import { paginationTexts } from "./texts";

type PaginationProps = { page: number; totalPages: number; hrefOf: (page: number) => string };

/**
 * The links to the other pages of a list. They are plain links, so that crawlers and visitors without script can follow
 * them.
 */
export function Pagination({ page, totalPages, hrefOf }: PaginationProps) {
  if (totalPages <= 1) return null;
  const arrowClass = "grid size-11 place-items-center border border-line hover:border-ink";
  return (
    <nav aria-label={paginationTexts.label} className="mt-16">
      <ul className="tabular flex flex-wrap items-center justify-center gap-1.5">
        {page > 1 && (
          <li>
            <ShopLink href={hrefOf(page - 1)} rel="prev" aria-label={paginationTexts.previous} className={arrowClass}>
              <Icon name="arrow-left" className="size-4" />
            </ShopLink>
          </li>
        )}
        {pagesAround(page, totalPages).map((step) => (
          <li key={step.key}>
            {step.page === null ? (
              <span aria-hidden="true" className="grid size-9 place-items-center text-muted">
                …
              </span>
            ) : (
              <ShopLink
                href={hrefOf(step.page)}
                aria-label={paginationTexts.page(step.page)}
                aria-current={step.page === page ? "page" : undefined}
                className="grid size-11 place-items-center hover:bg-sand aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {step.page}
              </ShopLink>
            )}
          </li>
        ))}
        {page < totalPages && (
          <li>
            <ShopLink href={hrefOf(page + 1)} rel="next" aria-label={paginationTexts.next} className={arrowClass}>
              <Icon name="arrow-right" className="size-4" />
            </ShopLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/**
 * The page numbers to link to: the first, the last, and those next to the current one. A null marks pages that are left
 * out between two of them.
 *
 * @internal Exported for tests.
 */
export function pagesAround(page: number, totalPages: number): { key: string; page: number | null }[] {
  const candidates = [1, page - 1, page, page + 1, totalPages];
  const existing = candidates.filter((number) => number >= 1 && number <= totalPages);
  const pages = [...new Set(existing)].sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1];
    const step = { key: String(number), page: number };
    return before !== undefined && number > before + 1 ? [{ key: `gap-${number}`, page: null }, step] : [step];
  });
}
