import { encodeCustomer } from "@vycep/contract/identity/customer.codec";
import type { Deps } from "../../../platform/deps.ts";
import { badInput, forbidden } from "../../../platform/errors.ts";
import type {
  MutationChangeCustomerPasswordArgs,
  MutationRequestPasswordResetEmailArgs,
  MutationResetPasswordArgs,
} from "../../../platform/graphql.gen.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword } from "./forgotten-password.ts";
import { resetPassword } from "./set-password.ts";

const longest = 1000;

/** Magento's words for the seeds' own call (REST-16); a program has no retyped password and no device. */
export async function changeCustomerPassword(
  deps: Deps,
  context: RequestContext,
  { currentPassword, newPassword }: MutationChangeCustomerPasswordArgs,
) {
  refuseElsewhere(deps);
  const actor = await context.ofPeople().actor();
  requireText({ currentPassword, newPassword });
  const body = { oldPassword: currentPassword, newPassword, retypePassword: newPassword };
  await changePassword(deps, context, { uid: actor.uid, body, device: undefined });
  return encodeCustomer(actor);
}

/** True whether the address is known or not. */
export async function requestPasswordResetEmail(
  deps: Deps,
  context: RequestContext,
  { email }: MutationRequestPasswordResetEmailArgs,
): Promise<boolean> {
  refuseElsewhere(deps);
  requireText({ email });
  await forgotPassword(deps, context, email.trim());
  return true;
}

/** The mail's token says whose password it is, so the e-mail that Magento's clients send along decides nothing. */
export async function resetCustomerPassword(
  deps: Deps,
  context: RequestContext,
  { resetPasswordToken, newPassword }: MutationResetPasswordArgs,
): Promise<boolean> {
  refuseElsewhere(deps);
  requireText({ resetPasswordToken, newPassword });
  await resetPassword(deps, context, {
    token: resetPasswordToken,
    newPassword,
    retypePassword: newPassword,
  });
  return true;
}

/** With an external issuer passwords are its own business. */
function refuseElsewhere({ config }: Deps): void {
  if (config.externalIssuer) throw forbidden();
}

function requireText(given: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(given)) {
    if (text.trim() !== "" && text.length <= longest) continue;
    throw badInput("invalid-input", `Specify the "${name}" value.`, [{ path: name, code: "invalid" }]);
  }
}
