import { TextInput } from "@mantine/core";
import { useParsedText, wordsOf } from "@/lib/browser/desk/parsed-text";

const asText = (words: readonly string[]) => words.join(", ");

type WordsInputProps = {
  label: string;
  hint: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
};

/** A few words, with commas between them. */
export function WordsInput({ label, hint, words, onChange }: WordsInputProps) {
  const { text, read } = useParsedText<readonly string[]>(words, { parse: wordsOf, format: asText });
  return (
    <TextInput
      size="md"
      label={label}
      description={hint}
      value={text}
      onChange={({ currentTarget }) => onChange([...read(currentTarget.value)])}
    />
  );
}
