import type { RefusedForm } from "@/lib/contracts/api/refused-form";
import type { FitProfile } from "@/lib/domain/customization/fit-profile";
import type { SizingAssistant } from "@/lib/domain/customization/sizing-assistant";
import type { Addon, MeasurementSet } from "@/lib/domain/product/addon";
import type { Product } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";

export type FittingProfile = { profile: FitProfile; fitting: { fits: boolean; measurementsFit: boolean } | null };

export type CustomizeViewProps = {
  store: StoreDetails;
  product: Product;
  addons: readonly Addon[];
  /** The chosen addon; null while there are several and none is chosen. */
  addon: Addon | null;
  measurementSets: readonly MeasurementSet[];
  assistants: readonly SizingAssistant[];
  /** The answers that were given to them, as ids of options. */
  sizing: readonly string[];
  /** The visitor's fit profiles, and whether they fit the addon. */
  profiles: readonly FittingProfile[];
  /** The fit profile to order with; empty if none is chosen. */
  modelId: string;
  /** The id of the fit profile to change, or of one whose measurements to start with; empty for a new one. */
  edited: string;
  refused: RefusedForm | null;
};
