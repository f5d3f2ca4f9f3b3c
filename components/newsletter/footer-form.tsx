import type { Newsletter } from "@/lib/domain/store/store";
import { NewsletterForm } from "./form";
import { newsletterTexts } from "./texts";

/** The id of the footer's newsletter form, by which its script finds it. */
export const FOOTER_FORM = "footer-newsletter";

/** The newsletter form in the footer of every page. */
export function FooterNewsletter({ newsletter }: { newsletter: Newsletter }) {
  return (
    <section
      aria-labelledby="footer-newsletter-heading"
      className="grid gap-x-14 gap-y-6 border-b border-line px-gutter py-12 lg:grid-cols-[1fr_minmax(0,32rem)] lg:items-start lg:py-14"
    >
      <div className="max-w-md">
        <h2 id="footer-newsletter-heading" className="font-display text-display-3">
          {newsletterTexts(newsletter).heading}
        </h2>
        {newsletter.subHeading && <p className="mt-2 whitespace-pre-line text-muted">{newsletter.subHeading}</p>}
      </div>
      <NewsletterForm newsletter={newsletter} id={FOOTER_FORM} />
    </section>
  );
}
