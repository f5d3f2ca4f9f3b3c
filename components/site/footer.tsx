import type { ReactNode } from "react";
import { type FooterFacts, footerMarkup } from "./footer-markup";

/**
 * The footer of the shop, with `children` at its top. The rest is HTML and not React elements: it is on every page, also on
 * those that are made for each request (decision 50).
 */
export function Footer({ children, ...facts }: FooterFacts & { children?: ReactNode }) {
  return (
    <footer className="relative z-10 mt-24 border-t border-line bg-paper">
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text */}
      <div dangerouslySetInnerHTML={{ __html: footerMarkup(facts).html }} />
    </footer>
  );
}
