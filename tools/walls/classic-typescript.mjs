// dependency-cruiser reads TypeScript with the classic compiler's interface, which TypeScript 7 no longer has. Loaded
// with node --import, this hands it the TypeScript 6 that lies beside it (typescript-classic).
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, next) {
    const classic =
      context.parentURL?.includes("/dependency-cruiser/") &&
      (specifier === "typescript" || specifier.startsWith("typescript/"));
    return next(classic ? specifier.replace("typescript", "typescript-classic") : specifier, context);
  },
});
