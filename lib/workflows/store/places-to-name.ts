import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { statesOf } from "@/lib/domain/address/states";
import type { StoreId } from "@/lib/domain/store/id";
import { COUNTRY_CHOICES, countryOfStore } from "@/lib/workflows/address/country-choices";

/** The places that selling terms can name: the store's country, its states, and all countries. */
export async function placesToName(storeId: StoreId) {
  const store = await readStore(storeId);
  const home = countryOfStore({ country: store?.country ?? "" });
  return { home: home.name, states: [...statesOf(home.code)], countries: COUNTRY_CHOICES.map(({ name }) => name) };
}
