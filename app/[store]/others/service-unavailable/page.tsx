import { ReturnWhenOpen } from "@/components/site/return-when-open";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PLACEHOLDER } from "@/lib/domain/store/id";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER }];
export const metadata = { title: "Closed for the moment", description: null, robots: { index: false, follow: false } };

/** Shown with status 503 while the store is not active; it shows nothing of the store. */
export default function ServiceUnavailablePage() {
  return (
    <main>
      <EmptyState
        heading="Closed for the moment"
        text="This shop is not open just now. The page will open by itself as soon as it is back."
      >
        {/* A new document: the middleware decides where it leads. */}
        <a href="/" className={buttonClass("quiet")}>
          Try again
        </a>
      </EmptyState>
      <ReturnWhenOpen />
    </main>
  );
}
