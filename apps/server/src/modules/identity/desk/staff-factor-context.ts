import type { Deps } from "../../../platform/deps.ts";
import { invalidToken, notSignedIn } from "../../../platform/errors.ts";
import { lazy } from "../../../platform/lazy.ts";
import { bearerOf } from "../../../platform/session.ts";
import type { TokenVerifier } from "../../../platform/token-verifier.ts";
import type { FactorContextMaker } from "../factors/factor-context.ts";
import { freshSignInGuard } from "../identity.facts.ts";
import { staffOfToken } from "./staff-of-token.ts";

/** What looking after one's own factors needs at the desk: whoever the desk's token stands for (DSIGN-03). */
export function staffFactorContexts(deps: Deps & { readonly verifier: TokenVerifier }): FactorContextMaker {
  const load = staffOfToken(deps.db);
  const requireFresh = freshSignInGuard(deps);
  const site = { origin: deps.config.origin, theme: "main" as const };
  return (request) => {
    const token = lazy(async () => {
      const bearer = bearerOf(request.headers.authorization);
      return bearer === undefined ? undefined : deps.verifier.verify(bearer);
    });
    const presented = async () => {
      const known = await token();
      if (!known) throw notSignedIn();
      return known;
    };
    const actor = lazy(async () => {
      const person = await load(await presented());
      if (!person) throw invalidToken();
      return person;
    });
    return {
      token,
      actor,
      requireFresh: async (change) => {
        await actor();
        await requireFresh(await presented(), change);
      },
      requestId: request.id,
      site,
      address: request.ip,
    };
  };
}
