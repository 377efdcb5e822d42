import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Who carries structured invoices to their receivers and to the tax office. An outage is thrown. */
export type AccessPoint = {
  /** Takes an invoice; the same number again changes nothing. */
  readonly send: (invoice: { readonly number: string; readonly xml: Uint8Array }) => Promise<void>;
};

/**
 * A folder from which the brewery's accredited access point takes them, a file for each: whole or not at all, so that
 * nobody takes half of one.
 */
export function folderAccessPoint(folder: string): AccessPoint {
  return {
    send: async ({ number, xml }) => {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${randomUUID()}.part`);
      try {
        await writeFile(draft, xml, { flag: "wx", mode: 0o600, flush: true });
        await rename(draft, join(folder, `${fileNameOf(number)}.xml`));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

/** Numbers may have any printable letter, names of files may not. */
function fileNameOf(number: string): string {
  return number.replaceAll(/[^\w-]/g, (letter) => `~${letter.charCodeAt(0).toString(16)}`);
}
