import { Alert, List, Stack, Text } from "@mantine/core";
import type { DeskProductWire } from "@/lib/contracts/product/desk-calls";
import { Section } from "../section";
import { diagnosisTexts } from "./texts";

/** Why nobody can buy the product, or that it can be bought. */
export function Diagnosis({ product: { obstacles, hints } }: { product: DeskProductWire }) {
  return (
    <Section title={diagnosisTexts.title}>
      {obstacles.length === 0 && <Text>{diagnosisTexts.yes}</Text>}
      {obstacles.length > 0 && (
        <Alert color="orange" variant="light">
          <Text fw={500}>{diagnosisTexts.no}</Text>
          <List>
            {obstacles.map((code) => (
              <List.Item key={code}>{diagnosisTexts.obstacles[code]}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {hints.length > 0 && (
        <Stack gap={4}>
          <Text size="sm">{diagnosisTexts.beside}</Text>
          <List size="sm">
            {hints.map((code) => (
              <List.Item key={code}>{diagnosisTexts.hints[code]}</List.Item>
            ))}
          </List>
        </Stack>
      )}
    </Section>
  );
}
