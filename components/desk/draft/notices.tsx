import { Alert, Button, Text } from "@mantine/core";
import { deskFormats } from "@/lib/browser/desk/formats";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { draftTexts } from "./texts";

type DraftNoticesProps = {
  draft: { by: string; publish_at: string | null };
  store: StoreAnswer;
  callerName: string;
  mayWrite: boolean;
  onTakeOver: () => void;
  onEndPlan: () => void;
};

/** What somebody should know before they write a draft: who works on it, and its plan. */
export function DraftNotices({ draft, store, callerName, mayWrite, onTakeOver, onEndPlan }: DraftNoticesProps) {
  const { by, publish_at } = draft;
  return (
    <>
      {by !== callerName && (
        <Alert color="gray" variant="light">
          <Text>{draftTexts.ofAnother(by)}</Text>
          {mayWrite && (
            <Button mt="xs" variant="default" onClick={onTakeOver}>
              {draftTexts.takeOver}
            </Button>
          )}
        </Alert>
      )}
      {publish_at && (
        <Alert color="gray" variant="light">
          <Text>{draftTexts.isPlanned(deskFormats(store).moment(publish_at))}</Text>
          {mayWrite && by === callerName && (
            <Button mt="xs" variant="default" onClick={onEndPlan}>
              {draftTexts.endPlan}
            </Button>
          )}
        </Alert>
      )}
    </>
  );
}
