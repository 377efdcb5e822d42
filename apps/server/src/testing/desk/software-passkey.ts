import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** What the server asks to be made or shown, as far as a device looks at it. */
export type AskedPasskey = {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
};

type At = {
  /** Where the page stands that asks. */
  readonly origin: string;
};

/** A device that makes one passkey and signs with it, as browsers do, of which the person was seen. */
export function softwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let userHandle = "";
  let signCount = 0;

  const dataOf = (domain: string, attested = Buffer.alloc(0)) => {
    signCount += 1;
    const flags = 0b0000_0101 | (attested.length > 0 ? 0b0100_0000 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signCount);
    return Buffer.concat([sha256(Buffer.from(domain)), Buffer.from([flags]), count, attested]);
  };
  const answered = (response: Readonly<Record<string, string>>) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    /** What `navigator.credentials.create` would answer. */
    make: ({ challenge, rp, user }: AskedPasskey, { origin }: At) => {
      userHandle = user?.id ?? "";
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]);
      const authData = new Uint8Array(dataOf(rp?.id ?? "", attested));
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return answered({
        clientDataJSON: clientData("webauthn.create", challenge, origin),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
      });
    },
    /** What `navigator.credentials.get` would answer; `as` is for whom the device says that it keeps the key. */
    show: ({ challenge, rpId }: AskedPasskey, { origin, as = userHandle }: At & { readonly as?: string }) => {
      const clientDataJSON = clientData("webauthn.get", challenge, origin);
      const data = dataOf(rpId ?? "");
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, "base64url"))]);
      return answered({
        clientDataJSON,
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
        userHandle: as,
      });
    },
  };
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
}

/** A P-256 key as authenticators write it: COSE, for ES256. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const parts = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, "base64url"))],
    [-3, new Uint8Array(Buffer.from(y, "base64url"))],
  ]);
  return Buffer.from(isoCBOR.encode(parts as never));
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
