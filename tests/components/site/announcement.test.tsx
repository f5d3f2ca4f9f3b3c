import { act, render, screen } from "@testing-library/react";
import { AnnouncementBar, announcementHtml } from "@/components/site/announcement-bar";
import type { AnnouncementBar as Announcement } from "@/lib/domain/store/store";

let pathname = "/";
jest.mock("next/navigation", () => ({ usePathname: () => pathname }));

const now = new Date("2026-11-20T12:00:00Z");
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);

const sale: Announcement = {
  isActive: true,
  content: "Sale. Ends in <em>TIMER</em>, all shops",
  hasTimer: true,
  endsAt: inDays(2),
  link: null,
};
const bar = (announcement: Partial<Announcement> = {}) => (
  <AnnouncementBar announcement={{ ...sale, ...announcement }} timeZone="Asia/Kolkata" now={now} />
);
const region = () => screen.queryByRole("complementary", { name: "Announcement" });
const timer = () => document.querySelector("[data-timer]")?.textContent;

beforeEach(() => {
  pathname = "/";
  jest.useFakeTimers({ now });
});
afterEach(() => jest.useRealTimers());

it("counts down every second in place of the word TIMER", () => {
  render(bar());
  expect(timer()).toBe("2d 00h 00m 00s");
  act(() => jest.advanceTimersByTime(1_000));
  expect(timer()).toBe("1d 23h 59m 59s");
  jest.setSystemTime(inDays(1));
  act(() => jest.advanceTimersByTime(1_000));
  expect(timer()).toBe("23h 59m 59s");
});
it("gives screen readers the end date instead of the seconds", () => {
  render(bar());
  expect(region()).toHaveTextContent("ends on 22 November 2026");
  expect(document.querySelector("[data-timer]")?.closest("[aria-hidden]")).toHaveAttribute("aria-hidden", "true");
});
it("removes its content at the end, and its empty space on the next page", () => {
  const { rerender, container } = render(bar({ link: { kind: "external", url: "https://a.example" } }));
  jest.setSystemTime(inDays(2).getTime() - 1_000);
  act(() => jest.advanceTimersByTime(2_000));
  expect(region()).toHaveTextContent(/^$/);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(jest.getTimerCount()).toBe(0);
  pathname = "/cart";
  rerender(bar());
  expect(container.querySelector("aside > div")).toHaveStyle({ height: "0px" });
});
it.each([
  { case: "switched off", announcement: { isActive: false } },
  { case: "empty", announcement: { content: "", hasTimer: false } },
  { case: "over", announcement: { endsAt: inDays(-1) } },
])("is not shown when it is $case", ({ announcement }) => {
  render(bar(announcement));
  expect(region()).not.toBeInTheDocument();
});
it("stays without a countdown when it has no timer, whatever the date", () => {
  render(bar({ hasTimer: false, endsAt: inDays(-1) }));
  expect(region()).toHaveTextContent("Sale. Ends in , all shops");
  expect(timer()).toBeUndefined();
});

it.each([
  { content: "Sale", html: /^Sale <span [^>]*><b [^>]*data-timer><\/b>/ },
  {
    content: 'A <i title="TIMER">b</i> TIMER',
    html: /^A <i title="TIMER">b<\/i> <span [^>]*><b [^>]*data-timer><\/b>/,
  },
  { content: "TIMERS tick", html: /^TIMERS tick <span / },
])("puts the countdown in place of TIMER in $content, else at the end", ({ content, html }) => {
  expect(announcementHtml(content, { endsOn: "22 November 2026", isLink: false })).toMatch(html);
});
it.each([
  { content: "Sale. Ends in TIMER", text: "Sale. Ends on 22 November 2026" },
  { content: "The sale ends in TIMER.", text: "The sale ends on 22 November 2026." },
  { content: "Sale", text: "Sale (ends on 22 November 2026)" },
])("reads $text to screen readers, and without script", ({ content, text }) => {
  const element = document.createElement("div");
  element.innerHTML = announcementHtml(content, { endsOn: "22 November 2026", isLink: false });
  element.querySelector("[aria-hidden]")?.remove();
  expect(element).toHaveTextContent(text);
});
it("removes links inside its own link", () => {
  const content = 'See <a href="/x">this</a> <abbr title="a">b</abbr>';
  expect(announcementHtml(content, { endsOn: null, isLink: true })).toBe('See this <abbr title="a">b</abbr>');
});
