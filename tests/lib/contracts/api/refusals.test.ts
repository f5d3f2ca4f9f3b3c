import { CALLS } from "@/lib/contracts/api/calls";
import { isRefusalCode, REFUSALS, STATUS_OF_REFUSAL } from "@/lib/contracts/api/refusals";

const codes = Object.values(REFUSALS).flatMap((subject) => Object.keys(subject));

it("has each code in one subject only", () => {
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  expect(Object.keys(STATUS_OF_REFUSAL)).toHaveLength(codes.length);
});

it("gives each code the status of a refused request", () => {
  expect(Object.entries(STATUS_OF_REFUSAL).filter(([, status]) => status < 400 || status > 503)).toEqual([]);
  expect(STATUS_OF_REFUSAL).toMatchObject({ order_unknown: 404, quotation_revised: 409, quantity_below_minimum: 422 });
});

it("declares no code twice in one call", () => {
  const repeated = CALLS.flatMap(({ path, refusals = [] }) =>
    refusals.filter((code, index) => refusals.indexOf(code) !== index).map((code) => `${path} ${code}`),
  );
  expect(repeated).toEqual([]);
});

it("knows its codes from other texts", () => {
  expect(["order_unknown", "toString", "", "ORDER_UNKNOWN"].map(isRefusalCode)).toEqual([true, false, false, false]);
});
