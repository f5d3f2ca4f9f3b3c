import { delay, HttpResponse, http } from "msw";
import { findVisitorCountry } from "@/lib/browser/currency/geolocation";
import { server } from "../../../mocks/server";

const SERVICES = ["https://one.example/json", "https://two.example/json", "https://three.example/json"];
const INDIA = { code: "IN", name: "India" };
const FIRST_TWO = { country_code: "IN", country_name: "India" };
const THIRD = { countryCode: "IN", countryName: "India" };

let asked: string[];

type Answer = (() => Response | Promise<Response>) | object;
/** What our own server says of the platform's header, and what each service answers. */
function answers(session: object, ...services: Answer[]) {
  server.use(
    http.get("/api/session", () => HttpResponse.json({ kind: "anonymous", ...session })),
    ...services.map((answer, index) =>
      http.get(SERVICES[index] ?? "", () => {
        asked.push(["one", "two", "three"][index] ?? "");
        return typeof answer === "function" ? answer() : HttpResponse.json(answer);
      }),
    ),
  );
}
const down = () => HttpResponse.error();
const refused = () => HttpResponse.json({ error: true }, { status: 429 });
const nonsense = () => HttpResponse.text("<html>Welcome</html>");
const late = async () => {
  await delay(2_500);
  return HttpResponse.json(FIRST_TWO);
};

beforeEach(() => {
  localStorage.clear();
  asked = [];
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it("asks no service when the hosting platform knows the country", async () => {
  answers({ country: "DE" }, FIRST_TWO, FIRST_TWO, THIRD);
  expect(await findVisitorCountry(SERVICES)).toEqual({ code: "DE", name: "" });
  expect(asked).toEqual([]);
});
it.each([
  { case: "the first", services: [FIRST_TWO, FIRST_TWO, THIRD], expected: ["one"] },
  { case: "the second when the first is down", services: [down, FIRST_TWO, THIRD], expected: ["one", "two"] },
  {
    case: "the third, which has names of its own",
    services: [refused, nonsense, THIRD],
    expected: ["one", "two", "three"],
  },
  { case: "the next when an answer names nothing", services: [{}, FIRST_TWO, THIRD], expected: ["one", "two"] },
])("takes the answer of $case", async ({ services, expected }) => {
  answers({}, ...services);
  expect(await findVisitorCountry(SERVICES)).toEqual(INDIA);
  expect(asked).toEqual(expected);
});
it("begins with the one that answered last, then tries the others in their order", async () => {
  answers({}, down, FIRST_TWO, THIRD);
  await findVisitorCountry(SERVICES);
  expect(asked.splice(0)).toEqual(["one", "two"]);
  await findVisitorCountry(SERVICES);
  expect(asked.splice(0)).toEqual(["two"]);
  answers({}, down, down, THIRD);
  expect(await findVisitorCountry(SERVICES)).toEqual(INDIA);
  expect(asked).toEqual(["two", "one", "three"]);
});
it("waits two seconds for a slow one and goes on", async () => {
  answers({}, late, FIRST_TWO, THIRD);
  const start = performance.now();
  expect(await findVisitorCountry(SERVICES)).toEqual(INDIA);
  expect(asked).toEqual(["one", "two"]);
  expect(performance.now() - start).toBeGreaterThan(1_900);
  expect(performance.now() - start).toBeLessThan(2_450);
}, 10_000);
it("knows nothing when all three fail, and says so once", async () => {
  answers({}, down, nonsense, refused);
  expect(await findVisitorCountry(SERVICES)).toBeNull();
  expect(asked).toEqual(["one", "two", "three"]);
  expect(console.warn).toHaveBeenCalledTimes(1);
});
it("starts with the first when the remembered one is not on the list any more", async () => {
  localStorage.setItem("geolocation_service", "7");
  answers({}, FIRST_TWO, FIRST_TWO, THIRD);
  await findVisitorCountry(SERVICES);
  expect(asked).toEqual(["one"]);
});
