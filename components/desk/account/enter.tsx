import { Button, Center, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState, useSyncExternalStore } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { DESK_SESSION, useForget } from "@/lib/browser/desk/forget";
import { useWrite } from "@/lib/browser/desk/use-write";
import { goWithinDesk } from "../link";
import { Refused } from "../states";
import { CodeInput, needsCode } from "./code-input";
import { enterTexts, signInTexts } from "./texts";

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
  const [asksCode, setAsksCode] = useState(false);
  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { ...Object.fromEntries(new FormData(event.currentTarget)), link };
    if (!(await run(() => callDesk(DESK_SESSION, { method: "POST", body })))) return;
    goWithinDesk("/desk");
    forget();
  };
  if (needsCode(refusal) && !asksCode) setAsksCode(true);
  return (
    <Center component="main" mih="100svh" px="md">
      <Stack maw={420} gap="md">
        <Title order={1}>{enterTexts.title}</Title>
        <Text>{link === "" ? enterTexts.noLink : enterTexts.why}</Text>
        {refusal && <Refused code={refusal} />}
        {link !== "" && (
          <form onSubmit={open}>
            <Stack gap="sm">
              {asksCode && <CodeInput label={signInTexts.code} />}
              <Button size="md" type="submit" loading={isPending || link === null}>
                {enterTexts.open}
              </Button>
            </Stack>
          </form>
        )}
      </Stack>
    </Center>
  );
}
