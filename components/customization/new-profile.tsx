import { Notice } from "@/components/ui/notice";
import { refusalText } from "@/components/ui/refusal-texts";
import type { RefusedForm } from "@/lib/contracts/api/refused-form";
import { type FitFields, writeFitFields } from "@/lib/domain/customization/fields";
import { CUSTOMIZE_QUERY, customizePath } from "@/lib/domain/customization/pages";
import { withSizing } from "@/lib/domain/customization/sizing-fields";
import { setsOf } from "@/lib/domain/customization/steps";
import type { Addon } from "@/lib/domain/product/addon";
import { withBasePath } from "@/lib/domain/site/base-path";
import { customizationErrorTexts, FIT_TEXTS } from "./error-texts";
import { ProfileForm } from "./profile-form";
import { SizingForm } from "./sizing-form";
import { profileTexts, stepTexts } from "./texts";
import type { CustomizeViewProps, FittingProfile } from "./view-props";

/** The page with the form for a fit profile, and above it those that the visitor has. */
export function NewProfile(props: CustomizeViewProps & { addon: Addon }) {
  const { store, product, addon, measurementSets, assistants, sizing, profiles, edited, refused } = props;
  const usable = profiles.filter(({ fitting }) => fitting?.fits || fitting?.measurementsFit);
  const start = usable.find(({ profile }) => profile.id === edited);
  const page = { [CUSTOMIZE_QUERY.addon]: addon.id };
  const sets = setsOf(addon, measurementSets);
  const begun = startFields(start, addon);
  return (
    <>
      {usable.length > 0 && !start && <ExistingProfiles profiles={usable} slug={product.slug} addonId={addon.id} />}
      {refused && (
        <div className="mb-6">
          <Notice kind="refused">{refusalText(FIT_TEXTS, refused.code)}</Notice>
        </div>
      )}
      <SizingForm
        storeId={store.id}
        slug={product.slug}
        query={{ ...page, [CUSTOMIZE_QUERY.edit]: start?.profile.id ?? "" }}
        assistants={assistants.filter(({ standard }) =>
          sets.some(({ id }) => standard.some((each) => each.setId === id)),
        )}
        answers={sizing}
      />
      <ProfileForm
        storeId={store.id}
        addon={addon}
        measurementSets={measurementSets}
        unit={product.unit}
        currency={store.baseCurrency}
        fields={refused ? refusedFields(refused) : withSizing(begun, sets, assistants, sizing)}
        errors={customizationErrorTexts(refused?.errors ?? [])}
        modelId={start?.fitting?.fits ? start.profile.id : null}
        next={customizePath(product.slug, page)}
        back={customizePath(product.slug, { ...page, [CUSTOMIZE_QUERY.edit]: start?.profile.id ?? "" })}
        submitText={stepTexts.next}
      />
    </>
  );
}

/** What was typed into a refused form. Several ticked options are joined by line breaks. */
export function refusedFields({ fields }: RefusedForm): FitFields {
  return Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith("custom_list.") ? value.split("\n").map((option) => [name, option] as const) : [[name, value]],
  );
}

/** A profile that does not fit the addon gives its measurements only, and becomes a new profile. */
function startFields(start: FittingProfile | undefined, addon: Addon): FitFields {
  if (!start) return [];
  const { profile, fitting } = start;
  return fitting?.fits
    ? writeFitFields(profile)
    : writeFitFields({ ...profile, name: `${profile.name}, ${addon.name.toLowerCase()}`, choices: [], notes: [] });
}

type ExistingProfilesProps = { profiles: readonly FittingProfile[]; slug: string; addonId: string };

function ExistingProfiles({ profiles, slug, addonId }: ExistingProfilesProps) {
  const hrefOf = (query: Readonly<Record<string, string>>) =>
    withBasePath(customizePath(slug, { [CUSTOMIZE_QUERY.addon]: addonId, ...query }));
  return (
    <section className="mb-8">
      <h2 className="mb-2 font-display text-display-3">{profileTexts.existing}</h2>
      <ul className="border-t border-line">
        {profiles.map(({ profile: { id, name, forWhom }, fitting }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-3">
            <span>
              {name}
              {forWhom && <span className="text-muted">, {forWhom}</span>}
            </span>
            <span className="flex flex-wrap gap-x-6 text-sm">
              {fitting?.fits ? (
                <>
                  <a href={hrefOf({ [CUSTOMIZE_QUERY.edit]: id })} className="link-underline py-1">
                    {profileTexts.edit(name)}
                  </a>
                  <a href={hrefOf({ [CUSTOMIZE_QUERY.model]: id })} className="link-underline py-1">
                    {profileTexts.use(name)}
                  </a>
                </>
              ) : (
                <a href={hrefOf({ [CUSTOMIZE_QUERY.edit]: id })} className="link-underline py-1">
                  {profileTexts.takeFrom(name)}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 font-display text-display-3">{profileTexts.fresh}</h2>
    </section>
  );
}
