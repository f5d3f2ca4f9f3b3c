import { Anchor, Group, Text } from "@mantine/core";
import { DeskLink } from "../link";
import { salesTexts } from "./texts";

const REPORTS = [
  { at: "sales", href: "/desk/reports", name: salesTexts.sales },
  { at: "gst", href: "/desk/reports/gst", name: salesTexts.gst },
] as const;

/** Leads from one report to the others. */
export function WhichReport({ at }: { at: (typeof REPORTS)[number]["at"] }) {
  return (
    <Group component="nav" gap="lg" aria-label={salesTexts.which}>
      {REPORTS.map((report) =>
        report.at === at ? (
          <Text key={report.at} fw={500} aria-current="page">
            {report.name}
          </Text>
        ) : (
          <Anchor key={report.at} component={DeskLink} href={report.href}>
            {report.name}
          </Anchor>
        ),
      )}
    </Group>
  );
}
