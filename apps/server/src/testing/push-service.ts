import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What reached the push service, and what the browser makes of it. */
export type ReceivedPush = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

/** A push service on this machine: keeps what it is sent, and answers what a test wants. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const answers: { status: number; retryAfter?: string }[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
    const { status, retryAfter } = answers.shift() ?? { status: 201 };
    response.writeHead(status, retryAfter === undefined ? {} : { "retry-after": retryAfter }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    stop: () => server.close(),
  };
}

/** A browser that has subscribed: its keys, and how it opens what it is sent (RFC 8291, RFC 8188). */
export function subscribedBrowser(origin: string, path: string) {
  const ecdh = createECDH("prime256v1");
  const point = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint: `${origin}${path}`,
    keys: { p256dh: point.toString("base64url"), auth: auth.toString("base64url") },
    open(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), point, sender]);
      const secret = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32));
      const key = hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16);
      const nonce = hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12);
      const decipher = createDecipheriv("aes-128-gcm", Buffer.from(key), Buffer.from(nonce));
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The last record ends on a two, and what follows it is padding.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}

/** Whether a push service could verify by our public key who sent a message, and what was signed (RFC 8292). */
export function signedClaims(
  { headers }: ReceivedPush,
  publicKey: string,
): Record<string, unknown> | undefined {
  const [, token = "", key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers.authorization)) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    ...{ kty: "EC", crv: "P-256" },
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isOurs = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isOurs || key !== publicKey) return;
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>;
}
