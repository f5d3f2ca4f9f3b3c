import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { type FormEvent, type Ref, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useUnsaved } from "@/lib/browser/desk/unsaved";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { RedirectsAnswer } from "@/lib/contracts/site/redirect-calls";
import { Section } from "../section";
import { Refused } from "../states";
import { redirectFault, redirectTexts } from "./texts";

type AddRedirectsProps = {
  ref: Ref<HTMLTextAreaElement>;
  lines: string;
  onType: (lines: string) => void;
  onAnswer: (answer: RedirectsAnswer) => void;
};

/** Adds redirects, a line each, as they are copied from a table or typed. */
export function AddRedirects({ ref, lines, onType, onAnswer }: AddRedirectsProps) {
  const { run, isPending, refusal, faults } = useWrite();
  const [unreadable, setUnreadable] = useState<readonly number[]>([]);
  const [said, setSaid] = useState("");
  useUnsaved(lines.trim() !== "");
  const written = lines
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [{ index, line: line.trim() }]));
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaid("");
    const parts = written.map(({ index, line }) => ({ index, words: line.split(/[\s,;]+/) }));
    const broken = parts.filter(({ words }) => words.length !== 2).map(({ index }) => index);
    setUnreadable(broken);
    if (broken.length > 0) return;
    const redirects = parts.map(({ words: [from = "", to = ""] }) => ({ from, to }));
    const isDone = await run(async () =>
      onAnswer(await callDesk<RedirectsAnswer>("/api/owner/redirects", { method: "POST", body: { redirects } })),
    );
    if (!isDone) return;
    onType("");
    setSaid(redirectTexts.saved(redirects.length));
  };
  const lineOf = (path: string) => (written[Number(path.split(".")[1])]?.index ?? 0) + 1;
  const problems = [
    ...unreadable.map((index) => redirectFault(index + 1, "line_unreadable")),
    ...faults.map(({ path, code }) => redirectFault(lineOf(path), code)),
  ];
  return (
    <Section title={redirectTexts.add} why={redirectTexts.addWhy}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="sm">
          {refusal && <Refused code={refusal} />}
          <Textarea
            ref={ref}
            size="md"
            label={redirectTexts.lines}
            placeholder={redirectTexts.example}
            autosize
            minRows={3}
            maxRows={20}
            spellCheck={false}
            value={lines}
            error={problems.length > 0 && <span className="whitespace-pre-line">{problems.join("\n")}</span>}
            onChange={({ currentTarget }) => {
              setSaid("");
              onType(currentTarget.value);
            }}
          />
          <Text role="status" hidden={said === ""}>
            {said}
          </Text>
          <Group>
            <Button size="md" type="submit" loading={isPending} disabled={written.length === 0}>
              {redirectTexts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
