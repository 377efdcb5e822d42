/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A change of somebody else. */
export type ChangeStaffInput = {
  /** All companies of sales from now on. */
  companies?: Array<string>;
  /** All roles from now on. */
  roles: Array<StaffRoleName>;
  /** Standing from now on. */
  status: StaffStanding;
  /** Whom. */
  uid: string;
  /** The version that was seen. */
  version: number;
};

/** Who is invited, and as what. */
export type InviteStaffInput = {
  /** For sales: whose companies they see. */
  companies?: Array<string>;
  /** Where the invitation goes. */
  email: string;
  /** First name, at most 100 characters. */
  firstName: string;
  /** Language of mails to them: cs, sk or en. */
  language: string;
  /** Last name, at most 100 characters. */
  lastName: string;
  /** One at least. */
  roles: Array<StaffRoleName>;
};

/** A view to be kept. */
export type SaveViewInput = {
  /** Whether everybody of the staff is to see it. */
  isShared?: boolean;
  /** Of which list. */
  list: string;
  /** Its name, at most 60 characters. */
  name: string;
  /** The query of the list's address, at most 1,000 characters. */
  query: string;
};

/** What somebody is at the desk. */
export type StaffRoleName =
  /** Everything. */
  | 'admin'
  /** Goods and prices. */
  | 'catalogue'
  /** News, help, pages, materials. */
  | 'content'
  /** Deliveries, calendars, capacity. */
  | 'dispatch'
  /** Own rounds on a telephone. */
  | 'driver'
  /** Invoices, payments, contracts. */
  | 'finance'
  /** Sales: the same for the companies assigned to them, without users' rights. */
  | 'sales'
  /** Customer service: orders, tickets, customers and their users. */
  | 'service';

/** How somebody stands. */
export type StaffStanding =
  /** May sign in. */
  | 'active'
  /** Has not set a password yet. */
  | 'invited'
  /** May not sign in. */
  | 'suspended';

export type InviteStaffMutationVariables = Exact<{
  input: InviteStaffInput;
}>;


export type InviteStaffMutation = { inviteStaff: { link: string | null, refusal: { code: string, message: string } | null } };

export type ChangeStaffMutationVariables = Exact<{
  input: ChangeStaffInput;
}>;


export type ChangeStaffMutation = { changeStaff: { refusal: { code: string, message: string } | null } };

export type StaffRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffRightsQuery = { staffRights: Array<{ role: StaffRoleName, area: string, power: string, limit: number | null }> };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { staff: Array<{ uid: string, firstName: string, lastName: string, email: string, status: StaffStanding, roles: Array<StaffRoleName>, companies: Array<string>, factors: Array<string>, lastSeenAt: string | null, version: number }> };

export type ViewsQueryVariables = Exact<{
  list: string;
}>;


export type ViewsQuery = { views: Array<{ id: string, name: string, query: string, isShared: boolean, isOwn: boolean }> };

export type SaveViewMutationVariables = Exact<{
  input: SaveViewInput;
}>;


export type SaveViewMutation = { saveView: { refusal: { code: string, message: string } | null } };

export type RemoveViewMutationVariables = Exact<{
  id: string;
}>;


export type RemoveViewMutation = { removeView: boolean };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { uid: string, firstName: string, lastName: string, email: string, language: string, roles: Array<StaffRoleName>, companies: Array<string> | null, rights: Array<{ area: string, power: string, limit: number | null }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const InviteStaffDocument = new TypedDocumentString(`
    mutation InviteStaff($input: InviteStaffInput!) {
  inviteStaff(input: $input) {
    link
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<InviteStaffMutation, InviteStaffMutationVariables>;
export const ChangeStaffDocument = new TypedDocumentString(`
    mutation ChangeStaff($input: ChangeStaffInput!) {
  changeStaff(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeStaffMutation, ChangeStaffMutationVariables>;
export const StaffRightsDocument = new TypedDocumentString(`
    query StaffRights {
  staffRights {
    role
    area
    power
    limit
  }
}
    `) as unknown as TypedDocumentString<StaffRightsQuery, StaffRightsQueryVariables>;
export const StaffDocument = new TypedDocumentString(`
    query Staff {
  staff {
    uid
    firstName
    lastName
    email
    status
    roles
    companies
    factors
    lastSeenAt
    version
  }
}
    `) as unknown as TypedDocumentString<StaffQuery, StaffQueryVariables>;
export const ViewsDocument = new TypedDocumentString(`
    query Views($list: String!) {
  views(list: $list) {
    id
    name
    query
    isShared
    isOwn
  }
}
    `) as unknown as TypedDocumentString<ViewsQuery, ViewsQueryVariables>;
export const SaveViewDocument = new TypedDocumentString(`
    mutation SaveView($input: SaveViewInput!) {
  saveView(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SaveViewMutation, SaveViewMutationVariables>;
export const RemoveViewDocument = new TypedDocumentString(`
    mutation RemoveView($id: ID!) {
  removeView(id: $id)
}
    `) as unknown as TypedDocumentString<RemoveViewMutation, RemoveViewMutationVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    uid
    firstName
    lastName
    email
    language
    roles
    rights {
      area
      power
      limit
    }
    companies
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;