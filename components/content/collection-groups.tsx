"use client";
import { useState } from "react";
import type { Collection, MenuLink } from "@/lib/domain/content/content";
import { ContentAnchor } from "./anchor";
import { collectionTexts } from "./texts";

/**
 * The names of all collections, grouped by first letter, with a search field that filters them as the shopper types.
 */
export function CollectionGroups({ collections }: { collections: readonly Collection[] }) {
  const [text, setText] = useState("");
  const searchText = text.trim().toLowerCase();
  return (
    <>
      <label className="mt-8 block max-w-md">
        <span className="text-sm text-muted">{collectionTexts.find}</span>
        <input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="mt-1 block h-12 w-full border border-line bg-transparent px-4 focus:border-ink"
        />
      </label>
      {collections.map((collection) => {
        const letters = byFirstLetter(collection.options.filter(({ name }) => name.toLowerCase().includes(searchText)));
        if (letters.length === 0) return null;
        return (
          <section key={collection.id} className="mt-14" aria-label={collection.name}>
            <h2 className="font-display text-display-2">{collection.name}</h2>
            <div className="mt-6 columns-2 gap-8 md:columns-3 lg:columns-4">
              {letters.map(([letter, options]) => (
                <div key={letter} className="mb-7 break-inside-avoid">
                  <h3 className="border-b border-line pb-1 font-display text-xl text-muted">{letter}</h3>
                  <ul className="mt-2">
                    {options.map((option) => (
                      <li key={option.name}>
                        <ContentAnchor link={option.link} className="block py-1.5 hover:text-accent">
                          {option.name}
                        </ContentAnchor>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}

function byFirstLetter(options: readonly MenuLink[]): [letter: string, options: MenuLink[]][] {
  const groups = new Map<string, MenuLink[]>();
  for (const option of [...options].sort((a, b) => a.name.localeCompare(b.name, "en"))) {
    const letter = option.name.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), option]);
  }
  return [...groups];
}
