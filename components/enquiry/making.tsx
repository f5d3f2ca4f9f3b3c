import { Accordion } from "@/components/ui/accordion";
import type { Addon } from "@/lib/domain/product/addon";
import { EnquiryLink } from "./link";
import { makingTexts } from "./texts";

type MakingProps = { title: string; addons: readonly Pick<Addon, "id" | "name" | "description" | "optionGroups">[] };

/**
 * What the shop makes of a product whose price it hides, with all that can be chosen. Shoppers write what they want into
 * their question, and the shop answers with a price.
 */
export function Making({ title, addons }: MakingProps) {
  return (
    <div className="mt-6">
      <Accordion title={title}>
        <p className="text-sm">{makingTexts.how}</p>
        <dl className="mt-4 grid gap-4 text-sm">
          {addons.map(({ id, name, description, optionGroups }) => (
            <div key={id}>
              <dt className="font-medium text-ink">{name}</dt>
              {description && <dd>{description}</dd>}
              {optionGroups.map((group) => (
                <dd key={group.name} className="mt-1">
                  {group.name}: {group.options.map((option) => option.name.toLowerCase()).join(", ")}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <div className="mt-4 grid">
          <EnquiryLink />
        </div>
      </Accordion>
    </div>
  );
}
