import { Anchor, Button, Group, SegmentedControl, Stack } from "@mantine/core";
import { useState } from "react";
import { withBasePath } from "@/lib/domain/site/base-path";
import { previewPath } from "@/lib/domain/site/preview";
import { productTexts } from "./texts";

/** How wide the frame is, in CSS pixels; null for all the room there is. */
const WIDTHS = { phone: 390, wide: null } as const;
type Width = keyof typeof WIDTHS;

/** The product as shoppers will see it, in a frame on this page. `version` changes when it has been saved. */
export function ProductPreview({ id, version }: { id: string; version: string }) {
  const [isOpen, setOpen] = useState(false);
  const [width, setWidth] = useState<Width>("phone");
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button size="md" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? productTexts.closePreview : productTexts.preview}
        </Button>
        {isOpen && (
          <>
            <SegmentedControl
              size="md"
              aria-label={productTexts.previewWidth}
              data={[
                { value: "phone", label: productTexts.onPhone },
                { value: "wide", label: productTexts.onLaptop },
              ]}
              value={width}
              onChange={(chosen) => setWidth(chosen as Width)}
            />
            <Anchor href={withBasePath(previewPath(id))} target="_blank" rel="noreferrer">
              {productTexts.previewAlone}
            </Anchor>
          </>
        )}
      </Group>
      {isOpen && (
        <iframe
          key={version}
          src={withBasePath(previewPath(id))}
          title={productTexts.previewTitle}
          className="h-[70svh] max-w-full border border-line bg-paper"
          style={{ width: WIDTHS[width] ?? "100%" }}
        />
      )}
    </Stack>
  );
}
