/** The store's logo with its size in pixels. `src` is a path below the store's uploads folder. */
export type Logo = { src: string; width: number; height: number };

/** The space for the logo in the header, in CSS pixels. A desktop is at least 992 px wide (specification §9). */
const SPACE = {
  phone: { width: 150, height: 40 },
  desktop: { width: 200, height: 44 },
} as const;

type Size = { width: number; height: number };

/** The size at which a logo is shown, in CSS pixels: as large as its space permits, without distortion. */
export function shownSize({ width, height }: Size, screen: keyof typeof SPACE): Size {
  const scale = Math.min(SPACE[screen].width / width, SPACE[screen].height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
