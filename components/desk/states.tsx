import { Alert, Button, Center, Loader, Stack, VisuallyHidden } from "@mantine/core";
import { useEffect, useState } from "react";
import { deskRefusalText } from "./refusal-texts";
import { deskTexts } from "./texts";

const WAIT_MS = 300;

/** Nothing at first, so that what comes at once does not flicker. */
export function Loading() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Center mih="40svh" role="status">
      {isShown && <Loader size="sm" />}
      <VisuallyHidden>{deskTexts.loading}</VisuallyHidden>
    </Center>
  );
}

/** Codes that ask for something more instead of telling that something is wrong. */
const QUESTIONS = ["second_factor_needed"];

export function Refused({ code }: { code: string }) {
  return (
    <Alert role="alert" color={QUESTIONS.includes(code) ? "gray" : "red"} variant="light">
      {deskRefusalText(code)}
    </Alert>
  );
}

/** What could not be loaded, with a way to try again. */
export function Failed({ code, onRetry }: { code: string; onRetry: () => void }) {
  return (
    <Center mih="40svh" px="md">
      <Stack maw={460}>
        <Refused code={code} />
        <Button variant="default" onClick={onRetry}>
          {deskTexts.again}
        </Button>
      </Stack>
    </Center>
  );
}
