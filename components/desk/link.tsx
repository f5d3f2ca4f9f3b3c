import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from "react";
import { mayLeave } from "@/lib/browser/desk/unsaved";
import { withBasePath } from "@/lib/domain/site/base-path";
import { deskTexts } from "./texts";

type DeskLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: `/desk${string}` };

/** A link within the desk: a real address, which opens without loading the desk again. */
export const DeskLink = forwardRef<HTMLAnchorElement, DeskLinkProps>(({ href, onClick, ...rest }, ref) => {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    askAndGo(href);
  };
  return <a ref={ref} href={withBasePath(href)} onClick={open} {...rest} />;
});
DeskLink.displayName = "DeskLink";

/** Shows another page, unless somebody would rather send first what they have typed on this one. */
export function askAndGo(href: `/desk${string}`): void {
  if (mayLeave(deskTexts.leave)) goWithinDesk(href);
}

/** Shows another page of the desk. Next.js learns of the address and tells `usePathname`. */
export function goWithinDesk(href: `/desk${string}`): void {
  window.history.pushState(null, "", withBasePath(href));
  window.scrollTo(0, 0);
}
