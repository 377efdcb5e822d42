import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { fileStoreOf } from "../../modules/files/file-port.ts";
import { signingKeysOf } from "../../modules/identity/provider/signing-keys.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/db.ts";
import { bad, type Finding, good, looked, warning } from "./finding.ts";

const littleSpace = 2 * 1024 ** 3;

/** Files: written, read and erased again; room where they lie in a folder (OPS-11). */
export function lookAtFiles({ files }: Config): Promise<readonly Finding[]> {
  const subject = "files";
  return looked(subject, "Is VYCEP_FILES right, and may this process write there?", async () => {
    const store = fileStoreOf(files);
    const key = `d0c70d${crypto.randomUUID().replaceAll("-", "").slice(6)}`;
    const written = Buffer.from(key);
    await store.put(
      key,
      (async function* () {
        yield written;
      })(),
    );
    const read = await store.get(key);
    const bytes = read === undefined ? Buffer.alloc(0) : Buffer.concat(await read.content.toArray());
    await store.remove(key);
    if (!bytes.equals(written))
      return [bad(subject, "what was written is not what is read", "Look at the store itself.")];
    return [
      good(subject, files.kind === "folder" ? files.folder : files.address),
      ...(await lookAtSpace(files)),
    ];
  });
}

/** The folders through which orders by EDI and structured invoices travel: this process may write there (OPS-11). */
export async function lookAtFolders({ ediFolder, accessPoint }: Config): Promise<readonly Finding[]> {
  const found = await Promise.all([
    lookAtFolder("EDI", "VYCEP_EDI", ediFolder),
    lookAtFolder("structured invoices", "VYCEP_ACCESS_POINT", accessPoint),
  ]);
  return found.flat();
}

function lookAtFolder(subject: string, setting: string, folder: string): Promise<readonly Finding[]> {
  return looked(subject, `Is ${setting} right, and may this process write there?`, async () => {
    await mkdir(folder, { recursive: true });
    const file = join(folder, `.doctor-${crypto.randomUUID()}`);
    await writeFile(file, "");
    await rm(file);
    return [good(subject, folder)];
  });
}

async function lookAtSpace(files: Config["files"]): Promise<readonly Finding[]> {
  if (files.kind !== "folder") return [];
  const { bavail, bsize } = await statfs(files.folder);
  const free = bavail * bsize;
  const found = `${(free / 1024 ** 3).toFixed(1)} GiB free`;
  return [
    free < littleSpace
      ? warning("room for files", found, "Make room, or take a store that speaks S3.")
      : good("room for files", found),
  ];
}

/** Who signs people in, and whether somebody of the brewery may (OPS-11, OPS-13). */
export async function lookAtIdentity(config: Config, db: Db): Promise<readonly Finding[]> {
  const found = await Promise.all([
    lookAtIssuer(config, db),
    lookAtStaffProvider(config),
    lookAtAdministrators(db),
  ]);
  return found.flat();
}

/** Who signs people in. */
export function lookAtIssuer({ externalIssuer, secrets }: Config, db: Db): Promise<readonly Finding[]> {
  const subject = "identity";
  if (externalIssuer === undefined) {
    return looked(subject, "Give the VYCEP_SECRET that sealed the keys behind the new one.", async () => {
      const keys = await signingKeysOf({ db, secrets }).all();
      return [{ ...good(subject, `the built-in provider, ${keys.length} signing keys`), keys: keys.length }];
    });
  }
  const { issuer, jwks } = externalIssuer;
  return looked(subject, "Is OIDC_JWKS right, and may this machine reach it?", async () => {
    const answer = await fetch(jwks, { signal: AbortSignal.timeout(5000) });
    const { keys } = (await answer.json()) as { keys?: readonly unknown[] };
    return [
      keys?.length
        ? { ...good(subject, `${issuer}, ${keys.length} keys`), keys: keys.length }
        : bad(subject, `${jwks} answers ${answer.status} without keys`, "Ask who runs the issuer."),
    ];
  });
}

/**
 * The staff's own provider, where there is one: it answers, under the name that it is configured by, and its keys can be read, without
 * which nobody comes in (DSIGN-04).
 */
export async function lookAtStaffProvider({ staffProvider }: Config): Promise<readonly Finding[]> {
  if (staffProvider === undefined) return [];
  const subject = "staff's identity";
  const { issuer } = staffProvider;
  return looked(subject, "Is STAFF_OIDC_ISSUER right, and may this machine reach it?", async () => {
    const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
    const published = (await answer.json()) as Record<string, unknown>;
    if (typeof published["issuer"] !== "string" || new URL(published["issuer"]).href !== new URL(issuer).href)
      return [bad(subject, `${address} is of another issuer`, "Give STAFF_OIDC_ISSUER as it calls itself.")];
    const keys = await keysAt(String(published["jwks_uri"]));
    if (keys === 0)
      return [
        bad(subject, `${String(published["jwks_uri"])} answers without keys`, "Ask who runs the issuer."),
      ];
    const ends = published["end_session_endpoint"] === undefined ? ", its sessions outlast sign-out" : "";
    const groups = Object.keys(staffProvider.roles).length;
    return [{ ...good(subject, `${issuer}, ${keys} keys, ${groups} groups mapped${ends}`), keys }];
  });
}

async function keysAt(address: string): Promise<number> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
  const { keys } = (await answer.json()) as { keys?: readonly unknown[] };
  return keys?.length ?? 0;
}

function lookAtAdministrators(db: Db): Promise<readonly Finding[]> {
  const subject = "administrators";
  return looked(subject, "Run `npm run migrate` first.", async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from staff_role where role = 'admin'`.execute(db);
    const count = rows[0]?.count ?? 0;
    return [
      count === 0
        ? warning(subject, "none yet", "Run `npm run admin -- create EMAIL FIRST-NAME LAST-NAME LANGUAGE`.")
        : good(subject, String(count)),
    ];
  });
}
