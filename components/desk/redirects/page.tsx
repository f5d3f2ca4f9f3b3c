import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useRef, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { RedirectsAnswer } from "@/lib/contracts/site/redirect-calls";
import { SearchField } from "../search-field";
import { Section } from "../section";
import { Failed, Loading, Refused } from "../states";
import { AddRedirects } from "./add";
import { redirectTexts } from "./texts";

const PATH = "/api/owner/redirects";
/** So many redirects are shown at first, and with each step. */
const STEP = 100;

/** What shoppers asked for and did not find, and the addresses that lead elsewhere. */
export default function Redirects({ mayWrite }: { mayWrite: boolean }) {
  const { data, error, mutate } = useCall<RedirectsAnswer>(PATH);
  const [lines, setLines] = useState("");
  const form = useRef<HTMLTextAreaElement>(null);
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data) return <Loading />;
  const show = (answer: RedirectsAnswer) => void mutate(answer, false);
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Title order={1}>{redirectTexts.title}</Title>
        <Text>{redirectTexts.why}</Text>
      </Stack>
      <Section title={redirectTexts.missed} {...(data.missed.length > 0 && { why: redirectTexts.missedWhy })}>
        {data.missed.length === 0 && <Text>{redirectTexts.noMissed}</Text>}
        <ul className="m-0 flex list-none flex-col p-0">
          {data.missed.map(({ path, count }) => (
            <li key={path} className="border-line border-b py-2 last:border-0">
              <Group justify="space-between" gap="sm" wrap="nowrap">
                <Text className="min-w-0 [overflow-wrap:anywhere]">{`${path}, ${redirectTexts.times(count)}`}</Text>
                {mayWrite && (
                  <Button
                    variant="default"
                    className="shrink-0"
                    aria-label={redirectTexts.leadItName(path)}
                    onClick={() => {
                      setLines(`${lines.trim()}\n${path} `.trimStart());
                      form.current?.focus();
                    }}
                  >
                    {redirectTexts.leadIt}
                  </Button>
                )}
              </Group>
            </li>
          ))}
        </ul>
      </Section>
      {mayWrite && <AddRedirects ref={form} lines={lines} onType={setLines} onAnswer={show} />}
      <RedirectList redirects={data.redirects} mayWrite={mayWrite} onAnswer={show} />
    </Stack>
  );
}

type RedirectListProps = {
  redirects: RedirectsAnswer["redirects"];
  mayWrite: boolean;
  onAnswer: (answer: RedirectsAnswer) => void;
};

function RedirectList({ redirects, mayWrite, onAnswer }: RedirectListProps) {
  const { run, isPending, refusal } = useWrite();
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState(STEP);
  const [said, setSaid] = useState("");
  const found = redirects.filter(({ from, to }) => from.includes(search) || to.includes(search));
  const remove = async (from: string) => {
    const isDone = await run(async () =>
      onAnswer(await callDesk<RedirectsAnswer>(PATH, { method: "DELETE", body: { from: [from] } })),
    );
    setSaid(isDone ? redirectTexts.removed : "");
  };
  return (
    <Section title={redirectTexts.list}>
      {refusal && <Refused code={refusal} />}
      <Text role="status" hidden={said === ""}>
        {said}
      </Text>
      {redirects.length === 0 && <Text>{redirectTexts.none}</Text>}
      {redirects.length > 0 && (
        <Group>
          <SearchField
            label={redirectTexts.search}
            hint={redirectTexts.searchHint}
            sought={search}
            onSeek={(text) => setSearch(text.trim())}
          />
        </Group>
      )}
      {redirects.length > 0 && found.length === 0 && <Text>{redirectTexts.noMatch}</Text>}
      <ul className="m-0 flex list-none flex-col p-0">
        {found.slice(0, shown).map(({ from, to, hits }) => (
          <li key={from} className="border-line border-b py-2 last:border-0">
            <Group justify="space-between" gap="sm" wrap="nowrap">
              <div className="min-w-0">
                <Text className="[overflow-wrap:anywhere]">{redirectTexts.to(from, to)}</Text>
                <Text size="sm">{redirectTexts.followed(hits)}</Text>
              </div>
              {mayWrite && (
                <Button
                  variant="default"
                  className="shrink-0"
                  disabled={isPending}
                  aria-label={redirectTexts.removeName(from)}
                  onClick={() => void remove(from)}
                >
                  {redirectTexts.remove}
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <Group>
          <Button variant="default" onClick={() => setShown(shown + STEP)}>
            {redirectTexts.more(Math.min(STEP, found.length - shown))}
          </Button>
        </Group>
      )}
    </Section>
  );
}
