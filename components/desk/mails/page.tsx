import { Badge, Group, Stack, Text, Title } from "@mantine/core";
import { useCall } from "@/lib/browser/desk/use-call";
import type { MailTextsAnswer } from "@/lib/contracts/outbox/mail-text-calls";
import { DeskLink } from "../link";
import { Section } from "../section";
import { Failed, Loading } from "../states";
import { deskTexts } from "../texts";
import { MailForm } from "./form";
import { MAIL_GROUPS, mailName, mailTexts } from "./texts";

type MailsProps = { template: string; mayWrite: boolean };

/** The mails that the shop sends to shoppers: all of them, or one with its words. */
export default function Mails({ template, mayWrite }: MailsProps) {
  const { data, error, mutate } = useCall<MailTextsAnswer>("/api/owner/mail-texts");
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data) return <Loading />;
  if (template === "") return <Overview {...data} />;
  const mail = data.list.find((each) => each.template === template);
  if (!mail) return <p>{deskTexts.missing}</p>;
  return (
    <Stack gap="lg">
      <div>
        <DeskLink href="/desk/mails">{mailTexts.back}</DeskLink>
        <Title order={1}>{mailName(template)}</Title>
      </div>
      <MailForm
        key={template}
        mail={mail}
        mayWrite={mayWrite}
        onAnswer={async (saved) => {
          const list = data.list.map((each) => (each.template === saved.template ? saved : each));
          await mutate({ list }, false);
        }}
        onRead={async () => void (await mutate())}
      />
    </Stack>
  );
}

function Overview({ list }: MailTextsAnswer) {
  const written = new Set(
    list.filter(({ wording }) => Object.values(wording).some((text) => text !== "")).map(({ template }) => template),
  );
  return (
    <Stack gap="lg" maw={760}>
      <Stack gap={6}>
        <Title order={1}>{mailTexts.title}</Title>
        <Text>{mailTexts.why}</Text>
        <DeskLink href="/desk/messages">{mailTexts.toMessages}</DeskLink>
      </Stack>
      {Object.entries(MAIL_GROUPS).map(([group, names]) => (
        <Section key={group} title={group}>
          <ul className="m-0 list-none p-0">
            {Object.entries(names).map(([template, name]) => (
              <li key={template} className="border-line border-t py-2">
                <Group justify="space-between" wrap="nowrap">
                  <DeskLink href={`/desk/mails/${template}`}>{name}</DeskLink>
                  {written.has(template) && (
                    <Badge variant="default" tt="none" fw={500} className="shrink-0">
                      {mailTexts.own}
                    </Badge>
                  )}
                </Group>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Stack>
  );
}
