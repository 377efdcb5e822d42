import fs from "node:fs";
import { dirname } from "node:path";

type Disk = Pick<
  typeof fs,
  "openSync" | "writeFileSync" | "fsyncSync" | "closeSync" | "renameSync" | "rmSync"
>;

/**
 * Writes a file that a power cut leaves whole, the old one or the new: its bytes are on the disk before it takes its
 * name, and the name is before we go on. Readable by its owner alone.
 */
export function writeDurably(path: string, text: string, disk: Disk = fs): void {
  const growing = `${path}.${process.pid}`;
  try {
    const file = disk.openSync(growing, "w", 0o600);
    try {
      disk.writeFileSync(file, text);
      disk.fsyncSync(file);
    } finally {
      disk.closeSync(file);
    }
    disk.renameSync(growing, path);
  } catch (error) {
    disk.rmSync(growing, { force: true });
    throw error;
  }
  const folder = disk.openSync(dirname(path), "r");
  try {
    disk.fsyncSync(folder);
  } finally {
    disk.closeSync(folder);
  }
}
