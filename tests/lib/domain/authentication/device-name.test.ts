import { deviceName } from "@/lib/domain/authentication/device-name";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [`${MAC} Version/17.4 Safari/605.1.15`, "Safari on Mac"],
  [`${WINDOWS} Chrome/124.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [`${WINDOWS} Chrome/124.0.0.0 Safari/537.36 Edg/124.0.2478.51`, "Edge on Windows"],
  ["Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0", "Firefox on Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64) something new", "Linux"],
  ["curl/8.5.0", "Unknown device"],
  ["", "Unknown device"],
])("calls %j %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
