import "server-only";
import type { Collector } from "@/lib/domain/checkout/checkout";
import { readPersonName } from "@/lib/domain/customer/person-name";
import { fail, ok, type Result } from "@/lib/domain/result";
import { readPhoneNumber } from "@/lib/workflows/address/mobile-number";

/** Checks the name and phone number of the person who collects the order, and returns them in a uniform spelling. */
export function readCollector({ name, dialCode, mobile }: Collector): Result<Collector, "mobile_invalid"> {
  const phone = readPhoneNumber(dialCode, mobile);
  return phone.ok ? ok({ name: readPersonName(name), ...phone.value }) : fail(phone.code, "collector.mobile");
}
