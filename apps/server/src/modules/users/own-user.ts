import { say } from "@vycep/words/engine/sentence";
import { userMessages } from "@vycep/words/users/answers";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";

/** The caller, where an address names a user: of others nothing is known here, as of users that do not exist. */
export async function ownUser(context: RequestContext, uid: string): Promise<Actor> {
  const actor = await context.actor();
  if (uid !== actor.uid) throw userNotFound(context);
  return actor;
}

export function userNotFound({ language }: Pick<RequestContext, "language">) {
  return notFound("user-not-found", say(userMessages["user-not-found"], language));
}
