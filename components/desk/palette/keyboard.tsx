import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { useMemo, useState } from "react";
import { useShortcuts } from "@/lib/browser/desk/use-shortcuts";
import { readSaved, writeSaved } from "@/lib/browser/saved-state";
import { askAndGo } from "../link";
import { paletteTexts, shortcutTexts } from "./texts";
import type { PaletteEntry } from "./use-found";

// Neither is needed to see the desk.
const Palette = dynamic(() => import("./palette"), { ssr: false });
const ShortcutSheet = dynamic(() => import("./shortcut-sheet"), { ssr: false });

/** Single letters can be in the way of those who speak to their computer, so they can be turned off (WCAG 2.1.4). */
const KEYS = "desk-keys";
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const NONE = {};

/** A page of the menu with the key that follows "g" to open it. */
export type KeyedPage = PaletteEntry & { letter: string };

/** The button and the keys that search the desk, open its pages and show all keys. */
export function Keyboard({ pages }: { pages: readonly KeyedPage[] }) {
  const [shown, setShown] = useState<"palette" | "sheet" | null>(null);
  const close = () => setShown(null);
  useHotkeys([["mod+K", () => setShown("palette")]], []);
  const [isOn, setOn] = useState(() => readSaved(KEYS, isBoolean, true));
  const turn = (next: boolean) => {
    setOn(next);
    writeSaved(KEYS, next);
  };
  useShortcuts(
    useMemo(
      () =>
        isOn
          ? {
              "?": () => setShown("sheet"),
              "/": () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus(),
              ...Object.fromEntries(pages.map(({ letter, href }) => [`g ${letter}`, () => askAndGo(href)])),
            }
          : NONE,
      [pages, isOn],
    ),
  );
  const shortcuts = [
    { keys: ["Ctrl K"], name: shortcutTexts.palette },
    { keys: ["/"], name: shortcutTexts.search },
    ...pages.map(({ letter, name }) => ({ keys: ["g", letter], name: shortcutTexts.goTo(name) })),
    { keys: ["?"], name: shortcutTexts.sheet },
  ];
  return (
    <>
      <Button variant="default" ms="auto" className="whitespace-nowrap" onClick={() => setShown("palette")}>
        {paletteTexts.open}
      </Button>
      {shown === "palette" && <Palette pages={pages} onShowKeys={() => setShown("sheet")} onClose={close} />}
      {shown === "sheet" && <ShortcutSheet shortcuts={shortcuts} isOn={isOn} onTurn={turn} onClose={close} />}
    </>
  );
}
