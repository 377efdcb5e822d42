import { encodeCustomer } from "@vycep/contract/identity/customer.codec";
import type { Deps } from "../../platform/deps.ts";
import type {
  MutationUpdateCustomerEmailArgs,
  MutationUpdateCustomerV2Args,
} from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { getOwnDetails } from "../users/own-details.facts.ts";
import { changeOwnEmail } from "./change-own-email.ts";
import type { ProfileDeps } from "./profile.deps.ts";
import { setOwnDetails } from "./set-own-details.ts";

/** Magento's words for PUT users/SetOwnDetails: what is left out stays as it is (PROFILE-05). */
export async function updateCustomer(
  deps: Deps,
  context: RequestContext,
  { input }: MutationUpdateCustomerV2Args,
) {
  const actor = await context.ofPeople().actor();
  const details = await getOwnDetails(deps.db, actor.uid);
  const { firstName, lastName } = await setOwnDetails(deps, context, {
    ...details,
    firstName: input.firstname ?? details.firstName,
    lastName: input.lastname ?? details.lastName,
  });
  return { customer: encodeCustomer({ ...actor, firstName, lastName }) };
}

/** Magento's words for POST users/ChangeOwnEmail: the old address holds until both mails are answered (decision 0152). */
export async function updateCustomerEmail(
  deps: ProfileDeps,
  context: RequestContext,
  { email, password }: MutationUpdateCustomerEmailArgs,
) {
  const actor = await context.ofPeople().actor();
  await changeOwnEmail(deps, context, { newEmail: email, password, request: { headers: {} } });
  return { customer: encodeCustomer(actor) };
}
