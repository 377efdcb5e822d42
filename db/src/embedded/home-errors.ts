import { userInfo } from "node:os";
import { errorCode } from "./error-code.ts";

/** What the system's codes mean for the one folder that we need; each with what to do. */
const words: Record<string, (path: string) => string> = {
  EACCES: notYours,
  EPERM: notYours,
  EROFS: (path) => `${path} lies on a disk that cannot be written. ${elsewhere}`,
  ENOSPC: (path) => `The disk of ${path} is full. Make room on it. Or: ${elsewhere}`,
  EDQUOT: (path) => `The disk space of this user is used up, for ${path}. Make room. Or: ${elsewhere}`,
  EEXIST: inTheWay,
  ENOTDIR: inTheWay,
};

const elsewhere = "Set VYCEP_HOME to a folder that can be written.";

/**
 * An error of the file system in or on the way to our folder as one sentence with what to do; any other error as it is.
 */
export function homeError(home: string, error: unknown): unknown {
  const code = errorCode(error) ?? "";
  const path = error instanceof Error && "path" in error && typeof error.path === "string" ? error.path : "";
  const isOurs = path === home || path.startsWith(`${home}/`) || home.startsWith(`${path}/`);
  const say = words[code];
  return say && path !== "" && isOurs ? new Error(say(path), { cause: error }) : error;
}

function notYours(path: string): string {
  return (
    `${path} cannot be written by ${userInfo().username}. Make it yours, or delete it if its data are not needed. ` +
    `Or: ${elsewhere}`
  );
}

function inTheWay(path: string): string {
  return `${path} is a file where a folder should be. Move it away. Or: ${elsewhere}`;
}
