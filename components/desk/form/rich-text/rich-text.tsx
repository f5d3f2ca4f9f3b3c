import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Loading } from "../../states";
import { richTexts } from "./texts";

// The editor is the largest script of the desk.
const TextEditor = lazy(() => import("./text-editor"));

type RichTextProps = {
  storeId: string;
  label: string;
  html: string;
  fault?: string | undefined;
  isFixed?: boolean;
  onChange: (html: string) => void;
};

/** A text with headings, lists, links, pictures and tables. What the editor would lose is edited as HTML. */
export function RichText({ storeId, label, html, fault, isFixed = false, onChange }: RichTextProps) {
  const [isHtml, setHtml] = useState(false);
  const [isLossy, setLossy] = useState(false);
  return (
    <Stack gap={4}>
      <Group justify="space-between" align="end">
        <Text fw={500} component="span" aria-hidden="true">
          {label}
        </Text>
        <Button
          variant="subtle"
          onClick={() => {
            setLossy(false);
            setHtml(!isHtml);
          }}
        >
          {isHtml ? richTexts.asText : richTexts.asHtml}
        </Button>
      </Group>
      {isLossy && <Text size="sm">{richTexts.onlyHtml}</Text>}
      {isHtml ? (
        <Textarea
          size="md"
          aria-label={label}
          autosize
          minRows={12}
          maxRows={30}
          spellCheck={false}
          readOnly={isFixed}
          styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)", fontSize: "0.875rem" } }}
          value={html}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <Suspense fallback={<Loading />}>
          <TextEditor
            storeId={storeId}
            label={label}
            html={html}
            isFixed={isFixed}
            onChange={onChange}
            onLossy={() => {
              setLossy(true);
              setHtml(true);
            }}
          />
        </Suspense>
      )}
      {fault && (
        <Text c="red" size="sm" role="alert">
          {fault}
        </Text>
      )}
    </Stack>
  );
}
