import fc from "fast-check";
import { isSessionId, makeSessionId, SESSION_ID_BYTES } from "@/lib/domain/authentication/session-id";

const NOW = Date.UTC(2030, 0, 1);

it("puts the time between eight and eight random characters", () => {
  const bytes = Uint8Array.from({ length: SESSION_ID_BYTES }, (_, index) => index);
  expect(makeSessionId(NOW, bytes)).toBe("abcdefgh1893456000000ijkmnpqr");
});
it("makes a valid id of any bytes, with ends that do not depend on the time", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: SESSION_ID_BYTES, maxLength: SESSION_ID_BYTES }), (bytes) => {
      const id = makeSessionId(NOW, bytes);
      expect(isSessionId(id)).toBe(true);
      expect(id.slice(8, -8)).toBe(String(NOW));
    }),
  );
});
it("refuses too few random bytes", () => {
  expect(() => makeSessionId(NOW, new Uint8Array(SESSION_ID_BYTES - 1))).toThrow(RangeError);
});
it.each([
  "",
  "abcdefgh1893456000000ijkmnpq",
  "ABCDEFGH1893456000000ijkmnpqr",
  "abcdefgh189345600000xijkmnpqr",
  7,
  null,
])("does not accept %p as an id", (value) => expect(isSessionId(value)).toBe(false));
