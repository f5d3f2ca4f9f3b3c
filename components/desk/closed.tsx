import { Center, Code, Stack, Text, Title } from "@mantine/core";
import { closedTexts } from "./texts";

/** Shown to everybody who has no desk open in this browser. It tells nothing about the store. */
export function Closed() {
  return (
    <Center component="main" mih="100svh" px="md">
      <Stack maw={460} gap="md">
        <Title order={1}>{closedTexts.title}</Title>
        <Text>{closedTexts.why}</Text>
        <Code block>{closedTexts.command}</Code>
      </Stack>
    </Center>
  );
}
