import { expireKeptPages } from "@/lib/server/front/expire-kept-pages";
import { tellTags, until, useFront } from "@/tests/support/front-server";

const PAGES = 40;
const CLIENTS = 16;

let made = 0;
const { ask, expireAgain } = useFront((request, response) => {
  made += 1;
  tellTags(request, ["store:nila"]);
  setTimeout(
    () => {
      response.setHeader("Cache-Control", "public, max-age=0, s-maxage=60");
      response.end("page");
    },
    20 + (made % 7) * 5,
  );
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it("keeps pages again soon after a change during which all of them were being made", async () => {
  expireAgain.mockImplementation(() => pause(2).then(() => undefined));
  let isOver = false;
  const client = async (index: number) => {
    for (let turn = 0; !isOver; turn += 1) await ask(`/product/p${(index * 7 + turn) % PAGES}`);
  };
  const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));
  await until(() => made >= CLIENTS / 2);
  expireKeptPages(["store:nila"]);
  await pause(1_500);
  const afterwards = made;
  await pause(500);
  isOver = true;
  await Promise.all(clients);
  // Each page was made once after the change, and those that were underway once more.
  expect(afterwards).toBeLessThanOrEqual(PAGES + CLIENTS);
  expect(made).toBe(afterwards);
  expect(expireAgain.mock.calls.length).toBeLessThanOrEqual(CLIENTS);
});
