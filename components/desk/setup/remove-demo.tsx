import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { DemoLeft } from "@/lib/domain/store/setup-step";
import { Refused } from "../states";
import { setupTexts } from "./texts";

/** Takes the demo's data out of the store, after a question. */
export function RemoveDemo({ left, onRemoved }: { left: DemoLeft; onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending, refusal } = useWrite();
  const remove = () => run(() => callDesk("/api/owner/setup/demo", { method: "DELETE" }).finally(onRemoved));
  return (
    <Stack component="section" gap={6} align="start" aria-label={setupTexts.demo}>
      <Title order={3} size="h4">
        {setupTexts.demo}
      </Title>
      <Text>{setupTexts.demoLeft(left)}</Text>
      <Text size="sm">{setupTexts.demoWhy}</Text>
      {refusal && <Refused code={refusal} />}
      {isAsking ? (
        <Group gap="sm" role="group" aria-label={setupTexts.sure}>
          <Text fw={500}>{setupTexts.sure}</Text>
          <Button color="red" loading={isPending} onClick={() => void remove()}>
            {setupTexts.yes}
          </Button>
          <Button variant="default" disabled={isPending} onClick={() => setAsking(false)}>
            {setupTexts.no}
          </Button>
        </Group>
      ) : (
        <Button variant="default" size="md" onClick={() => setAsking(true)}>
          {setupTexts.remove}
        </Button>
      )}
    </Stack>
  );
}
