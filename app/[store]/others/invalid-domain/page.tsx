import { unknownHostTexts } from "@/components/site/texts";
import { EmptyState } from "@/components/ui/empty-state";
import { PLACEHOLDER } from "@/lib/domain/store/id";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER }];
export const metadata = { title: unknownHostTexts.title, robots: { index: false, follow: false } };

/** Shown if the request's host name belongs to no store of this deployment. */
export default function InvalidDomainPage() {
  return (
    <main>
      <EmptyState heading={unknownHostTexts.title} text={unknownHostTexts.text} />
    </main>
  );
}
