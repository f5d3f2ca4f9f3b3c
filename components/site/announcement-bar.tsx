import { ContentAnchor } from "@/components/content/anchor";
import { HtmlContent } from "@/components/content/html";
import { longDate } from "@/components/ui/long-date";
import type { AnnouncementBar as Announcement } from "@/lib/domain/store/store";
import { AnnouncementCountdown } from "./announcement-countdown";

type AnnouncementBarProps = { announcement: Announcement /** Roughly: pages are kept. */; now: Date };

/**
 * The thin line above the header. The page is the same for everyone and may be older than the moment the announcement
 * ends, so the head's script fills in the time that is left, or hides a bar that is over, before the first paint.
 */
export function AnnouncementBar({ announcement, now }: AnnouncementBarProps) {
  const { isActive, hasTimer, link } = announcement;
  const endsAt = hasTimer ? announcement.endsAt : null;
  const html = announcementHtml(announcement.content, { endsAt, isLink: link !== null });
  if (!isActive || !html || (endsAt && endsAt <= now)) return null;
  const content = (
    <ContentAnchor link={link} className="block px-gutter py-2">
      <HtmlContent html={html} className="[&_a]:underline [&_p]:inline" />
    </ContentAnchor>
  );
  return (
    <aside
      aria-label="Announcement"
      data-ends-at={endsAt?.toISOString()}
      className="bg-accent text-center text-[0.8125rem] leading-5 text-paper"
      suppressHydrationWarning
    >
      {endsAt ? <AnnouncementCountdown endsAt={endsAt}>{content}</AnnouncementCountdown> : content}
    </aside>
  );
}

/** A tag, which stays as it is, or the word that the countdown replaces. */
const TAG_OR_TIMER = /<[^>]*>|\bTIMER\b/g;

/** The content with the countdown in place of the word TIMER, or else at its end (specification §4). */
export function announcementHtml(content: string, { endsAt, isLink }: { endsAt: Date | null; isLink: boolean }) {
  // A link inside a link is no link: the browser would tear the two apart.
  const html = isLink ? content.replace(/<\/?a\b[^>]*>/gi, "") : content;
  const timer = endsAt ? timerHtml(endsAt) : "";
  let isPlaced = false;
  const placed = html.replace(TAG_OR_TIMER, (part) => {
    if (part !== "TIMER") return part;
    isPlaced = true;
    return timer;
  });
  return (isPlaced ? placed : `${placed} ${timer}`).trim();
}

/** Ticking is for the eye; a screen reader is told the day once. */
function timerHtml(endsAt: Date): string {
  return `<b class="tabular whitespace-nowrap" aria-hidden="true" data-timer></b><span class="sr-only noscript:not-sr-only">(ends on ${longDate(endsAt)})</span>`;
}
