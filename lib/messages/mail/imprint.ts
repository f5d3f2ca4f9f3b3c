import type { StoreDetails } from "@/lib/domain/store/store";

/**
 * The last lines of every e-mail: company, address and contact details. Details that the store does not have are left
 * out.
 */
export function imprintLines({ name, company, contactNumber, country }: StoreDetails): string[] {
  const town = [company.city, company.pincode].filter(Boolean).join(" ");
  return [
    company.name || name,
    [company.address, town, company.state, country].filter(Boolean).join(", "),
    [company.contactPerson, contactNumber || company.mobile, company.email].filter(Boolean).join(" · "),
  ].filter(Boolean);
}
