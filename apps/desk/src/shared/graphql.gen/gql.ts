/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation InviteStaff($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      link\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.InviteStaffDocument,
    "\n  mutation ChangeStaff($input: ChangeStaffInput!) {\n    changeStaff(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ChangeStaffDocument,
    "\n  query StaffRights {\n    staffRights {\n      role\n      area\n      power\n      limit\n    }\n  }\n": typeof types.StaffRightsDocument,
    "\n  query Staff {\n    staff {\n      uid\n      firstName\n      lastName\n      email\n      status\n      roles\n      companies\n      factors\n      lastSeenAt\n      version\n    }\n  }\n": typeof types.StaffDocument,
    "\n  query Views($list: String!) {\n    views(list: $list) {\n      id\n      name\n      query\n      isShared\n      isOwn\n    }\n  }\n": typeof types.ViewsDocument,
    "\n  mutation SaveView($input: SaveViewInput!) {\n    saveView(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SaveViewDocument,
    "\n  mutation RemoveView($id: ID!) {\n    removeView(id: $id)\n  }\n": typeof types.RemoveViewDocument,
    "\n  query Me {\n    me {\n      uid\n      firstName\n      lastName\n      email\n      language\n      roles\n      rights {\n        area\n        power\n        limit\n      }\n      companies\n    }\n  }\n": typeof types.MeDocument,
};
const documents: Documents = {
    "\n  mutation InviteStaff($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      link\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.InviteStaffDocument,
    "\n  mutation ChangeStaff($input: ChangeStaffInput!) {\n    changeStaff(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.ChangeStaffDocument,
    "\n  query StaffRights {\n    staffRights {\n      role\n      area\n      power\n      limit\n    }\n  }\n": types.StaffRightsDocument,
    "\n  query Staff {\n    staff {\n      uid\n      firstName\n      lastName\n      email\n      status\n      roles\n      companies\n      factors\n      lastSeenAt\n      version\n    }\n  }\n": types.StaffDocument,
    "\n  query Views($list: String!) {\n    views(list: $list) {\n      id\n      name\n      query\n      isShared\n      isOwn\n    }\n  }\n": types.ViewsDocument,
    "\n  mutation SaveView($input: SaveViewInput!) {\n    saveView(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.SaveViewDocument,
    "\n  mutation RemoveView($id: ID!) {\n    removeView(id: $id)\n  }\n": types.RemoveViewDocument,
    "\n  query Me {\n    me {\n      uid\n      firstName\n      lastName\n      email\n      language\n      roles\n      rights {\n        area\n        power\n        limit\n      }\n      companies\n    }\n  }\n": types.MeDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteStaff($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      link\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InviteStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeStaff($input: ChangeStaffInput!) {\n    changeStaff(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffRights {\n    staffRights {\n      role\n      area\n      power\n      limit\n    }\n  }\n"): typeof import('./graphql.ts').StaffRightsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Staff {\n    staff {\n      uid\n      firstName\n      lastName\n      email\n      status\n      roles\n      companies\n      factors\n      lastSeenAt\n      version\n    }\n  }\n"): typeof import('./graphql.ts').StaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Views($list: String!) {\n    views(list: $list) {\n      id\n      name\n      query\n      isShared\n      isOwn\n    }\n  }\n"): typeof import('./graphql.ts').ViewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveView($input: SaveViewInput!) {\n    saveView(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveView($id: ID!) {\n    removeView(id: $id)\n  }\n"): typeof import('./graphql.ts').RemoveViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      uid\n      firstName\n      lastName\n      email\n      language\n      roles\n      rights {\n        area\n        power\n        limit\n      }\n      companies\n    }\n  }\n"): typeof import('./graphql.ts').MeDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
