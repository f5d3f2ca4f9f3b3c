import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";

const TYPING_MS = 250;

type SearchFieldProps = { label: string; hint: string; sought: string; onSeek: (text: string) => void };

/** Searches a list while somebody types. */
export function SearchField({ label, hint, sought, onSeek }: SearchFieldProps) {
  const [text, setText] = useState(sought);
  const seek = useDebouncedCallback(onSeek, TYPING_MS);
  return (
    <TextInput
      type="search"
      size="md"
      label={label}
      placeholder={hint}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        seek(value);
      }}
      flex="1 1 16rem"
    />
  );
}
