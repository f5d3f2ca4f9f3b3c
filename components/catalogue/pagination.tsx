import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";

type PaginationProps = { page: number; totalPages: number; hrefOf: (page: number) => string };

/** Real links, so that crawlers and readers without script can go on. */
export function Pagination({ page, totalPages, hrefOf }: PaginationProps) {
  if (totalPages <= 1) return null;
  const step = "grid size-11 place-items-center border border-line hover:border-ink";
  return (
    <nav aria-label="Pages" className="mt-16">
      <ul className="tabular flex flex-wrap items-center justify-center gap-1.5">
        {page > 1 && (
          <li>
            <ShopLink href={hrefOf(page - 1)} rel="prev" aria-label="Previous page" className={step}>
              <Icon name="arrow-left" className="size-4" />
            </ShopLink>
          </li>
        )}
        {pagesAround(page, totalPages).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <span aria-hidden="true" className="grid size-9 place-items-center text-muted">
                …
              </span>
            ) : (
              <ShopLink
                href={hrefOf(entry.page)}
                aria-label={`Page ${entry.page}`}
                aria-current={entry.page === page ? "page" : undefined}
                className="grid size-11 place-items-center hover:bg-sand aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {entry.page}
              </ShopLink>
            )}
          </li>
        ))}
        {page < totalPages && (
          <li>
            <ShopLink href={hrefOf(page + 1)} rel="next" aria-label="Next page" className={step}>
              <Icon name="arrow-right" className="size-4" />
            </ShopLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** First, last, and the neighbours of the current page; null stands for what is left out between. */
export function pagesAround(page: number, totalPages: number): { key: string; page: number | null }[] {
  const wanted = [1, page - 1, page, page + 1, totalPages].filter((number) => number >= 1 && number <= totalPages);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1];
    const entry = { key: String(number), page: number };
    return before !== undefined && number > before + 1 ? [{ key: `gap-${number}`, page: null }, entry] : [entry];
  });
}
