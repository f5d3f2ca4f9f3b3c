import { RIGHTS, ROLE_NAMES, ROLES, rightsBeyond } from "@/lib/domain/staff/right";

it("gives the owner everything, and the manager everything but tokens", () => {
  expect(ROLES.owner).toEqual(RIGHTS);
  expect(rightsBeyond(ROLES.manager, RIGHTS)).toEqual(["tokens.read", "tokens.write", "staff.read", "staff.write"]);
});

it("lets those who pack and those who write see no money and no customers", () => {
  for (const role of ["fulfilment", "editor"] as const)
    expect(ROLES[role].filter((right) => /^(money|customers|messages|tokens|staff|log)/.test(right))).toEqual([]);
});

it("names the rights that somebody has not", () => {
  expect(rightsBeyond(["orders.read"], ["orders.read", "money.write"])).toEqual(["money.write"]);
  for (const role of ROLE_NAMES) expect(rightsBeyond(ROLES.owner, ROLES[role])).toEqual([]);
});
