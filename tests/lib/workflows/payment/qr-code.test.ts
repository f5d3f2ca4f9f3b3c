import { qrCode } from "@/lib/workflows/payment/qr-code";

it("draws a square with three corner marks and a white border", () => {
  const { size, path } = qrCode("upi://pay?pa=nila@okbank&am=1.00&cu=INR");
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const last = size - 5;
  for (const corner of ["4 4", `${last} 4`, `4 ${last}`]) expect(dark.has(corner)).toBe(true);
  for (const place of dark) for (const at of place.split(" ")) expect(Number(at)).toBeGreaterThanOrEqual(4);
  for (const place of dark) for (const at of place.split(" ")) expect(Number(at)).toBeLessThanOrEqual(last);
});
it("grows with its text, and is the same for the same text", () => {
  const short = qrCode("upi://pay?pa=a@b");
  expect(qrCode("upi://pay?pa=a@b")).toEqual(short);
  expect(qrCode(`upi://pay?pa=a@b&tn=${"x".repeat(100)}`).size).toBeGreaterThan(short.size);
});
