import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds wrong with the page, or with the part of it that a selector names: each rule with its elements.
 *
 * The usual way of axe opens a second page for each check, and describes everything that is right; both together take
 * half of its time. The shop's pages have no frames of other sites, for which that page would be needed.
 */
export async function accessibilityFaults(
  page: Page,
  { part, rules = [] }: { part?: string; rules?: readonly string[] } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({
      resultTypes: ["violations"],
      rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
    })
    .withTags(TAGS)
    .setLegacyMode(true);
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .join(" ")
        .slice(0, 400)}`,
  );
}
