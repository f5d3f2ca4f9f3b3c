import { useId } from "react";
import { withBasePath } from "@/lib/domain/site/base-path";
import { termsTexts } from "./texts";

type TermsFieldProps = { page: string; name: string; error: string | null };

/** The tick by which the shopper accepts the terms, before the order is placed. */
export function TermsField({ page, name, error }: TermsFieldProps) {
  const id = useId();
  return (
    <div className="mb-5">
      <div className="flex items-center gap-3 py-1.5">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="true"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="size-5 shrink-0 accent-ink"
        />
        <label htmlFor={id}>
          {termsTexts.accept}
          {/* In a new tab, so that nothing typed on this page is lost. */}
          <a href={withBasePath(page)} target="_blank" rel="noopener" className="underline hover:text-accent">
            {termsTexts.link}
            <span className="sr-only"> {termsTexts.newTab}</span>
          </a>
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-[0.8125rem] text-sale">
          {error}
        </p>
      )}
    </div>
  );
}
