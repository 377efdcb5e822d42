import { AppError } from "../../../platform/errors.ts";
import type { RequestContext } from "../../../platform/request-context.ts";

/** Magento's calls of guests (D36): they are told to sign in, and who has signed in that the call is not for them. */
export async function refuseGuests(context: RequestContext): Promise<never> {
  await context.actor();
  throw new AppError("conflict", { code: "guests-only" });
}
