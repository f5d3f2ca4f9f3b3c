import { Alert, Button, Center, Stack, Text, Title } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { DESK_SESSION, useForget } from "@/lib/browser/desk/forget";
import { useWrite } from "@/lib/browser/desk/use-write";
import { goWithinDesk } from "./link";
import { deskRefusalText } from "./refusal-texts";
import { enterTexts } from "./texts";

const LINK = /^#([\w-]{43})$/;

function onHashChange(listen: () => void) {
  window.addEventListener("hashchange", listen);
  return () => window.removeEventListener("hashchange", listen);
}

/** The door: a button, because programs that look at mails open links, too, and this one works once. */
export function Enter() {
  const hash = useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => null,
  );
  const forget = useForget();
  const { run, isPending, refusal } = useWrite();
  const link = hash === null ? null : (LINK.exec(hash)?.[1] ?? "");
  const open = async () => {
    const isOpen = await run(() => callDesk(DESK_SESSION, { method: "POST", body: { link } }));
    if (!isOpen) return;
    await forget(undefined);
    goWithinDesk("/desk");
  };
  return (
    <Center component="main" mih="100svh" px="md">
      <Stack maw={420} gap="md">
        <Title order={1}>{enterTexts.title}</Title>
        <Text>{link === "" ? enterTexts.noLink : enterTexts.why}</Text>
        {refusal && (
          <Alert role="alert" color="red" variant="light">
            {deskRefusalText(refusal)}
          </Alert>
        )}
        {link !== "" && (
          <Button size="md" loading={isPending || link === null} onClick={open}>
            {enterTexts.open}
          </Button>
        )}
      </Stack>
    </Center>
  );
}
