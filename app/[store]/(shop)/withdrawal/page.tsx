import { notFound } from "next/navigation";
import { connection } from "next/server";
import { cartWording } from "@/components/cart/wording";
import { ClearOutcomeFromAddress } from "@/components/form/clear-outcome";
import { one, readOutcome } from "@/components/form/outcome";
import { Notice } from "@/components/ui/notice";
import { refusalText } from "@/components/ui/refusal-texts";
import { WithdrawalConfirmView } from "@/components/withdrawal/confirm-view";
import { WithdrawalForm } from "@/components/withdrawal/form";
import { WITHDRAWAL_FORM_TEXTS } from "@/components/withdrawal/refusal-texts";
import { withdrawalTexts } from "@/components/withdrawal/texts";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { findWithdrawal } from "@/lib/data/withdrawal";
import { takesWithdrawals, WITHDRAWAL_QUERY } from "@/lib/domain/withdrawal";
import { getRefusedForm } from "@/lib/http/refused-form";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";

// Rendered in full for each visitor; no part of the page comes from a cache (decision 1).
export const instant = false;

type Props = PageProps<"/[store]/withdrawal">;

export async function generateMetadata({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, withdrawalTexts.title) : {};
}

export async function generateViewport({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/** Withdrawing from a contract in two steps, without an account, as the law of the European Union asks for. */
export default async function WithdrawalPage({ params, searchParams }: Props) {
  await connection();
  const store = await getStore((await params).store);
  if (!store) return null;
  if (!takesWithdrawals(store)) notFound();
  const query = await searchParams;
  const id = one(query[WITHDRAWAL_QUERY.id]);
  const declared = id === "" ? null : await findWithdrawal(store.id, id);
  if (declared)
    return (
      <Frame heading={declared.confirmedAt ? withdrawalTexts.doneHeading : withdrawalTexts.checkHeading}>
        <WithdrawalConfirmView withdrawal={declared} timeZone={store.timeZone} />
      </Frame>
    );
  const refused = await getRefusedForm(query);
  const texts = { done: {}, refusals: WITHDRAWAL_FORM_TEXTS };
  const outcome = readOutcome(query, texts, { wording: cartWording(store.subType), refused });
  const isGone = id !== "" && outcome.refused === null;
  return (
    <Frame heading={withdrawalTexts.title} intro={withdrawalTexts.intro}>
      {isGone && (
        <div className="mb-6">
          <Notice kind="refused">{refusalText(WITHDRAWAL_FORM_TEXTS, "withdrawal_unknown")}</Notice>
          <ClearOutcomeFromAddress />
        </div>
      )}
      <WithdrawalForm
        typed={refused?.fields ?? { order_number: one(query[WITHDRAWAL_QUERY.order]).slice(0, 60) }}
        initial={outcome.refusals}
      />
    </Frame>
  );
}

function Frame({ heading, intro, children }: { heading: string; intro?: string; children: React.ReactNode }) {
  return (
    <div className="mx-auto max-w-lg px-gutter pt-6 lg:pt-10">
      <h1 className="font-display text-display-2">{heading}</h1>
      {intro && <p className="mt-3 text-muted">{intro}</p>}
      <div className="mt-8">{children}</div>
    </div>
  );
}
