import { delay, HttpResponse, http } from "msw";
import { findVisitorCountry } from "@/lib/browser/currency/geolocation";
import { server } from "../../../mocks/server";

const SERVICES = ["https://one.example/json", "https://two.example/json", "https://three.example/json"];
const INDIA = { code: "IN", name: "India" };
const FIRST_TWO = { country_code: "IN", country_name: "India" };
const THIRD = { countryCode: "IN", countryName: "India" };

let called: string[];

type Answer = (() => Response | Promise<Response>) | object;
/** Mocks the responses of the shop's session call (`session`) and of each geolocation service, in order. */
function respondWith(session: object, ...services: Answer[]) {
  server.use(
    http.get("/api/session", () => HttpResponse.json({ kind: "anonymous", ...session })),
    ...services.map((answer, index) =>
      http.get(SERVICES[index] ?? "", () => {
        called.push(["one", "two", "three"][index] ?? "");
        return typeof answer === "function" ? answer() : HttpResponse.json(answer);
      }),
    ),
  );
}
const unreachable = () => HttpResponse.error();
const refused = () => HttpResponse.json({ error: true }, { status: 429 });
const nonsense = () => HttpResponse.text("<html>Welcome</html>");
const late = async () => {
  await delay(2_500);
  return HttpResponse.json(FIRST_TWO);
};

beforeEach(() => {
  localStorage.clear();
  called = [];
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it("asks no service when the hosting platform knows the country", async () => {
  respondWith({ country: "DE" }, FIRST_TWO, FIRST_TWO, THIRD);
  expect(await findVisitorCountry(SERVICES)).toEqual({ code: "DE", name: "" });
  expect(called).toEqual([]);
});
it.each([
  { case: "the first", services: [FIRST_TWO, FIRST_TWO, THIRD], expected: ["one"] },
  { case: "the second when the first is down", services: [unreachable, FIRST_TWO, THIRD], expected: ["one", "two"] },
  {
    case: "the third, which uses other field names",
    services: [refused, nonsense, THIRD],
    expected: ["one", "two", "three"],
  },
  { case: "the next when a response has no country", services: [{}, FIRST_TWO, THIRD], expected: ["one", "two"] },
])("takes the answer of $case", async ({ services, expected }) => {
  respondWith({}, ...services);
  expect(await findVisitorCountry(SERVICES)).toEqual(INDIA);
  expect(called).toEqual(expected);
});
it("begins with the service that answered last, then tries the others in order", async () => {
  respondWith({}, unreachable, FIRST_TWO, THIRD);
  await findVisitorCountry(SERVICES);
  expect(called.splice(0)).toEqual(["one", "two"]);
  await findVisitorCountry(SERVICES);
  expect(called.splice(0)).toEqual(["two"]);
  respondWith({}, unreachable, unreachable, THIRD);
  expect(await findVisitorCountry(SERVICES)).toEqual(INDIA);
  expect(called).toEqual(["two", "one", "three"]);
});
it("waits two seconds for a slow service, then tries the next", async () => {
  respondWith({}, late, FIRST_TWO, THIRD);
  const start = performance.now();
  expect(await findVisitorCountry(SERVICES)).toEqual(INDIA);
  expect(called).toEqual(["one", "two"]);
  expect(performance.now() - start).toBeGreaterThan(1_900);
  expect(performance.now() - start).toBeLessThan(2_450);
}, 10_000);
it("finds no country when all three fail, and logs that once", async () => {
  respondWith({}, unreachable, nonsense, refused);
  expect(await findVisitorCountry(SERVICES)).toBeNull();
  expect(called).toEqual(["one", "two", "three"]);
  expect(console.warn).toHaveBeenCalledTimes(1);
});
it("starts with the first when the remembered service is no longer listed", async () => {
  localStorage.setItem("geolocation_service", "7");
  respondWith({}, FIRST_TWO, FIRST_TWO, THIRD);
  await findVisitorCountry(SERVICES);
  expect(called).toEqual(["one"]);
});
