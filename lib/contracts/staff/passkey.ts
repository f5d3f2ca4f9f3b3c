import { z } from "zod";

const encoded = (description: string) =>
  z
    .string()
    .min(1)
    .max(20_000)
    .meta({ description: `${description}, base64url` });
const attachment = z.enum(["cross-platform", "platform"]).optional();
const credentialShape = {
  id: encoded("The id of the passkey"),
  rawId: encoded("The same"),
  type: z.literal("public-key"),
  authenticatorAttachment: attachment,
  clientExtensionResults: z.object({}).default({}),
};

/** A passkey that a browser has made, as `PublicKeyCredential.toJSON()` gives it. */
export const newPasskeySchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: encoded("What was signed"),
    attestationObject: encoded("The public key with its origin"),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** A challenge that a passkey has signed, as `PublicKeyCredential.toJSON()` gives it. */
export const signatureSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: encoded("What was signed"),
    authenticatorData: encoded("What the device says of itself"),
    signature: encoded("The signature"),
    userHandle: z.string().max(200).optional(),
  }),
});

/** The options of WebAuthn, for `navigator.credentials`. */
export const signingOptionsSchema = z.looseObject({ challenge: z.string() });
export const makingOptionsSchema = z.looseObject({ challenge: z.string() });
