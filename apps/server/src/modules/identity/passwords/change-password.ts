import type { ChangePasswordBody } from "@vycep/contract/identity/password.rest";
import { say } from "@vycep/words/engine/sentence";
import { userMessages } from "@vycep/words/users/answers";
import type { Deps } from "../../../platform/deps.ts";
import { AppError, notFound } from "../../../platform/errors.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { checkPassword } from "../sign-in.ts";
import { hashOfNew, passwordRefused } from "./new-password.ts";
import { replacePassword } from "./set-password.ts";

type Change = {
  readonly uid: string;
  readonly body: ChangePasswordBody;
  /** What the browser's cookie says. */
  readonly device: string | undefined;
};

/**
 * Changes one's own password with the old one (REST-16, ERROR-38). Wrong ones count as at the door (D49). All other
 * sessions end, this one goes on, and a mail says so.
 */
export async function changePassword(
  deps: Deps,
  context: RequestContext,
  { uid, body, device }: Change,
): Promise<void> {
  const actor = await context.actor();
  const { language } = context;
  if (actor.uid !== uid) throw notFound("user-not-found", say(userMessages["user-not-found"], language));
  const credentials = {
    realm: "customer",
    email: actor.email,
    password: body.oldPassword,
    address: context.address,
    device,
  } as const;
  await checkPassword(deps, credentials).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "sign-in-incorrect") {
      const field = { path: "oldPassword", code: "old-password-incorrect" };
      throw passwordRefused("old-password-incorrect", language, [field]);
    }
    throw error;
  });
  const hash = await hashOfNew(deps.db, { uid, language }, body);
  const token = await context.token();
  const person = {
    uid,
    email: actor.email,
    language: actor.language,
    company_id: actor.homeCompanyId ?? actor.companyId ?? null,
  };
  await inTransaction(deps.db, (tx) =>
    replacePassword({ deps, context }, tx, {
      person,
      hash,
      now: deps.clock.realTime(),
      besides: token?.ids ?? [],
    }),
  );
}
