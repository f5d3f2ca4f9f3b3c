import { Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { canReadBarcodes, readBarcodes } from "@/lib/browser/desk/barcodes";
import { cameraTexts } from "./texts";

/** A button that reads barcodes with the camera, where the browser can; nothing elsewhere. */
export function Camera({ onRead }: { onRead: (code: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  // Known only in the browser, so that both renderings agree.
  const [canRead, setCanRead] = useState(false);
  useEffect(() => setCanRead(canReadBarcodes()), []);
  if (!canRead) return null;
  return (
    <Stack gap="xs">
      <Group>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? cameraTexts.close : cameraTexts.open}
        </Button>
      </Group>
      {isOpen && <View onRead={onRead} />}
    </Stack>
  );
}

function View({ onRead }: { onRead: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const read = useRef(onRead);
  read.current = onRead;
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    let end: (() => void) | null = null;
    let isGone = false;
    readBarcodes(shown, (code) => read.current(code)).then(
      (stop) => {
        if (isGone) stop();
        else end = stop;
      },
      () => setRefused(true),
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
  if (isRefused) return <Text role="alert">{cameraTexts.refused}</Text>;
  return (
    <video
      ref={video}
      aria-label={cameraTexts.view}
      muted
      playsInline
      className="w-full"
      style={{ aspectRatio: "4 / 3", objectFit: "cover", maxWidth: 420 }}
    />
  );
}
