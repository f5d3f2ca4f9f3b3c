import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";

/** Whom to ask; empty without. */
type LinkOverProps = { contactNumber: string };

/** A link that is too old, or was never ours; it does not tell which. */
export function LinkOver({ contactNumber }: LinkOverProps) {
  const call = contactNumber ? `, or call us: ${contactNumber}` : "";
  return (
    <EmptyState
      heading="This link leads no further"
      text={`The links of a quotation work for sixty days. Please take the one of our newest mail${call}. With an account you find all your quotations there.`}
    >
      <ShopLink href={ACCOUNT_PAGES.quotations} className={buttonClass()}>
        Your quotations
      </ShopLink>
      <ShopLink href="/" className={buttonClass("quiet")}>
        Back to the shop
      </ShopLink>
    </EmptyState>
  );
}
