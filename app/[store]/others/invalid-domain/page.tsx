import { EmptyState } from "@/components/ui/empty-state";
import { PLACEHOLDER } from "@/lib/domain/store/id";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER }];
export const metadata = { title: "No shop at this address", robots: { index: false, follow: false } };

/** Shown to a host name that belongs to no store of this deployment. */
export default function InvalidDomainPage() {
  return (
    <main>
      <EmptyState
        heading="No shop at this address"
        text="Please check the spelling of the address. If this is your shop, its host name still has to be entered."
      />
    </main>
  );
}
