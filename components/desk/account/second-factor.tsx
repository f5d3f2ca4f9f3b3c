import { Anchor, Box, Button, Code, CopyButton, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { QrCodeImage } from "@/components/payment/qr-code";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { RecoveryCodes, SecondFactorDraft, StaffAccount } from "@/lib/contracts/staff/account";
import { Section } from "../section";
import { Refused } from "../states";
import { CodeInput } from "./code-input";
import { accountTexts } from "./texts";

const PATH = "/api/desk/account/second-factor";
type Step = { kind: "idle" } | { kind: "scan"; draft: SecondFactorDraft } | { kind: "codes"; codes: readonly string[] };

type SecondFactorProps = { account: StaffAccount; onChanged: () => void };

/** An authenticator app: scanned, proved by a code, and answered with recovery codes, which are shown once. */
export function SecondFactor({ account, onChanged }: SecondFactorProps) {
  const { run, isPending, refusal } = useWrite();
  const [step, setStep] = useState<Step>({ kind: "idle" });
  const { has_second_factor: isOn, recovery_codes_left: left } = account;
  const setUp = () =>
    run(async () => setStep({ kind: "scan", draft: await callDesk<SecondFactorDraft>(PATH, { method: "POST" }) }));
  const turnOn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    void run(async () => {
      const { recovery_codes: codes } = await callDesk<RecoveryCodes>(PATH, { method: "PUT", body });
      setStep({ kind: "codes", codes });
      onChanged();
    });
  };
  const turnOff = () => run(() => callDesk(PATH, { method: "DELETE" }).finally(onChanged));
  return (
    <Section title={accountTexts.factor} why={isOn ? accountTexts.factorOn(left) : accountTexts.factorOff}>
      {refusal && <Refused code={refusal} />}
      {step.kind === "idle" && (
        <Group gap="xs">
          <Button size="md" variant={isOn ? "default" : "filled"} loading={isPending} onClick={() => void setUp()}>
            {isOn ? accountTexts.move : accountTexts.setUp}
          </Button>
          {isOn && (
            <Button size="md" variant="default" loading={isPending} onClick={() => void turnOff()}>
              {accountTexts.turnOff}
            </Button>
          )}
        </Group>
      )}
      {step.kind === "scan" && (
        <Stack gap="sm">
          <Text>{accountTexts.scan}</Text>
          <Box>
            <QrCodeImage {...step.draft.code} label={accountTexts.scanLabel} />
          </Box>
          <Text>
            {accountTexts.key}: <Code className="break-all">{step.draft.secret}</Code>
          </Text>
          <Anchor href={step.draft.link}>{accountTexts.openApp}</Anchor>
          <form onSubmit={turnOn}>
            <Stack gap="sm">
              <CodeInput label={accountTexts.code} />
              <Group gap="xs">
                <Button size="md" type="submit" loading={isPending}>
                  {accountTexts.turnOn}
                </Button>
                <Button size="md" variant="default" onClick={() => setStep({ kind: "idle" })}>
                  {accountTexts.cancel}
                </Button>
              </Group>
            </Stack>
          </form>
        </Stack>
      )}
      {step.kind === "codes" && (
        <Stack gap="sm" role="status">
          <Text fw={500}>{accountTexts.codes}</Text>
          <Text>{accountTexts.codesWhy}</Text>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={4}>
            {step.codes.map((code) => (
              <Code key={code} fz="md" className="tabular">
                {code}
              </Code>
            ))}
          </SimpleGrid>
          <Group gap="xs">
            <CopyButton value={step.codes.join("\n")}>
              {({ copied, copy }) => (
                <Button size="md" variant="default" onClick={copy}>
                  {copied ? accountTexts.copied : accountTexts.copy}
                </Button>
              )}
            </CopyButton>
            <Button size="md" onClick={() => setStep({ kind: "idle" })}>
              {accountTexts.kept}
            </Button>
          </Group>
        </Stack>
      )}
    </Section>
  );
}
