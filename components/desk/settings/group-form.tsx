import { Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useFormDraft } from "@/lib/browser/desk/form-draft";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import type { SettingsAnswer } from "@/lib/contracts/store/setting-calls";
import type { SettingPath, Settings } from "@/lib/domain/store/setting-field";
import { Conflict } from "../form/conflict";
import { SaveBar } from "../form/save-bar";
import { fieldTexts } from "../form/texts";
import { Currencies } from "./currencies";
import type { SettingRow } from "./groups";
import { SettingInput } from "./setting-input";
import { settingsTexts } from "./texts";

type GroupFormProps = {
  rows: readonly SettingRow[];
  inShop: Settings;
  store: StoreAnswer;
  mayWrite: boolean;
  onAnswer: (answer: SettingsAnswer) => Promise<void>;
  onRead: () => Promise<void>;
};

/** The settings of one page, saved together; only what was changed is sent. */
export function GroupForm({ rows, inShop, store, mayWrite, onAnswer, onRead }: GroupFormProps) {
  const draft = useFormDraft<Settings>(inShop);
  const { run, isPending, refusal, faults } = useWrite();
  const [isSaved, setSaved] = useState(false);
  const set = (path: SettingPath, value: unknown) => {
    setSaved(false);
    draft.set(path, value);
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isDone = await run(async () => {
      const body = { changes: draft.changes, seen: draft.seen };
      const answer = await callDesk<SettingsAnswer>("/api/owner/settings", { method: "PATCH", body });
      draft.discard();
      await onAnswer(answer);
      setSaved(true);
    });
    if (!isDone) await onRead();
  };
  // What depends on a setting that is not shown is not shown either.
  const isShown = ({ when }: SettingRow): boolean => {
    if (!when) return true;
    const [path, ...values] = when;
    const decisive = rows.find((row) => row.path === path);
    return values.includes(draft.values[path]) && (!decisive || isShown(decisive));
  };
  const shown = rows.filter(isShown);
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="lg">
        {shown.map((row) => {
          const input =
            row.kind === "currencies" ? (
              <Currencies values={draft.values} store={store} onChange={set} />
            ) : (
              <SettingInput row={row} value={draft.values[row.path]} store={store} onChange={set} />
            );
          const isFaulty = faults.some(({ path }) => path === row.path);
          return (
            <Stack key={row.path} gap={4}>
              {draft.conflicts.includes(row.path) ? (
                <Conflict
                  theirs={draft.inShop[row.path]}
                  onKeepMine={() => draft.keepMine(row.path)}
                  onTakeTheirs={() => draft.takeTheirs(row.path)}
                >
                  {input}
                </Conflict>
              ) : (
                input
              )}
              {isFaulty && refusal === "settings_invalid" && (
                <Text c="red" size="sm" role="alert">
                  {settingsTexts.invalid}
                </Text>
              )}
            </Stack>
          );
        })}
        {mayWrite && (
          <SaveBar
            isChanged={draft.isChanged}
            isPending={isPending}
            refusal={refusal}
            said={isSaved ? fieldTexts.saved : ""}
            onDiscard={draft.discard}
          />
        )}
      </Stack>
    </form>
  );
}
