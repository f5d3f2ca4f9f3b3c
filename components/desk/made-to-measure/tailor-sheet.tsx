import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { TailorSheetAnswer } from "@/lib/contracts/order/owner-calls";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import { Refused } from "../states";
import { isMade } from "./made";
import { madeTexts } from "./texts";

/** The sheet for the tailor, of an order with something to be made. */
export function TailorSheet({ order }: { order: OwnerOrderWire }) {
  const { run, isPending, refusal } = useWrite();
  const [isBlocked, setBlocked] = useState(false);
  if (!order.item_list.some(isMade)) return null;
  const print = () => {
    // Opened before the answer is there, or the browser takes the tab for an advertisement.
    const tab = window.open("", "_blank");
    setBlocked(tab === null);
    if (!tab) return;
    void run(async () => {
      const id = encodeURIComponent(order._id);
      const { html } = await callDesk<TailorSheetAnswer>(`/api/owner/orders/${id}/tailor-sheet`);
      tab.document.write(html);
      tab.document.close();
    }).then((isShown) => isShown || tab.close());
  };
  return (
    <>
      <Button variant="default" loading={isPending} onClick={print}>
        {madeTexts.sheet}
      </Button>
      {refusal && <Refused code={refusal} />}
      {isBlocked && <Text role="alert">{madeTexts.blocked}</Text>}
    </>
  );
}
