import type { Plugin } from "vite";

/**
 * Fails the build where two files import one another: which of them runs first would hang on the page that was opened, and
 * the other would begin with what is not there yet. What every page begins with always runs in the same order.
 */
export function noCircularFiles(): Plugin {
  return {
    name: "no-circular-files",
    apply: "build",
    generateBundle(_options, bundle) {
      const importsOf = (name: string): readonly string[] => {
        const file = bundle[name];
        return file?.type === "chunk" ? file.imports : [];
      };
      const withImports = (names: readonly string[]): ReadonlySet<string> => {
        const reached = new Set(names);
        for (const one of reached) for (const next of importsOf(one)) reached.add(next);
        return reached;
      };
      const entries = Object.values(bundle).filter((file) => file.type === "chunk" && file.isEntry);
      const always = withImports(entries.map(({ fileName }) => fileName));
      const circular = Object.keys(bundle).find(
        (name) => !always.has(name) && withImports(importsOf(name)).has(name),
      );
      if (circular) this.error(`${circular} imports a file that imports it: see how the app names its files`);
    },
  };
}
