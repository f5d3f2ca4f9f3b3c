import { answerTexts } from "./texts";

type RevisedMeanwhileProps = { error: string | null /** The address of the page with the new prices. */; href: string };

/** Tells the shopper that an answer was refused because the shop has replaced the prices on screen. */
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
