import type { DemoPage } from "./page";

/** What the shop claims about its accessibility. It names only what the tests and the walks of this repository check. */
export const ACCESSIBILITY: DemoPage = {
  slug: "accessibility",
  kind: "page",
  title: "Accessibility",
  description:
    "How this shop works with keyboards, screen readers, large text and little motion, and whom to write to.",
  content: `
<p>Everybody should be able to choose a cloth, ask about it and pay for it here. We build the shop to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.</p>
<h2>What works</h2>
<ul>
<li>Everything can be done with a keyboard: choosing, filtering, the bag, paying, asking for a return. What has the focus has a visible ring, and nothing covers it.</li>
<li>Screen readers hear every control, price and message by name. Changes to the bag and mistakes in a form are announced.</li>
<li>Pages fit screens from 320 px up without scrolling sideways. Buttons keep their edge in the forced colours of your system.</li>
<li>If your system asks for little motion, nothing moves. Nothing blinks, and nothing plays by itself.</li>
<li>Without scripts, and on slow connections, you can still read every page, fill the bag and order.</li>
<li>Pictures have descriptions. Nothing is told by colour alone: every colour has its name.</li>
</ul>
<h2>What does not, yet</h2>
<ul>
<li>The weave pictures show threads at their true size only on screens that are not scaled. Width and weight are in the text beside them.</li>
<li>The pages of payment providers are theirs. If one of them stops you, pay by bank transfer, or write to us.</li>
</ul>
<h2>How we check</h2>
<p>Automatic checks run on every change, on every kind of page. They find many faults, but not all: if you meet one, tell us.</p>
<h2>Tell us</h2>
<p>If something stops you, <a href="/contact-us">write or ring</a>; say which page, and what you use. We answer within two working days, and take your order by telephone meanwhile.</p>`,
};
