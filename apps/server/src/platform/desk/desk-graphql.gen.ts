import type { GraphQLResolveInfo } from 'graphql';
import type { DeskContext } from './desk-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type ChangeStaffAnswer = {
  __typename?: 'ChangeStaffAnswer';
  member?: Maybe<StaffMember>;
  refusal?: Maybe<StaffRefusal>;
};

export type ChangeStaffInput = {
  companies?: Array<Scalars['ID']['input']>;
  roles: Array<StaffRoleName>;
  status: StaffStanding;
  uid: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type DeskErpFilter =
  | 'refused'
  | 'waiting';

export type DeskOrder = {
  __typename?: 'DeskOrder';
  customerOrderNumber: Scalars['String']['output'];
  lines: Array<DeskOrderLine>;
  noteForDriver: Scalars['String']['output'];
  orderedBy?: Maybe<Scalars['String']['output']>;
  row: DeskOrderRow;
};

export type DeskOrderFilter = {
  companies?: InputMaybe<Array<Scalars['ID']['input']>>;
  deliveryFrom?: InputMaybe<Scalars['String']['input']>;
  deliveryTo?: InputMaybe<Scalars['String']['input']>;
  erp?: InputMaybe<DeskErpFilter>;
  isProvisional?: InputMaybe<Scalars['Boolean']['input']>;
  methods?: InputMaybe<Array<Scalars['String']['input']>>;
  shipTos?: InputMaybe<Array<Scalars['ID']['input']>>;
  sources?: InputMaybe<Array<Scalars['String']['input']>>;
  states?: InputMaybe<Array<DeskOrderState>>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type DeskOrderLine = {
  __typename?: 'DeskOrderLine';
  changeReason?: Maybe<Scalars['String']['output']>;
  confirmed?: Maybe<Scalars['Int']['output']>;
  delivered?: Maybe<Scalars['Int']['output']>;
  invoiced?: Maybe<Scalars['Int']['output']>;
  lineNo: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  netMinor: Scalars['Float']['output'];
  ordered: Scalars['Int']['output'];
  sku: Scalars['ID']['output'];
  unitPriceMinor: Scalars['Float']['output'];
};

export type DeskOrderPage = {
  __typename?: 'DeskOrderPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskOrderRow>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskOrderRow = {
  __typename?: 'DeskOrderRow';
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  createdAt: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  deliveryDate: Scalars['String']['output'];
  erp: Scalars['String']['output'];
  erpNumber?: Maybe<Scalars['String']['output']>;
  isProvisional: Scalars['Boolean']['output'];
  kilograms: Scalars['Float']['output'];
  litres: Scalars['Float']['output'];
  method: Scalars['String']['output'];
  netMinor: Scalars['Float']['output'];
  number: Scalars['ID']['output'];
  pallets: Scalars['Float']['output'];
  shipToId: Scalars['ID']['output'];
  shipToName: Scalars['String']['output'];
  source: Scalars['String']['output'];
  state: DeskOrderState;
  totalMinor: Scalars['Float']['output'];
};

export type DeskOrderSort =
  | 'created'
  | 'delivery';

export type DeskOrderState =
  | 'cancelled'
  | 'confirmed'
  | 'delivered'
  | 'loaded'
  | 'on_the_way'
  | 'partially_delivered'
  | 'received';

export type DeskRight = {
  __typename?: 'DeskRight';
  area: Scalars['String']['output'];
  limit?: Maybe<Scalars['Float']['output']>;
  power: Scalars['String']['output'];
};

export type InviteStaffAnswer = {
  __typename?: 'InviteStaffAnswer';
  link?: Maybe<Scalars['String']['output']>;
  member?: Maybe<StaffMember>;
  refusal?: Maybe<StaffRefusal>;
};

export type InviteStaffInput = {
  companies?: Array<Scalars['ID']['input']>;
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  language: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  roles: Array<StaffRoleName>;
};

export type Me = {
  __typename?: 'Me';
  companies?: Maybe<Array<Scalars['ID']['output']>>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  language: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  rights: Array<DeskRight>;
  roles: Array<StaffRoleName>;
  uid: Scalars['ID']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  changeStaff: ChangeStaffAnswer;
  inviteStaff: InviteStaffAnswer;
};


export type MutationChangeStaffArgs = {
  input: ChangeStaffInput;
};


export type MutationInviteStaffArgs = {
  input: InviteStaffInput;
};

export type Query = {
  __typename?: 'Query';
  me: Me;
  order?: Maybe<DeskOrder>;
  orders: DeskOrderPage;
  staff: Array<StaffMember>;
  staffRights: Array<StaffRight>;
};


export type QueryOrderArgs = {
  number: Scalars['ID']['input'];
};


export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  ascending?: Scalars['Boolean']['input'];
  filter?: DeskOrderFilter;
  first?: Scalars['Int']['input'];
  sort?: DeskOrderSort;
};

export type StaffMember = {
  __typename?: 'StaffMember';
  companies: Array<Scalars['ID']['output']>;
  email: Scalars['String']['output'];
  factors: Array<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  lastSeenAt?: Maybe<Scalars['String']['output']>;
  roles: Array<StaffRoleName>;
  status: StaffStanding;
  uid: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
};

export type StaffRefusal = {
  __typename?: 'StaffRefusal';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type StaffRight = {
  __typename?: 'StaffRight';
  area: Scalars['String']['output'];
  limit?: Maybe<Scalars['Float']['output']>;
  power: Scalars['String']['output'];
  role: StaffRoleName;
};

export type StaffRoleName =
  | 'admin'
  | 'catalogue'
  | 'content'
  | 'dispatch'
  | 'driver'
  | 'finance'
  | 'sales'
  | 'service';

export type StaffStanding =
  | 'active'
  | 'invited'
  | 'suspended';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  ChangeStaffAnswer: ResolverTypeWrapper<Partial<ChangeStaffAnswer>>;
  ChangeStaffInput: ResolverTypeWrapper<Partial<ChangeStaffInput>>;
  DeskErpFilter: ResolverTypeWrapper<Partial<DeskErpFilter>>;
  DeskOrder: ResolverTypeWrapper<Partial<DeskOrder>>;
  DeskOrderFilter: ResolverTypeWrapper<Partial<DeskOrderFilter>>;
  DeskOrderLine: ResolverTypeWrapper<Partial<DeskOrderLine>>;
  DeskOrderPage: ResolverTypeWrapper<Partial<DeskOrderPage>>;
  DeskOrderRow: ResolverTypeWrapper<Partial<DeskOrderRow>>;
  DeskOrderSort: ResolverTypeWrapper<Partial<DeskOrderSort>>;
  DeskOrderState: ResolverTypeWrapper<Partial<DeskOrderState>>;
  DeskRight: ResolverTypeWrapper<Partial<DeskRight>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  InviteStaffAnswer: ResolverTypeWrapper<Partial<InviteStaffAnswer>>;
  InviteStaffInput: ResolverTypeWrapper<Partial<InviteStaffInput>>;
  Me: ResolverTypeWrapper<Partial<Me>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  StaffMember: ResolverTypeWrapper<Partial<StaffMember>>;
  StaffRefusal: ResolverTypeWrapper<Partial<StaffRefusal>>;
  StaffRight: ResolverTypeWrapper<Partial<StaffRight>>;
  StaffRoleName: ResolverTypeWrapper<Partial<StaffRoleName>>;
  StaffStanding: ResolverTypeWrapper<Partial<StaffStanding>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Partial<Scalars['Boolean']['output']>;
  ChangeStaffAnswer: Partial<ChangeStaffAnswer>;
  ChangeStaffInput: Partial<ChangeStaffInput>;
  DeskOrder: Partial<DeskOrder>;
  DeskOrderFilter: Partial<DeskOrderFilter>;
  DeskOrderLine: Partial<DeskOrderLine>;
  DeskOrderPage: Partial<DeskOrderPage>;
  DeskOrderRow: Partial<DeskOrderRow>;
  DeskRight: Partial<DeskRight>;
  Float: Partial<Scalars['Float']['output']>;
  ID: Partial<Scalars['ID']['output']>;
  Int: Partial<Scalars['Int']['output']>;
  InviteStaffAnswer: Partial<InviteStaffAnswer>;
  InviteStaffInput: Partial<InviteStaffInput>;
  Me: Partial<Me>;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  StaffMember: Partial<StaffMember>;
  StaffRefusal: Partial<StaffRefusal>;
  StaffRight: Partial<StaffRight>;
  String: Partial<Scalars['String']['output']>;
};

export type NeedsDirectiveArgs = {
  area: Scalars['String']['input'];
  power: Scalars['String']['input'];
};

export type NeedsDirectiveResolver<Result, Parent, ContextType = DeskContext, Args = NeedsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OpenToStaffDirectiveArgs = { };

export type OpenToStaffDirectiveResolver<Result, Parent, ContextType = DeskContext, Args = OpenToStaffDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ChangeStaffAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['ChangeStaffAnswer'] = ResolversParentTypes['ChangeStaffAnswer']> = {
  member?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['StaffRefusal']>, ParentType, ContextType>;
};

export type DeskOrderResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrder'] = ResolversParentTypes['DeskOrder']> = {
  customerOrderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DeskOrderLine']>, ParentType, ContextType>;
  noteForDriver?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['DeskOrderRow'], ParentType, ContextType>;
};

