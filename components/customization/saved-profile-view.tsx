import { PostForm } from "@/components/form/post-form";
import { TextField } from "@/components/form/text-field";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ACCOUNT_PAGES, ACCOUNT_QUERY, fitProfileEditPath } from "@/lib/domain/customer/pages";
import { inBothUnits } from "@/lib/domain/customization/both-units";
import type { FitProfile } from "@/lib/domain/customization/fit-profile";
import { FIT_PROFILE_KEY, fitProfilePath } from "@/lib/domain/customization/pages";
import type { MeasurementSet } from "@/lib/domain/product/addon";
import { withBasePath } from "@/lib/domain/site/base-path";
import { savedProfileTexts } from "./texts";

type SavedProfileViewProps = {
  /** Null if the link is over, or if it is the profile of somebody else. */
  profile: FitProfile | null;
  /** Empty if the shop no longer sells the addon. */
  addonName: string;
  measurementSets: readonly Pick<MeasurementSet, "id" | "name">[];
  /** The key of the link with which the visitor may keep a copy; null for a profile of their own. */
  keepKey: string | null;
  isCustomer: boolean;
  /** Whether the visitor must sign in before they can keep a copy. */
  needsSignIn: boolean;
  news: { done: string | null; refused: string | null };
};

/** All that a fit profile says, with every measurement in both units. Its forms are plain. */
export function SavedProfileView(props: SavedProfileViewProps) {
  const { profile, addonName, keepKey, isCustomer, news } = props;
  return (
    <div className="mx-auto max-w-2xl px-gutter pt-8 lg:pt-14">
      <h1 className="font-display text-display-2">{profile?.name ?? savedProfileTexts.title}</h1>
      {profile && <p className="mt-1 text-muted">{[addonName, profile.forWhom].filter(Boolean).join(" · ")}</p>}
      <div className="mt-5 grid gap-3 empty:hidden">
        {news.done && <Notice kind="done">{news.done}</Notice>}
        {news.refused && <Notice kind="refused">{news.refused}</Notice>}
      </div>
      {profile ? (
        <>
          <Facts profile={profile} measurementSets={props.measurementSets} />
          {keepKey === null ? (
            <Mail profileId={profile.id} isCustomer={isCustomer} />
          ) : (
            <Keep profileId={profile.id} keepKey={keepKey} needsSignIn={props.needsSignIn} />
          )}
        </>
      ) : (
        <>
          <p className="mt-5">{savedProfileTexts.over}</p>
          <a href={withBasePath("/")} className={buttonClass("quiet", "mt-6")}>
            {savedProfileTexts.toShop}
          </a>
        </>
      )}
    </div>
  );
}

const CELL = "border-b border-line py-2 text-end font-normal";

function Facts({ profile, measurementSets }: Pick<SavedProfileViewProps, "measurementSets"> & { profile: FitProfile }) {
  const { unit, measurements, choices, notes } = profile;
  const sets = inBothUnits({
    unit,
    measurementSets: measurements.map(({ setId, values }) => ({
      name: measurementSets.find(({ id }) => id === setId)?.name ?? savedProfileTexts.measurements,
      measurements: values,
    })),
  });
  const facts = [
    ...choices.map(({ group, options }) => ({ name: group, value: options.join(", ") })),
    ...notes.filter(({ value }) => value !== ""),
  ];
  return (
    <div className="mt-6 grid gap-6 text-sm">
      {sets.map(({ name, rows }) => (
        <table key={name} className="tabular w-full">
          <caption className="mb-1 text-start text-base font-medium">{name}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{savedProfileTexts.measurement}</th>
              <th scope="col">{savedProfileTexts.asEntered}</th>
              <th scope="col">{savedProfileTexts.converted}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row" className={`${CELL} text-start! text-muted`}>
                  {row.name}
                </th>
                <td className={CELL}>{row.measured}</td>
                <td className={`${CELL} w-28 text-muted`}>{row.converted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-6">
          {facts.map(({ name, value }) => (
            <div key={name} className="col-span-full grid grid-cols-subgrid border-b border-line py-2">
              <dt className="text-muted">{name}</dt>
              <dd className="whitespace-pre-line text-end [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Keep({ profileId, keepKey, needsSignIn }: { profileId: string; keepKey: string; needsSignIn: boolean }) {
  if (needsSignIn) {
    return (
      <div className="mt-8">
        <p className="mb-3">{savedProfileTexts.signInFirst}</p>
        <a href={withBasePath(ACCOUNT_PAGES.signIn)} className={buttonClass()}>
          {savedProfileTexts.signIn}
        </a>
      </div>
    );
  }
  return (
    <PostForm
      action="/api/fit-profiles/received"
      hidden={{ model_id: profileId, [FIT_PROFILE_KEY]: keepKey }}
      className="mt-8"
    >
      <button type="submit" className={buttonClass("solid", "w-full sm:w-auto")}>
        {savedProfileTexts.keep}
      </button>
      <p className="mt-2 text-[0.8125rem] text-muted">{savedProfileTexts.keepWhy}</p>
    </PostForm>
  );
}

function Mail({ profileId, isCustomer }: { profileId: string; isCustomer: boolean }) {
  return (
    <>
      {isCustomer && (
        <a href={withBasePath(fitProfileEditPath(profileId))} className={buttonClass("quiet", "mt-6")}>
          {savedProfileTexts.toAccount}
        </a>
      )}
      <PostForm
        action={`/api/fit-profiles/${profileId}/mail`}
        hidden={{ [ACCOUNT_QUERY.back]: fitProfilePath(profileId) }}
        className="mt-10 border-t border-line pt-6"
      >
        <h2 className="mb-4 font-display text-display-3">{savedProfileTexts.mailHeading}</h2>
        <TextField
          name="email"
          type="email"
          label={savedProfileTexts.email}
          hint={savedProfileTexts.mailWhy}
          required
          maxLength={254}
          autoComplete="email"
        />
        <button type="submit" className={buttonClass("solid", "w-full sm:w-auto")}>
          {savedProfileTexts.mail}
        </button>
      </PostForm>
    </>
  );
}
