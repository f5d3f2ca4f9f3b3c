import { ReturnWhenOpen } from "@/components/site/return-when-open";
import { closedTexts } from "@/components/site/texts";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { withBasePath } from "@/lib/domain/site/base-path";
import { PLACEHOLDER } from "@/lib/domain/store/id";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER }];
export const metadata = { title: closedTexts.title, description: null, robots: { index: false, follow: false } };

/** Shown with status 503 while the store is closed. It reveals nothing about the store. */
export default function ServiceUnavailablePage() {
  return (
    <main>
      <EmptyState heading={closedTexts.title} text={closedTexts.text}>
        {/* A plain link, which loads a new document, so that the middleware checks again whether the store is open. */}
        <a href={withBasePath("/")} className={buttonClass("quiet")}>
          {closedTexts.tryAgain}
        </a>
      </EmptyState>
      <ReturnWhenOpen />
    </main>
  );
}
