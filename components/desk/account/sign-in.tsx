import {
  Anchor,
  Button,
  Center,
  Code,
  Collapse,
  Divider,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useForget } from "@/lib/browser/desk/forget";
import { canUsePasskeys, signWithPasskey } from "@/lib/browser/desk/passkeys";
import { useWrite } from "@/lib/browser/desk/use-write";
import { Refused } from "../states";
import { CodeInput, needsCode } from "./code-input";
import { signInTexts } from "./texts";

/** Shown to everybody who has no desk open in this browser, at the address they asked for. It tells nothing about the store. */
export function SignIn() {
  const forget = useForget();
  const { run, isPending, refusal } = useWrite();
  const [isExplained, explanation] = useDisclosure();
  const [asksCode, setAsksCode] = useState(false);
  if (needsCode(refusal) && !asksCode) setAsksCode(true);
  const open = async (signIn: () => Promise<unknown>) => {
    if (await run(signIn)) forget();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    void open(() => callDesk("/api/desk/sign-in", { method: "POST", body }));
  };
  return (
    <Center component="main" mih="100svh" px="md">
      <Stack maw={420} w="100%" gap="lg" py="xl">
        <Title order={1}>{signInTexts.title}</Title>
        <form onSubmit={submit}>
          <Stack gap="sm">
            {refusal && <Refused code={refusal} />}
            <TextInput size="md" name="email" type="email" label={signInTexts.email} autoComplete="username" required />
            <PasswordInput
              size="md"
              name="password"
              label={signInTexts.password}
              autoComplete="current-password"
              required
            />
            {asksCode && <CodeInput label={signInTexts.code} />}
            <Button size="md" type="submit" loading={isPending}>
              {signInTexts.signIn}
            </Button>
          </Stack>
        </form>
        {canUsePasskeys() && (
          <>
            <Divider />
            <Button
              size="md"
              variant="default"
              disabled={isPending}
              onClick={() => void open(() => signWithPasskey("/api/desk/sign-in/passkey"))}
            >
              {signInTexts.passkey}
            </Button>
          </>
        )}
        <div>
          <Anchor component="button" type="button" onClick={explanation.toggle} aria-expanded={isExplained}>
            {signInTexts.noPassword}
          </Anchor>
          <Collapse expanded={isExplained}>
            <Stack gap="xs" pt="sm">
              <Text>{signInTexts.why}</Text>
              <Code block>{signInTexts.command}</Code>
            </Stack>
          </Collapse>
        </div>
      </Stack>
    </Center>
  );
}
