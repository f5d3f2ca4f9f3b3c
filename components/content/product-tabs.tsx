import type { ReactNode } from "react";

type ProductTabsProps = { id: string; label: string; tabs: readonly { name: string; content: ReactNode }[] };

/**
 * A section with several strips of products, one per tab. The tabs are native radio buttons, so they work without
 * script.
 */
export function ProductTabs({ id, label, tabs }: ProductTabsProps) {
  return (
    <fieldset className="product-tabs min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="mb-7 flex gap-x-7 gap-y-2 overflow-x-auto">
        {tabs.map((tab, index) => (
          <label
            key={tab.name}
            className="border-b border-transparent py-2 whitespace-nowrap text-muted has-checked:border-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input type="radio" name={`tabs-${id}`} defaultChecked={index === 0} className="sr-only" />
            {tab.name}
          </label>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.name} className="product-tab">
          {tab.content}
        </div>
      ))}
    </fieldset>
  );
}
