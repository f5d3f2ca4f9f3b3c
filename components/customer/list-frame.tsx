import type { ReactNode } from "react";
import { INPUT_CLASS } from "@/components/form/field-frame";
import { buttonClass } from "@/components/ui/button";

type ListFrameProps = {
  /** Of the lists side by side, and of the field that searches the open one. */
  labels: { kinds: string; search: string; placeholder: string };
  kinds: readonly { type: string; name: string; href: string }[];
  /** The list that is open. */
  type: string;
  search: string;
  /** Address of the page. */
  path: string;
  children: ReactNode;
};

/** Lists of an account side by side, each with its own address, and a field to search the one that is open. */
export function ListFrame({ labels, kinds, type, search, path, children }: ListFrameProps) {
  return (
    <>
      <nav aria-label={labels.kinds} className="border-b border-line">
        <ul className="-mb-px flex gap-6">
          {kinds.map((kind) => (
            <li key={kind.type}>
              <a
                href={kind.href}
                aria-current={kind.type === type ? "page" : undefined}
                className="block border-b-2 border-transparent py-3 text-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
              >
                {kind.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to all browsers that we serve. */}
      <form role="search" action={path} className="mt-6 flex max-w-xl gap-3">
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
          Search
        </button>
      </form>
      <div className="mt-6">{children}</div>
    </>
  );
}

type Place = { type: string; search?: string; page?: number };

/** The address of a list below `path`; what is usual is left out of it. */
export function listPath(path: string, { type, search = "", page = 1 }: Place): string {
  const query = new URLSearchParams({
    ...(type !== "live" && { type }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${path}?${query}` : path;
}
