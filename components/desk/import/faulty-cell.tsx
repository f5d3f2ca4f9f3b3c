import { TextInput } from "@mantine/core";
import { useState } from "react";

type FaultyCellProps = {
  heading: string;
  label: string;
  text: string;
  fault: string;
  onChange: (text: string) => void;
};

/** One cell with what is wrong with it. What is typed counts when it is left, so that the row does not go meanwhile. */
export function FaultyCell({ heading, label, text: before, fault, onChange }: FaultyCellProps) {
  const [text, setText] = useState(before);
  const leave = () => {
    if (text !== before) onChange(text);
  };
  return (
    <TextInput
      size="md"
      maw={420}
      label={heading}
      aria-label={label}
      error={fault}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === "Enter") leave();
      }}
    />
  );
}
