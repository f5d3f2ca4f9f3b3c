type RevisedMeanwhileProps = { error: string | null /** The page with the prices of now. */; href: string };

/** The prices that are shown stand no more: nothing was answered. */
export function RevisedMeanwhile({ error, href }: RevisedMeanwhileProps) {
  if (error === null) return null;
  return (
    <p role="alert" className="mb-4 max-w-xl text-sm text-sale">
      {error}{" "}
      <a href={href} className="link-underline text-ink hover:text-accent">
        Show them
      </a>
    </p>
  );
}
