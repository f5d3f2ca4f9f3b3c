import { redirect } from "next/navigation";
import { enquiryOutcomeTexts } from "@/components/enquiry/outcome-texts";
import { EnquiryOutcomeView } from "@/components/enquiry/outcome-view";
import { getProduct } from "@/lib/cached/product";
import { getStore } from "@/lib/cached/store";
import { answersEnquiries, readEnquiryOutcome } from "@/lib/domain/enquiry";
import { PLACEHOLDER } from "@/lib/domain/store/id";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER, slug: PLACEHOLDER, outcome: PLACEHOLDER }];
export const metadata = { title: enquiryOutcomeTexts.title, robots: { index: false, follow: true } };

/**
 * The page that follows an enquiry form sent without script. `outcome` in its URL says whether the enquiry was sent or
 * why it was refused.
 */
export default async function EnquiryOutcomePage({ params }: PageProps<"/[store]/product/[slug]/enquiry/[outcome]">) {
  const { store: storeId, slug, outcome: part } = await params;
  const [store, product] = await Promise.all([getStore(storeId), getProduct(storeId, slug)]);
  if (!store) return null;
  const outcome = readEnquiryOutcome(part);
  if (!product || !outcome || !answersEnquiries(store, product)) redirect("/404");
  return <EnquiryOutcomeView product={product} outcome={outcome} />;
}
