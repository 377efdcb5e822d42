import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import type { ImportsDeps } from "./imports.deps.ts";
import { dataImport, dataImportRows, dataImports, importKinds } from "./list-imports.ts";
import { tryImport } from "./try-import.ts";
import { undoImport } from "./undo-import.ts";
import { dropImport, writeImport } from "./write-import.ts";

export function importsDeskResolvers(deps: ImportsDeps): Resolvers {
  return {
    Query: {
      importKinds: (_parent, _args, context) => importKinds(deps, context),
      dataImports: (_parent, args, context) => dataImports(deps, context, args),
      dataImport: (_parent, { id }, context) => dataImport(deps, context, id),
      dataImportRows: (_parent, args, context) => dataImportRows(deps, context, args),
    },
    Mutation: {
      tryDataImport: (_parent, { input }, context) => tryImport(deps, context, input),
      writeDataImport: (_parent, { input }, context) => writeImport(deps, context, input),
      dropDataImport: (_parent, { input }, context) => dropImport(deps, context, input),
      undoDataImport: (_parent, { input }, context) => undoImport(deps, context, input),
    },
  };
}
