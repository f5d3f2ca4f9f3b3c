import { buttonClass } from "@/components/ui/button";
import type { CountryChoice } from "@/lib/domain/address/country";
import { countryTexts } from "./texts";

type CountryWithoutScriptProps = {
  countries: readonly CountryChoice[];
  country: string;
  /** The page's query parameters except the country. The form sends them again, so that they stay in the URL. */
  query: Readonly<Record<string, string>>;
};

/**
 * Chooses the country in a separate form: without script, the address fields cannot change when another country is
 * chosen, so the page must be loaded again.
 */
export function CountryWithoutScript({ countries, country, query }: CountryWithoutScriptProps) {
  return (
    <form method="get" className="mb-6 hidden max-w-xl flex-wrap items-center gap-3 text-sm noscript:flex">
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="country-without-script">{countryTexts.label}</label>
      <select
        id="country-without-script"
        name="country"
        defaultValue={country}
        className="h-12 min-w-0 grow border border-muted bg-transparent px-3 text-base"
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className={buttonClass("quiet", "px-5")}>
        {countryTexts.submit}
      </button>
    </form>
  );
}
