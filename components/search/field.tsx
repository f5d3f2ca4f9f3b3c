import { buttonClass } from "@/components/ui/button";
import { MAX_SEARCH_LENGTH } from "@/lib/domain/catalogue/list-query";
import { MINIMUM_SEARCH_LENGTH } from "@/lib/domain/search/limits";
import { withBasePath } from "@/lib/domain/site/base-path";
import { searchFieldTexts } from "./texts";

export function SearchField({ text, isTooShort }: { text: string; isTooShort: boolean }) {
  return (
    <form action={withBasePath("/search")} className="mt-6 max-w-xl">
      <div className="flex gap-2">
        <label htmlFor="search-text" className="sr-only">
          {searchFieldTexts.label}
        </label>
        <input
          id="search-text"
          type="search"
          name="q"
          defaultValue={text}
          required
          minLength={MINIMUM_SEARCH_LENGTH}
          maxLength={MAX_SEARCH_LENGTH}
          aria-describedby={isTooShort ? "search-too-short" : undefined}
          aria-invalid={isTooShort || undefined}
          className="h-12 min-w-0 grow border border-line bg-transparent px-4 focus:border-ink"
        />
        <button type="submit" className={buttonClass("solid", "px-6")}>
          {searchFieldTexts.submit}
        </button>
      </div>
      {isTooShort && (
        <p id="search-too-short" className="mt-2 text-sm text-sale">
          {searchFieldTexts.tooShort(MINIMUM_SEARCH_LENGTH)}
        </p>
      )}
    </form>
  );
}
