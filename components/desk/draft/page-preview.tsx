import { Anchor, Group, SegmentedControl } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { withBasePath } from "@/lib/domain/site/base-path";
import { draftTexts } from "./texts";

/** How wide the page is in the frame, in CSS pixels. A frame that is narrower shows it smaller. */
const WIDTHS = { phone: 390, tablet: 768, laptop: 1440 } as const;
type Width = keyof typeof WIDTHS;

type PagePreviewProps = {
  /** The path of the page that shows it. */
  path: string;
  /** Changes with each write to the draft. */
  revision: number;
};

/** A page of a draft as shoppers will see it, on a phone, a tablet or a laptop. */
export function PagePreview({ path, revision }: PagePreviewProps) {
  const [width, setWidth] = useState<Width>("laptop");
  const { ref, width: room } = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(revision);
  useEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    const { location } = frame.current?.contentWindow ?? {};
    if (!location) return;
    // A reload keeps the place that somebody has scrolled to; a link in the page may have led elsewhere.
    const address = withBasePath(path);
    if (`${location.pathname}${location.search}` === address) location.reload();
    else location.replace(address);
  }, [revision, path]);
  const pixels = WIDTHS[width];
  const scale = room > 0 ? Math.min(1, room / pixels) : 1;
  return (
    <section aria-label={draftTexts.preview}>
      <Group gap="sm" mb="xs" justify="space-between">
        <SegmentedControl
          size="md"
          aria-label={draftTexts.width}
          data={[
            { value: "phone", label: draftTexts.phone },
            { value: "tablet", label: draftTexts.tablet },
            { value: "laptop", label: draftTexts.laptop },
          ]}
          value={width}
          onChange={(chosen) => setWidth(chosen as Width)}
        />
        <Anchor href={withBasePath(path)} target="_blank" rel="noreferrer">
          {draftTexts.alone}
        </Anchor>
      </Group>
      <div ref={ref} className="flex h-[72svh] justify-center overflow-hidden border border-line bg-sand">
        <div style={{ width: Math.floor(pixels * scale) }}>
          <iframe
            ref={frame}
            src={withBasePath(path)}
            title={draftTexts.previewTitle}
            className="block origin-top-left border-0 bg-paper"
            style={{ width: pixels, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </section>
  );
}
