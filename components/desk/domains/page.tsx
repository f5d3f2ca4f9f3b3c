import { Button, Group, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useSWRConfig } from "swr";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useUnsaved } from "@/lib/browser/desk/unsaved";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { DomainsAnswer } from "@/lib/contracts/store/domain-calls";
import { DeskLink } from "../link";
import { Section } from "../section";
import { settingsTexts } from "../settings/texts";
import { Failed, Loading, Refused } from "../states";
import { domainTexts } from "./texts";

const PATH = "/api/owner/store/domains";
type FormProps = { answer: DomainsAnswer; mayWrite: boolean; onRead: () => Promise<void> };

/** The address that the shop tells, and the names under which it answers. */
export default function Domains({ mayWrite }: { mayWrite: boolean }) {
  const { data, error, mutate } = useCall<DomainsAnswer>(PATH);
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data) return <Loading />;
  const form = { answer: data, mayWrite, onRead: async () => void (await mutate()) };
  return (
    <Stack gap="lg" maw={760}>
      <div>
        <DeskLink href="/desk/settings">{settingsTexts.back}</DeskLink>
        <Title order={1}>{domainTexts.title}</Title>
        <Text>{domainTexts.why}</Text>
      </div>
      <Origin key={data.origin} {...form} />
      <Names key={data.domains.join()} {...form} />
    </Stack>
  );
}

function Origin({ answer, mayWrite, onRead }: FormProps) {
  const [origin, setOrigin] = useState(answer.origin);
  const { run, isPending, refusal } = useWrite();
  const { mutate } = useSWRConfig();
  const isChanged = origin.trim() !== answer.origin;
  useUnsaved(isChanged);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(async () => {
      await callDesk("/api/owner/store/origin", { method: "PUT", body: { origin: origin.trim() } });
      await mutate("/api/owner/store");
      await onRead();
    });
  };
  return (
    <Section title={domainTexts.origin} why={domainTexts.originWhy}>
      <form onSubmit={save} noValidate>
        <Stack gap="sm">
          {refusal && <Refused code={refusal} />}
          <TextInput
            size="md"
            type="url"
            aria-label={domainTexts.origin}
            readOnly={!mayWrite}
            value={origin}
            onChange={({ currentTarget }) => setOrigin(currentTarget.value)}
          />
          {mayWrite && (
            <Group>
              <Button size="md" type="submit" loading={isPending} disabled={!isChanged}>
                {domainTexts.saveOrigin}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Section>
  );
}

function Names({ answer, mayWrite, onRead }: FormProps) {
  const [text, setText] = useState(answer.domains.join("\n"));
  const { run, isPending, refusal, faults } = useWrite();
  const [isSaved, setSaved] = useState(false);
  const names = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const isChanged = names.join() !== answer.domains.join();
  useUnsaved(isChanged);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { domains: names, seen: answer.domains };
    setSaved(await run(() => callDesk(PATH, { method: "PUT", body }).then(onRead)));
  };
  const wrong = faults.map(({ path }) => domainTexts.wrong(Number(path.split(".")[1]) + 1));
  return (
    <Section title={domainTexts.names} why={domainTexts.namesWhy}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="sm">
          {refusal && <Refused code={refusal} />}
          <Textarea
            size="md"
            autosize
            minRows={3}
            spellCheck={false}
            aria-label={domainTexts.names}
            readOnly={!mayWrite}
            value={text}
            error={refusal === "domains_invalid" && wrong.join(" ")}
            onChange={({ currentTarget }) => {
              setSaved(false);
              setText(currentTarget.value);
            }}
          />
          <Text role="status" hidden={!isSaved}>
            {domainTexts.saved}
          </Text>
          {mayWrite && (
            <Group>
              <Button size="md" type="submit" loading={isPending} disabled={!isChanged}>
                {domainTexts.save}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Section>
  );
}
