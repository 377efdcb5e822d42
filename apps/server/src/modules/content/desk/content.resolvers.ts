import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { addTextPicture } from "./add-text-picture.ts";
import { arrangeContent, contentOrder } from "./arrange-content.ts";
import { confirmContentWords } from "./confirm-content-words.ts";
import type { ContentDeskDeps } from "./content-desk.deps.ts";
import { contentRecord } from "./content-record.ts";
import { changeContents } from "./contents-in-bulk.ts";
import { listContents } from "./list-contents.ts";
import { dropContentDraft, publishContent, stopContentPlan, takeContentBack } from "./publish-content.ts";
import { saveContent } from "./save-content.ts";

export function contentDeskResolvers(deps: ContentDeskDeps): Resolvers {
  return {
    Query: {
      contents: (_parent, args, context) => listContents(deps, context, args),
      content: (_parent, args, context) => contentRecord(deps, context, args),
      contentOrder: (_parent, args, context) => contentOrder(deps, context, args),
    },
    Mutation: {
      changeContents: (_parent, { input }, context) => changeContents(deps, context, input),
      saveContent: (_parent, { input }, context) => saveContent(deps, context, input),
      publishContent: (_parent, { input }, context) => publishContent(deps, context, input),
      stopContentPlan: (_parent, { input }, context) => stopContentPlan(deps, context, input),
      takeContentBack: (_parent, { input }, context) => takeContentBack(deps, context, input),
      dropContentDraft: (_parent, { input }, context) => dropContentDraft(deps, context, input),
      addTextPicture: (_parent, { input }, context) => addTextPicture(deps, context, input),
      arrangeContent: (_parent, { input }, context) => arrangeContent(deps, context, input),
      confirmContentWords: (_parent, { input }, context) => confirmContentWords(deps, context, input),
    },
  };
}
