import type { IncomingMessage } from "node:http";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import type { Actor } from "../../platform/session.ts";
import { deviceOf } from "./device-cookie.ts";
import { checkPassword } from "./sign-in.ts";

export type PasswordTry = {
  readonly actor: Pick<Actor, "email">;
  readonly password: string;
  readonly address: string;
  /** The request itself, whose cookie says which device it is. */
  readonly request: Pick<IncomingMessage, "headers">;
};

/**
 * Whether somebody who is signed in knows their password, asked anew before what must not happen on a device left alone.
 * Wrong ones are counted like those of a sign-in (D49), and too many end with its refusal.
 */
export async function confirmsPassword(deps: Deps, given: PasswordTry): Promise<boolean> {
  const { actor, password, address, request } = given;
  try {
    const device = deviceOf(request, deps.config.origin);
    await checkPassword(deps, { realm: "customer", email: actor.email, password, address, device });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "sign-in-incorrect") return false;
    throw error;
  }
}
