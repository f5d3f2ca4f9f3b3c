/** What browsers offer to read barcodes with, so far on phones and Macs; TypeScript does not know it yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new () => Detector;

const LOOK_MS = 200;
/** A code in view is read once, and again only after so long. */
const REPEAT_MS = 2_000;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser can read barcodes with its camera. */
export const canReadBarcodes = (): boolean =>
  typeof window !== "undefined" && detectorClass() !== undefined && navigator.mediaDevices !== undefined;

/**
 * Shows the camera at the back in `video` and calls back with each code that comes into view. Returns what ends it.
 * Rejects if the camera may not be used or there is none.
 */
export async function readBarcodes(video: HTMLVideoElement, onRead: (code: string) => void): Promise<() => void> {
  const Detector = detectorClass();
  if (!Detector) throw new Error("This browser reads no barcodes.");
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const detector = new Detector();
  const last = { code: "", at: 0 };
  video.srcObject = stream;
  // If the page is left meanwhile, nothing plays any more; the camera must not stay on.
  await video.play().catch((error: unknown) => {
    stop();
    throw error;
  });
  const timer = setInterval(async () => {
    const [found] = await detector.detect(video).catch(() => []);
    const now = Date.now();
    if (!found || (found.rawValue === last.code && now - last.at < REPEAT_MS)) return;
    Object.assign(last, { code: found.rawValue, at: now });
    onRead(found.rawValue);
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    stop();
  };
}
