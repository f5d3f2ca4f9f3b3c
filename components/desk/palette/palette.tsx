import { Button, Combobox, Text, TextInput, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { Dialog } from "../dialog";
import { askAndGo } from "../link";
import { paletteTexts, shortcutTexts } from "./texts";
import { type PaletteEntry, useFound } from "./use-found";

const TYPING_MS = 200;

type PaletteProps = { pages: readonly PaletteEntry[]; onShowKeys: () => void; onClose: () => void };

/** Finds orders, customers, items and pages by what is typed, and opens one; by keys alone, if somebody likes. */
export default function Palette({ pages, onShowKeys, onClose }: PaletteProps) {
  const [typed, setTyped] = useState("");
  const [sought] = useDebouncedValue(typed.trim(), TYPING_MS);
  const combobox = useCombobox();
  const found = useFound(sought);
  const isNamed = ({ name }: PaletteEntry) => name.toLowerCase().includes(typed.trim().toLowerCase());
  const groups = [{ name: paletteTexts.pages, entries: pages.filter(isNamed) }, ...found].filter(
    ({ entries }) => entries.length > 0,
  );
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first of what is shown is chosen whenever that changes
  useEffect(() => {
    combobox.selectFirstOption();
  }, [typed, count]);
  return (
    <Dialog opened size="lg" title={paletteTexts.open} close={paletteTexts.close} onClose={onClose}>
      <Combobox
        store={combobox}
        onOptionSubmit={(href) => {
          onClose();
          askAndGo(href as PaletteEntry["href"]);
        }}
      >
        <Combobox.EventsTarget>
          <TextInput
            size="lg"
            aria-label={paletteTexts.label}
            placeholder={paletteTexts.hint}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
        </Combobox.EventsTarget>
        <Combobox.Options aria-label={paletteTexts.found} mah="50dvh" mt="sm" style={{ overflowY: "auto" }}>
          {groups.map(({ name, entries }) => (
            <Combobox.Group key={name} label={name}>
              {entries.map((entry) => (
                <Combobox.Option key={entry.href} value={entry.href}>
                  <Text>{entry.name}</Text>
                  {entry.about && <Text size="sm">{entry.about}</Text>}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {count === 0 && <Combobox.Empty>{paletteTexts.none}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox>
      <Button fullWidth mt="sm" size="md" variant="subtle" onClick={onShowKeys}>
        {shortcutTexts.all}
      </Button>
    </Dialog>
  );
}
