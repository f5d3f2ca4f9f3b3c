import { deliveryToWire } from "@/lib/contracts/delivery";
import type { FoundDelivery } from "@/lib/domain/delivery/arrival";
import type { Result } from "@/lib/domain/result";
import { deliveryMarkup } from "./answer-markup";
import { deliveryRefusalText } from "./refusal-texts";

type DeliveryAnswerProps = { found: Result<FoundDelivery, string>; country: string };

/** When an order arrives, or why that cannot be said. */
export function DeliveryAnswer({ found, country }: DeliveryAnswerProps) {
  if (!found.ok) return <span className="text-sale">{deliveryRefusalText(found.code, country)}</span>;
  const { html } = deliveryMarkup(deliveryToWire(found.value));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
