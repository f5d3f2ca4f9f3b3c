import { Radio, Stack } from "@mantine/core";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { DeskProductWire } from "@/lib/contracts/product/desk-calls";
import { PRODUCT_STATUSES } from "@/lib/domain/product-import/imported-product";
import { Section } from "../section";
import { Refused } from "../states";
import { PRODUCT_STATUS_NAMES, productTexts } from "./texts";

type StatusProps = { product: DeskProductWire; mayWrite: boolean; onChanged: () => void };

/** Whether the product is in the shop. A choice is saved at once, and shown once the shop has said so. */
export function ProductStatusChoice({ product, mayWrite, onChanged }: StatusProps) {
  const { run, isPending, refusal } = useWrite();
  const path = `/api/owner/products/${encodeURIComponent(product._id)}` as const;
  const choose = (status: string) => {
    const body = { changes: { status }, seen: { status: product.status } };
    return run(() => callDesk(path, { method: "PATCH", body }).finally(onChanged));
  };
  return (
    <Section title={productTexts.statusTitle}>
      {refusal && <Refused code={refusal} />}
      <Radio.Group
        value={product.status}
        onChange={(status) => void choose(status)}
        aria-label={productTexts.statusTitle}
      >
        <Stack gap="xs">
          {PRODUCT_STATUSES.map((status) => (
            <Radio
              key={status}
              size="md"
              value={status}
              label={PRODUCT_STATUS_NAMES[status]}
              description={productTexts.statusWhy[status]}
              disabled={isPending || !mayWrite}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Section>
  );
}
