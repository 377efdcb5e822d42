import { door } from "../door/door.ts";
import { shellKeys } from "../storage/shell-keys.ts";
import { storage } from "../storage/storage.ts";

/** SESSION-02, OP-105: where the visitor wanted to go, kept for this tab until after sign-in. */
export function rememberIntendedPath(path: string): void {
  storage.write(shellKeys.intendedPath, safePath(path));
}

/** Where to go after sign-in; used once. */
export function takeIntendedPath(): string {
  const path = storage.read(shellKeys.intendedPath);
  storage.write(shellKeys.intendedPath, undefined);
  return safePath(path ?? door.homePath);
}

/**
 * Only a path of this site that is no sign-in page itself; anything else becomes the home page.
 *
 * @example safePath("//evil.example") // "/"
 */
export function safePath(path: string): string {
  const isOurs = /^\/(?![/\\])/.test(path) && ![...path].some((char) => char < " ");
  const isOfApp = path.startsWith(door.homePath) && !isSignIn(path);
  return isOurs && isOfApp ? path : door.homePath;
}

function isSignIn(path: string): boolean {
  const [page = ""] = path.split(/[?#]/u, 1);
  return page === door.signInPath || page.startsWith(`${door.signInPath}/`);
}
