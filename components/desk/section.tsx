import { Card, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

type SectionProps = { title: string; why?: string; children: ReactNode };

/** One card of a page: a heading, what it is for, and what can be done. */
export function Section({ title, why, children }: SectionProps) {
  return (
    <Card withBorder component="section" aria-label={title}>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {title}
        </Title>
        {why && <Text>{why}</Text>}
        {children}
      </Stack>
    </Card>
  );
}
