import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { material, materialChoices, materials, openMaterialFile } from "./materials.ts";
import type { MaterialsDeskDeps } from "./materials-desk.deps.ts";
import { changeMaterials } from "./materials-in-bulk.ts";
import { retireMaterial, saveMaterial } from "./save-material.ts";

export function materialsDeskResolvers(deps: MaterialsDeskDeps): Resolvers {
  return {
    Query: {
      materials: (_parent, args, context) => materials(deps, context, args),
      materialChoices: (_parent, _args, context) => materialChoices(deps, context),
      material: (_parent, { key }, context) => material(deps, context, key),
    },
    Mutation: {
      changeMaterials: (_parent, { input }, context) => changeMaterials(deps, context, input),
      saveMaterial: (_parent, { input }, context) => saveMaterial(deps, context, input),
      retireMaterial: (_parent, { input }, context) => retireMaterial(deps, context, input),
      openMaterialFile: (_parent, { input }, context) => openMaterialFile(deps, context, input),
    },
  };
}
