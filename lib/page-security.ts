import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { contentSecurityPolicy } from "@/lib/domain/security-policy";
import { env } from "@/lib/env";
import { isSecure } from "@/lib/http/caller";
import { HEAD_SCRIPTS } from "@/lib/state/head-scripts";

const HEAD_SCRIPT_DIGESTS = HEAD_SCRIPTS.map(
  (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
);

type Page = {
  /** Rendered for this visitor alone, as account and checkout are. */
  isStrict: boolean;
  chatScriptUrl: string | null;
};

/** The policy for the page that answers `request`. */
export function pagePolicy(request: Request, { isStrict, chatScriptUrl }: Page): string {
  const { GEOLOCATION_URLS, NODE_ENV } = env();
  return contentSecurityPolicy({
    nonce: isStrict ? randomBytes(16).toString("base64") : null,
    headScripts: HEAD_SCRIPT_DIGESTS,
    chatScriptUrl,
    geolocationOrigins: [...new Set(GEOLOCATION_URLS.map((address) => new URL(address).origin))],
    isSecure: isSecure(request),
    isDevelopment: NODE_ENV === "development",
  });
}
