import { answerTexts } from "./texts";

type RevisedMeanwhileProps = { error: string | null /** The page with the new prices. */; href: string };

/** Refuses an answer because the prices on screen have been replaced. */
export function RevisedMeanwhile({ error, href }: RevisedMeanwhileProps) {
  if (error === null) return null;
  return (
    <p role="alert" className="mb-4 max-w-xl text-sm text-sale">
      {error}{" "}
      <a href={href} className="link-underline text-ink hover:text-accent">
        {answerTexts.showNewPrices}
      </a>
    </p>
  );
}
