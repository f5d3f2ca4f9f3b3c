import { ShopLink } from "./shop-link";
import { breadcrumbNavTexts } from "./texts";

export type Crumb = { name: string; href: string };

/** The links from the home page to this page. The last crumb is the page itself and is not a link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={breadcrumbNavTexts.label}>
      <ol className="breadcrumb">
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={crumb.href}>
              {isLast ? (
                <span aria-current="page">{crumb.name}</span>
              ) : (
                <>
                  <ShopLink href={crumb.href} className="py-1 hover:text-ink">
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
