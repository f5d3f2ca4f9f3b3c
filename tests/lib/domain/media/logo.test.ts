import fc from "fast-check";
import { shownSize } from "@/lib/domain/media/logo";

it.each([
  { logo: "a wordmark", width: 236, height: 48, phone: [150, 31], desktop: [200, 41] },
  { logo: "a square", width: 512, height: 512, phone: [40, 40], desktop: [44, 44] },
  { logo: "a small drawing, enlarged", width: 24, height: 8, phone: [120, 40], desktop: [132, 44] },
  { logo: "a tall sign", width: 300, height: 1_200, phone: [10, 40], desktop: [11, 44] },
  { logo: "a thread", width: 9_000, height: 1, phone: [150, 1], desktop: [200, 1] },
])("shows $logo at $phone on phones and $desktop on desktops", ({ width, height, phone, desktop }) => {
  const size = { width, height };
  expect(Object.values(shownSize(size, "phone"))).toEqual(phone);
  expect(Object.values(shownSize(size, "desktop"))).toEqual(desktop);
});

it("fits the header whatever the size of the file", () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const shown = shownSize({ width, height }, "phone");
      expect(shown.width).toBeGreaterThanOrEqual(1);
      expect(shown.width).toBeLessThanOrEqual(150);
      expect(shown.height).toBeGreaterThanOrEqual(1);
      expect(shown.height).toBeLessThanOrEqual(40);
    }),
  );
});
