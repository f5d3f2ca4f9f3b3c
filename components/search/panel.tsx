import { Icon } from "@/components/ui/icon";
import { withBasePath } from "@/lib/domain/site/base-path";
import { type Markup, markup } from "@/lib/domain/site/markup";
import { searchPanelTexts } from "./first-load-texts";
import { RECENT_SEARCHES } from "./recent-id";
import { SearchSuggestions } from "./suggestions";

type SearchPanelProps = { storeId: string; keywords: readonly string[] };

/**
 * The search panel of the header. It is a plain form, which works without script; with script, it suggests products
 * while the shopper types.
 */
export function SearchPanel({ storeId, keywords }: SearchPanelProps) {
  return (
    <div
      id="search"
      popover="auto"
      className="search-panel fixed inset-x-0 top-0 bottom-auto m-0 max-h-dvh w-full overflow-y-auto border-0 border-b border-line bg-paper px-gutter py-6 lg:py-8"
    >
      <form action={withBasePath("/search")} className="mx-auto max-w-4xl">
        <div className="flex items-center gap-3 border-b border-ink">
          <Icon name="search" className="size-5 shrink-0" />
          <label htmlFor="header-search" className="sr-only">
            {searchPanelTexts.label}
          </label>
          <input
            id="header-search"
            type="search"
            name="q"
            required
            minLength={3}
            maxLength={200}
            autoFocus
            autoComplete="off"
            placeholder={searchPanelTexts.placeholder}
            className="h-13 w-full bg-transparent font-display text-xl outline-none placeholder:text-muted lg:text-2xl"
          />
          <button
            type="button"
            popoverTarget="search"
            popoverTargetAction="hide"
            aria-label={searchPanelTexts.close}
            className="-me-3 grid size-11 shrink-0 place-items-center"
          >
            <Icon name="close" />
          </button>
        </div>
        <SearchSuggestions storeId={storeId} inputId="header-search">
          {keywords.length > 0 && (
            <div className="pt-5">
              <p className="text-[0.8125rem] text-muted">{searchPanelTexts.popular}</p>
              <ul
                className="mt-2 flex flex-wrap gap-2"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text
                dangerouslySetInnerHTML={{ __html: popularMarkup(keywords).html }}
              />
            </div>
          )}
        </SearchSuggestions>
      </form>
      {/* Its script shows the visitor's own searches here. */}
      <div id={RECENT_SEARCHES} />
    </div>
  );
}

/** Links to popular searches. They are on every page, so they are HTML and not React elements (decision 50). */
function popularMarkup(keywords: readonly string[]): Markup {
  return markup`${keywords.map((keyword) => {
    const address = markup`<li><a href="${withBasePath(`/search?q=${encodeURIComponent(keyword)}`)}"`;
    return markup`${address} class="block border border-line px-4 py-2 text-sm hover:border-ink">${keyword}</a></li>`;
  })}`;
}
