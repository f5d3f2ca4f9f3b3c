import { missingTexts } from "@/components/site/texts";

/**
 * Next.js sends this element along with every page, so it is short; Next's own takes half a kilobyte. No visitor sees
 * it: `app/[store]/missing` is the page for addresses that do not exist.
 */
export default function NotFound() {
  return <h1>{missingTexts.heading}</h1>;
}
