import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const text = (value: string) => Buffer.from(value, "utf8");
const base64url = (bytes: Buffer) => bytes.toString("base64url");

/** The few kinds of CBOR that a passkey needs: integers, bytes, texts and maps. */
function cbor(value: number | Buffer | string | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, text(value).length), text(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** A passkey in software, as a phone holds it. `signature` may be told to count, to sign for another site, or without the finger. */
export function anAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(16);
  const id = base64url(credentialId);
  const whole = { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  return {
    id,
    made(challenge: string, { origin, host }: Site) {
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const authData = Buffer.concat([authenticatorData(host, 0x45, 0), attested]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      const clientDataJSON = base64url(clientData("webauthn.create", challenge, origin));
      const response = { clientDataJSON, attestationObject: base64url(cbor(attestation)), transports: ["internal"] };
      return { ...whole, response };
    },
    signature(challenge: string, { origin, host }: Site, { count = 0, isVerified = true, key = privateKey } = {}) {
      const data = authenticatorData(host, isVerified ? 0x05 : 0x01, count);
      const client = clientData("webauthn.get", challenge, origin);
      const signed = sign("sha256", Buffer.concat([data, createHash("sha256").update(client).digest()]), key);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signed),
      };
      return { ...whole, response };
    },
  };
}

type Site = { origin: string; host: string };

const clientData = (type: string, challenge: string, origin: string) =>
  text(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(host: string, flags: number, count: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([createHash("sha256").update(host).digest(), Buffer.from([flags]), counter]);
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}
