import { Anchor, Badge, Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { CategoryTreeAnswer } from "@/lib/contracts/catalogue/category-calls";
import type { DraftViewWire, ShopWindowAnswer, VersionWire } from "@/lib/contracts/shop-window/calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { withBasePath } from "@/lib/domain/site/base-path";
import { windowPreviewPath } from "@/lib/domain/site/preview";
import { Dialog } from "../dialog";
import { draftTexts } from "../draft/texts";
import { DeskLink, goWithinDesk } from "../link";
import { Section } from "../section";
import { Failed, Loading, Refused } from "../states";
import { namesOfPages, pageChoices } from "./pages";
import { CAUSE_TEXTS, navigationTexts, windowTexts } from "./texts";

const PATH = "/api/owner/shop-window";

/** The drafts of home page and category pages, and what was published before. */
export default function Overview({ store, mayWrite }: { store: StoreAnswer; mayWrite: boolean }) {
  const { data, error, mutate } = useCall<ShopWindowAnswer>(PATH);
  const tree = useCall<CategoryTreeAnswer>("/api/owner/categories");
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data || !tree.data) return <Loading />;
  const formats = deskFormats(store);
  const choices = pageChoices(tree.data);
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Title order={1}>{windowTexts.title}</Title>
        <Text>{windowTexts.why}</Text>
        <Group gap="lg">
          <DeskLink href="/desk/pages">{windowTexts.pages}</DeskLink>
          <DeskLink href="/desk/blog">{windowTexts.blog}</DeskLink>
          <DeskLink href="/desk/menu">{navigationTexts.title}</DeskLink>
          <DeskLink href="/desk/redirects">{windowTexts.redirects}</DeskLink>
          <DeskLink href="/desk/settings/announcement">{windowTexts.announcement}</DeskLink>
        </Group>
      </Stack>
      <Section title={windowTexts.drafts}>
        {data.drafts.length === 0 && <Text>{windowTexts.noDrafts}</Text>}
        <ul className="m-0 flex list-none flex-col p-0">
          {data.drafts.map(({ _id, name, by, changed_on, publish_at }) => (
            <li key={_id} className="border-line border-b py-3 last:border-0">
              <Group gap="xs">
                <DeskLink href={`/desk/shop-window/${encodeURIComponent(_id)}`} className="[overflow-wrap:anywhere]">
                  {name}
                </DeskLink>
                {publish_at && (
                  <Badge variant="light" tt="none" fw={500}>
                    {draftTexts.planned(formats.moment(publish_at))}
                  </Badge>
                )}
              </Group>
              <Text size="sm">{draftTexts.by(by, formats.minute(changed_on))}</Text>
            </li>
          ))}
        </ul>
      </Section>
      {mayWrite && <NewDraft />}
      <Versions
        versions={data.versions}
        when={formats.minute}
        namesOf={(pages) => namesOfPages(pages, choices)}
        mayWrite={mayWrite}
        onAnswer={(answer) => void mutate(answer, false)}
      />
    </Stack>
  );
}

function NewDraft() {
  const { run, isPending, refusal } = useWrite();
  const [name, setName] = useState("");
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(async () => {
      const { draft } = await callDesk<DraftViewWire>(`${PATH}/drafts`, { method: "POST", body: { name } });
      goWithinDesk(`/desk/shop-window/${encodeURIComponent(draft._id)}`);
    });
  };
  return (
    <Section title={windowTexts.begin} why={windowTexts.beginWhy}>
      <form onSubmit={begin}>
        {refusal && <Refused code={refusal} />}
        <Group align="end" gap="sm">
          <TextInput
            size="md"
            required
            className="min-w-0 grow"
            label={windowTexts.name}
            maxLength={100}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button size="md" type="submit" loading={isPending} disabled={name.trim() === ""}>
            {windowTexts.begin}
          </Button>
        </Group>
      </form>
    </Section>
  );
}

type VersionsProps = {
  versions: readonly VersionWire[];
  when: (moment: string) => string;
  namesOf: (pages: readonly string[]) => string;
  mayWrite: boolean;
  onAnswer: (answer: ShopWindowAnswer) => void;
};

/** What was published, the newest first; the state before the oldest can be gone back to as well. */
function Versions({ versions, when, namesOf, mayWrite, onAnswer }: VersionsProps) {
  const { run, isPending, refusal } = useWrite();
  const [asked, setAsked] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const oldest = versions.at(-1);
  const pagesSince = (number: number) => [
    ...new Set(versions.filter((version) => version.number > number).flatMap(({ pages }) => pages)),
  ];
  const nameOf = (number: number) => {
    const version = versions.find((each) => each.number === number);
    return version ? windowTexts.versionOf(number, version.name) : windowTexts.original;
  };
  const goBack = async (number: number) => {
    const isDone = await run(async () =>
      onAnswer(await callDesk<ShopWindowAnswer>(`${PATH}/versions/${number}/restore`, { method: "POST" })),
    );
    setAsked(null);
    setSaid(isDone ? windowTexts.wentBack : "");
  };
  const actions = (number: number) => (
    <Group gap="xs" className="shrink-0">
      <Anchor
        href={withBasePath(windowPreviewPath(`version-${number}`, pagesSince(number)[0] ?? "home"))}
        target="_blank"
        rel="noreferrer"
        aria-label={draftTexts.lookAt(nameOf(number))}
      >
        {draftTexts.look}
      </Anchor>
      {mayWrite && pagesSince(number).length > 0 && (
        <Button variant="default" aria-label={draftTexts.goBackTo(nameOf(number))} onClick={() => setAsked(number)}>
          {draftTexts.goBack}
        </Button>
      )}
    </Group>
  );
  return (
    <Section title={draftTexts.versions} {...(oldest && { why: windowTexts.versionsWhy })}>
      {refusal && <Refused code={refusal} />}
      <Text role="status" hidden={said === ""}>
        {said}
      </Text>
      {!oldest && <Text>{windowTexts.noVersions}</Text>}
      <ul className="m-0 flex list-none flex-col p-0">
        {versions.map(({ number, at, by, cause, pages }) => (
          <li key={number} className="border-line border-b py-3">
            <Group justify="space-between" align="start" gap="sm">
              <div className="min-w-0">
                <Text className="[overflow-wrap:anywhere]">{nameOf(number)}</Text>
                <Text size="sm">{`${CAUSE_TEXTS[cause]}, ${draftTexts.by(by, when(at))}`}</Text>
                <Text size="sm">{namesOf(pages)}</Text>
              </div>
              {actions(number)}
            </Group>
          </li>
        ))}
        {oldest && (
          <li className="py-3">
            <Group justify="space-between" gap="sm">
              <Text>{windowTexts.original}</Text>
              {actions(oldest.number - 1)}
            </Group>
          </li>
        )}
      </ul>
      <Dialog
        opened={asked !== null}
        centered
        title={draftTexts.goBackTo(asked === null ? "" : nameOf(asked))}
        close={draftTexts.keep}
        onClose={() => setAsked(null)}
      >
        {asked !== null && (
          <Stack gap="sm">
            <Text>{windowTexts.goBackWhy(namesOf(pagesSince(asked)))}</Text>
            <Button size="md" loading={isPending} onClick={() => void goBack(asked)}>
              {draftTexts.goBack}
            </Button>
          </Stack>
        )}
      </Dialog>
    </Section>
  );
}
