import { contentSecurityPolicy, type PolicyFacts } from "@/lib/domain/site/security-policy";

const facts: PolicyFacts = {
  nonce: null,
  headScripts: ["'sha256-abc'"],
  chatScriptUrl: null,
  payment: null,
  framing: null,
  geolocationOrigins: ["https://country.example"],
  isSecure: true,
  isDevelopment: false,
};

/** Parses a policy: maps the name of each directive to its sources. */
function read(changed: Partial<PolicyFacts> = {}): Record<string, string> {
  const parts = contentSecurityPolicy({ ...facts, ...changed }).split("; ");
  return Object.fromEntries(parts.map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1).join(" ")]));
}

it("allows a cached page our own and inline scripts, and no others", () => {
  expect(read()["script-src"]).toBe("'self' 'unsafe-inline'");
});
it("allows a page of one visitor scripts with its nonce, the head's scripts, and scripts these load", () => {
  expect(read({ nonce: "n0nce" })["script-src"]).toBe("'nonce-n0nce' 'strict-dynamic' 'sha256-abc'");
});
it.each([null, "n0nce"])("is equally strict in everything else with the nonce %s", (nonce) => {
  expect(read({ nonce })).toMatchObject({
    "default-src": "'self'",
    "connect-src": "'self' https://country.example",
    "frame-src": "'none'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "upgrade-insecure-requests": "",
  });
});
it("lets the desk frame what is not in the shop yet, and our own pages alone frame that", () => {
  expect(read({ framing: "previews" })).toMatchObject({ "frame-src": "'self'", "frame-ancestors": "'none'" });
  expect(read({ framing: "preview" })).toMatchObject({ "frame-src": "'none'", "frame-ancestors": "'self'" });
});
it.each([
  ["https://embed.chat.example/a.js?x", "https://embed.chat.example https://*.chat.example"],
  ["https://chat.example/a.js", "https://chat.example https://*.chat.example"],
  ["http://127.0.0.1:8080/a.js", "http://127.0.0.1:8080"],
  ["http://localhost:8080/a.js", "http://localhost:8080"],
  ["not an address", ""],
])("allows the chat of %s", (chatScriptUrl, sources) => {
  const policy = read({ chatScriptUrl });
  expect(policy["script-src"]).toBe(`'self' 'unsafe-inline' ${sources}`.trim());
  expect(policy["frame-src"]).toBe(sources || "'none'");
  for (const source of sources.split(" ")) expect(policy["connect-src"]).toContain(source.replace(/^http/, "ws"));
});
it("allows the provider's script on the payment page, and only the sources it needs", () => {
  const payment = {
    frames: ["https:"],
    connections: ["https://pay.example"],
    styles: ["https://style.example"],
    fonts: ["https://font.example"],
  };
  const policy = read({ nonce: "n0nce", payment });
  expect(policy).toMatchObject({
    "frame-src": "https:",
    "connect-src": "'self' https://country.example https://pay.example",
    "style-src": "'self' 'unsafe-inline' https://style.example",
    "font-src": "'self' https://font.example",
    "script-src": "'nonce-n0nce' 'strict-dynamic' 'sha256-abc'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
});
it("allows pictures over plain http only on pages loaded over plain http", () => {
  expect(read()["img-src"]).toBe("'self' data: blob: https:");
  expect(read({ isSecure: false })["img-src"]).toBe("'self' data: blob: https: http:");
  expect(read({ isSecure: false })).not.toHaveProperty("upgrade-insecure-requests");
});
it("allows evaluated code to developers only", () => {
  expect(contentSecurityPolicy(facts)).not.toContain("eval");
  expect(read({ isDevelopment: true })["script-src"]).toContain("'unsafe-eval'");
});
