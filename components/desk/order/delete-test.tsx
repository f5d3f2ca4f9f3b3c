import { Button } from "@mantine/core";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import { goWithinDesk } from "../link";
import { Refused } from "../states";
import { Step } from "./step";
import { stepTexts } from "./texts";

/** Deletes an order that was only a test. */
export function DeleteTest({ order }: { order: OwnerOrderWire }) {
  const { run, isPending, refusal } = useWrite();
  const remove = async () => {
    const path = `/api/owner/orders/${encodeURIComponent(order._id)}` as const;
    if (await run(() => callDesk(path, { method: "DELETE" }))) goWithinDesk("/desk/orders");
  };
  return (
    <Step why={stepTexts.deleteTestWhy}>
      {refusal && <Refused code={refusal} />}
      <Button size="md" variant="default" loading={isPending} onClick={() => void remove()}>
        {stepTexts.deleteTest}
      </Button>
    </Step>
  );
}
