import { Textarea, TextInput } from "@mantine/core";

type Pair = [heading: string, text: string];

/** A short text and a longer one that belong together, such as a question and its answer. */
export function NamedText({
  names,
  values,
  onChange,
}: {
  names: Pair;
  values: Pair;
  onChange: (values: Pair) => void;
}) {
  const [heading, text] = values;
  return (
    <>
      <TextInput
        size="md"
        label={names[0]}
        maxLength={300}
        value={heading}
        onChange={({ currentTarget }) => onChange([currentTarget.value, text])}
      />
      <Textarea
        size="md"
        label={names[1]}
        autosize
        minRows={2}
        maxRows={12}
        value={text}
        onChange={({ currentTarget }) => onChange([heading, currentTarget.value])}
      />
    </>
  );
}
