import { redirect } from "next/navigation";
import { NewsletterOutcomeView } from "@/components/newsletter/outcome-view";
import { newsletterOutcomeTexts } from "@/components/newsletter/texts";
import { getStore } from "@/lib/cached/store";
import { offeredNewsletter, readNewsletterOutcome } from "@/lib/domain/newsletter";
import { PLACEHOLDER } from "@/lib/domain/store/id";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER, outcome: PLACEHOLDER }];
export const metadata = { title: newsletterOutcomeTexts.title, robots: { index: false, follow: true } };

/**
 * The page that follows a newsletter form sent without script. `outcome` in its URL says whether the visitor was
 * subscribed or why the form was refused.
 */
export default async function NewsletterOutcomePage({ params }: PageProps<"/[store]/newsletter/[outcome]">) {
  const { store: storeId, outcome: slug } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const outcome = readNewsletterOutcome(slug);
  if (!outcome) redirect("/404");
  return <NewsletterOutcomeView outcome={outcome} newsletter={offeredNewsletter(store)} />;
}
