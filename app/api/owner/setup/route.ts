import { showSetupCall, tickSetupCall } from "@/lib/contracts/store/setup-calls";
import { saveSetupDone } from "@/lib/data/store/setup";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readSetup } from "@/lib/workflows/demo/setup";

export const GET = handle(showSetupCall, async ({ storeId }) => {
  const setup = await readSetup(storeId);
  if (!setup.ok) return setup;
  const { steps, demo } = setup.value;
  return ok({
    steps: steps.map(({ step, isDone, isTicked }) => ({ step, is_done: isDone, is_ticked: isTicked })),
    demo,
  });
});

export const PUT = handle(tickSetupCall, async ({ storeId, body }) =>
  (await saveSetupDone(storeId, body.ticked)) ? ok({ done: true }) : fail("store_unknown", "store_id"),
);
