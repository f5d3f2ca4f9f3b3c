import { ShopLink } from "./shop-link";
import { breadcrumbNavTexts } from "./texts";

export type Crumb = { name: string; href: string };

/** The links from the home page to this page. The last crumb is the page itself and is not a link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={breadcrumbNavTexts.label}>
      <ol className="flex items-center gap-x-2 gap-y-1 text-[0.8125rem] text-muted md:flex-wrap">
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={crumb.href} className="flex min-w-0 items-center gap-2">
              {isLast ? (
                <span aria-current="page" className="truncate">
                  {crumb.name}
                </span>
              ) : (
                <>
                  <ShopLink href={crumb.href} className="truncate py-1 hover:text-ink">
                    {crumb.name}
                  </ShopLink>
                  <span aria-hidden="true" className="text-line">
                    /
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
