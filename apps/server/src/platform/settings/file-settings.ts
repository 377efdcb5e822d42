import { z } from "zod";

/** Where the files of the house lie: in a folder of this machine, or in a store that speaks S3. */
export type FileSettings =
  | { readonly kind: "folder"; readonly folder: string }
  | ({ readonly kind: "s3" } & S3Settings);

export type S3Settings = {
  /** Of the bucket, without a slash at its end. */
  readonly address: string;
  /** Where the store stands, as it calls that itself. */
  readonly area: string;
  readonly accessKey: string;
  readonly secretKey: string;
};

/** A folder, or `s3+https://ACCESSKEY:SECRETKEY@host/bucket?region=eu-central-1`. */
export const fileStore = z
  .string()
  .refine((text) => !text.startsWith("s3") || isS3Address(text), "must be a folder or an s3+https: address")
  .transform((text): FileSettings => (isS3Address(text) ? s3Of(text) : { kind: "folder", folder: text }));

function isS3Address(text: string): boolean {
  if (!/^s3\+https?:\/\//.test(text) || !URL.canParse(text.slice(3))) return false;
  const { username, password, pathname } = new URL(text.slice(3));
  return (
    username !== "" && password !== "" && /^\/[^/]+\/?$/.test(pathname) && !/%(?![0-9a-f]{2})/i.test(text)
  );
}

function s3Of(text: string): FileSettings {
  const { origin, username, password, pathname, searchParams } = new URL(text.slice(3));
  return {
    kind: "s3",
    address: `${origin}${pathname.replace(/\/$/, "")}`,
    area: searchParams.get("region") ?? "us-east-1",
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
  };
}

/** A ClamAV daemon as host:port. */
export const virusScanner = z
  .string()
  .regex(/^[\w.-]+:\d{1,5}$/, "must be host:port")
  .transform((text) => ({
    host: text.slice(0, text.lastIndexOf(":")),
    port: Number(text.slice(text.lastIndexOf(":") + 1)),
  }));
