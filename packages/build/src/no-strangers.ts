import type { Plugin } from "vite";

/**
 * Fails the build where a file of another app has come into it: no code of the desk reaches a customer's browser, and none of the
 * portal the desk's (DESK-03). Looked for in what was really built, whatever way it came.
 *
 * @param strange what is none of this app's, by its path from the root of the project
 */
export function noStrangers(strange: RegExp): Plugin {
  return {
    name: "vycep-no-strangers",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const found = strangersAmong(files, strange);
      if (found.length > 0) this.error(`of another app: ${found.join(", ")}`);
    },
  };
}

/** The files that are none of this app's. */
export function strangersAmong(files: readonly string[], strange: RegExp): readonly string[] {
  return files.filter((file) => strange.test(file));
}

/** What no customer's browser gets. */
export const ofDesk = /\/apps\/desk\/|\/words\/src\/(desk(-[a-z]+)?|staff)\/|\.desk\.graphql$/;
/** What the desk does not stand on. */
export const ofPortal = /\/apps\/portal\//;
