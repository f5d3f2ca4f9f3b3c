import { unreadableTexts } from "@/components/site/texts";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { withBasePath } from "@/lib/domain/site/base-path";
import { PLACEHOLDER } from "@/lib/domain/store/id";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER }];
export const metadata = { title: unreadableTexts.title, robots: { index: false, follow: false } };

/** Shown with status 503 instead of an order or quotation that cannot be read. */
export default function UnreadablePage() {
  return (
    <EmptyState heading={unreadableTexts.heading} text={unreadableTexts.text}>
      <a href={withBasePath("/")} className={buttonClass("quiet")}>
        {unreadableTexts.home}
      </a>
    </EmptyState>
  );
}
