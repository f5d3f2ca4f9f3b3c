import type { Branch, OpeningDay } from "@/lib/domain/store/store";
import { branchTexts } from "./texts";

type BranchListProps = { branches: readonly Branch[]; openingDays: readonly OpeningDay[] };

/** The store's active branches, with addresses and opening hours. */
export function BranchList({ branches, openingDays }: BranchListProps) {
  return (
    <ul className="grid gap-x-14 gap-y-12 md:grid-cols-2">
      {branches
        .filter((branch) => branch.isActive)
        .map((branch) => (
          <li key={branch.id}>
            <h2 className="font-display text-display-3">{branch.name}</h2>
            <address className="mt-3 not-italic text-muted">
              {branch.address}
              <br />
              {[branch.city, branch.pincode].filter(Boolean).join(" ")}
              <br />
              {branch.state}
            </address>
            <p className="mt-3 flex flex-wrap gap-x-5 text-sm">
              {branch.contactPerson && <span className="py-2">{branch.contactPerson}</span>}
              {branch.mobile && (
                <a href={`tel:${branch.mobile.replace(/[^+\d]/g, "")}`} className="link-underline py-2">
                  {branch.mobile}
                </a>
              )}
              {branch.locationUrl && (
                <a href={branch.locationUrl} target="_blank" rel="noopener" className="link-underline py-2">
                  {branchTexts.map}
                </a>
              )}
            </p>
            <OpeningHours days={openingDays} />
          </li>
        ))}
    </ul>
  );
}

function OpeningHours({ days }: { days: readonly OpeningDay[] }) {
  return (
    <dl className="tabular mt-4 grid max-w-xs grid-cols-[1fr_auto] gap-y-1 border-t border-line pt-4 text-sm">
      {days.map((day) => (
        <div key={day.weekday} className="contents">
          <dt>{day.name}</dt>
          <dd className="text-muted">
            {day.isOpen ? day.hours.map(branchTexts.hours).join(", ") : branchTexts.closed}
          </dd>
        </div>
      ))}
    </dl>
  );
}
