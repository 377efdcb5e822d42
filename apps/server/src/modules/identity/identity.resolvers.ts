import type { Deps } from "../../platform/deps.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import { generateCustomerToken } from "./generate-customer-token.ts";
import type { IdentityDeps } from "./identity.deps.ts";
import {
  changeCustomerPassword,
  requestPasswordResetEmail,
  resetCustomerPassword,
} from "./passwords/customer-passwords.ts";
import { revokeCustomerToken } from "./revoke-customer-token.ts";

/** Parse, call, encode; nothing else happens here. */
export function identityResolvers(deps: Deps & IdentityDeps): Resolvers {
  return {
    Mutation: {
      generateCustomerToken: (_root, input, context) => generateCustomerToken(deps, context, input),
      revokeCustomerToken: (_root, _input, context) => revokeCustomerToken(deps, context),
      changeCustomerPassword: (_root, args, context) => changeCustomerPassword(deps, context, args),
      requestPasswordResetEmail: (_root, args, context) => requestPasswordResetEmail(deps, context, args),
      resetPassword: (_root, args, context) => resetCustomerPassword(deps, context, args),
    },
  };
}
