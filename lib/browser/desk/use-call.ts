import useSWR from "swr";
import { callDesk, type DeskRefusal } from "./call-desk";

/** What a call of the desk answers, asked again when the tab comes back. The key is its path; null asks nothing. */
export function useCall<Value>(path: `/api/${"owner" | "desk"}/${string}` | null) {
  return useSWR<Value, DeskRefusal>(path, callDesk<Value>, { keepPreviousData: true, shouldRetryOnError: false });
}
