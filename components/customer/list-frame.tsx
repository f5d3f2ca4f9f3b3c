import type { ReactNode } from "react";
import { INPUT_CLASS } from "@/components/form/field-frame";
import { buttonClass } from "@/components/ui/button";
import { withBasePath } from "@/lib/domain/site/base-path";
import { listTexts } from "./texts";

type ListFrameProps = {
  /** The screen-reader labels of the tabs (`kinds`) and of the search field, and the placeholder of that field. */
  labels: { kinds: string; search: string; placeholder: string };
  kinds: readonly { type: string; name: string; href: string }[];
  /** The `type` of the tab whose list is shown. */
  type: string;
  search: string;
  /** The path of the page, without query. */
  path: string;
  children: ReactNode;
};

/**
 * The layout of an account page with several lists: a tab with its own URL for each list, and a field that searches the
 * list shown.
 */
export function ListFrame({ labels, kinds, type, search, path, children }: ListFrameProps) {
  return (
    <>
      <nav aria-label={labels.kinds} className="border-b border-line">
        <ul className="-mb-px flex gap-6">
          {kinds.map((kind) => (
            <li key={kind.type}>
              <a
                href={withBasePath(kind.href)}
                aria-current={kind.type === type ? "page" : undefined}
                className="block border-b-2 border-transparent py-3 text-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
              >
                {kind.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: Not all supported browsers know <search>. */}
      <form role="search" action={withBasePath(path)} className="mt-6 flex max-w-xl gap-3">
        <input type="hidden" name="type" value={type} />
        <input
          type="search"
          name="q"
          defaultValue={search}
          maxLength={100}
          aria-label={labels.search}
          placeholder={labels.placeholder}
          className={INPUT_CLASS}
        />
        <button type="submit" className={buttonClass("quiet")}>
          {listTexts.search}
        </button>
      </form>
      <div className="mt-6">{children}</div>
    </>
  );
}

type ListState = { type: string; search?: string; page?: number };

/** The path of a list with its query. Parameters that have their default value are left out. */
export function listPath(path: string, { type, search = "", page = 1 }: ListState): string {
  const query = new URLSearchParams({
    ...(type !== "live" && { type }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${path}?${query}` : path;
}
