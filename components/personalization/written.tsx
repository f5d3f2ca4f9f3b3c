import type { ReactNode } from "react";
import { withBasePath } from "@/lib/domain/site/base-path";

/** What is written on an item, as a page shows it. Amounts are ready to show; null if the answer costs nothing. */
export type WrittenPart = {
  name: string;
  value: string;
  /** The path of the shopper's picture. */
  href?: string;
  colour: { name: string; code: string } | null;
  lettering: string;
  price?: ReactNode;
};

/** What the shopper wrote on an item: "Initials: AK, Madder red, Monogram + ₹120". */
export function Written({ parts }: { parts: readonly WrittenPart[] }) {
  if (parts.length === 0) return null;
  return (
    <ul className="mt-0.5 text-[0.8125rem] text-muted">
      {parts.map(({ name, value, href, colour, lettering, price }) => (
        <li key={name} className="[overflow-wrap:anywhere]">
          {name}:{" "}
          {href ? (
            <a
              href={withBasePath(href)}
              target="_blank"
              rel="noopener"
              data-leaves=""
              className="link-underline text-ink"
            >
              {value}
            </a>
          ) : (
            <span className="text-ink">{value}</span>
          )}
          {colour && (
            <>
              {", "}
              {colour.code && (
                <span aria-hidden="true" className="personal-thread" style={{ background: colour.code }} />
              )}{" "}
              {colour.name}
            </>
          )}
          {lettering && `, ${lettering}`}
          {price && <span className="tabular"> + {price}</span>}
        </li>
      ))}
    </ul>
  );
}
