import { forgetOldChallenges } from "@/lib/data/proof-of-work";
import { getDatabase } from "@/lib/database/connection";
import { workChallenges } from "@/lib/database/schema/authentication";
import { writeProof } from "@/lib/domain/proof-of-work";
import { admitWork } from "@/lib/workflows/proof-of-work/admit";
import { makeChallenge } from "@/lib/workflows/proof-of-work/make";
import { insertSellingStore, testStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { aChallenge, solved } from "@/tests/support/proof-of-work";

useTestDatabase();
beforeAll(() => insertSellingStore());

let networks = 0;
const aNetwork = () => `198.51.100.${++networks}`;
/** How many of six attempts from one network are admitted. */
async function admitted(proofs: readonly string[]) {
  const [store, address] = [await testStore(), aNetwork()];
  const answers: boolean[] = [];
  for (const proof of proofs) answers.push((await admitWork({ store, address, proof }, "enquiry")) === null);
  return answers;
}
const six = (proof: string) => Array<string>(6).fill(proof);
const allButTheSixth = [true, true, true, true, true, false];

it("admits everybody who has worked", async () => {
  const store = await testStore();
  const proofs = await Promise.all(six("").map(async () => writeProof(await solved(await aChallenge(store)))));
  expect(await admitted(proofs)).toEqual(Array(6).fill(true));
});

it("admits a few who have not", async () => {
  expect(await admitted(six(""))).toEqual(allButTheSixth);
});

it("takes a solution once, also from two at once", async () => {
  const store = await testStore();
  const proof = writeProof(await solved(await aChallenge(store)));
  expect(await admitted([...six(""), proof, proof])).toEqual([...allButTheSixth, true, false]);
  const other = writeProof(await solved(await aChallenge(store)));
  const address = aNetwork();
  for (let tries = 0; tries < 5; tries += 1) await admitWork({ store, address }, "enquiry");
  const both = await Promise.all([1, 2].map(() => admitWork({ store, address, proof: other }, "enquiry")));
  expect(both.filter((refused) => refused === null)).toHaveLength(1);
});

it.each<[string, (proof: Awaited<ReturnType<typeof solved>>) => unknown]>([
  [
    "an easier challenge",
    ({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
      solution,
    }),
  ],
  [
    "another solution",
    ({ challenge, solution }) => ({
      challenge,
      solution: { ...solution, counter: solution.counter + 1, derivedKey: "00" },
    }),
  ],
  ["another signature", ({ challenge, solution }) => ({ challenge: { ...challenge, signature: "00" }, solution })],
  [
    "a challenge that nobody made",
    ({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, data: { id: "none" } } },
      solution,
    }),
  ],
  ["no solution", ({ challenge }) => ({ challenge })],
])("counts as no proof: %s", async (_what, forge) => {
  const proof = writeProof(forge(await solved(await aChallenge(await testStore()))));
  expect(await admitted(six(proof))).toEqual(allButTheSixth);
});

it.each([
  ["not base64", "not base64 !"],
  ["an empty object", btoa("{}")],
  ["a long text", "x".repeat(5_000)],
  ["half of a list", btoa("[1")],
  ["a null character", btoa('{"challenge":{"parameters":{"data":{"id":"\\u0000"}}}}')],
])("reads any text that somebody sends: %s", async (_what, proof) => {
  expect(await admitted(six(proof))).toEqual(allButTheSixth);
});

it("forgets a challenge after half an hour", async () => {
  const store = await testStore();
  await getDatabase().delete(workChallenges);
  const late = writeProof(await solved(await aChallenge(store, new Date(Date.now() - 31 * 60_000))));
  expect(await admitted(six(late))).toEqual(allButTheSixth);
  await forgetOldChallenges();
  expect(await getDatabase().select().from(workChallenges)).toEqual([]);
});

it("makes so many challenges for one network", async () => {
  const store = await testStore();
  const answers = await Promise.all(Array.from({ length: 301 }, () => makeChallenge(store, "203.0.113.77")));
  expect(answers.filter(({ ok }) => !ok)).toHaveLength(1);
});
