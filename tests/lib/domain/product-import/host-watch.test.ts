import { watchHosts } from "@/lib/domain/product-import/host-watch";

it("gives up on a host after three failures in a row", () => {
  const hosts = watchHosts();
  hosts.failed("cdn.example");
  hosts.failed("cdn.example");
  expect(hosts.isSkipped("cdn.example")).toBe(false);
  hosts.failed("cdn.example");
  expect(hosts.isSkipped("cdn.example")).toBe(true);
  expect(hosts.isSkipped("other.example")).toBe(false);
  expect(hosts.unreachable()).toEqual(["cdn.example"]);
});

it("resets the count when the host has answered in between", () => {
  const hosts = watchHosts();
  hosts.failed("cdn.example");
  hosts.failed("cdn.example");
  hosts.answered("cdn.example");
  hosts.failed("cdn.example");
  expect(hosts.isSkipped("cdn.example")).toBe(false);
});

it("skips the hosts that an earlier part of the same run gave up on", () => {
  expect(watchHosts(["cdn.example"]).isSkipped("cdn.example")).toBe(true);
});
