import { ContentAnchor } from "@/components/content/anchor";
import { HtmlContent } from "@/components/content/html";
import { formatDate } from "@/lib/domain/store/format-date";
import type { AnnouncementBar as Announcement } from "@/lib/domain/store/store";
import { AnnouncementCountdown } from "./announcement-countdown";
import { announcementTexts } from "./texts";

/** `now` is the time at which the page was rendered. Pages are cached, so this may be hours ago. */
type AnnouncementBarProps = { announcement: Announcement; timeZone: string; now: Date };

/**
 * The bar above the header. Because the page is cached, the announcement may have ended since the page was rendered. So
 * an inline script in <head> fills in the remaining time, or hides an announcement that has ended, before the first
 * paint.
 */
export function AnnouncementBar({ announcement, timeZone, now }: AnnouncementBarProps) {
  const { isActive, hasTimer, link } = announcement;
  const endsAt = hasTimer ? announcement.endsAt : null;
  const html = announcementHtml(announcement.content, {
    endsOn: endsAt && formatDate(endsAt, timeZone),
    isLink: link !== null,
  });
  if (!isActive || !html || (endsAt && endsAt <= now)) return null;
  const content = (
    <ContentAnchor link={link} className="block px-gutter py-2 outline-paper -outline-offset-4">
      <HtmlContent html={html} className="[&_a]:underline [&_p]:inline" />
    </ContentAnchor>
  );
  return (
    <aside
      aria-label={announcementTexts.label}
      data-ends-at={endsAt?.toISOString()}
      className="bg-accent text-center text-[0.8125rem] leading-5 text-paper"
      suppressHydrationWarning
    >
      {endsAt ? <AnnouncementCountdown endsAt={endsAt}>{content}</AnnouncementCountdown> : content}
    </aside>
  );
}

/**
 * Matches the word TIMER, which the countdown replaces, with the words "ends in" before it, and HTML tags, in which
 * nothing must be replaced.
 */
const TAG_OR_TIMER = /<[^>]*>|(\b[Ee]nds in )?\bTIMER\b/g;

/**
 * The announcement with the countdown in place of the word TIMER. If `endsOn`, the date on which it ends, is null there is no countdown, and the
 * word is removed (specification §4).
 *
 * @internal Exported for tests.
 */
export function announcementHtml(content: string, { endsOn, isLink }: { endsOn: string | null; isLink: boolean }) {
  // If the whole announcement is a link, links inside it are removed: HTML does not allow a link in a link, and
  // browsers would end the outer one early.
  const html = isLink ? content.replace(/<\/?a\b[^>]*>/gi, "") : content;
  const timer = (endsIn: string) => (endsOn === null ? endsIn : timerHtml(endsOn, endsIn));
  let isPlaced = false;
  const placed = html.replace(TAG_OR_TIMER, (part, endsIn = "") => {
    if (!part.endsWith("TIMER")) return part;
    isPlaced = true;
    return timer(endsIn);
  });
  return (isPlaced ? placed : `${placed} ${timer("")}`).trim();
}

/**
 * The countdown with the words "ends in", if those come before it, hidden from screen readers. For them, and without
 * script, there is a text with the end date instead.
 */
function timerHtml(endsOn: string, endsIn: string): string {
  const date = endsIn ? announcementTexts.endsOn(endsIn.startsWith("E"), endsOn) : announcementTexts.addedEnd(endsOn);
  return `<span aria-hidden="true" class="noscript:hidden">${endsIn}<b class="tabular whitespace-nowrap" data-timer></b></span><span class="sr-only noscript:not-sr-only">${date}</span>`;
}
