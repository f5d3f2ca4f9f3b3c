/**
 * Leads on to another page of ours. A page that is rendered for its visitor has begun its answer before it knows where
 * they belong, so its status can no longer say it; this works without script too, and leaves no entry for Back.
 */
export function LeadOn({ path }: { path: string }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${path}`} />
      <p className="mx-auto max-w-6xl px-gutter py-24 text-muted">
        One moment.{" "}
        <a href={path} className="link-underline hover:text-accent">
          Go on
        </a>
      </p>
    </>
  );
}
