import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { ImportAnswer, PicturesAnswer, RenamesAnswer } from "@/lib/contracts/product-import/calls";
import { importedProductToWire } from "@/lib/contracts/product-import/imported-product-wire";
import type { ProductsReading } from "@/lib/domain/product-import/read-products";
import { type ImportTarget, sendPictures, sendProducts } from "@/lib/domain/product-import/send-products";
import { DeskLink } from "../link";
import { Section } from "../section";
import { Refused } from "../states";
import { Outcomes } from "./outcomes";
import { importTexts, PICTURE_FAILURE_NAMES } from "./texts";

type Outcome = ImportAnswer["products"][number];
type Failure = PicturesAnswer["failures"][number];
type Step = { title: string; done: number; all: number };
type Result = {
  outcomes: readonly Outcome[];
  all: number;
  fetched: number;
  failures: readonly Failure[];
  isStopped: boolean;
};

/** So many pictures that could not be fetched are named. */
const FAILURES_SHOWN = 10;

/** The shop as the sending of products knows it, through the owner's calls. Batches with one id are one import. */
const shopOf = (importId: string): ImportTarget<Outcome, Failure> => ({
  findRenames: async (products) => {
    const path = "/api/owner/products/import/renames";
    const { renames } = await callDesk<RenamesAnswer>(path, { method: "POST", body: { products } });
    return renames.map(({ slug, renamed_from }) => ({ slug, renamedFrom: renamed_from }));
  },
  importProducts: async (products, isDryRun) => {
    const path = `/api/owner/products/import?dry_run=${isDryRun}&import_id=${importId}` as const;
    const body = { products: products.map(importedProductToWire) };
    return (await callDesk<ImportAnswer>(path, { method: "POST", body })).products;
  },
  importPictures: (slugs, skipHosts) =>
    callDesk<PicturesAnswer>("/api/owner/products/import/pictures", {
      method: "POST",
      body: { slugs, skip_hosts: skipHosts },
    }),
});

type SendProps = { reading: ProductsReading; onDone: () => void; onClose: () => void };

/** Compares the products of a file with the shop, and imports them, in parts that can be stopped between. */
export function Send({ reading, onDone, onClose }: SendProps) {
  const { products, slugs } = reading;
  const { run, isPending, refusal } = useWrite();
  const [compared, setCompared] = useState<{ reading: ProductsReading; outcomes: readonly Outcome[] } | null>(null);
  const [step, setStep] = useState<Step | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [isStopping, setStopping] = useState(false);
  const stop = useRef<AbortController | null>(null);
  // The same when a stopped import goes on, so that it is undone as one.
  const [importId] = useState(() => crypto.randomUUID());

  const begin = (title: string, all: number) => {
    setStep({ title, done: 0, all });
    return (count: number) => setStep((before) => before && { ...before, done: before.done + count });
  };
  const send = (isDryRun: boolean) =>
    run(async () => {
      const abort = new AbortController();
      stop.current = abort;
      setStopping(false);
      const shop = shopOf(importId);
      const { signal } = abort;
      const onSent = begin(isDryRun ? importTexts.comparing : importTexts.importing, products.length);
      const seen: Outcome[] = [];
      try {
        const watched = {
          ...shop,
          importProducts: async (...batch: Parameters<typeof shop.importProducts>) => {
            const outcomes = await shop.importProducts(...batch);
            seen.push(...outcomes);
            if (!isDryRun)
              setResult({ outcomes: [...seen], all: products.length, fetched: 0, failures: [], isStopped: false });
            return outcomes;
          },
        };
        const outcomes = await sendProducts(watched, products, slugs, { isDryRun, onSent, signal });
        if (isDryRun) {
          if (!signal.aborted) setCompared({ reading, outcomes });
          return;
        }
        const waiting = outcomes.reduce((sum, { pictures_to_fetch }) => sum + pictures_to_fetch, 0);
        const pictures = await sendPictures(shop, outcomes, { onSent: begin(importTexts.pictures, waiting), signal });
        setResult({ outcomes, all: products.length, ...pictures, isStopped: signal.aborted });
      } finally {
        setStep(null);
        // Also what was imported before a failure can be undone below.
        if (!isDryRun && seen.length > 0) onDone();
      }
    });

  if (products.length === 0) return null;
  if (step)
    return (
      <Section title={step.title}>
        <Text role="status">{importTexts.progress(step.done, step.all)}</Text>
        <Progress value={(100 * step.done) / Math.max(step.all, 1)} aria-label={step.title} />
        <Group>
          <Button
            variant="default"
            disabled={isStopping}
            onClick={() => {
              stop.current?.abort();
              setStopping(true);
            }}
          >
            {isStopping ? importTexts.stopping : importTexts.stop}
          </Button>
        </Group>
      </Section>
    );
  if (result)
    return (
      <Section title={importTexts.done}>
        <Outcomes outcomes={result.outcomes} />
        <div role="status">
          {refusal && <Text>{importTexts.failed(result.outcomes.length, result.all)}</Text>}
          {result.isStopped && <Text>{importTexts.stopped(result.outcomes.length, result.all)}</Text>}
          {result.fetched > 0 && <Text>{importTexts.fetched(result.fetched)}</Text>}
        </div>
        {refusal && <Refused code={refusal} />}
        {result.failures.length > 0 && (
          <Stack gap={4}>
            <Text>{importTexts.picturesStay}</Text>
            {result.failures.slice(0, FAILURES_SHOWN).map(({ slug, source, code }) => (
              <Text size="sm" key={`${slug} ${source}`} className="[overflow-wrap:anywhere]">
                {importTexts.pictureFailed(slug, source, PICTURE_FAILURE_NAMES[code])}
              </Text>
            ))}
            {result.failures.length > FAILURES_SHOWN && (
              <Text size="sm">{importTexts.moreFaults(result.failures.length - FAILURES_SHOWN)}</Text>
            )}
          </Stack>
        )}
        <Group>
          {(refusal || result.isStopped) && (
            <Button loading={isPending} onClick={() => void send(false)}>
              {importTexts.goOn}
            </Button>
          )}
          <Button
            variant={refusal || result.isStopped ? "default" : "filled"}
            renderRoot={(props) => <DeskLink href="/desk/products" {...props} />}
          >
            {importTexts.toProducts}
          </Button>
          <Button variant="default" onClick={onClose}>
            {importTexts.another}
          </Button>
        </Group>
      </Section>
    );
  // What was compared before a cell was mended is not what would be imported.
  const isCompared = compared?.reading === reading;
  return (
    <Section title={importTexts.compared}>
      {refusal && <Refused code={refusal} />}
      {isCompared && <Outcomes outcomes={compared.outcomes} />}
      <Group>
        {isCompared ? (
          <Button size="md" loading={isPending} onClick={() => void send(false)}>
            {importTexts.start(products.length)}
          </Button>
        ) : (
          <Button size="md" loading={isPending} onClick={() => void send(true)}>
            {importTexts.compare(products.length)}
          </Button>
        )}
      </Group>
    </Section>
  );
}