export type DeskOrderLineResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderLine'] = ResolversParentTypes['DeskOrderLine']> = {
  changeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  delivered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invoiced?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lineNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unitPriceMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeskOrderPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderPage'] = ResolversParentTypes['DeskOrderPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskOrderRow']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskOrderRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderRow'] = ResolversParentTypes['DeskOrderRow']> = {
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  erp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  erpNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isProvisional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kilograms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  litres?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pallets?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shipToId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shipToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskOrderState'], ParentType, ContextType>;
  totalMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeskRightResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskRight'] = ResolversParentTypes['DeskRight']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  power?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InviteStaffAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['InviteStaffAnswer'] = ResolversParentTypes['InviteStaffAnswer']> = {
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['StaffRefusal']>, ParentType, ContextType>;
};

export type MeResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  companies?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rights?: Resolver<Array<ResolversTypes['DeskRight']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['StaffRoleName']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  changeStaff?: Resolver<ResolversTypes['ChangeStaffAnswer'], ParentType, ContextType, RequireFields<MutationChangeStaffArgs, 'input'>>;
  inviteStaff?: Resolver<ResolversTypes['InviteStaffAnswer'], ParentType, ContextType, RequireFields<MutationInviteStaffArgs, 'input'>>;
};

export type QueryResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['DeskOrder']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'number'>>;
  orders?: Resolver<ResolversTypes['DeskOrderPage'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'ascending' | 'filter' | 'first' | 'sort'>>;
  staff?: Resolver<Array<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  staffRights?: Resolver<Array<ResolversTypes['StaffRight']>, ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  companies?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  factors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['StaffRoleName']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StaffStanding'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['StaffRefusal'] = ResolversParentTypes['StaffRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffRightResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['StaffRight'] = ResolversParentTypes['StaffRight']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  power?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRoleName'], ParentType, ContextType>;
};

export type Resolvers<ContextType = DeskContext> = {
  ChangeStaffAnswer?: ChangeStaffAnswerResolvers<ContextType>;
  DeskOrder?: DeskOrderResolvers<ContextType>;
  DeskOrderLine?: DeskOrderLineResolvers<ContextType>;
  DeskOrderPage?: DeskOrderPageResolvers<ContextType>;
  DeskOrderRow?: DeskOrderRowResolvers<ContextType>;
  DeskRight?: DeskRightResolvers<ContextType>;
  InviteStaffAnswer?: InviteStaffAnswerResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffRefusal?: StaffRefusalResolvers<ContextType>;
  StaffRight?: StaffRightResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = DeskContext> = {
  needs?: NeedsDirectiveResolver<any, any, ContextType>;
  openToStaff?: OpenToStaffDirectiveResolver<any, any, ContextType>;
};
