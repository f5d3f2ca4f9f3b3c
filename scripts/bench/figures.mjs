import { BUDGETS } from "../budgets/budgets.mjs";

const KB = 1_000;
const MB = 1_000_000;
const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
const mb = (bytes) => `${Math.round(bytes / MB)} MB`;
const ms = (milliseconds) => `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;

/**
 * One measured value for the report: what was measured (`figure`), of what (`place`), the result as text, and whether
 * it meets the target.
 *
 * @typedef {{ figure: string, place: string, text: string, target: string, isMet: boolean }} Figure
 */

/**
 * Converts the measurements of one page to figures, each with its target. `empty` has those of the empty app.
 *
 * @returns {Figure[]}
 */
export function pageFigures(place, { load, weight, view, phone, html }, empty) {
  const share = load.perSecond / empty.load.perSecond;
  const compressedShare = load.perSecondCompressed / empty.load.perSecondCompressed;
  return [
    {
      figure: "requests/s of a cached page",
      text: `${Math.round(load.perSecond)} (${share.toFixed(2)} of the empty app; compressed ${Math.round(load.perSecondCompressed)}, ${compressedShare.toFixed(2)} of it)`,
      target: "0.7 of the empty app",
      isMet: share >= 0.7 && load.failed === 0,
    },
    { figure: "p99 at 32 connections", text: ms(load.p99), target: "60 ms", isMet: load.p99 <= 60 },
    {
      figure: "first-load script",
      text: `${kb(weight.script)} (${kb(weight.script - empty.weight.script)} above the empty app)`,
      target: "30 kB above the empty app",
      isMet: weight.script - empty.weight.script <= 30 * KB,
    },
    { figure: "HTML", text: kb(weight.html), target: kb(html), isMet: weight.html <= html },
    {
      figure: "bytes of a first view",
      text: `${kb(view.bytes)} (pictures ${kb(view.pictures)})`,
      target: kb(BUDGETS.bytes),
      isMet: view.bytes <= BUDGETS.bytes,
    },
    {
      figure: "requests of a first view",
      text: String(view.requests),
      target: `fewer than ${BUDGETS.requests}`,
      isMet: view.requests < BUDGETS.requests,
    },
    ...phoneFigures(phone),
  ].map((figure) => ({ ...figure, place }));
}

function phoneFigures(phone) {
  if (!phone) return [];
  const medianAndWorst = ({ median, worst }, show) => `${show(median)}, worst ${show(worst)}`;
  const score = (value) => String(Math.round(value));
  const fullScore = (id, name) => ({
    figure: `Lighthouse ${name}`,
    text: medianAndWorst(phone[id], score) + (phone[id].worst < 100 ? ` (${phone.failedAudits.join(", ")})` : ""),
    target: "100",
    isMet: phone[id].worst === 100,
  });
  return [
    {
      figure: "Lighthouse performance",
      text: medianAndWorst(phone.performance, score),
      target: "99, worst 97",
      isMet: phone.performance.median >= 98.5 && phone.performance.worst >= 96.5,
    },
    fullScore("accessibility", "accessibility"),
    fullScore("best-practices", "best practices"),
    fullScore("seo", "SEO"),
    { figure: "LCP", text: medianAndWorst(phone.lcp, ms), target: "1600 ms", isMet: phone.lcp.median <= 1_600 },
    { figure: "TBT", text: medianAndWorst(phone.tbt, ms), target: "50 ms", isMet: phone.tbt.median <= 50 },
    {
      figure: "CLS",
      text: medianAndWorst(phone.cls, (value) => value.toFixed(3)),
      target: "0",
      isMet: phone.cls.worst < 0.0005,
    },
  ];
}

/** Converts the server times of lists and searches to figures. `limit` is the target for the 95th percentile, in ms. */
export function timeFigures(place, times, limit) {
  return Object.entries(times).map(([kind, { p50, p95, slowest }]) => ({
    figure: `${kind}, server time p95`,
    place,
    text: `${ms(p95)} (half within ${ms(p50)}; slowest ${ms(slowest.milliseconds)}: \`${slowest.path}\`)`,
    target: ms(limit),
    isMet: p95 <= limit,
  }));
}

/** The shop's memory under load, in bytes, compared with `limit`; `target` describes the limit in the report. */
export function memoryFigure(place, memory, limit, target) {
  return { figure: "memory under load", place, text: mb(memory), target, isMet: memory <= limit };
}

/** Converts memory and disk use to figures. `states` has one measurement after each tenth of the crawled URLs. */
export function crawlFigures(place, { states, statuses }) {
  const [start, half, end] = [states[0], states[Math.floor(states.length / 2)], states[states.length - 1]];
  const threePoints = (of) => [start, half, end].map((state) => mb(of(state))).join(" → ");
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return [
    {
      figure: "memory during a crawl",
      place,
      text: `${threePoints((state) => state.memory)} at the start, half-way and at the end (${answers.join(", ")})`,
      target: "second half adds less than 100 MB",
      isMet: end.memory - half.memory < 100 * MB,
    },
    {
      figure: "disk during a crawl",
      place,
      text: `data ${threePoints((state) => state.data)}, build ${threePoints((state) => state.build)}`,
      target: "less than 50 MB more",
      isMet: end.data + end.build - start.data - start.build < 50 * MB,
    },
  ];
}
