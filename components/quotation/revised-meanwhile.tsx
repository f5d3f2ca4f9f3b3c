import { withBasePath } from "@/lib/domain/site/base-path";
import { answerTexts } from "./texts";

type RevisedMeanwhileProps = { error: string | null /** `href` is the page with the new prices. */; href: string };

/** Shown if the shopper's answer was refused because the shop has replaced the prices they saw with new ones. */
export function RevisedMeanwhile({ error, href }: RevisedMeanwhileProps) {
  if (error === null) return null;
  return (
    <p role="alert" className="mb-4 max-w-xl text-sm text-sale">
      {error}{" "}
      <a href={withBasePath(href)} className="link-underline text-ink hover:text-accent">
        {answerTexts.showNewPrices}
      </a>
    </p>
  );
}
