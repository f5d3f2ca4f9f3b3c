import { Button, Checkbox, Code, Stack, Text } from "@mantine/core";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { SetupAnswer } from "@/lib/contracts/store/setup-calls";
import type { SetupStep } from "@/lib/domain/store/setup-step";
import { DeskLink } from "../link";
import { Section } from "../section";
import { Failed, Refused } from "../states";
import { RemoveDemo } from "./remove-demo";
import { setupTexts } from "./texts";

const SETUP = "/api/owner/setup";

/** The way from the demo to a shop of one's own, until it is gone. */
export function Setup({ sellsByOrder }: { sellsByOrder: boolean }) {
  const { data, error, mutate } = useCall<SetupAnswer>(SETUP);
  const { run, isPending, refusal } = useWrite();
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data) return null;
  const { steps, demo } = data;
  const isDemoLeft = demo.products + demo.categories + demo.posts > 0;
  if (!isDemoLeft && steps.every(({ is_done, is_ticked }) => is_done || is_ticked)) return null;
  const tick = (step: SetupStep, isTicked: boolean) => {
    const changed = steps.map((each) => (each.step === step ? { ...each, is_ticked: isTicked } : each));
    const ticked = changed.flatMap((each) => (each.is_ticked ? [each.step] : []));
    // What was just ticked is shown at once; after a refusal it is again what the shop knows.
    void mutate({ ...data, steps: changed }, false);
    void run(() => callDesk(SETUP, { method: "PUT", body: { ticked } }).finally(() => void mutate()));
  };
  return (
    <Section title={setupTexts.title} why={setupTexts.why}>
      {refusal && <Refused code={refusal} />}
      <Stack gap="sm">
        {steps.map(({ step, is_done, is_ticked }) => (
          <Checkbox
            key={step}
            size="md"
            label={setupTexts.steps[step].name}
            description={is_done || is_ticked ? undefined : setupTexts.steps[step].how}
            classNames={{ description: "[overflow-wrap:anywhere]" }}
            checked={is_done || is_ticked}
            // What the shop sees by itself is nobody's to say.
            disabled={is_done || isPending}
            onChange={({ currentTarget }) => tick(step, currentTarget.checked)}
          />
        ))}
      </Stack>
      <Text size="sm">{setupTexts.files}</Text>
      <Code block>{setupTexts.commands}</Code>
      {sellsByOrder && (
        <Stack gap={6} align="start" my="xs">
          <Button
            variant="default"
            size="md"
            renderRoot={(props) => <DeskLink href="/desk/orders/new?test=1" {...props} />}
          >
            {setupTexts.test}
          </Button>
          <Text size="sm">{setupTexts.testWhy}</Text>
        </Stack>
      )}
      {isDemoLeft && <RemoveDemo left={demo} onRemoved={() => void mutate()} />}
    </Section>
  );
}
