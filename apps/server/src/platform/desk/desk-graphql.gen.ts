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

export type AddBankStatementInput = {
  content: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type AddProductPhotosInput = {
  sku?: InputMaybe<Scalars['ID']['input']>;
  uploads: Array<Scalars['ID']['input']>;
};

export type AddTextPictureInput = {
  upload: Scalars['ID']['input'];
};

export type ArrangeContentInput = {
  keys: Array<Scalars['ID']['input']>;
  kind: DeskContentKind;
  seen: Array<Scalars['ID']['input']>;
};

export type ArrangeProductPhotosInput = {
  photos: Array<ArrangedPhotoInput>;
  sku: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};

export type ArrangedPhotoInput = {
  position: Scalars['Int']['input'];
  words: Array<PhotoWordsInput>;
};

export type AuditDifference = {
  __typename?: 'AuditDifference';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  what: Scalars['String']['output'];
};

export type AuditEntry = {
  __typename?: 'AuditEntry';
  action: Scalars['String']['output'];
  address?: Maybe<Scalars['String']['output']>;
  at: Scalars['String']['output'];
  browser?: Maybe<Scalars['String']['output']>;
  by?: Maybe<AuditPerson>;
  changes: Array<AuditDifference>;
  company?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  inNameOf?: Maybe<Scalars['String']['output']>;
  kind: Scalars['String']['output'];
  notUndone?: Maybe<AuditRefusal>;
  reason?: Maybe<Scalars['String']['output']>;
  requestId?: Maybe<Scalars['String']['output']>;
  subject: Scalars['ID']['output'];
  subjectName?: Maybe<Scalars['String']['output']>;
  system?: Maybe<Scalars['String']['output']>;
};

export type AuditFilter = {
  actions?: InputMaybe<Array<Scalars['String']['input']>>;
  by?: InputMaybe<Scalars['ID']['input']>;
  company?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<Scalars['String']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type AuditPage = {
  __typename?: 'AuditPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<AuditEntry>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type AuditPerson = {
  __typename?: 'AuditPerson';
  isStaff: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type AuditRefusal = {
  __typename?: 'AuditRefusal';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type AuditUndoAnswer = {
  __typename?: 'AuditUndoAnswer';
  changes: Array<AuditDifference>;
  refusal?: Maybe<AuditRefusal>;
};

export type BankPayment = {
  __typename?: 'BankPayment';
  account: Scalars['String']['output'];
  amountMinor: Scalars['Float']['output'];
  currency: Scalars['String']['output'];
  day: Scalars['String']['output'];
  leftReason?: Maybe<Scalars['String']['output']>;
  line: Scalars['Int']['output'];
  match?: Maybe<PaymentMatch>;
  message: Scalars['String']['output'];
  paid?: Maybe<Scalars['ID']['output']>;
  payer: Scalars['String']['output'];
  symbol: Scalars['String']['output'];
};

export type BankStatement = {
  __typename?: 'BankStatement';
  addedAt: Scalars['String']['output'];
  addedBy?: Maybe<Scalars['String']['output']>;
  count: Scalars['Int']['output'];
  from?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  known: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  others: Scalars['Int']['output'];
  payments: Array<BankPayment>;
  to?: Maybe<Scalars['String']['output']>;
  waiting: Scalars['Int']['output'];
};

export type BankStatementAnswer = {
  __typename?: 'BankStatementAnswer';
  refusal?: Maybe<PaymentRefusal>;
  statement?: Maybe<BankStatement>;
};

export type BeginDataExportInput = {
  key: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};

export type BoardOrder = {
  __typename?: 'BoardOrder';
  city: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  kilograms: Scalars['Float']['output'];
  litres: Scalars['Float']['output'];
  method: Scalars['String']['output'];
  netMinor: Scalars['Float']['output'];
  number: Scalars['ID']['output'];
  pallets: Scalars['Float']['output'];
  shipToId: Scalars['ID']['output'];
  shipToName: Scalars['String']['output'];
  state: DeskOrderState;
  window: Scalars['String']['output'];
  zip: Scalars['String']['output'];
};

export type BoardRound = {
  __typename?: 'BoardRound';
  absence?: Maybe<Scalars['String']['output']>;
  departsAt?: Maybe<Scalars['String']['output']>;
  driverAbsence?: Maybe<Scalars['String']['output']>;
  driverId?: Maybe<Scalars['ID']['output']>;
  driverName?: Maybe<Scalars['String']['output']>;
  kilograms: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  pallets: Scalars['Float']['output'];
  payloadKilograms: Scalars['Int']['output'];
  places: Scalars['Int']['output'];
  plate: Scalars['String']['output'];
  stops: Array<Scalars['ID']['output']>;
  vehicleId: Scalars['ID']['output'];
};

export type CalendarRefusal = {
  __typename?: 'CalendarRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type CapacityEffect = {
  __typename?: 'CapacityEffect';
  failing: Scalars['Int']['output'];
  failingNow: Scalars['Int']['output'];
  isMore: Scalars['Boolean']['output'];
  orders: Scalars['Int']['output'];
  places: Scalars['Int']['output'];
  placesFailing: Scalars['Int']['output'];
};

export type CapacityEffectInput = {
  customerType: Scalars['String']['input'];
  limits: CapacityLimitsInput;
  market: Scalars['String']['input'];
  method: Scalars['String']['input'];
};

export type CapacityLimits = {
  __typename?: 'CapacityLimits';
  maxKg?: Maybe<Scalars['Float']['output']>;
  maxLitres?: Maybe<Scalars['Int']['output']>;
  maxPallets?: Maybe<Scalars['Int']['output']>;
  minKg?: Maybe<Scalars['Float']['output']>;
  minLitres?: Maybe<Scalars['Int']['output']>;
  minPallets?: Maybe<Scalars['Int']['output']>;
  orderValueMinor?: Maybe<Scalars['Int']['output']>;
};

export type CapacityLimitsInput = {
  maxKg?: InputMaybe<Scalars['Float']['input']>;
  maxLitres?: InputMaybe<Scalars['Float']['input']>;
  maxPallets?: InputMaybe<Scalars['Float']['input']>;
  minKg?: InputMaybe<Scalars['Float']['input']>;
  minLitres?: InputMaybe<Scalars['Float']['input']>;
  minPallets?: InputMaybe<Scalars['Float']['input']>;
  orderValueMinor?: InputMaybe<Scalars['Float']['input']>;
};

export type CapacityRefusal = {
  __typename?: 'CapacityRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type CapacityRuleAnswer = {
  __typename?: 'CapacityRuleAnswer';
  refusal?: Maybe<CapacityRefusal>;
  rules: Array<CapacityRuleOf>;
};

export type CapacityRuleOf = {
  __typename?: 'CapacityRuleOf';
  currency: Scalars['String']['output'];
  customerType: Scalars['String']['output'];
  market: Scalars['String']['output'];
  method: Scalars['String']['output'];
  rows: Array<CapacityRuleRow>;
  seen: Scalars['String']['output'];
};

export type CapacityRuleRow = {
  __typename?: 'CapacityRuleRow';
  limits: CapacityLimits;
  setAt?: Maybe<Scalars['String']['output']>;
  setBy?: Maybe<Scalars['String']['output']>;
  standing: DatedStanding;
  validFrom?: Maybe<Scalars['String']['output']>;
  validTo?: Maybe<Scalars['String']['output']>;
};

export type CapacityTrial = {
  __typename?: 'CapacityTrial';
  carts: Array<CapacityTrialCart>;
  customerType: Scalars['String']['output'];
  lines?: Maybe<CapacityTrialLoad>;
  market: Scalars['String']['output'];
  shipToId: Scalars['ID']['output'];
  shipToName: Scalars['String']['output'];
  tankLitresInstalled: Scalars['Int']['output'];
  unknown: Array<Scalars['String']['output']>;
};

export type CapacityTrialCart = {
  __typename?: 'CapacityTrialCart';
  day?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isWholesale: Scalars['Boolean']['output'];
  load: CapacityTrialLoad;
  method?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['String']['output'];
};

export type CapacityTrialLineInput = {
  boxes: Scalars['Int']['input'];
  sku: Scalars['String']['input'];
};

export type CapacityTrialLoad = {
  __typename?: 'CapacityTrialLoad';
  boxes: Scalars['Int']['output'];
  grams: Scalars['Float']['output'];
  millilitres: Scalars['Float']['output'];
  netMinor: Scalars['Float']['output'];
  palletThousandths: Scalars['Int']['output'];
};

export type ChangeRoleTableInput = {
  roles: Array<RoleMarksInput>;
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

export type ConfirmContentWordsInput = {
  key: Scalars['ID']['input'];
  kind: DeskContentKind;
  language: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type ConfirmHolidayYearInput = {
  days: Array<HolidayDayInput>;
  market: Scalars['String']['input'];
  seen: Scalars['String']['input'];
  year: Scalars['Int']['input'];
};

export type ContactHoursInput = {
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
  weekdays: Array<Scalars['Int']['input']>;
};

export type ContentWordsInput = {
  body: Scalars['String']['input'];
  language: Scalars['String']['input'];
  section: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type DataExport = {
  __typename?: 'DataExport';
  by?: Maybe<Scalars['String']['output']>;
  bytes?: Maybe<Scalars['Float']['output']>;
  createdAt: Scalars['String']['output'];
  expiresAt?: Maybe<Scalars['String']['output']>;
  files?: Maybe<Scalars['Int']['output']>;
  finishedAt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
  rows?: Maybe<Scalars['Float']['output']>;
  state: DataExportState;
  steps: Scalars['Int']['output'];
  stepsDone: Scalars['Int']['output'];
};

export type DataExportAnswer = {
  __typename?: 'DataExportAnswer';
  export?: Maybe<DataExport>;
  refusal?: Maybe<DataExportRefusal>;
};

export type DataExportLink = {
  __typename?: 'DataExportLink';
  link?: Maybe<Scalars['String']['output']>;
  refusal?: Maybe<DataExportRefusal>;
};

export type DataExportPage = {
  __typename?: 'DataExportPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DataExport>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DataExportRefusal = {
  __typename?: 'DataExportRefusal';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type DataExportState =
  | 'done'
  | 'failed'
  | 'gone'
  | 'waiting'
  | 'writing';

export type DataImport = {
  __typename?: 'DataImport';
  changed: Scalars['Int']['output'];
  created: Scalars['Int']['output'];
  draftIds: Array<Scalars['ID']['output']>;
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  notUndone?: Maybe<DataImportRefusal>;
  refused: Scalars['Int']['output'];
  state: DataImportState;
  triedAt: Scalars['String']['output'];
  triedBy?: Maybe<Scalars['String']['output']>;
  unchanged: Scalars['Int']['output'];
  undoneAt?: Maybe<Scalars['String']['output']>;
  undoneBy?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  writtenAt?: Maybe<Scalars['String']['output']>;
  writtenBy?: Maybe<Scalars['String']['output']>;
};

export type DataImportAnswer = {
  __typename?: 'DataImportAnswer';
  import?: Maybe<DataImport>;
  refusal?: Maybe<DataImportRefusal>;
};

export type DataImportFault = {
  __typename?: 'DataImportFault';
  code: Scalars['String']['output'];
  column: Scalars['String']['output'];
  message: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type DataImportField = {
  __typename?: 'DataImportField';
  after: Scalars['String']['output'];
  before: Scalars['String']['output'];
  column: Scalars['String']['output'];
};

export type DataImportPage = {
  __typename?: 'DataImportPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DataImport>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DataImportRefusal = {
  __typename?: 'DataImportRefusal';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type DataImportRow = {
  __typename?: 'DataImportRow';
  faults: Array<DataImportFault>;
  fields: Array<DataImportField>;
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  line?: Maybe<Scalars['Int']['output']>;
  state: DataImportRowState;
};

export type DataImportRowPage = {
  __typename?: 'DataImportRowPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DataImportRow>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DataImportRowState =
  | 'changed'
  | 'created'
  | 'refused'
  | 'removed'
  | 'unchanged';

export type DataImportState =
  | 'dropped'
  | 'tried'
  | 'undone'
  | 'written';

export type DatedStanding =
  | 'now'
  | 'past'
  | 'planned';

export type DeliveryBoard = {
  __typename?: 'DeliveryBoard';
  day: Scalars['String']['output'];
  orders: Array<BoardOrder>;
  rounds: Array<BoardRound>;
  version: Scalars['Int']['output'];
};

export type DeliveryBoardAnswer = {
  __typename?: 'DeliveryBoardAnswer';
  board: DeliveryBoard;
  refusal?: Maybe<DeliveryRefusal>;
};

export type DeliveryChange = {
  __typename?: 'DeliveryChange';
  closedPlaces: Scalars['Int']['output'];
  day: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kinds: Array<DeliveryKind>;
  mayTakeBack: Scalars['Boolean']['output'];
  newDay?: Maybe<Scalars['String']['output']>;
  orderBy?: Maybe<Scalars['String']['output']>;
  orders: Scalars['Int']['output'];
  placeName?: Maybe<Scalars['String']['output']>;
  places: Scalars['Int']['output'];
  publishedAt?: Maybe<Scalars['String']['output']>;
  publishedBy?: Maybe<Scalars['String']['output']>;
  reasons: DeliveryChangeReasons;
  scope?: Maybe<DeliveryChangeScope>;
  takenBackAt?: Maybe<Scalars['String']['output']>;
  takenBackBy?: Maybe<Scalars['String']['output']>;
  takenBackReason?: Maybe<Scalars['String']['output']>;
  typeOfChange: DeliveryChangeType;
};

export type DeliveryChangeAnswer = {
  __typename?: 'DeliveryChangeAnswer';
  change?: Maybe<DeliveryChange>;
  refusal?: Maybe<CalendarRefusal>;
};

export type DeliveryChangeInput = {
  companies?: Array<Scalars['ID']['input']>;
  customerType?: InputMaybe<Scalars['String']['input']>;
  day: Scalars['String']['input'];
  kinds: Array<DeliveryKind>;
  market?: InputMaybe<Scalars['String']['input']>;
  newDay?: InputMaybe<Scalars['String']['input']>;
  orderBy?: InputMaybe<Scalars['String']['input']>;
  shipTos?: Array<Scalars['ID']['input']>;
  typeOfChange: DeliveryChangeType;
  zips?: Array<Scalars['String']['input']>;
};

export type DeliveryChangePage = {
  __typename?: 'DeliveryChangePage';
  items: Array<DeliveryChange>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeliveryChangePreview = {
  __typename?: 'DeliveryChangePreview';
  carts: Scalars['Int']['output'];
  changedAlready: Scalars['Int']['output'];
  closedPlaces: Scalars['Int']['output'];
  next?: Maybe<Scalars['String']['output']>;
  orderBys: Array<DeliveryOrderBy>;
  orders: Scalars['Int']['output'];
  places: Scalars['Int']['output'];
  refusal?: Maybe<CalendarRefusal>;
  seen: Scalars['String']['output'];
  touched: Array<TouchedPlace>;
};

export type DeliveryChangeReasons = {
  __typename?: 'DeliveryChangeReasons';
  cs?: Maybe<Scalars['String']['output']>;
  en?: Maybe<Scalars['String']['output']>;
  sk?: Maybe<Scalars['String']['output']>;
};

export type DeliveryChangeRecord = {
  __typename?: 'DeliveryChangeRecord';
  change: DeliveryChange;
  next?: Maybe<Scalars['String']['output']>;
  touched: Array<TouchedPlace>;
};

export type DeliveryChangeScope = {
  __typename?: 'DeliveryChangeScope';
  companies: Array<Scalars['ID']['output']>;
  customerType?: Maybe<Scalars['String']['output']>;
  market?: Maybe<Scalars['String']['output']>;
  shipTos: Array<Scalars['ID']['output']>;
  zips: Array<Scalars['String']['output']>;
};

export type DeliveryChangeStanding =
  | 'ahead'
  | 'past';

export type DeliveryChangeType =
  | 'added'
  | 'cancelled'
  | 'moved';

export type DeliveryDay = {
  __typename?: 'DeliveryDay';
  day: Scalars['String']['output'];
  kilograms: Scalars['Float']['output'];
  orders: Scalars['Int']['output'];
  pallets: Scalars['Float']['output'];
  payloadKilograms: Scalars['Int']['output'];
  places: Scalars['Int']['output'];
  unconfirmed: Scalars['Int']['output'];
};

export type DeliveryKind =
  | 'standard'
  | 'tank'
  | 'truck'
  | 'unfiltered';

export type DeliveryOrderBy = {
  __typename?: 'DeliveryOrderBy';
  kind: DeliveryKind;
  market: Scalars['String']['output'];
  orderBy: Scalars['String']['output'];
};

export type DeliveryRefusal = {
  __typename?: 'DeliveryRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskAnonymiseInput = {
  reason: Scalars['String']['input'];
  typedName: Scalars['String']['input'];
  uid: Scalars['ID']['input'];
};

export type DeskAnswerTicketInput = {
  number: Scalars['ID']['input'];
  status?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type DeskApproveCreditInput = {
  id: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
};

export type DeskAskErpAgainInput = {
  number: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type DeskAssignTicketInput = {
  from?: InputMaybe<Scalars['ID']['input']>;
  number: Scalars['ID']['input'];
  to?: InputMaybe<Scalars['ID']['input']>;
};

export type DeskBrand = {
  __typename?: 'DeskBrand';
  contacts: Array<DeskContacts>;
  look?: Maybe<DeskBrandLook>;
  seen: Scalars['String']['output'];
};

export type DeskBrandAnswer = {
  __typename?: 'DeskBrandAnswer';
  brand: DeskBrand;
  refusal?: Maybe<DeskBrandRefusal>;
};

export type DeskBrandLook = {
  __typename?: 'DeskBrandLook';
  accent: Scalars['String']['output'];
  deep: Scalars['String']['output'];
  logo?: Maybe<Scalars['String']['output']>;
  main: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type DeskBrandRefusal = {
  __typename?: 'DeskBrandRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskBulkAnswer = {
  __typename?: 'DeskBulkAnswer';
  batch?: Maybe<DeskBulkBatch>;
  refusal?: Maybe<DeskBulkRefusal>;
};

export type DeskBulkBatch = {
  __typename?: 'DeskBulkBatch';
  act: Scalars['String']['output'];
  createdAt: Scalars['String']['output'];
  done: Scalars['Int']['output'];
  finishedAt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  list: DeskBulkList;
  refusals: Array<DeskBulkLeftOut>;
  refused: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type DeskBulkLeftOut = {
  __typename?: 'DeskBulkLeftOut';
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

export type DeskBulkList =
  | 'bundles'
  | 'companies'
  | 'contents'
  | 'leaflets'
  | 'limits'
  | 'materials'
  | 'papers'
  | 'staff'
  | 'tickets'
  | 'users';

export type DeskBulkRefusal = {
  __typename?: 'DeskBulkRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskBundlesAct =
  | 'endOn'
  | 'hold';

export type DeskBundlesInBulkInput = {
  act: DeskBundlesAct;
  day?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeskDealFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  key: Scalars['String']['input'];
};

export type DeskCall = {
  __typename?: 'DeskCall';
  carts: Array<DeskCallCart>;
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  deliveries: Array<DeskCallDelivery>;
  empties: Array<DeskCallEmpties>;
  invoices: Array<DeskCallInvoice>;
  isSuspended: Scalars['Boolean']['output'];
  money: DeskCustomerMoney;
  notes: Array<DeskCallNote>;
  orderCount: Scalars['Int']['output'];
  orders: Array<DeskCallOrder>;
  people: Array<DeskCallPerson>;
  shipToId: Scalars['ID']['output'];
  shipToName: Scalars['String']['output'];
  suspendedReason?: Maybe<Scalars['String']['output']>;
  tickets: Array<DeskOrderTicket>;
};

export type DeskCallCart = {
  __typename?: 'DeskCallCart';
  day?: Maybe<Scalars['String']['output']>;
  kilograms: Scalars['Float']['output'];
  lines: Array<DeskCallCartLine>;
  mayOrder: Scalars['Boolean']['output'];
  method?: Maybe<Scalars['String']['output']>;
  mostPallets?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  netMinor: Scalars['Float']['output'];
  obstacles: Array<Scalars['String']['output']>;
  orderBy?: Maybe<Scalars['String']['output']>;
  pallets: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
  updatedAt: Scalars['String']['output'];
};

export type DeskCallCartLine = {
  __typename?: 'DeskCallCartLine';
  boxes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  netMinor: Scalars['Float']['output'];
  sku: Scalars['ID']['output'];
};

export type DeskCallDelivery = {
  __typename?: 'DeskCallDelivery';
  day: Scalars['String']['output'];
  method: Scalars['String']['output'];
  order?: Maybe<DeskCallOrder>;
  orderBy?: Maybe<Scalars['String']['output']>;
};

export type DeskCallEmpties = {
  __typename?: 'DeskCallEmpties';
  code: Scalars['ID']['output'];
  depositMinor: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  units: Scalars['Int']['output'];
};

export type DeskCallInvoice = {
  __typename?: 'DeskCallInvoice';
  daysLate: Scalars['Int']['output'];
  due: Scalars['String']['output'];
  number: Scalars['ID']['output'];
  openMinor: Scalars['Float']['output'];
};

export type DeskCallNote = {
  __typename?: 'DeskCallNote';
  at: Scalars['String']['output'];
  by: Scalars['String']['output'];
  caller?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type DeskCallNoteAnswer = {
  __typename?: 'DeskCallNoteAnswer';
  notes?: Maybe<Array<DeskCallNote>>;
  refusal?: Maybe<DeskCustomerRefusal>;
};

export type DeskCallNoteInput = {
  callerUid?: InputMaybe<Scalars['ID']['input']>;
  shipToId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type DeskCallOrder = {
  __typename?: 'DeskCallOrder';
  currency: Scalars['String']['output'];
  day: Scalars['String']['output'];
  method: Scalars['String']['output'];
  netMinor: Scalars['Float']['output'];
  number: Scalars['ID']['output'];
  pallets: Scalars['Float']['output'];
  state: DeskOrderState;
};

export type DeskCallPerson = {
  __typename?: 'DeskCallPerson';
  language: Scalars['String']['output'];
  mayOrder: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  roleName: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type DeskCategory = {
  __typename?: 'DeskCategory';
  code: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type DeskChangeOrderInput = {
  expectedTotalMinor?: InputMaybe<Scalars['Float']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
  wanted: DeskWantedOrder;
};

export type DeskChangePriceDraftInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  validFrom: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type DeskChangeTicketInput = {
  number: Scalars['ID']['input'];
  status: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type DeskClaim = {
  __typename?: 'DeskClaim';
  aloneUpToMinor?: Maybe<Scalars['Float']['output']>;
  credits: Array<DeskClaimCredit>;
  currency: Scalars['String']['output'];
  deliveryDay: Scalars['String']['output'];
  expectedMinor: Scalars['Float']['output'];
  invoice?: Maybe<Scalars['ID']['output']>;
  isErpOwned: Scalars['Boolean']['output'];
  language: Scalars['String']['output'];
  lines: Array<DeskClaimLine>;
  number: Scalars['ID']['output'];
  order: Scalars['ID']['output'];
  payment: Scalars['String']['output'];
  proposals: Array<DeskCreditProposal>;
  replacements: Array<Scalars['ID']['output']>;
  shipToName: Scalars['String']['output'];
  state: Scalars['String']['output'];
  today: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type DeskClaimAnswer = {
  __typename?: 'DeskClaimAnswer';
  claim?: Maybe<DeskClaim>;
  refusal?: Maybe<DeskClaimRefusal>;
};

export type DeskClaimCredit = {
  __typename?: 'DeskClaimCredit';
  at: Scalars['String']['output'];
  boxes: Scalars['Int']['output'];
  number: Scalars['ID']['output'];
  totalMinor?: Maybe<Scalars['Float']['output']>;
};

export type DeskClaimDeliveryAnswer = {
  __typename?: 'DeskClaimDeliveryAnswer';
  number?: Maybe<Scalars['ID']['output']>;
  refusal?: Maybe<DeskClaimRefusal>;
};

export type DeskClaimDeliveryInput = {
  lines: Array<DeskClaimLineInput>;
  note: Scalars['String']['input'];
  order: Scalars['ID']['input'];
};

export type DeskClaimLine = {
  __typename?: 'DeskClaimLine';
  claimed: Scalars['Int']['output'];
  credited: Scalars['Int']['output'];
  delivered: Scalars['Int']['output'];
  lineNo: Scalars['Int']['output'];
  most: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  photos: Array<Scalars['ID']['output']>;
  reason: Scalars['String']['output'];
  replaced: Scalars['Int']['output'];
  sku: Scalars['ID']['output'];
  unitDepositMinor: Scalars['Float']['output'];
  unitPriceMinor: Scalars['Float']['output'];
  vatPct: Scalars['Float']['output'];
};

export type DeskClaimLineInput = {
  boxes: Scalars['Int']['input'];
  lineNo: Scalars['Int']['input'];
  reason: DeskClaimReason;
};

export type DeskClaimReason =
  | 'damaged'
  | 'short'
  | 'short_dated'
  | 'spoiled'
  | 'wrong';

export type DeskClaimRefusal = {
  __typename?: 'DeskClaimRefusal';
  code: Scalars['String']['output'];
  lineNo?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
};

export type DeskClosedPreviewInput = {
  message?: InputMaybe<MaintenanceTextsInput>;
  until?: InputMaybe<Scalars['String']['input']>;
};

export type DeskCompaniesAct =
  | 'setPriceList';

export type DeskCompaniesInBulkInput = {
  act: DeskCompaniesAct;
  filter?: InputMaybe<DeskCompanyFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  key: Scalars['String']['input'];
  priceList: Scalars['String']['input'];
};

export type DeskCompany = {
  __typename?: 'DeskCompany';
  country: Scalars['String']['output'];
  dic: Scalars['String']['output'];
  dueDays: Scalars['Int']['output'];
  gln: Scalars['String']['output'];
  history: Array<DeskCustomerChange>;
  iban: Scalars['String']['output'];
  icDph: Scalars['String']['output'];
  invoiceEmail: Scalars['String']['output'];
  isErpOwned: Scalars['Boolean']['output'];
  paymentMethod: Scalars['String']['output'];
  row: DeskCompanyRow;
  shipTos: Array<DeskShipToRow>;
  street: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  zip: Scalars['String']['output'];
};

export type DeskCompanyAnswer = {
  __typename?: 'DeskCompanyAnswer';
  company?: Maybe<DeskCompany>;
  refusal?: Maybe<DeskCustomerRefusal>;
};

export type DeskCompanyFilter = {
  customerTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  isNearLimit?: InputMaybe<Scalars['Boolean']['input']>;
  isOverLimit?: InputMaybe<Scalars['Boolean']['input']>;
  isOverdue?: InputMaybe<Scalars['Boolean']['input']>;
  markets?: InputMaybe<Array<Scalars['String']['input']>>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type DeskCompanyInput = {
  city: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  invoiceEmail: Scalars['String']['input'];
  name: Scalars['String']['input'];
  priceList: Scalars['String']['input'];
  street: Scalars['String']['input'];
  version: Scalars['Int']['input'];
  zip: Scalars['String']['input'];
};

export type DeskCompanyPage = {
  __typename?: 'DeskCompanyPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskCompanyRow>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskCompanyRow = {
  __typename?: 'DeskCompanyRow';
  city: Scalars['String']['output'];
  customerType: Scalars['String']['output'];
  erpNumber: Scalars['String']['output'];
  hasMoreUsers: Scalars['Boolean']['output'];
  ico: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  market: Scalars['String']['output'];
  money: DeskCustomerMoney;
  name: Scalars['String']['output'];
  priceList: Scalars['String']['output'];
  salespeople: Array<Scalars['String']['output']>;
  shipToCount: Scalars['Int']['output'];
  userCount: Scalars['Int']['output'];
};

export type DeskConfirmOrderInput = {
  lines?: InputMaybe<Array<DeskLineBoxes>>;
  number: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type DeskConfirmOrdersAnswer = {
  __typename?: 'DeskConfirmOrdersAnswer';
  batch?: Maybe<DeskOrderBatch>;
  refusal?: Maybe<DeskOrderRefusal>;
};

export type DeskConfirmOrdersInput = {
  filter?: InputMaybe<DeskOrderFilter>;
  key: Scalars['String']['input'];
  numbers?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type DeskConfirmShortAnswer = {
  __typename?: 'DeskConfirmShortAnswer';
  refusal?: Maybe<DeskOrderRefusal>;
  results: Array<DeskShortResult>;
};

export type DeskConfirmShortInput = {
  orders: Array<DeskShortBoxes>;
  reason: Scalars['String']['input'];
  sku: Scalars['ID']['input'];
  substitutes: Array<Scalars['ID']['input']>;
};

export type DeskContactHours = {
  __typename?: 'DeskContactHours';
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
  weekdays: Array<Scalars['Int']['output']>;
};

export type DeskContacts = {
  __typename?: 'DeskContacts';
  address?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  hours: Array<DeskContactHours>;
  market: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  replyTo?: Maybe<Scalars['String']['output']>;
  sender: Scalars['String']['output'];
};

export type DeskContent = {
  __typename?: 'DeskContent';
  file?: Maybe<Scalars['String']['output']>;
  history: Array<DeskContentEvent>;
  isDraft: Scalars['Boolean']['output'];
  isNewCapability: Scalars['Boolean']['output'];
  isPublic: Scalars['Boolean']['output'];
  isPublished: Scalars['Boolean']['output'];
  link?: Maybe<Scalars['String']['output']>;
  row: DeskContentRow;
  sort: Scalars['Int']['output'];
  tone?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  words: Array<DeskContentWords>;
};

export type DeskContentAnswer = {
  __typename?: 'DeskContentAnswer';
  key?: Maybe<Scalars['ID']['output']>;
  refusal?: Maybe<DeskContentRefusal>;
};

export type DeskContentChange = {
  __typename?: 'DeskContentChange';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  what: Scalars['String']['output'];
};

export type DeskContentEvent = {
  __typename?: 'DeskContentEvent';
  action: Scalars['String']['output'];
  at: Scalars['String']['output'];
  by?: Maybe<Scalars['String']['output']>;
  changes: Array<DeskContentChange>;
};

export type DeskContentFilter = {
  isIncomplete?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<DeskContentKind>;
  lacks?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<DeskContentState>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type DeskContentKind =
  | 'article'
  | 'banner'
  | 'faq'
  | 'help'
  | 'kb'
  | 'page';

export type DeskContentPage = {
  __typename?: 'DeskContentPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskContentRow>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskContentPlace = {
  __typename?: 'DeskContentPlace';
  isPublished: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  section: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type DeskContentPreviewInput = {
  key: Scalars['ID']['input'];
  kind: DeskContentKind;
  language: Scalars['String']['input'];
  market: Scalars['String']['input'];
};

export type DeskContentRefusal = {
  __typename?: 'DeskContentRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskContentRow = {
  __typename?: 'DeskContentRow';
  changedAt?: Maybe<Scalars['String']['output']>;
  changedBy?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  key: Scalars['ID']['output'];
  kind: DeskContentKind;
  markets: Array<Scalars['String']['output']>;
  publishAt?: Maybe<Scalars['String']['output']>;
  state: DeskContentState;
  title: Scalars['String']['output'];
  translations: Array<DeskTranslation>;
  validFrom?: Maybe<Scalars['String']['output']>;
  validTo?: Maybe<Scalars['String']['output']>;
};

export type DeskContentState =
  | 'changed'
  | 'draft'
  | 'over'
  | 'planned'
  | 'published';

export type DeskContentWords = {
  __typename?: 'DeskContentWords';
  body: Scalars['String']['output'];
  language: Scalars['String']['output'];
  originalChangedAt?: Maybe<Scalars['String']['output']>;
  section: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type DeskContentsAct =
  | 'plan'
  | 'publish'
  | 'setMarkets'
  | 'stopPlan'
  | 'takeBack';

export type DeskContentsInBulkInput = {
  act: DeskContentsAct;
  at?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeskContentFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  key: Scalars['String']['input'];
  markets?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type DeskContract = {
  __typename?: 'DeskContract';
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  endsIn?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  number: Scalars['ID']['output'];
  state: Scalars['String']['output'];
  type: Scalars['String']['output'];
  validFrom: Scalars['String']['output'];
  validTo?: Maybe<Scalars['String']['output']>;
  year?: Maybe<DeskContractYear>;
};

export type DeskContractBonus = {
  __typename?: 'DeskContractBonus';
  atPace: Scalars['Float']['output'];
  currency: Scalars['String']['output'];
  reached: Scalars['Float']['output'];
};

export type DeskContractFilter = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  standing?: InputMaybe<DeskContractStanding>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type DeskContractPage = {
  __typename?: 'DeskContractPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskContract>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskContractPaper =
  | 'annex'
  | 'contract'
  | 'supplement';

export type DeskContractStanding =
  | 'coming'
  | 'ended'
  | 'ends_soon'
  | 'valid';

export type DeskContractYear = {
  __typename?: 'DeskContractYear';
  agreedLitres: Scalars['Float']['output'];
  beforeLitres: Scalars['Float']['output'];
  bonus?: Maybe<DeskContractBonus>;
  from: Scalars['String']['output'];
  paceLitres: Scalars['Float']['output'];
  takenLitres: Scalars['Float']['output'];
  to: Scalars['String']['output'];
};

export type DeskCreateReplacementInput = {
  knowsClaims?: Scalars['Boolean']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  noteForDriver?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  wanted: DeskWantedReplacement;
};

export type DeskCreditLine = {
  __typename?: 'DeskCreditLine';
  boxes: Scalars['Int']['output'];
  lineNo: Scalars['Int']['output'];
};

export type DeskCreditLineInput = {
  boxes: Scalars['Int']['input'];
  lineNo: Scalars['Int']['input'];
};

export type DeskCreditMove =
  | 'approve'
  | 'decline'
  | 'withdraw';

export type DeskCreditProposal = {
  __typename?: 'DeskCreditProposal';
  at: Scalars['String']['output'];
  by: Scalars['String']['output'];
  decidedAt?: Maybe<Scalars['String']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  document?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  isSolving: Scalars['Boolean']['output'];
  lines: Array<DeskCreditLine>;
  may: Array<DeskCreditMove>;
  state: DeskCreditState;
  totalMinor: Scalars['Float']['output'];
  why?: Maybe<Scalars['String']['output']>;
  words: Scalars['String']['output'];
};

export type DeskCreditState =
  | 'credited'
  | 'declined'
  | 'waiting'
  | 'withdrawn';

export type DeskCustomerChange = {
  __typename?: 'DeskCustomerChange';
  action: Scalars['String']['output'];
  at: Scalars['String']['output'];
  by?: Maybe<Scalars['String']['output']>;
  changes: Array<AuditDifference>;
  reason?: Maybe<Scalars['String']['output']>;
};

export type DeskCustomerKey = {
  __typename?: 'DeskCustomerKey';
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  createdAt: Scalars['String']['output'];
  expiresAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: DeskCustomerKeyKind;
  lastUsedAt?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  owner?: Maybe<Scalars['String']['output']>;
  permissions: Array<Scalars['String']['output']>;
  prefix: Scalars['String']['output'];
  shipToCount: Scalars['Int']['output'];
  standing: DeskKeyStanding;
};

export type DeskCustomerKeyKind =
  | 'company'
  | 'user';

export type DeskCustomerKeyPage = {
  __typename?: 'DeskCustomerKeyPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskCustomerKey>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskCustomerMoney = {
  __typename?: 'DeskCustomerMoney';
  creditLimitMinor?: Maybe<Scalars['Float']['output']>;
  currency: Scalars['String']['output'];
  isOverLimit: Scalars['Boolean']['output'];
  isOverdue: Scalars['Boolean']['output'];
  overdueMinor: Scalars['Float']['output'];
  unpaidMinor: Scalars['Float']['output'];
  usedPercent?: Maybe<Scalars['Int']['output']>;
};

export type DeskCustomerPermission = {
  __typename?: 'DeskCustomerPermission';
  code: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type DeskCustomerRefusal = {
  __typename?: 'DeskCustomerRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskCustomerRole = {
  __typename?: 'DeskCustomerRole';
  customerTypes: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type DeskCustomerSort =
  | 'name'
  | 'number';

export type DeskCustomerUser = {
  __typename?: 'DeskCustomerUser';
  history: Array<DeskCustomerChange>;
  row: DeskCustomerUserRow;
};

export type DeskCustomerUserFilter = {
  companies?: InputMaybe<Array<Scalars['ID']['input']>>;
  roles?: InputMaybe<Array<Scalars['ID']['input']>>;
  shipTos?: InputMaybe<Array<Scalars['ID']['input']>>;
  statuses?: InputMaybe<Array<DeskUserStatus>>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type DeskCustomerUserPage = {
  __typename?: 'DeskCustomerUserPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskCustomerUserRow>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskCustomerUserRow = {
  __typename?: 'DeskCustomerUserRow';
  companies: Array<DeskUserStanding>;
  createdAt: Scalars['String']['output'];
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  isKeyUser: Scalars['Boolean']['output'];
  language: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  lastSignInAt?: Maybe<Scalars['String']['output']>;
  phone: Scalars['String']['output'];
  places: Array<DeskUserPlace>;
  status: DeskUserStatus;
  uid: Scalars['ID']['output'];
};

export type DeskCustomerUsersAct =
  | 'endSessions'
  | 'inviteAgain'
  | 'letIn'
  | 'sendPasswordLink'
  | 'suspend';

export type DeskCustomerUsersInBulkInput = {
  act: DeskCustomerUsersAct;
  filter?: InputMaybe<DeskCustomerUserFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  key: Scalars['String']['input'];
};

export type DeskCutOff = {
  __typename?: 'DeskCutOff';
  day: Scalars['String']['output'];
  kind: DeliveryKind;
  markets: Array<Scalars['String']['output']>;
  orderBy: Scalars['String']['output'];
};

export type DeskCutOffInput = {
  day: Scalars['String']['input'];
  kind: DeliveryKind;
  orderBy: Scalars['String']['input'];
};

export type DeskCutOffMeanwhile = {
  __typename?: 'DeskCutOffMeanwhile';
  kind: Scalars['String']['output'];
  moment: Scalars['String']['output'];
};

export type DeskDatedDeposit = {
  __typename?: 'DeskDatedDeposit';
  depositMinor: Scalars['Int']['output'];
  standing: DatedStanding;
  validFrom: Scalars['String']['output'];
  validTo?: Maybe<Scalars['String']['output']>;
};

export type DeskDatedSettings = {
  __typename?: 'DeskDatedSettings';
  bannerRotation: Scalars['Int']['output'];
  sections: Array<Scalars['String']['output']>;
  units: Array<DeskUnitsOfMethod>;
  validFrom?: Maybe<Scalars['String']['output']>;
};

export type DeskDayFigures = {
  __typename?: 'DeskDayFigures';
  currency: Scalars['String']['output'];
  day: Scalars['String']['output'];
  litres: Scalars['Float']['output'];
  litresBefore: Scalars['Float']['output'];
  method: Scalars['String']['output'];
  netMinor: Scalars['Float']['output'];
  netMinorBefore: Scalars['Float']['output'];
  orders: Scalars['Int']['output'];
  ordersBefore: Scalars['Int']['output'];
};

export type DeskDeal = {
  __typename?: 'DeskDeal';
  discountPercent?: Maybe<Scalars['Float']['output']>;
  hasDraft: Scalars['Boolean']['output'];
  isWaiting: Scalars['Boolean']['output'];
  itemCount: Scalars['Int']['output'];
  markets: Array<Scalars['String']['output']>;
  maxPackages?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  packagesOrdered: Scalars['Int']['output'];
  rule?: Maybe<DeskDealRule>;
  sku: Scalars['ID']['output'];
  state: DeskDealState;
  validFrom?: Maybe<Scalars['String']['output']>;
  validTo?: Maybe<Scalars['String']['output']>;
};

export type DeskDealAnswer = {
  __typename?: 'DeskDealAnswer';
  deal?: Maybe<DeskDealRecord>;
  refusal?: Maybe<DeskOfferRefusal>;
};

export type DeskDealDraft = {
  __typename?: 'DeskDealDraft';
  isOwn: Scalars['Boolean']['output'];
  isWaiting: Scalars['Boolean']['output'];
  offer: DeskDealOffer;
  writtenAt: Scalars['String']['output'];
  writtenBy: Scalars['String']['output'];
};

export type DeskDealFilter = {
  hasDraft?: InputMaybe<Scalars['Boolean']['input']>;
  state?: InputMaybe<DeskDealState>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type DeskDealItem = {
  __typename?: 'DeskDealItem';
  defaultBoxes: Scalars['Int']['output'];
  isMandatory: Scalars['Boolean']['output'];
  maxBoxes: Scalars['Int']['output'];
  minBoxes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  sku: Scalars['ID']['output'];
};

export type DeskDealItemInput = {
  defaultBoxes: Scalars['Int']['input'];
  isMandatory: Scalars['Boolean']['input'];
  maxBoxes: Scalars['Int']['input'];
  minBoxes: Scalars['Int']['input'];
  sku: Scalars['ID']['input'];
};

export type DeskDealMoveInput = {
  sku: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type DeskDealOffer = {
  __typename?: 'DeskDealOffer';
  discountPercent: Scalars['Float']['output'];
  items: Array<DeskDealItem>;
  maxBoxes?: Maybe<Scalars['Int']['output']>;
  maxPackages: Scalars['Int']['output'];
  minBoxes: Scalars['Int']['output'];
  rule: DeskDealRule;
  validFrom: Scalars['String']['output'];
  validTo?: Maybe<Scalars['String']['output']>;
};

export type DeskDealOfferInput = {
  discountPercent: Scalars['Float']['input'];
  items: Array<DeskDealItemInput>;
  maxBoxes?: InputMaybe<Scalars['Int']['input']>;
  maxPackages: Scalars['Int']['input'];
  minBoxes: Scalars['Int']['input'];
  rule: DeskDealRule;
  validFrom: Scalars['String']['input'];
  validTo?: InputMaybe<Scalars['String']['input']>;
};

export type DeskDealPage = {
  __typename?: 'DeskDealPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskDeal>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskDealRecord = {
  __typename?: 'DeskDealRecord';
  aloneUpTo?: Maybe<Scalars['Float']['output']>;
  draft?: Maybe<DeskDealDraft>;
  history: Array<DeskProductChange>;
  markets: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  offer?: Maybe<DeskDealOffer>;
  packagesOrdered: Scalars['Int']['output'];
  sku: Scalars['ID']['output'];
  state: DeskDealState;
  version: Scalars['Int']['output'];
  weeks: Array<DeskDealWeek>;
};

export type DeskDealRule =
  | 'deal'
  | 'fixed'
  | 'flex';

export type DeskDealState =
  | 'ahead'
  | 'empty'
  | 'holds'
  | 'over';

export type DeskDealWeek = {
  __typename?: 'DeskDealWeek';
  monday: Scalars['String']['output'];
  packages: Scalars['Int']['output'];
};

export type DeskDeclineCreditInput = {
  id: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
  why: Scalars['String']['input'];
};

export type DeskDeliverOrderInput = {
  empties?: InputMaybe<Array<DeskEmptiesUnits>>;
  lines?: InputMaybe<Array<DeskLineBoxes>>;
  number: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type DeskDropTicketTargetInput = {
  category: Scalars['ID']['input'];
  seen: Scalars['String']['input'];
  validFrom: Scalars['String']['input'];
};

export type DeskEmptiesDeposit = {
  __typename?: 'DeskEmptiesDeposit';
  code: Scalars['ID']['output'];
  currency: Scalars['String']['output'];
  isErpOwned: Scalars['Boolean']['output'];
  market: Scalars['String']['output'];
  name: Scalars['String']['output'];
  rows: Array<DeskDatedDeposit>;
  seen: Scalars['String']['output'];
};

export type DeskEmptiesDepositAnswer = {
  __typename?: 'DeskEmptiesDepositAnswer';
  deposits: Array<DeskEmptiesDeposit>;
  refusal?: Maybe<DeskEmptiesDepositRefusal>;
};

export type DeskEmptiesDepositRefusal = {
  __typename?: 'DeskEmptiesDepositRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskEmptiesUnits = {
  code: Scalars['ID']['input'];
  units: Scalars['Int']['input'];
};

export type DeskErpFilter =
  | 'refused'
  | 'waiting';

export type DeskErpMessage = {
  __typename?: 'DeskErpMessage';
  at: Scalars['String']['output'];
  attempts: Scalars['Int']['output'];
  error?: Maybe<Scalars['String']['output']>;
  isReport: Scalars['Boolean']['output'];
  kind: Scalars['String']['output'];
  state: Scalars['String']['output'];
};

export type DeskExistingCustomer = {
  __typename?: 'DeskExistingCustomer';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type DeskFiguresOfCategory = {
  __typename?: 'DeskFiguresOfCategory';
  answers: DeskTimesKept;
  category: Scalars['String']['output'];
  solutions: DeskTimesKept;
  tickets: Scalars['Int']['output'];
};

export type DeskFiledKind =
  | 'contract'
  | 'credit_note'
  | 'delivery_note'
  | 'invoice';

export type DeskFiling =
  | 'already'
  | 'attached'
  | 'entered'
  | 'replaced';

export type DeskFillPriceDraftInput = {
  amountMinor?: InputMaybe<Scalars['Int']['input']>;
  brands: Array<Scalars['String']['input']>;
  categories: Array<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  percentHundredths?: InputMaybe<Scalars['Int']['input']>;
  priceLists: Array<Scalars['ID']['input']>;
  roundToMinor: Scalars['Int']['input'];
  rounding: DeskPriceRounding;
  skus: Array<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};

export type DeskFoundCompany = {
  __typename?: 'DeskFoundCompany';
  city: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type DeskFoundGoods = {
  __typename?: 'DeskFoundGoods';
  name: Scalars['String']['output'];
  sku: Scalars['ID']['output'];
};

export type DeskFoundPlace = {
  __typename?: 'DeskFoundPlace';
  city: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type DeskHandInPriceDraftInput = {
  id: Scalars['ID']['input'];
  publishAt?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

export type DeskHelpUserInput = {
  companyId: Scalars['ID']['input'];
  help: DeskUserHelp;
  uid: Scalars['ID']['input'];
};

export type DeskInviteUserInput = {
  companyId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  language: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  roleId: Scalars['ID']['input'];
  shipToId: Scalars['ID']['input'];
};

export type DeskInvoiceOrderInput = {
  number: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type DeskKeyAnswer = {
  __typename?: 'DeskKeyAnswer';
  refusal?: Maybe<DeskKeyRefusal>;
};

export type DeskKeyRefusal = {
  __typename?: 'DeskKeyRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskKeyStanding =
  | 'ended'
  | 'ending'
  | 'live'
  | 'revoked';

export type DeskLeaflet = {
  __typename?: 'DeskLeaflet';
  baseMinor?: Maybe<Scalars['Int']['output']>;
  changesFrom?: Maybe<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isInsideDelivery: Scalars['Boolean']['output'];
  isOwn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  percent: Scalars['Float']['output'];
  priceList: Scalars['String']['output'];
  productName: Scalars['String']['output'];
  promoMinor: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  state: DeskOfferState;
  validFrom: Scalars['String']['output'];
  validTo?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  writtenBy?: Maybe<Scalars['String']['output']>;
  yourMinor?: Maybe<Scalars['Int']['output']>;
};

export type DeskLeafletAnswer = {
  __typename?: 'DeskLeafletAnswer';
  id?: Maybe<Scalars['ID']['output']>;
  refusal?: Maybe<DeskOfferRefusal>;
  state?: Maybe<DeskOfferState>;
};

export type DeskLeafletFilter = {
  priceList?: InputMaybe<Scalars['String']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<DeskOfferState>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type DeskLeafletMoveInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type DeskLeafletPage = {
  __typename?: 'DeskLeafletPage';
  aloneUpTo?: Maybe<Scalars['Float']['output']>;
  isErpOwned: Scalars['Boolean']['output'];
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskLeaflet>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskLeafletsAct =
  | 'end'
  | 'endOn'
  | 'offer';

export type DeskLeafletsInBulkInput = {
  act: DeskLeafletsAct;
  day?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeskLeafletFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  key: Scalars['String']['input'];
};

export type DeskLimit = {
  __typename?: 'DeskLimit';
  boxesOrdered: Scalars['Int']['output'];
  companyName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  maxBoxes: Scalars['Int']['output'];
  productName: Scalars['String']['output'];
  shipToId: Scalars['ID']['output'];
  shipToName: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  standing: DeskLimitStanding;
  validFrom: Scalars['String']['output'];
  validTo?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type DeskLimitAnswer = {
  __typename?: 'DeskLimitAnswer';
  refusal?: Maybe<DeskLimitRefusal>;
};

export type DeskLimitFilter = {
  shipToId?: InputMaybe<Scalars['ID']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  standing?: InputMaybe<DeskLimitStanding>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type DeskLimitPage = {
  __typename?: 'DeskLimitPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskLimit>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskLimitRefusal = {
  __typename?: 'DeskLimitRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskLimitStanding =
  | 'ahead'
  | 'holds'
  | 'over';

export type DeskLimitsAct =
  | 'drop'
  | 'endOn'
  | 'hold'
  | 'setBoxes';

export type DeskLimitsInBulkInput = {
  act: DeskLimitsAct;
  boxes?: InputMaybe<Scalars['Int']['input']>;
  day?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeskLimitFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  key: Scalars['String']['input'];
};

export type DeskLineBoxes = {
  boxes: Scalars['Int']['input'];
  lineNo: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type DeskLinePrice = {
  lineNo: Scalars['Int']['input'];
  unitPriceMinor: Scalars['Float']['input'];
};

export type DeskListPrice = {
  __typename?: 'DeskListPrice';
  baseMinor: Scalars['Int']['output'];
  leafletMinor?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  nextFrom?: Maybe<Scalars['String']['output']>;
  nextYourMinor?: Maybe<Scalars['Int']['output']>;
  sku: Scalars['ID']['output'];
  validFrom: Scalars['String']['output'];
  validTo?: Maybe<Scalars['String']['output']>;
  yourMinor: Scalars['Int']['output'];
};

export type DeskListPricePage = {
  __typename?: 'DeskListPricePage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskListPrice>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskMaintenance = {
  __typename?: 'DeskMaintenance';
  from?: Maybe<Scalars['String']['output']>;
  isClosed: Scalars['Boolean']['output'];
  isOn: Scalars['Boolean']['output'];
  message?: Maybe<DeskMaintenanceTexts>;
  opensItself: Scalars['Boolean']['output'];
  until?: Maybe<Scalars['String']['output']>;
};

export type DeskMaintenanceTexts = {
  __typename?: 'DeskMaintenanceTexts';
  cs: Scalars['String']['output'];
  en: Scalars['String']['output'];
  sk: Scalars['String']['output'];
};

export type DeskMaterial = {
  __typename?: 'DeskMaterial';
  addedOn: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  cover?: Maybe<Scalars['String']['output']>;
  files: Array<DeskMaterialFile>;
  folder: Scalars['ID']['output'];
  format: DeskMaterialFormat;
  history: Array<DeskMaterialChange>;
  isRetired: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  markets: Array<Scalars['String']['output']>;
  permission?: Maybe<Scalars['String']['output']>;
  seconds?: Maybe<Scalars['Int']['output']>;
  version: Scalars['Int']['output'];
  words: Array<DeskMaterialWords>;
};

export type DeskMaterialChange = {
  __typename?: 'DeskMaterialChange';
  action: Scalars['String']['output'];
  at: Scalars['String']['output'];
  by?: Maybe<Scalars['String']['output']>;
  changes: Array<DeskMaterialDifference>;
};

export type DeskMaterialChoices = {
  __typename?: 'DeskMaterialChoices';
  folders: Array<DeskMaterialFolder>;
  permissions: Array<DeskCustomerPermission>;
};

export type DeskMaterialDifference = {
  __typename?: 'DeskMaterialDifference';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  what: Scalars['String']['output'];
};

export type DeskMaterialFile = {
  __typename?: 'DeskMaterialFile';
  bytes: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  type: Scalars['String']['output'];
};

export type DeskMaterialFilter = {
  folder?: InputMaybe<Scalars['ID']['input']>;
  format?: InputMaybe<DeskMaterialFormat>;
  isRetired?: InputMaybe<Scalars['Boolean']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type DeskMaterialFolder = {
  __typename?: 'DeskMaterialFolder';
  bytes: Scalars['Float']['output'];
  folder: Scalars['ID']['output'];
  materials: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type DeskMaterialFormat =
  | 'folder'
  | 'image'
  | 'pdf'
  | 'video';

export type DeskMaterialLink = {
  __typename?: 'DeskMaterialLink';
  link: Scalars['String']['output'];
};

export type DeskMaterialPage = {
  __typename?: 'DeskMaterialPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskMaterialRow>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskMaterialRow = {
  __typename?: 'DeskMaterialRow';
  addedOn: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  bytes: Scalars['Float']['output'];
  cover?: Maybe<Scalars['String']['output']>;
  downloads: Scalars['Int']['output'];
  files: Scalars['Int']['output'];
  folder: Scalars['ID']['output'];
  format: DeskMaterialFormat;
  isRetired: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  markets: Array<Scalars['String']['output']>;
  permission?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type DeskMaterialWords = {
  __typename?: 'DeskMaterialWords';
  description: Scalars['String']['output'];
  language: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type DeskMaterialsAct =
  | 'move'
  | 'putBack'
  | 'retire'
  | 'setMarkets'
  | 'setPermission';

export type DeskMaterialsInBulkInput = {
  act: DeskMaterialsAct;
  filter?: InputMaybe<DeskMaterialFilter>;
  folder?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  key: Scalars['String']['input'];
  markets?: InputMaybe<Array<Scalars['String']['input']>>;
  permission?: InputMaybe<Scalars['String']['input']>;
};

export type DeskMergeTicketInput = {
  into: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type DeskNamedGoods = {
  __typename?: 'DeskNamedGoods';
  name: Scalars['String']['output'];
  sku: Scalars['ID']['output'];
};

export type DeskNewCompanyInput = {
  city: Scalars['String']['input'];
  country: Scalars['String']['input'];
  customerType: Scalars['String']['input'];
  dic: Scalars['String']['input'];
  erpNumber: Scalars['String']['input'];
  gln: Scalars['String']['input'];
  iban: Scalars['String']['input'];
  icDph: Scalars['String']['input'];
  ico: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  invoiceEmail: Scalars['String']['input'];
  name: Scalars['String']['input'];
  priceList: Scalars['String']['input'];
  street: Scalars['String']['input'];
  terms?: InputMaybe<DeskNewTermsInput>;
  zip: Scalars['String']['input'];
};

export type DeskNewCustomer = {
  __typename?: 'DeskNewCustomer';
  dueDays: Scalars['Int']['output'];
  erpNumber: Scalars['String']['output'];
  isErpOwned: Scalars['Boolean']['output'];
  mayCreateCompany: Scalars['Boolean']['output'];
  number: Scalars['String']['output'];
  paymentMethod: Scalars['String']['output'];
};

export type DeskNewCustomerAnswer = {
  __typename?: 'DeskNewCustomerAnswer';
  existing?: Maybe<DeskExistingCustomer>;
  id?: Maybe<Scalars['ID']['output']>;
  refusal?: Maybe<DeskCustomerRefusal>;
  refusals: Array<DeskCustomerRefusal>;
};

export type DeskNewPriceDraftInput = {
  key: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  validFrom: Scalars['String']['input'];
};

export type DeskNewShipToInput = {
  city: Scalars['String']['input'];
  companyId: Scalars['ID']['input'];
  customerType: Scalars['String']['input'];
  deliveryWindow: Scalars['String']['input'];
  gln: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  isSmallTruckAllowed: Scalars['Boolean']['input'];
  isTankEnabled: Scalars['Boolean']['input'];
  isUnfilteredEnabled: Scalars['Boolean']['input'];
  kind: Scalars['String']['input'];
  name: Scalars['String']['input'];
  street: Scalars['String']['input'];
  suspendedReason?: InputMaybe<Scalars['String']['input']>;
  tankLitres: Scalars['Int']['input'];
  types: Array<Scalars['String']['input']>;
  weekdays: DeskWeekdaysInput;
  zip: Scalars['String']['input'];
};

export type DeskNewTermsInput = {
  creditLimitMinor?: InputMaybe<Scalars['Float']['input']>;
  dueDays: Scalars['Int']['input'];
  paymentMethod: Scalars['String']['input'];
};

export type DeskOfferRefusal = {
  __typename?: 'DeskOfferRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskOfferState =
  | 'ahead'
  | 'draft'
  | 'holds'
  | 'over'
  | 'waiting'
  | 'withdrawn';

export type DeskOfferTrial = {
  __typename?: 'DeskOfferTrial';
  companyName: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  day: Scalars['String']['output'];
  depositMinor: Scalars['Int']['output'];
  lines: Array<DeskOfferTrialLine>;
  method?: Maybe<Scalars['String']['output']>;
  methods: Array<Scalars['String']['output']>;
  netMinor: Scalars['Int']['output'];
  obstacles: Array<DeskOfferTrialObstacle>;
  priceList: Scalars['String']['output'];
  savedMinor: Scalars['Int']['output'];
  shipToName: Scalars['String']['output'];
  totalMinor: Scalars['Int']['output'];
  vatMinor: Scalars['Int']['output'];
};

export type DeskOfferTrialDealInput = {
  offer: DeskDealOfferInput;
  sku: Scalars['ID']['input'];
};

export type DeskOfferTrialInput = {
  day: Scalars['String']['input'];
  deal?: InputMaybe<DeskOfferTrialDealInput>;
  leafletId?: InputMaybe<Scalars['ID']['input']>;
  lines: Array<DeskOfferTrialLineInput>;
  method?: InputMaybe<Scalars['String']['input']>;
  shipToId: Scalars['ID']['input'];
};

export type DeskOfferTrialLine = {
  __typename?: 'DeskOfferTrialLine';
  baseMinor: Scalars['Int']['output'];
  boxes: Scalars['Int']['output'];
  dealMinor?: Maybe<Scalars['Int']['output']>;
  insideOf?: Maybe<Scalars['ID']['output']>;
  leafletMinor?: Maybe<Scalars['Int']['output']>;
  leafletName?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  netMinor: Scalars['Int']['output'];
  sku: Scalars['ID']['output'];
  unitMinor: Scalars['Int']['output'];
  wins?: Maybe<DeskWinningDiscount>;
  yourMinor: Scalars['Int']['output'];
};

export type DeskOfferTrialLineInput = {
  boxes: Scalars['Int']['input'];
  sku: Scalars['ID']['input'];
};

export type DeskOfferTrialObstacle = {
  __typename?: 'DeskOfferTrialObstacle';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  sku?: Maybe<Scalars['String']['output']>;
};

export type DeskOnBehalfAnswer = {
  __typename?: 'DeskOnBehalfAnswer';
  address?: Maybe<Scalars['String']['output']>;
  refusal?: Maybe<DeskOnBehalfRefusal>;
};

export type DeskOnBehalfInput = {
  shipToId: Scalars['ID']['input'];
  uid: Scalars['ID']['input'];
};

export type DeskOnBehalfRefusal = {
  __typename?: 'DeskOnBehalfRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskOrder = {
  __typename?: 'DeskOrder';
  caller?: Maybe<DeskOrderCaller>;
  customerOrderNumber: Scalars['String']['output'];
  depositMinor: Scalars['Float']['output'];
  empties: Array<DeskOrderEmpties>;
  history: Array<DeskOrderChange>;
  isErpOwned: Scalars['Boolean']['output'];
  lines: Array<DeskOrderLine>;
  messages: Array<DeskErpMessage>;
  moves: Array<Scalars['String']['output']>;
  noteForDriver: Scalars['String']['output'];
  notes: Array<DeskOrderNote>;
  orderedBy?: Maybe<Scalars['String']['output']>;
  overridden: Array<Scalars['String']['output']>;
  overrideNote: Scalars['String']['output'];
  overrideReason?: Maybe<Scalars['String']['output']>;
  papers: Array<DeskOrderPaper>;
  placedBy?: Maybe<Scalars['String']['output']>;
  problems: Array<DeskOrderProblem>;
  replacements: Array<DeskOrderReplacement>;
  replaces?: Maybe<Scalars['ID']['output']>;
  returnedMinor: Scalars['Float']['output'];
  row: DeskOrderRow;
  takenBack: Array<DeskTakenBack>;
  tickets: Array<DeskOrderTicket>;
  timeline: Array<DeskOrderEvent>;
  vatMinor: Scalars['Float']['output'];
  version: Scalars['Int']['output'];
  window: Scalars['String']['output'];
};

export type DeskOrderAnswer = {
  __typename?: 'DeskOrderAnswer';
  order?: Maybe<DeskOrder>;
  refusal?: Maybe<DeskOrderRefusal>;
};

export type DeskOrderBatch = {
  __typename?: 'DeskOrderBatch';
  createdAt: Scalars['String']['output'];
  done: Scalars['Int']['output'];
  finishedAt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  refusals: Array<DeskOrderBatchRow>;
  refused: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type DeskOrderBatchRow = {
  __typename?: 'DeskOrderBatchRow';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  number: Scalars['ID']['output'];
  shipToName?: Maybe<Scalars['String']['output']>;
};

export type DeskOrderCaller = {
  __typename?: 'DeskOrderCaller';
  language: Scalars['String']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

export type DeskOrderChange = {
  __typename?: 'DeskOrderChange';
  action: Scalars['String']['output'];
  at: Scalars['String']['output'];
  by?: Maybe<Scalars['String']['output']>;
  changes: Array<DeskOrderDifference>;
  reason?: Maybe<Scalars['String']['output']>;
};

export type DeskOrderChangeLine = {
  __typename?: 'DeskOrderChangeLine';
  boxes: Scalars['Int']['output'];
  boxesBefore: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  netMinor: Scalars['Float']['output'];
  netMinorBefore: Scalars['Float']['output'];
  sku: Scalars['ID']['output'];
  unitPriceMinor?: Maybe<Scalars['Float']['output']>;
  unitPriceMinorBefore?: Maybe<Scalars['Float']['output']>;
};

export type DeskOrderChangePreview = {
  __typename?: 'DeskOrderChangePreview';
  change?: Maybe<DeskOrderChangeView>;
  refusal?: Maybe<DeskOrderRefusal>;
};

export type DeskOrderChangePreviewInput = {
  number: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  wanted?: InputMaybe<DeskWantedOrder>;
};

export type DeskOrderChangeView = {
  __typename?: 'DeskOrderChangeView';
  after: DeskOrderSums;
  before: DeskOrderSums;
  changeUntil?: Maybe<Scalars['String']['output']>;
  lines: Array<DeskOrderChangeLine>;
  methods: Array<Scalars['String']['output']>;
  obstacles: Array<DeskOrderObstacle>;
};

export type DeskOrderCount = {
  __typename?: 'DeskOrderCount';
  isMore: Scalars['Boolean']['output'];
  total: Scalars['Int']['output'];
};

export type DeskOrderDifference = {
  __typename?: 'DeskOrderDifference';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  what: Scalars['String']['output'];
};

export type DeskOrderEmpties = {
  __typename?: 'DeskOrderEmpties';
  code: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  planned: Scalars['Int']['output'];
  returned?: Maybe<Scalars['Int']['output']>;
};

export type DeskOrderEvent = {
  __typename?: 'DeskOrderEvent';
  at: Scalars['String']['output'];
  by?: Maybe<Scalars['String']['output']>;
  detail?: Maybe<Scalars['String']['output']>;
  kind: Scalars['String']['output'];
};

export type DeskOrderFilter = {
  companies?: InputMaybe<Array<Scalars['ID']['input']>>;
  deliveryFrom?: InputMaybe<Scalars['String']['input']>;
  deliveryTo?: InputMaybe<Scalars['String']['input']>;
  erp?: InputMaybe<DeskErpFilter>;
  isProvisional?: InputMaybe<Scalars['Boolean']['input']>;
  isReplaced?: InputMaybe<Scalars['Boolean']['input']>;
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
  depositMinor: Scalars['Float']['output'];
  invoiced?: Maybe<Scalars['Int']['output']>;
  lineNo: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  netMinor: Scalars['Float']['output'];
  ordered: Scalars['Int']['output'];
  photo?: Maybe<Scalars['String']['output']>;
  replaced: Scalars['Int']['output'];
  short: Scalars['Int']['output'];
  sku: Scalars['ID']['output'];
  substitutes: Array<Scalars['ID']['output']>;
  unitPriceMinor: Scalars['Float']['output'];
};

export type DeskOrderNote = {
  __typename?: 'DeskOrderNote';
  at: Scalars['String']['output'];
  by: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type DeskOrderNoteAnswer = {
  __typename?: 'DeskOrderNoteAnswer';
  notes?: Maybe<Array<DeskOrderNote>>;
  refusal?: Maybe<DeskOrderRefusal>;
};

export type DeskOrderNoteInput = {
  number: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type DeskOrderObstacle = {
  __typename?: 'DeskOrderObstacle';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  sku?: Maybe<Scalars['ID']['output']>;
};

export type DeskOrderPage = {
  __typename?: 'DeskOrderPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskOrderRow>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskOrderPaper = {
  __typename?: 'DeskOrderPaper';
  issued: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  number: Scalars['ID']['output'];
  ticket?: Maybe<Scalars['ID']['output']>;
};

export type DeskOrderProblem = {
  __typename?: 'DeskOrderProblem';
  attempts?: Maybe<Scalars['Int']['output']>;
  error?: Maybe<Scalars['String']['output']>;
  kind: Scalars['String']['output'];
  steps: Array<Scalars['String']['output']>;
};

export type DeskOrderRefusal = {
  __typename?: 'DeskOrderRefusal';
  code: Scalars['String']['output'];
  lineNo?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
};

export type DeskOrderReplacement = {
  __typename?: 'DeskOrderReplacement';
  boxes: Scalars['Int']['output'];
  deliveryDate: Scalars['String']['output'];
  number: Scalars['ID']['output'];
  state: DeskOrderState;
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
  orderedNetMinor: Scalars['Float']['output'];
  orderedTotalMinor: Scalars['Float']['output'];
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

export type DeskOrderSums = {
  __typename?: 'DeskOrderSums';
  kilograms: Scalars['Float']['output'];
  netMinor: Scalars['Float']['output'];
  pallets: Scalars['Float']['output'];
  totalMinor: Scalars['Float']['output'];
};

export type DeskOrderTicket = {
  __typename?: 'DeskOrderTicket';
  createdAt: Scalars['String']['output'];
  number: Scalars['ID']['output'];
  status: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type DeskOrderUnit =
  | 'layers'
  | 'packages'
  | 'pallets';

export type DeskPackaging = {
  __typename?: 'DeskPackaging';
  code: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type DeskPaper = {
  __typename?: 'DeskPaper';
  amountMinor?: Maybe<Scalars['Int']['output']>;
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  days?: Maybe<Scalars['Int']['output']>;
  due?: Maybe<Scalars['String']['output']>;
  formats: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  issued: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  number: Scalars['String']['output'];
  orderNumbers: Array<Scalars['String']['output']>;
  shipToId?: Maybe<Scalars['ID']['output']>;
  shipToName?: Maybe<Scalars['String']['output']>;
  standing: Scalars['String']['output'];
};

export type DeskPaperFile = {
  __typename?: 'DeskPaperFile';
  bytes: Scalars['Int']['output'];
  contractPaper: DeskContractPaper;
  kind?: Maybe<DeskFiledKind>;
  matches: Array<DeskPaperMatch>;
  name: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  upload: Scalars['ID']['output'];
};

export type DeskPaperFilter = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  issuedFrom?: InputMaybe<Scalars['String']['input']>;
  issuedTo?: InputMaybe<Scalars['String']['input']>;
  shipToId?: InputMaybe<Scalars['ID']['input']>;
  standing?: InputMaybe<DeskPaperStanding>;
  tab?: InputMaybe<DeskPaperTab>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type DeskPaperLink = {
  __typename?: 'DeskPaperLink';
  link: Scalars['String']['output'];
};

export type DeskPaperMatch = {
  __typename?: 'DeskPaperMatch';
  about: Scalars['String']['output'];
  amountMinor?: Maybe<Scalars['Int']['output']>;
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  isThere: Scalars['Boolean']['output'];
  issued: Scalars['String']['output'];
  kind: DeskFiledKind;
  number: Scalars['String']['output'];
  replaces?: Maybe<Scalars['String']['output']>;
  shipToId?: Maybe<Scalars['ID']['output']>;
};

export type DeskPaperPage = {
  __typename?: 'DeskPaperPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskPaper>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskPaperStanding =
  | 'due'
  | 'overdue'
  | 'paid';

export type DeskPaperSum = {
  __typename?: 'DeskPaperSum';
  count: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  isOverdue: Scalars['Boolean']['output'];
  minor: Scalars['Float']['output'];
  oldest: Scalars['String']['output'];
};

export type DeskPaperTab =
  | 'credit_notes'
  | 'delivery_notes'
  | 'invoices'
  | 'other';

export type DeskPapersAct =
  | 'markPaid';

export type DeskPapersInBulkInput = {
  act: DeskPapersAct;
  filter?: InputMaybe<DeskPaperFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  key: Scalars['String']['input'];
  paidOn?: InputMaybe<Scalars['String']['input']>;
};

export type DeskPersonFile = {
  __typename?: 'DeskPersonFile';
  content: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type DeskPersonFileAnswer = {
  __typename?: 'DeskPersonFileAnswer';
  file?: Maybe<DeskPersonFile>;
  refusal?: Maybe<DeskCustomerRefusal>;
};

export type DeskPersonInput = {
  reason: Scalars['String']['input'];
  uid: Scalars['ID']['input'];
};

export type DeskPhotoResult = {
  __typename?: 'DeskPhotoResult';
  address?: Maybe<Scalars['String']['output']>;
  file: Scalars['String']['output'];
  isReplaced: Scalars['Boolean']['output'];
  position?: Maybe<Scalars['Int']['output']>;
  productName?: Maybe<Scalars['String']['output']>;
  refusal?: Maybe<DeskProductRefusal>;
  sku?: Maybe<Scalars['ID']['output']>;
  upload: Scalars['ID']['output'];
};

export type DeskPhotoWords = {
  __typename?: 'DeskPhotoWords';
  language: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type DeskPhotosAnswer = {
  __typename?: 'DeskPhotosAnswer';
  results: Array<DeskPhotoResult>;
};

export type DeskPortalPart = {
  __typename?: 'DeskPortalPart';
  name: Scalars['String']['output'];
  permission: Scalars['String']['output'];
};

export type DeskPortalSettings = {
  __typename?: 'DeskPortalSettings';
  cutOffs: Array<DeskCutOffMeanwhile>;
  dated: Array<DeskDatedSettings>;
  maintenance: DeskMaintenance;
  market: Scalars['String']['output'];
  seen: Scalars['String']['output'];
  switchedSections: Array<DeskPortalPart>;
};

export type DeskPortalSettingsAnswer = {
  __typename?: 'DeskPortalSettingsAnswer';
  refusal?: Maybe<DeskPortalSettingsRefusal>;
  settings: DeskPortalSettings;
};

export type DeskPortalSettingsRefusal = {
  __typename?: 'DeskPortalSettingsRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskPreviewAnswer = {
  __typename?: 'DeskPreviewAnswer';
  address?: Maybe<Scalars['String']['output']>;
  place?: Maybe<DeskPreviewPlace>;
  refusal?: Maybe<DeskPreviewRefusal>;
};

export type DeskPreviewPlace = {
  __typename?: 'DeskPreviewPlace';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type DeskPreviewRefusal = {
  __typename?: 'DeskPreviewRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskPriceChoices = {
  __typename?: 'DeskPriceChoices';
  brands: Array<Scalars['String']['output']>;
  categories: Array<DeskCategory>;
  isErpOwned: Scalars['Boolean']['output'];
  priceLists: Array<DeskPriceListChoice>;
};

export type DeskPriceDraft = {
  __typename?: 'DeskPriceDraft';
  approvedAt?: Maybe<Scalars['String']['output']>;
  approvedBy?: Maybe<Scalars['String']['output']>;
  by: Scalars['String']['output'];
  counts: DeskPriceDraftCounts;
  createdAt: Scalars['String']['output'];
  handedInAt?: Maybe<Scalars['String']['output']>;
  handedInBy?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  limit?: Maybe<Scalars['Float']['output']>;
  may: Array<DeskPriceDraftMove>;
  name: Scalars['String']['output'];
  needsSecondPerson: Scalars['Boolean']['output'];
  publishAt?: Maybe<Scalars['String']['output']>;
  publishedAt?: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
  returnedAt?: Maybe<Scalars['String']['output']>;
  returnedBy?: Maybe<Scalars['String']['output']>;
  returnedReason?: Maybe<Scalars['String']['output']>;
  state: DeskPriceDraftState;
  takenBackAt?: Maybe<Scalars['String']['output']>;
  takenBackBy?: Maybe<Scalars['String']['output']>;
  takenBackReason?: Maybe<Scalars['String']['output']>;
  touched: DeskPriceTouched;
  validFrom: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type DeskPriceDraftAnswer = {
  __typename?: 'DeskPriceDraftAnswer';
  draft?: Maybe<DeskPriceDraft>;
  faults: Array<DeskPriceLineFault>;
  kept: Scalars['Int']['output'];
  refusal?: Maybe<DeskPriceRefusal>;
};

export type DeskPriceDraftCounts = {
  __typename?: 'DeskPriceDraftCounts';
  all: Scalars['Int']['output'];
  averagePercent: Scalars['Float']['output'];
  conflicts: Scalars['Int']['output'];
  maxPercent: Scalars['Float']['output'];
  over: Scalars['Int']['output'];
  typed: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
};

export type DeskPriceDraftLine = {
  __typename?: 'DeskPriceDraftLine';
  baseMinor: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  isConflict: Scalars['Boolean']['output'];
  isOver: Scalars['Boolean']['output'];
  isTyped: Scalars['Boolean']['output'];
  laterFrom?: Maybe<Scalars['String']['output']>;
  leafletTo?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  nowYourMinor?: Maybe<Scalars['Int']['output']>;
  oldBaseMinor?: Maybe<Scalars['Int']['output']>;
  oldYourMinor?: Maybe<Scalars['Int']['output']>;
  percent: Scalars['Float']['output'];
  priceList: Scalars['ID']['output'];
  sku: Scalars['ID']['output'];
  yourMinor: Scalars['Int']['output'];
};

export type DeskPriceDraftLineInput = {
  baseMinor: Scalars['Int']['input'];
  priceList: Scalars['ID']['input'];
  sku: Scalars['ID']['input'];
  yourMinor?: InputMaybe<Scalars['Int']['input']>;
};

export type DeskPriceDraftLineKey = {
  priceList: Scalars['ID']['input'];
  sku: Scalars['ID']['input'];
};

export type DeskPriceDraftLinePage = {
  __typename?: 'DeskPriceDraftLinePage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskPriceDraftLine>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskPriceDraftLinesInput = {
  id: Scalars['ID']['input'];
  lines: Array<DeskPriceDraftLineInput>;
  version: Scalars['Int']['input'];
};

export type DeskPriceDraftMove =
  | 'approve'
  | 'change'
  | 'drop'
  | 'hand_in'
  | 'return'
  | 'take_back';

export type DeskPriceDraftMoveInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type DeskPriceDraftPage = {
  __typename?: 'DeskPriceDraftPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskPriceDraftRow>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskPriceDraftReasonInput = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type DeskPriceDraftRow = {
  __typename?: 'DeskPriceDraftRow';
  by: Scalars['String']['output'];
  createdAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lines: Scalars['Int']['output'];
  maxPercent: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  priceLists: Array<Scalars['String']['output']>;
  publishAt?: Maybe<Scalars['String']['output']>;
  returnedAt?: Maybe<Scalars['String']['output']>;
  returnedBy?: Maybe<Scalars['String']['output']>;
  returnedReason?: Maybe<Scalars['String']['output']>;
  state: DeskPriceDraftState;
  validFrom: Scalars['String']['output'];
};

export type DeskPriceDraftState =
  | 'dropped'
  | 'open'
  | 'planned'
  | 'published'
  | 'taken_back'
  | 'waiting';

export type DeskPriceExplained = {
  __typename?: 'DeskPriceExplained';
  baseMinor?: Maybe<Scalars['Int']['output']>;
  chargedMinor?: Maybe<Scalars['Int']['output']>;
  companyName: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  day: Scalars['String']['output'];
  isBundle: Scalars['Boolean']['output'];
  leaflet?: Maybe<DeskPriceLeaflet>;
  name: Scalars['String']['output'];
  priceList: Scalars['ID']['output'];
  rule: DeskPriceRule;
  shipToName: Scalars['String']['output'];
  sku: Scalars['ID']['output'];
  validFrom?: Maybe<Scalars['String']['output']>;
  validTo?: Maybe<Scalars['String']['output']>;
  yourMinor?: Maybe<Scalars['Int']['output']>;
};

export type DeskPriceLeaflet = {
  __typename?: 'DeskPriceLeaflet';
  longTermPercent: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  percentage: Scalars['Float']['output'];
  promoMinor: Scalars['Int']['output'];
  validFrom: Scalars['String']['output'];
  validTo?: Maybe<Scalars['String']['output']>;
};

export type DeskPriceLineFault = {
  __typename?: 'DeskPriceLineFault';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row: Scalars['Int']['output'];
};

export type DeskPriceLineShow =
  | 'all'
  | 'conflicts'
  | 'over'
  | 'typed'
  | 'unchanged';

export type DeskPriceListChoice = {
  __typename?: 'DeskPriceListChoice';
  code: Scalars['ID']['output'];
  currency: Scalars['String']['output'];
};

export type DeskPriceListCompany = {
  __typename?: 'DeskPriceListCompany';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  shipTos: Scalars['Int']['output'];
};

export type DeskPriceListOfCustomers = {
  __typename?: 'DeskPriceListOfCustomers';
  code: Scalars['ID']['output'];
  currency: Scalars['String']['output'];
};

export type DeskPriceListPage = {
  __typename?: 'DeskPriceListPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskPriceListRow>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskPriceListRecord = {
  __typename?: 'DeskPriceListRecord';
  code: Scalars['ID']['output'];
  companies: Array<DeskPriceListCompany>;
  companyCount: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  market: Scalars['String']['output'];
  prices: Scalars['Int']['output'];
};

export type DeskPriceListRow = {
  __typename?: 'DeskPriceListRow';
  code: Scalars['ID']['output'];
  companies: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  market: Scalars['String']['output'];
  nextFrom?: Maybe<Scalars['String']['output']>;
  prices: Scalars['Int']['output'];
  shipTos: Scalars['Int']['output'];
};

export type DeskPriceRefusal = {
  __typename?: 'DeskPriceRefusal';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type DeskPriceRounding =
  | 'down'
  | 'nearest'
  | 'up';

export type DeskPriceRule =
  | 'bundle'
  | 'leaflet'
  | 'leaflet_dearer'
  | 'leaflet_outside'
  | 'list'
  | 'none';

export type DeskPriceSum = {
  __typename?: 'DeskPriceSum';
  currency: Scalars['String']['output'];
  minor: Scalars['Int']['output'];
};

export type DeskPriceTouched = {
  __typename?: 'DeskPriceTouched';
  carts: Scalars['Int']['output'];
  cartsMinor: Array<DeskPriceSum>;
  companies: Scalars['Int']['output'];
  leaflets: Scalars['Int']['output'];
  shipTos: Scalars['Int']['output'];
};

export type DeskProduct = {
  __typename?: 'DeskProduct';
  deposits: Array<DeskProductDeposit>;
  fields: Array<DeskProductField>;
  history: Array<DeskProductChange>;
  name: Scalars['String']['output'];
  photos: Array<DeskProductPhoto>;
  photosVersion: Scalars['String']['output'];
  sku: Scalars['ID']['output'];
  state: DeskProductState;
  version: Scalars['String']['output'];
  words: Array<DeskProductWords>;
};

export type DeskProductAnswer = {
  __typename?: 'DeskProductAnswer';
  faults: Array<DeskProductFault>;
  product?: Maybe<DeskProduct>;
  refusal?: Maybe<DeskProductRefusal>;
};

export type DeskProductChange = {
  __typename?: 'DeskProductChange';
  action: Scalars['String']['output'];
  at: Scalars['String']['output'];
  by?: Maybe<Scalars['String']['output']>;
  changes: Array<DeskProductDifference>;
};

export type DeskProductDeposit = {
  __typename?: 'DeskProductDeposit';
  currency: Scalars['String']['output'];
  market: Scalars['String']['output'];
  name: Scalars['String']['output'];
  totalMinor: Scalars['Float']['output'];
  units: Scalars['Int']['output'];
};

export type DeskProductDifference = {
  __typename?: 'DeskProductDifference';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  what: Scalars['String']['output'];
};

export type DeskProductFault = {
  __typename?: 'DeskProductFault';
  code: Scalars['String']['output'];
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type DeskProductField = {
  __typename?: 'DeskProductField';
  isErpOwned: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  unit: Scalars['String']['output'];
  value: Scalars['String']['output'];
  values: Array<Scalars['String']['output']>;
};

export type DeskProductFieldInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type DeskProductFilter = {
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  categories?: InputMaybe<Array<Scalars['ID']['input']>>;
  isIncomplete?: InputMaybe<Scalars['Boolean']['input']>;
  markets?: InputMaybe<Array<Scalars['String']['input']>>;
  state?: InputMaybe<DeskProductState>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type DeskProductPage = {
  __typename?: 'DeskProductPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskProductRow>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskProductPhoto = {
  __typename?: 'DeskProductPhoto';
  address: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  words: Array<DeskPhotoWords>;
};

export type DeskProductRefusal = {
  __typename?: 'DeskProductRefusal';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type DeskProductRow = {
  __typename?: 'DeskProductRow';
  boxesPerPallet: Scalars['Int']['output'];
  brand: Scalars['String']['output'];
  ean: Scalars['String']['output'];
  hasPhoto: Scalars['Boolean']['output'];
  kilograms: Scalars['Float']['output'];
  languages: Array<Scalars['String']['output']>;
  markets: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  sellableFrom?: Maybe<Scalars['String']['output']>;
  sellableTo?: Maybe<Scalars['String']['output']>;
  sku: Scalars['ID']['output'];
  state: DeskProductState;
};

export type DeskProductSheetAnswer = {
  __typename?: 'DeskProductSheetAnswer';
  rows: Array<DeskProductSheetResult>;
};

export type DeskProductSheetResult = {
  __typename?: 'DeskProductSheetResult';
  faults: Array<DeskProductFault>;
  refusal?: Maybe<DeskProductRefusal>;
  sku: Scalars['ID']['output'];
};

export type DeskProductSheetRow = {
  __typename?: 'DeskProductSheetRow';
  fields: Array<DeskProductField>;
  name: Scalars['String']['output'];
  sku: Scalars['ID']['output'];
  version: Scalars['String']['output'];
};

export type DeskProductSheetRowInput = {
  fields: Array<DeskProductFieldInput>;
  sku: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};

export type DeskProductShelves = {
  __typename?: 'DeskProductShelves';
  brands: Array<Scalars['String']['output']>;
  categories: Array<DeskCategory>;
  isErpOwned: Scalars['Boolean']['output'];
  packagings: Array<DeskPackaging>;
};

export type DeskProductSort =
  | 'name'
  | 'number';

export type DeskProductState =
  | 'on_sale'
  | 'retired'
  | 'seasonal'
  | 'sold_out';

export type DeskProductWords = {
  __typename?: 'DeskProductWords';
  before: Array<DeskProductDifference>;
  language: Scalars['String']['output'];
  originalChangedAt?: Maybe<Scalars['String']['output']>;
  state: Scalars['String']['output'];
};

export type DeskProductWordsInput = {
  language: Scalars['String']['input'];
  sku: Scalars['ID']['input'];
};

export type DeskProposeCreditInput = {
  isSolving: Scalars['Boolean']['input'];
  knowsReplacement?: Scalars['Boolean']['input'];
  lines: Array<DeskCreditLineInput>;
  number: Scalars['ID']['input'];
  totalMinor: Scalars['Float']['input'];
  version: Scalars['Int']['input'];
  words: Scalars['String']['input'];
};

export type DeskRegular = {
  __typename?: 'DeskRegular';
  cart?: Maybe<DeskRegularCart>;
  city: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  isRegular: Scalars['Boolean']['output'];
  person?: Maybe<DeskRegularPerson>;
  remindedAt?: Maybe<Scalars['String']['output']>;
  shipToId: Scalars['ID']['output'];
  shipToName: Scalars['String']['output'];
  times: Scalars['Int']['output'];
  usualLitres: Scalars['Float']['output'];
  usualPallets: Scalars['Float']['output'];
  weeks: Scalars['Int']['output'];
};

export type DeskRegularCart = {
  __typename?: 'DeskRegularCart';
  currency: Scalars['String']['output'];
  lines: Scalars['Int']['output'];
  netMinor: Scalars['Float']['output'];
  pallets: Scalars['Float']['output'];
  updatedAt: Scalars['String']['output'];
};

export type DeskRegularPage = {
  __typename?: 'DeskRegularPage';
  drafts: Scalars['Int']['output'];
  items: Array<DeskRegular>;
  missing: Scalars['Int']['output'];
  next?: Maybe<Scalars['String']['output']>;
  orders: Scalars['Int']['output'];
  regular: Scalars['Int']['output'];
};

export type DeskRegularPerson = {
  __typename?: 'DeskRegularPerson';
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type DeskReminderAnswer = {
  __typename?: 'DeskReminderAnswer';
  refusal?: Maybe<DeskReminderRefusal>;
  remindedAt?: Maybe<Scalars['String']['output']>;
};

export type DeskReminderInput = {
  cutOff: DeskCutOffInput;
  shipToId: Scalars['ID']['input'];
};

export type DeskReminderRefusal = {
  __typename?: 'DeskReminderRefusal';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type DeskRemovePriceDraftLinesInput = {
  id: Scalars['ID']['input'];
  lines: Array<DeskPriceDraftLineKey>;
  version: Scalars['Int']['input'];
};

export type DeskRemoveTemplateInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type DeskReplacedLine = {
  boxes: Scalars['Int']['input'];
  lineNo: Scalars['Int']['input'];
};

export type DeskReplacementAnswer = {
  __typename?: 'DeskReplacementAnswer';
  order?: Maybe<DeskOrder>;
  refusal?: Maybe<DeskOrderRefusal>;
  replacement?: Maybe<Scalars['ID']['output']>;
};

export type DeskReplacementLine = {
  __typename?: 'DeskReplacementLine';
  boxes: Scalars['Int']['output'];
  claims: Array<DeskShortClaim>;
  lineNo: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  short: Scalars['Int']['output'];
  sku: Scalars['ID']['output'];
  unitPriceMinor: Scalars['Float']['output'];
};

export type DeskReplacementPreview = {
  __typename?: 'DeskReplacementPreview';
  refusal?: Maybe<DeskOrderRefusal>;
  replacement?: Maybe<DeskReplacementView>;
};

export type DeskReplacementPreviewInput = {
  number: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  wanted?: InputMaybe<DeskWantedReplacement>;
};

export type DeskReplacementView = {
  __typename?: 'DeskReplacementView';
  deliveryDate?: Maybe<Scalars['String']['output']>;
  lines: Array<DeskReplacementLine>;
  method: Scalars['String']['output'];
  methods: Array<Scalars['String']['output']>;
  obstacles: Array<DeskOrderObstacle>;
  sums: DeskOrderSums;
};

export type DeskRight = {
  __typename?: 'DeskRight';
  area: Scalars['String']['output'];
  limit?: Maybe<Scalars['Float']['output']>;
  power: Scalars['String']['output'];
};

export type DeskRoleMark =
  | 'allowed'
  | 'not_allowed'
  | 'optional_off'
  | 'optional_on';

export type DeskRolePreviewInput = {
  marks: Array<DeskRoleMark>;
  roleId: Scalars['ID']['input'];
  shipToId?: InputMaybe<Scalars['ID']['input']>;
};

export type DeskRoleTable = {
  __typename?: 'DeskRoleTable';
  roles: Array<DeskTableRole>;
  screens: Array<DeskPortalPart>;
};

export type DeskRoleTableAnswer = {
  __typename?: 'DeskRoleTableAnswer';
  refusal?: Maybe<DeskRoleTableRefusal>;
  table: DeskRoleTable;
  touched: Scalars['Int']['output'];
};

export type DeskRoleTableRefusal = {
  __typename?: 'DeskRoleTableRefusal';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  roleId: Scalars['ID']['output'];
};

export type DeskSaveDealInput = {
  isPublished: Scalars['Boolean']['input'];
  offer: DeskDealOfferInput;
  sku: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type DeskSaveLeafletInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  isInsideDelivery: Scalars['Boolean']['input'];
  isPublished: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  priceList: Scalars['String']['input'];
  promoMinor: Scalars['Int']['input'];
  sku: Scalars['String']['input'];
  validFrom: Scalars['String']['input'];
  validTo?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

export type DeskSaveProductInput = {
  fields: Array<DeskProductFieldInput>;
  sku: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeskSaveProductSheetInput = {
  isTrial?: Scalars['Boolean']['input'];
  rows: Array<DeskProductSheetRowInput>;
};

export type DeskSaveTemplateInput = {
  cs: Scalars['String']['input'];
  en: Scalars['String']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  sk: Scalars['String']['input'];
  title: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type DeskServiceHours = {
  __typename?: 'DeskServiceHours';
  from: Scalars['String']['output'];
  market: Scalars['String']['output'];
  to: Scalars['String']['output'];
  weekdays: Array<Scalars['Int']['output']>;
};

export type DeskServiceKey = {
  __typename?: 'DeskServiceKey';
  createdAt: Scalars['String']['output'];
  expiresAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  prefix: Scalars['String']['output'];
  rights: Array<Scalars['String']['output']>;
  standing: DeskKeyStanding;
};

export type DeskSetOrderPricesInput = {
  lines: Array<DeskLinePrice>;
  number: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type DeskSetTicketTargetInput = {
  answerMinutes: Scalars['Int']['input'];
  category: Scalars['ID']['input'];
  seen: Scalars['String']['input'];
  solutionMinutes: Scalars['Int']['input'];
  validFrom: Scalars['String']['input'];
};

export type DeskSettingsPreviewInput = {
  bannerRotation: Scalars['Int']['input'];
  closed?: InputMaybe<DeskClosedPreviewInput>;
  language: Scalars['String']['input'];
  market: Scalars['String']['input'];
  sections: Array<Scalars['String']['input']>;
};

export type DeskShipOrderInput = {
  number: Scalars['ID']['input'];
  step: DeskShipmentStep;
  version: Scalars['Int']['input'];
};

export type DeskShipTo = {
  __typename?: 'DeskShipTo';
  companyErpNumber: Scalars['String']['output'];
  country: Scalars['String']['output'];
  deliveryWindow: Scalars['String']['output'];
  dueDays: Scalars['Int']['output'];
  gln: Scalars['String']['output'];
  history: Array<DeskCustomerChange>;
  isErpOwned: Scalars['Boolean']['output'];
  isSmallTruckAllowed: Scalars['Boolean']['output'];
  isTankEnabled: Scalars['Boolean']['output'];
  isUnfilteredEnabled: Scalars['Boolean']['output'];
  kind: Scalars['String']['output'];
  methods: Array<Scalars['String']['output']>;
  paymentMethod: Scalars['String']['output'];
  row: DeskShipToRow;
  salespeople: Array<Scalars['String']['output']>;
  suspendedReason?: Maybe<Scalars['String']['output']>;
  tankLitresInstalled: Scalars['Int']['output'];
  types: Array<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type DeskShipToAnswer = {
  __typename?: 'DeskShipToAnswer';
  refusal?: Maybe<DeskCustomerRefusal>;
  shipTo?: Maybe<DeskShipTo>;
};

export type DeskShipToFilter = {
  companies?: InputMaybe<Array<Scalars['ID']['input']>>;
  customerTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  isOverLimit?: InputMaybe<Scalars['Boolean']['input']>;
  isOverdue?: InputMaybe<Scalars['Boolean']['input']>;
  isSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  markets?: InputMaybe<Array<Scalars['String']['input']>>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type DeskShipToInput = {
  city: Scalars['String']['input'];
  deliveryWindow: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  isSmallTruckAllowed: Scalars['Boolean']['input'];
  isTankEnabled: Scalars['Boolean']['input'];
  isUnfilteredEnabled: Scalars['Boolean']['input'];
  kind: Scalars['String']['input'];
  name: Scalars['String']['input'];
  street: Scalars['String']['input'];
  tankLitres: Scalars['Int']['input'];
  types: Array<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
  weekdays: DeskWeekdaysInput;
  zip: Scalars['String']['input'];
};

export type DeskShipToPage = {
  __typename?: 'DeskShipToPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskShipToRow>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskShipToRow = {
  __typename?: 'DeskShipToRow';
  city: Scalars['String']['output'];
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  customerType: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isSuspended: Scalars['Boolean']['output'];
  lastOrderAt?: Maybe<Scalars['String']['output']>;
  market: Scalars['String']['output'];
  money: DeskCustomerMoney;
  name: Scalars['String']['output'];
  priceList: Scalars['String']['output'];
  street: Scalars['String']['output'];
  unpaidMinor: Scalars['Float']['output'];
  weekdays: DeskWeekdays;
  zip: Scalars['String']['output'];
};

export type DeskShipmentStep =
  | 'loaded'
  | 'on_the_way';

export type DeskShortBoxes = {
  boxes: Scalars['Int']['input'];
  number: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type DeskShortClaim = {
  __typename?: 'DeskShortClaim';
  boxes: Scalars['Int']['output'];
  credited: Scalars['Int']['output'];
  ticket: Scalars['ID']['output'];
};

export type DeskShortOrder = {
  __typename?: 'DeskShortOrder';
  confirmed?: Maybe<Scalars['Int']['output']>;
  deliveryDate: Scalars['String']['output'];
  isAlone: Scalars['Boolean']['output'];
  method: Scalars['String']['output'];
  number: Scalars['ID']['output'];
  ordered: Scalars['Int']['output'];
  refusal?: Maybe<DeskOrderRefusal>;
  sentAt: Scalars['String']['output'];
  shipToId: Scalars['ID']['output'];
  shipToName: Scalars['String']['output'];
  state: DeskOrderState;
  version: Scalars['Int']['output'];
};

export type DeskShortResult = {
  __typename?: 'DeskShortResult';
  number: Scalars['ID']['output'];
  refusal?: Maybe<DeskOrderRefusal>;
};

export type DeskShortage = {
  __typename?: 'DeskShortage';
  cartBoxes: Scalars['Float']['output'];
  carts: Scalars['Int']['output'];
  hasMore: Scalars['Boolean']['output'];
  isErpOwned: Scalars['Boolean']['output'];
  like: Array<DeskNamedGoods>;
  name?: Maybe<Scalars['String']['output']>;
  orders: Array<DeskShortOrder>;
  sellableFrom?: Maybe<Scalars['String']['output']>;
  sku: Scalars['ID']['output'];
};

export type DeskShortageInput = {
  from: Scalars['String']['input'];
  sku: Scalars['ID']['input'];
  to: Scalars['String']['input'];
};

export type DeskStaffAct =
  | 'endSessions'
  | 'giveRole'
  | 'letIn'
  | 'suspend'
  | 'takeRole';

export type DeskStaffInBulkInput = {
  act: DeskStaffAct;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  key: Scalars['String']['input'];
  role?: InputMaybe<StaffRoleName>;
};

export type DeskSuspensionInput = {
  id: Scalars['ID']['input'];
  isSuspended: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

export type DeskTableRole = {
  __typename?: 'DeskTableRole';
  customerTypes: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  marks: Array<DeskRoleMark>;
  name: Scalars['String']['output'];
  users: Scalars['Int']['output'];
};

export type DeskTakeOrderBackInput = {
  number: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
  withEmpties?: Scalars['Boolean']['input'];
};

export type DeskTakenBack = {
  __typename?: 'DeskTakenBack';
  code: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type DeskTargetsOfCategory = {
  __typename?: 'DeskTargetsOfCategory';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  rows: Array<DeskTicketTarget>;
  seen: Scalars['String']['output'];
};

export type DeskTemplateRefusal = {
  __typename?: 'DeskTemplateRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskTemplatesAnswer = {
  __typename?: 'DeskTemplatesAnswer';
  refusal?: Maybe<DeskTemplateRefusal>;
  templates: Array<DeskTicketTemplate>;
};

export type DeskTerms = {
  __typename?: 'DeskTerms';
  draft?: Maybe<DeskTermsDraft>;
  market: Scalars['String']['output'];
  seen: Scalars['String']['output'];
  users: Scalars['Int']['output'];
  versions: Array<DeskTermsVersion>;
};

export type DeskTermsAnswer = {
  __typename?: 'DeskTermsAnswer';
  refusal?: Maybe<DeskTermsRefusal>;
  terms: DeskTerms;
};

export type DeskTermsDraft = {
  __typename?: 'DeskTermsDraft';
  changedAt: Scalars['String']['output'];
  changedBy?: Maybe<Scalars['String']['output']>;
  publishAt?: Maybe<Scalars['String']['output']>;
  version: Scalars['String']['output'];
  words: Array<DeskTermsWords>;
};

export type DeskTermsInput = {
  creditLimitMinor?: InputMaybe<Scalars['Float']['input']>;
  dueDays: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  paymentMethod: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type DeskTermsReader = {
  __typename?: 'DeskTermsReader';
  companyName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type DeskTermsReaderPage = {
  __typename?: 'DeskTermsReaderPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskTermsReader>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskTermsRefusal = {
  __typename?: 'DeskTermsRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskTermsStanding =
  | 'ahead'
  | 'inForce'
  | 'past';

export type DeskTermsVersion = {
  __typename?: 'DeskTermsVersion';
  agreed: Scalars['Int']['output'];
  begins: Scalars['String']['output'];
  ends?: Maybe<Scalars['String']['output']>;
  markets: Array<Scalars['String']['output']>;
  standing: DeskTermsStanding;
  version: Scalars['String']['output'];
  words: Array<DeskTermsWords>;
};

export type DeskTermsWords = {
  __typename?: 'DeskTermsWords';
  body: Scalars['String']['output'];
  language: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type DeskTextPictureAnswer = {
  __typename?: 'DeskTextPictureAnswer';
  address?: Maybe<Scalars['String']['output']>;
  refusal?: Maybe<DeskContentRefusal>;
};

export type DeskTicket = {
  __typename?: 'DeskTicket';
  delivery?: Maybe<Scalars['ID']['output']>;
  description: Scalars['String']['output'];
  files: Array<DeskTicketFile>;
  invoice?: Maybe<Scalars['ID']['output']>;
  mergedInto?: Maybe<Scalars['ID']['output']>;
  order?: Maybe<Scalars['ID']['output']>;
  others: Array<DeskTicketOther>;
  person: DeskTicketCaller;
  row: DeskTicketRow;
  said: Array<DeskTicketSaid>;
  sentAt?: Maybe<Scalars['String']['output']>;
  steps: Array<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type DeskTicketAnswer = {
  __typename?: 'DeskTicketAnswer';
  refusal?: Maybe<DeskTicketRefusal>;
  ticket?: Maybe<DeskTicket>;
};

export type DeskTicketCaller = {
  __typename?: 'DeskTicketCaller';
  language: Scalars['String']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

export type DeskTicketCategory = {
  __typename?: 'DeskTicketCategory';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type DeskTicketChoices = {
  __typename?: 'DeskTicketChoices';
  categories: Array<DeskTicketCategory>;
  people: Array<DeskTicketPerson>;
};

export type DeskTicketClock = {
  __typename?: 'DeskTicketClock';
  due?: Maybe<Scalars['String']['output']>;
  isLate: Scalars['Boolean']['output'];
  state: DeskTicketClockState;
  targetMinutes: Scalars['Int']['output'];
  usedMinutes: Scalars['Int']['output'];
};

export type DeskTicketClockState =
  | 'done'
  | 'off'
  | 'running'
  | 'waiting';

export type DeskTicketClocks = {
  __typename?: 'DeskTicketClocks';
  answer: DeskTicketClock;
  solution: DeskTicketClock;
};

export type DeskTicketCredit = {
  __typename?: 'DeskTicketCredit';
  currency: Scalars['String']['output'];
  minor: Scalars['Float']['output'];
};

export type DeskTicketFigures = {
  __typename?: 'DeskTicketFigures';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskFiguresOfCategory>;
};

export type DeskTicketFile = {
  __typename?: 'DeskTicketFile';
  at: Scalars['String']['output'];
  by?: Maybe<Scalars['String']['output']>;
  bytes: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type DeskTicketFilter = {
  categories?: InputMaybe<Array<Scalars['ID']['input']>>;
  isAnswered?: InputMaybe<Scalars['Boolean']['input']>;
  isCreditToDecide?: InputMaybe<Scalars['Boolean']['input']>;
  shipTos?: InputMaybe<Array<Scalars['ID']['input']>>;
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  text?: InputMaybe<Scalars['String']['input']>;
  whose?: InputMaybe<DeskTicketWhose>;
};

export type DeskTicketNoteInput = {
  number: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type DeskTicketOther = {
  __typename?: 'DeskTicketOther';
  number: Scalars['ID']['output'];
  status: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type DeskTicketPage = {
  __typename?: 'DeskTicketPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskTicketRow>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskTicketPerson = {
  __typename?: 'DeskTicketPerson';
  name: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type DeskTicketRefusal = {
  __typename?: 'DeskTicketRefusal';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type DeskTicketRow = {
  __typename?: 'DeskTicketRow';
  assignee?: Maybe<DeskTicketPerson>;
  caller?: Maybe<Scalars['String']['output']>;
  category: Scalars['String']['output'];
  clocks: DeskTicketClocks;
  closed?: Maybe<Scalars['String']['output']>;
  companyName: Scalars['String']['output'];
  creditWaiting?: Maybe<DeskTicketCredit>;
  isAnswered: Scalars['Boolean']['output'];
  number: Scalars['ID']['output'];
  opened: Scalars['String']['output'];
  openedAt?: Maybe<Scalars['String']['output']>;
  shipToId: Scalars['ID']['output'];
  shipToName: Scalars['String']['output'];
  status: Scalars['String']['output'];
  subcategory: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type DeskTicketSaid = {
  __typename?: 'DeskTicketSaid';
  at: Scalars['String']['output'];
  by?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: DeskTicketSaidKind;
  text: Scalars['String']['output'];
};

export type DeskTicketSaidKind =
  | 'brewery'
  | 'customer'
  | 'note'
  | 'status';

export type DeskTicketTarget = {
  __typename?: 'DeskTicketTarget';
  answerMinutes: Scalars['Int']['output'];
  setAt?: Maybe<Scalars['String']['output']>;
  setBy?: Maybe<Scalars['String']['output']>;
  solutionMinutes: Scalars['Int']['output'];
  standing: DatedStanding;
  validFrom?: Maybe<Scalars['String']['output']>;
};

export type DeskTicketTargetAnswer = {
  __typename?: 'DeskTicketTargetAnswer';
  refusal?: Maybe<DeskTicketTargetRefusal>;
  targets: DeskTicketTargets;
};

export type DeskTicketTargetRefusal = {
  __typename?: 'DeskTicketTargetRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type DeskTicketTargets = {
  __typename?: 'DeskTicketTargets';
  categories: Array<DeskTargetsOfCategory>;
  hours: Array<DeskServiceHours>;
};

export type DeskTicketTemplate = {
  __typename?: 'DeskTicketTemplate';
  changedAt: Scalars['String']['output'];
  changedBy?: Maybe<Scalars['String']['output']>;
  cs: Scalars['String']['output'];
  en: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  sk: Scalars['String']['output'];
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type DeskTicketWhose =
  | 'free'
  | 'mine'
  | 'mine_or_free';

export type DeskTicketsAct =
  | 'assign'
  | 'letGo'
  | 'setStatus';

export type DeskTicketsInBulkInput = {
  act: DeskTicketsAct;
  filter?: InputMaybe<DeskTicketFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  key: Scalars['String']['input'];
  person?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};

export type DeskTimesKept = {
  __typename?: 'DeskTimesKept';
  inTime: Scalars['Int']['output'];
  late: Scalars['Int']['output'];
  open: Scalars['Int']['output'];
  share?: Maybe<Scalars['Float']['output']>;
};

export type DeskTranslation = {
  __typename?: 'DeskTranslation';
  isOriginal: Scalars['Boolean']['output'];
  language: Scalars['String']['output'];
  state: DeskTranslationState;
};

export type DeskTranslationState =
  | 'missing'
  | 'needless'
  | 'outdated'
  | 'valid';

export type DeskUnitsOfMethod = {
  __typename?: 'DeskUnitsOfMethod';
  customerType: Scalars['String']['output'];
  method: Scalars['String']['output'];
  units: Array<DeskOrderUnit>;
};

export type DeskUserAnswer = {
  __typename?: 'DeskUserAnswer';
  refusal?: Maybe<DeskCustomerRefusal>;
  user?: Maybe<DeskCustomerUser>;
};

export type DeskUserHelp =
  | 'invitation'
  | 'password'
  | 'sessions';

export type DeskUserPlace = {
  __typename?: 'DeskUserPlace';
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  isSuspended: Scalars['Boolean']['output'];
  permissions: Array<Scalars['String']['output']>;
  roleId: Scalars['ID']['output'];
  roleName: Scalars['String']['output'];
  shipToId: Scalars['ID']['output'];
  shipToName: Scalars['String']['output'];
};

export type DeskUserRoleInput = {
  companyId: Scalars['ID']['input'];
  roleId?: InputMaybe<Scalars['ID']['input']>;
  shipToId: Scalars['ID']['input'];
  uid: Scalars['ID']['input'];
};

export type DeskUserStanding = {
  __typename?: 'DeskUserStanding';
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  status: DeskUserStatus;
};

export type DeskUserStatus =
  | 'active'
  | 'deactivated'
  | 'exited'
  | 'invited'
  | 'suspended';

export type DeskUserStatusInput = {
  companyId: Scalars['ID']['input'];
  status: DeskUserStatus;
  uid: Scalars['ID']['input'];
};

export type DeskView = {
  __typename?: 'DeskView';
  id: Scalars['ID']['output'];
  isOwn: Scalars['Boolean']['output'];
  isShared: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  query: Scalars['String']['output'];
};

export type DeskWantedLine = {
  boxes: Scalars['Int']['input'];
  sku: Scalars['ID']['input'];
};

export type DeskWantedOrder = {
  customerOrderNumber: Scalars['String']['input'];
  deliveryDate: Scalars['String']['input'];
  lines: Array<DeskWantedLine>;
  method: Scalars['String']['input'];
  noteForDriver: Scalars['String']['input'];
};

export type DeskWantedReplacement = {
  deliveryDate: Scalars['String']['input'];
  lines: Array<DeskReplacedLine>;
  method: Scalars['String']['input'];
};

export type DeskWebhook = {
  __typename?: 'DeskWebhook';
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  createdAt: Scalars['String']['output'];
  failingSince?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isOn: Scalars['Boolean']['output'];
  owner?: Maybe<Scalars['String']['output']>;
  shipToCount: Scalars['Int']['output'];
  topics: Array<DeskWebhookTopic>;
  url: Scalars['String']['output'];
};

export type DeskWebhookDelivery = {
  __typename?: 'DeskWebhookDelivery';
  about?: Maybe<Scalars['String']['output']>;
  attemptedAt?: Maybe<Scalars['String']['output']>;
  attempts: Scalars['Int']['output'];
  companyId: Scalars['ID']['output'];
  companyName: Scalars['String']['output'];
  createdAt: Scalars['String']['output'];
  host: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  nextAttempt?: Maybe<Scalars['String']['output']>;
  problem?: Maybe<Scalars['String']['output']>;
  state: DeskWebhookDeliveryState;
  statusCode?: Maybe<Scalars['Int']['output']>;
  type: Scalars['String']['output'];
};

export type DeskWebhookDeliveryPage = {
  __typename?: 'DeskWebhookDeliveryPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskWebhookDelivery>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskWebhookDeliveryState =
  | 'delivered'
  | 'given_up'
  | 'waiting';

export type DeskWebhookPage = {
  __typename?: 'DeskWebhookPage';
  isMore: Scalars['Boolean']['output'];
  items: Array<DeskWebhook>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type DeskWebhookTopic =
  | 'delivery'
  | 'document'
  | 'order'
  | 'ticket';

export type DeskWeekFigures = {
  __typename?: 'DeskWeekFigures';
  beforeFrom: Scalars['String']['output'];
  from: Scalars['String']['output'];
  items: Array<DeskDayFigures>;
  to: Scalars['String']['output'];
};

export type DeskWeekdayAction =
  | 'add'
  | 'remove'
  | 'set';

export type DeskWeekdayAnswer = {
  __typename?: 'DeskWeekdayAnswer';
  batch?: Maybe<DeskWeekdayBatch>;
  refusal?: Maybe<DeskCustomerRefusal>;
};

export type DeskWeekdayBatch = {
  __typename?: 'DeskWeekdayBatch';
  action: DeskWeekdayAction;
  createdAt: Scalars['String']['output'];
  done: Scalars['Int']['output'];
  finishedAt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: DeskWeekdayKind;
  refusals: Array<DeskWeekdayLeftOut>;
  refused: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  weekdays: Array<Scalars['Int']['output']>;
};

export type DeskWeekdayInput = {
  action: DeskWeekdayAction;
  filter?: InputMaybe<DeskShipToFilter>;
  key: Scalars['String']['input'];
  kind: DeskWeekdayKind;
  shipTos?: InputMaybe<Array<Scalars['ID']['input']>>;
  weekdays: Array<Scalars['Int']['input']>;
};

export type DeskWeekdayKind =
  | 'standard'
  | 'tank'
  | 'truck'
  | 'unfiltered';

export type DeskWeekdayLeftOut = {
  __typename?: 'DeskWeekdayLeftOut';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  shipToId: Scalars['ID']['output'];
};

export type DeskWeekdays = {
  __typename?: 'DeskWeekdays';
  standard: Array<Scalars['Int']['output']>;
  tank: Array<Scalars['Int']['output']>;
  truck: Array<Scalars['Int']['output']>;
  unfiltered: Array<Scalars['Int']['output']>;
};

export type DeskWeekdaysInput = {
  standard: Array<Scalars['Int']['input']>;
  tank: Array<Scalars['Int']['input']>;
  truck: Array<Scalars['Int']['input']>;
  unfiltered: Array<Scalars['Int']['input']>;
};

export type DeskWinningDiscount =
  | 'deal'
  | 'leaflet'
  | 'none';

export type DeskWithdrawCreditInput = {
  id: Scalars['ID']['input'];
  number: Scalars['ID']['input'];
};

export type Driver = {
  __typename?: 'Driver';
  account?: Maybe<Scalars['String']['output']>;
  haulier?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  outFrom?: Maybe<Scalars['String']['output']>;
  outReason: Scalars['String']['output'];
  outTo?: Maybe<Scalars['String']['output']>;
  passkeys: Array<DriverPasskey>;
  phone: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  weekdays: Array<Scalars['Int']['output']>;
};

export type DriverCodeAnswer = {
  __typename?: 'DriverCodeAnswer';
  code?: Maybe<Scalars['String']['output']>;
  refusal?: Maybe<DeliveryRefusal>;
};

export type DriverCodeInput = {
  day: Scalars['String']['input'];
  driverId: Scalars['ID']['input'];
};

export type DriverPasskey = {
  __typename?: 'DriverPasskey';
  createdAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

export type DropBrandInput = {
  seen: Scalars['String']['input'];
};

export type DropCapacityRuleInput = {
  customerType: Scalars['String']['input'];
  market: Scalars['String']['input'];
  method: Scalars['String']['input'];
  seen: Scalars['String']['input'];
  validFrom: Scalars['String']['input'];
};

export type DropDataImportInput = {
  id: Scalars['ID']['input'];
};

export type DropEmptiesDepositInput = {
  code: Scalars['ID']['input'];
  market: Scalars['String']['input'];
  seen: Scalars['String']['input'];
  validFrom: Scalars['String']['input'];
};

export type DropLeadTimeInput = {
  kind: LeadTimeKind;
  seen: Scalars['String']['input'];
  validFrom: Scalars['String']['input'];
};

export type DropPortalSettingsInput = {
  market: Scalars['String']['input'];
  seen: Scalars['String']['input'];
  validFrom: Scalars['String']['input'];
};

export type DropProductLimitInput = {
  shipToId: Scalars['ID']['input'];
  sku: Scalars['String']['input'];
  validFrom: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type EndStaffSessionsAnswer = {
  __typename?: 'EndStaffSessionsAnswer';
  refusal?: Maybe<StaffRefusal>;
};

export type EnteredPaperInput = {
  depositsMinor?: InputMaybe<Scalars['Int']['input']>;
  due?: InputMaybe<Scalars['String']['input']>;
  issued: Scalars['String']['input'];
  netMinor?: InputMaybe<Scalars['Int']['input']>;
  rates?: InputMaybe<Array<EnteredRateInput>>;
  shipToId: Scalars['ID']['input'];
  vatMinor?: InputMaybe<Scalars['Int']['input']>;
  vatPct?: InputMaybe<Scalars['Float']['input']>;
};

export type EnteredRateInput = {
  netMinor: Scalars['Int']['input'];
  vatMinor: Scalars['Int']['input'];
  vatPct: Scalars['Float']['input'];
};

export type ErpMessage = {
  __typename?: 'ErpMessage';
  at: Scalars['String']['output'];
  attempts: Scalars['Int']['output'];
  company: Scalars['ID']['output'];
  error?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: ErpMessageKind;
  nextAttempt?: Maybe<Scalars['String']['output']>;
  orderNumber: Scalars['ID']['output'];
  since?: Maybe<Scalars['String']['output']>;
  state: ErpMessageState;
};

export type ErpMessageKind =
  | 'cancellation'
  | 'order'
  | 'pricing';

export type ErpMessagePage = {
  __typename?: 'ErpMessagePage';
  isMore: Scalars['Boolean']['output'];
  items: Array<ErpMessage>;
  next?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type ErpMessageRefusal = {
  __typename?: 'ErpMessageRefusal';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type ErpMessageStanding =
  | 'open'
  | 'set_aside'
  | 'taken';

export type ErpMessageState =
  | 'refused'
  | 'set_aside'
  | 'taken'
  | 'waiting';

export type ErpMessagesAnswer = {
  __typename?: 'ErpMessagesAnswer';
  count: Scalars['Int']['output'];
  refusal?: Maybe<ErpMessageRefusal>;
};

export type FilePaperInput = {
  contractPaper?: InputMaybe<DeskContractPaper>;
  entered?: InputMaybe<EnteredPaperInput>;
  kind: DeskFiledKind;
  number: Scalars['String']['input'];
  replaces?: InputMaybe<Scalars['String']['input']>;
  signed?: InputMaybe<Scalars['String']['input']>;
  upload: Scalars['ID']['input'];
};

export type FilePapersAnswer = {
  __typename?: 'FilePapersAnswer';
  results: Array<FiledPaper>;
};

export type FilePapersInput = {
  files: Array<FilePaperInput>;
};

export type FiledPaper = {
  __typename?: 'FiledPaper';
  companyId?: Maybe<Scalars['ID']['output']>;
  outcome?: Maybe<DeskFiling>;
  refusal?: Maybe<FilingRefusal>;
  upload: Scalars['ID']['output'];
};

export type FilingRefusal = {
  __typename?: 'FilingRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Fleet = {
  __typename?: 'Fleet';
  drivers: Array<Driver>;
  vehicles: Array<Vehicle>;
};

export type FleetAnswer = {
  __typename?: 'FleetAnswer';
  fleet: Fleet;
  refusal?: Maybe<DeliveryRefusal>;
};

export type Handover = {
  __typename?: 'Handover';
  driverName: Scalars['String']['output'];
  notedAt: Scalars['String']['output'];
  photos: Array<Scalars['ID']['output']>;
  receivedBy: Scalars['String']['output'];
  signature?: Maybe<Scalars['ID']['output']>;
  takenAt: Scalars['String']['output'];
};

export type HolidayDay = {
  __typename?: 'HolidayDay';
  day: Scalars['String']['output'];
  doubt?: Maybe<HolidayDoubt>;
  isDayOff: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  nameEn: Scalars['String']['output'];
  shops: HolidayShops;
};

export type HolidayDayInput = {
  day: Scalars['String']['input'];
  isDayOff: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  nameEn: Scalars['String']['input'];
  shops: HolidayShops;
};

export type HolidayDoubt =
  | 'differs'
  | 'only_one_year';

export type HolidayRefusal = {
  __typename?: 'HolidayRefusal';
  code: Scalars['String']['output'];
  day?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type HolidayShops =
  | 'closed'
  | 'closed_from_noon'
  | 'large_closed'
  | 'large_closed_from_noon'
  | 'open';

export type HolidayYear = {
  __typename?: 'HolidayYear';
  days: Array<HolidayDay>;
  isKnown: Scalars['Boolean']['output'];
  market: Scalars['String']['output'];
  seen: Scalars['String']['output'];
  year: Scalars['Int']['output'];
};

export type HolidayYearAnswer = {
  __typename?: 'HolidayYearAnswer';
  refusal?: Maybe<HolidayRefusal>;
  year: HolidayYear;
};

export type ImportColumn = {
  __typename?: 'ImportColumn';
  isNeeded: Scalars['Boolean']['output'];
  means: Scalars['String']['output'];
  name: Scalars['String']['output'];
  unit: Scalars['String']['output'];
  values: Array<Scalars['String']['output']>;
};

export type ImportKindFacts = {
  __typename?: 'ImportKindFacts';
  columns: Array<ImportColumn>;
  isErpOwned: Scalars['Boolean']['output'];
  isIntoDrafts: Scalars['Boolean']['output'];
  key: Array<Scalars['String']['output']>;
  kind: Scalars['String']['output'];
  template: Scalars['String']['output'];
};

export type Integration = {
  __typename?: 'Integration';
  isBuiltIn: Scalars['Boolean']['output'];
  keys?: Maybe<Scalars['Int']['output']>;
  lastError?: Maybe<Scalars['String']['output']>;
  lastSent?: Maybe<Scalars['String']['output']>;
  lastSignIn?: Maybe<Scalars['String']['output']>;
  lookedAt: Scalars['String']['output'];
  name: IntegrationName;
  oldest?: Maybe<Scalars['String']['output']>;
  refused: Scalars['Int']['output'];
  state: IntegrationState;
  waiting: Scalars['Int']['output'];
};

export type IntegrationName =
  | 'erp'
  | 'files'
  | 'identity'
  | 'mail'
  | 'staff_identity';

export type IntegrationState =
  | 'away'
  | 'off'
  | 'troubled'
  | 'working';

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

export type LeadTimeAnswer = {
  __typename?: 'LeadTimeAnswer';
  leadTimes: Array<LeadTimeOfKind>;
  refusal?: Maybe<CalendarRefusal>;
};

export type LeadTimeKind =
  | 'pickup'
  | 'tank'
  | 'truck'
  | 'unfiltered';

export type LeadTimeOfKind = {
  __typename?: 'LeadTimeOfKind';
  kind: LeadTimeKind;
  methods: Array<Scalars['String']['output']>;
  rows: Array<LeadTimeRow>;
  seen: Scalars['String']['output'];
};

export type LeadTimeRow = {
  __typename?: 'LeadTimeRow';
  cutOff: Scalars['String']['output'];
  days: Scalars['Int']['output'];
  setAt?: Maybe<Scalars['String']['output']>;
  setBy?: Maybe<Scalars['String']['output']>;
  standing: DatedStanding;
  validFrom?: Maybe<Scalars['String']['output']>;
};

export type LeavePaperFilesAnswer = {
  __typename?: 'LeavePaperFilesAnswer';
  count: Scalars['Int']['output'];
};

export type LeavePaperFilesInput = {
  uploads: Array<Scalars['ID']['input']>;
};

export type LeavePaymentInput = {
  line: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  statement: Scalars['ID']['input'];
};

export type ListColumns = {
  __typename?: 'ListColumns';
  hidden: Array<Scalars['String']['output']>;
  list: Scalars['String']['output'];
  shown: Array<Scalars['String']['output']>;
};

export type MaintenanceTextsInput = {
  cs: Scalars['String']['input'];
  en: Scalars['String']['input'];
  sk: Scalars['String']['input'];
};

export type MakeServiceKeyAnswer = {
  __typename?: 'MakeServiceKeyAnswer';
  key?: Maybe<DeskServiceKey>;
  refusal?: Maybe<DeskKeyRefusal>;
  secret?: Maybe<Scalars['String']['output']>;
};

export type MakeServiceKeyInput = {
  days: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  rights: Array<Scalars['String']['input']>;
};

export type MaterialAnswer = {
  __typename?: 'MaterialAnswer';
  key?: Maybe<Scalars['ID']['output']>;
  refusal?: Maybe<MaterialRefusal>;
};

export type MaterialFileInput = {
  position?: InputMaybe<Scalars['Int']['input']>;
  upload?: InputMaybe<Scalars['ID']['input']>;
};

export type MaterialRefusal = {
  __typename?: 'MaterialRefusal';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type MaterialTextInput = {
  language: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type MaterialWordsInput = {
  description: Scalars['String']['input'];
  language: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type Me = {
  __typename?: 'Me';
  companies?: Maybe<Array<Scalars['ID']['output']>>;
  drives: Scalars['Boolean']['output'];
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
  addBankStatement: BankStatementAnswer;
  addCallNote: DeskCallNoteAnswer;
  addOrderNote: DeskOrderNoteAnswer;
  addProductPhotos: DeskPhotosAnswer;
  addTextPicture: DeskTextPictureAnswer;
  addTicketNote: DeskTicketAnswer;
  anonymiseCustomerUser: DeskUserAnswer;
  answerTicket: DeskTicketAnswer;
  approveBundle: DeskDealAnswer;
  approveCredit: DeskClaimAnswer;
  approveLeaflet: DeskLeafletAnswer;
  approvePriceDraft: DeskPriceDraftAnswer;
  arrangeContent: DeskContentAnswer;
  arrangeProductPhotos: DeskProductAnswer;
  askErpAgain: DeskOrderAnswer;
  assignTicket: DeskTicketAnswer;
  beginDataExport: DataExportAnswer;
  changeBundles: DeskBulkAnswer;
  changeCompanies: DeskBulkAnswer;
  changeCompany: DeskCompanyAnswer;
  changeContents: DeskBulkAnswer;
  changeCustomerUsers: DeskBulkAnswer;
  changeLeaflets: DeskBulkAnswer;
  changeMaterials: DeskBulkAnswer;
  changeOrder: DeskOrderAnswer;
  changePapers: DeskBulkAnswer;
  changePriceDraft: DeskPriceDraftAnswer;
  changeProductLimits: DeskBulkAnswer;
  changeRoleTable: DeskRoleTableAnswer;
  changeShipTo: DeskShipToAnswer;
  changeStaff: ChangeStaffAnswer;
  changeStaffMembers: DeskBulkAnswer;
  changeTicket: DeskTicketAnswer;
  changeTickets: DeskBulkAnswer;
  claimDelivery: DeskClaimDeliveryAnswer;
  confirmContentWords: DeskContentAnswer;
  confirmHolidayYear: HolidayYearAnswer;
  confirmOrder: DeskOrderAnswer;
  confirmOrders: DeskConfirmOrdersAnswer;
  confirmProductWords: DeskProductAnswer;
  confirmShort: DeskConfirmShortAnswer;
  createCompany: DeskNewCustomerAnswer;
  createPriceDraft: DeskPriceDraftAnswer;
  createReplacement: DeskReplacementAnswer;
  createShipTo: DeskNewCustomerAnswer;
  declineCredit: DeskClaimAnswer;
  deliverOrder: DeskOrderAnswer;
  dropBrand: DeskBrandAnswer;
  dropBundleDraft: DeskDealAnswer;
  dropCapacityRule: CapacityRuleAnswer;
  dropContentDraft: DeskContentAnswer;
  dropDataImport: DataImportAnswer;
  dropEmptiesDeposit: DeskEmptiesDepositAnswer;
  dropLeadTime: LeadTimeAnswer;
  dropPortalSettings: DeskPortalSettingsAnswer;
  dropPriceDraft: DeskPriceDraftAnswer;
  dropProductLimit: DeskLimitAnswer;
  dropTermsDraft: DeskTermsAnswer;
  dropTicketTarget: DeskTicketTargetAnswer;
  endLeaflet: DeskLeafletAnswer;
  endStaffSessions: EndStaffSessionsAnswer;
  exportCustomerUser: DeskPersonFileAnswer;
  filePapers: FilePapersAnswer;
  fillPriceDraft: DeskPriceDraftAnswer;
  handInPriceDraft: DeskPriceDraftAnswer;
  helpCustomerUser: DeskUserAnswer;
  inviteCustomerUser: DeskUserAnswer;
  inviteStaff: InviteStaffAnswer;
  inviteStaffAgain: InviteStaffAnswer;
  invoiceOrder: DeskOrderAnswer;
  leavePaperFiles: LeavePaperFilesAnswer;
  leavePayment: BankStatementAnswer;
  makeDriverCode: DriverCodeAnswer;
  makeServiceKey: MakeServiceKeyAnswer;
  mergeTicket: DeskTicketAnswer;
  openDataExport: DataExportLink;
  openMaterialFile: DeskMaterialLink;
  openPaper: DeskPaperLink;
  orderOnBehalf: DeskOnBehalfAnswer;
  payInvoice: PayInvoiceAnswer;
  planStops: DeliveryBoardAnswer;
  previewAsRole: DeskPreviewAnswer;
  previewContent: DeskPreviewAnswer;
  previewSettings: DeskPreviewAnswer;
  proposeCredit: DeskClaimAnswer;
  publishContent: DeskContentAnswer;
  publishDeliveryChange: DeliveryChangeAnswer;
  publishTerms: DeskTermsAnswer;
  remindPlace: DeskReminderAnswer;
  removeDriverPasskey: FleetAnswer;
  removePriceDraftLines: DeskPriceDraftAnswer;
  removeTicketTemplate: DeskTemplatesAnswer;
  removeView: Scalars['Boolean']['output'];
  repeatWebhookDelivery: DeskKeyAnswer;
  retireMaterial: MaterialAnswer;
  returnPriceDraft: DeskPriceDraftAnswer;
  revokeCustomerKey: DeskKeyAnswer;
  revokeServiceKey: DeskKeyAnswer;
  saveBundle: DeskDealAnswer;
  saveColumns: SaveColumnsAnswer;
  saveContent: DeskContentAnswer;
  saveDriver: FleetAnswer;
  saveLeaflet: DeskLeafletAnswer;
  saveMaterial: MaterialAnswer;
  saveProduct: DeskProductAnswer;
  saveProductSheet: DeskProductSheetAnswer;
  saveRound: DeliveryBoardAnswer;
  saveTerms: DeskTermsAnswer;
  saveTicketTemplate: DeskTemplatesAnswer;
  saveVehicle: FleetAnswer;
  saveView: SaveViewAnswer;
  sendErpMessages: ErpMessagesAnswer;
  setBrand: DeskBrandAnswer;
  setCapacityRule: CapacityRuleAnswer;
  setCompanyTerms: DeskCompanyAnswer;
  setContacts: DeskBrandAnswer;
  setCustomerUserRole: DeskUserAnswer;
  setCustomerUserStatus: DeskUserAnswer;
  setEmptiesDeposit: DeskEmptiesDepositAnswer;
  setErpMessageAside: ErpMessagesAnswer;
  setLeadTime: LeadTimeAnswer;
  setMaintenance: DeskPortalSettingsAnswer;
  setOrderPrices: DeskOrderAnswer;
  setPortalSettings: DeskPortalSettingsAnswer;
  setPriceDraftLines: DeskPriceDraftAnswer;
  setProductLimit: DeskLimitAnswer;
  setShipToSuspended: DeskShipToAnswer;
  setTicketTarget: DeskTicketTargetAnswer;
  setWeekdays: DeskWeekdayAnswer;
  settlePayments: SettlePaymentsAnswer;
  shipOrder: DeskOrderAnswer;
  stopContentPlan: DeskContentAnswer;
  stopTermsPlan: DeskTermsAnswer;
  takeBackDeliveryChange: DeliveryChangeAnswer;
  takeBackPriceDraft: DeskPriceDraftAnswer;
  takeContentBack: DeskContentAnswer;
  takeOrderBack: DeskOrderAnswer;
  tryDataImport: DataImportAnswer;
  undoAuditEntry: AuditUndoAnswer;
  undoDataImport: DataImportAnswer;
  withdrawCredit: DeskClaimAnswer;
  writeDataImport: DataImportAnswer;
};


export type MutationAddBankStatementArgs = {
  input: AddBankStatementInput;
};


export type MutationAddCallNoteArgs = {
  input: DeskCallNoteInput;
};


export type MutationAddOrderNoteArgs = {
  input: DeskOrderNoteInput;
};


export type MutationAddProductPhotosArgs = {
  input: AddProductPhotosInput;
};


export type MutationAddTextPictureArgs = {
  input: AddTextPictureInput;
};


export type MutationAddTicketNoteArgs = {
  input: DeskTicketNoteInput;
};


export type MutationAnonymiseCustomerUserArgs = {
  input: DeskAnonymiseInput;
};


export type MutationAnswerTicketArgs = {
  input: DeskAnswerTicketInput;
};


export type MutationApproveBundleArgs = {
  input: DeskDealMoveInput;
};


export type MutationApproveCreditArgs = {
  input: DeskApproveCreditInput;
};


export type MutationApproveLeafletArgs = {
  input: DeskLeafletMoveInput;
};


export type MutationApprovePriceDraftArgs = {
  input: DeskPriceDraftMoveInput;
};


export type MutationArrangeContentArgs = {
  input: ArrangeContentInput;
};


export type MutationArrangeProductPhotosArgs = {
  input: ArrangeProductPhotosInput;
};


export type MutationAskErpAgainArgs = {
  input: DeskAskErpAgainInput;
};


export type MutationAssignTicketArgs = {
  input: DeskAssignTicketInput;
};


export type MutationBeginDataExportArgs = {
  input: BeginDataExportInput;
};


export type MutationChangeBundlesArgs = {
  input: DeskBundlesInBulkInput;
};


export type MutationChangeCompaniesArgs = {
  input: DeskCompaniesInBulkInput;
};


export type MutationChangeCompanyArgs = {
  input: DeskCompanyInput;
};


export type MutationChangeContentsArgs = {
  input: DeskContentsInBulkInput;
};


export type MutationChangeCustomerUsersArgs = {
  input: DeskCustomerUsersInBulkInput;
};


export type MutationChangeLeafletsArgs = {
  input: DeskLeafletsInBulkInput;
};


export type MutationChangeMaterialsArgs = {
  input: DeskMaterialsInBulkInput;
};


export type MutationChangeOrderArgs = {
  input: DeskChangeOrderInput;
};


export type MutationChangePapersArgs = {
  input: DeskPapersInBulkInput;
};


export type MutationChangePriceDraftArgs = {
  input: DeskChangePriceDraftInput;
};


export type MutationChangeProductLimitsArgs = {
  input: DeskLimitsInBulkInput;
};


export type MutationChangeRoleTableArgs = {
  input: ChangeRoleTableInput;
};


export type MutationChangeShipToArgs = {
  input: DeskShipToInput;
};


export type MutationChangeStaffArgs = {
  input: ChangeStaffInput;
};


export type MutationChangeStaffMembersArgs = {
  input: DeskStaffInBulkInput;
};


export type MutationChangeTicketArgs = {
  input: DeskChangeTicketInput;
};


export type MutationChangeTicketsArgs = {
  input: DeskTicketsInBulkInput;
};


export type MutationClaimDeliveryArgs = {
  input: DeskClaimDeliveryInput;
};


export type MutationConfirmContentWordsArgs = {
  input: ConfirmContentWordsInput;
};


export type MutationConfirmHolidayYearArgs = {
  input: ConfirmHolidayYearInput;
};


export type MutationConfirmOrderArgs = {
  input: DeskConfirmOrderInput;
};


export type MutationConfirmOrdersArgs = {
  input: DeskConfirmOrdersInput;
};


export type MutationConfirmProductWordsArgs = {
  input: DeskProductWordsInput;
};


export type MutationConfirmShortArgs = {
  input: DeskConfirmShortInput;
};


export type MutationCreateCompanyArgs = {
  input: DeskNewCompanyInput;
};


export type MutationCreatePriceDraftArgs = {
  input: DeskNewPriceDraftInput;
};


export type MutationCreateReplacementArgs = {
  input: DeskCreateReplacementInput;
};


export type MutationCreateShipToArgs = {
  input: DeskNewShipToInput;
};


export type MutationDeclineCreditArgs = {
  input: DeskDeclineCreditInput;
};


export type MutationDeliverOrderArgs = {
  input: DeskDeliverOrderInput;
};


export type MutationDropBrandArgs = {
  input: DropBrandInput;
};


export type MutationDropBundleDraftArgs = {
  input: DeskDealMoveInput;
};


export type MutationDropCapacityRuleArgs = {
  input: DropCapacityRuleInput;
};


export type MutationDropContentDraftArgs = {
  input: SeenContentInput;
};


export type MutationDropDataImportArgs = {
  input: DropDataImportInput;
};


export type MutationDropEmptiesDepositArgs = {
  input: DropEmptiesDepositInput;
};


export type MutationDropLeadTimeArgs = {
  input: DropLeadTimeInput;
};


export type MutationDropPortalSettingsArgs = {
  input: DropPortalSettingsInput;
};


export type MutationDropPriceDraftArgs = {
  input: DeskPriceDraftMoveInput;
};


export type MutationDropProductLimitArgs = {
  input: DropProductLimitInput;
};


export type MutationDropTermsDraftArgs = {
  input: SeenTermsInput;
};


export type MutationDropTicketTargetArgs = {
  input: DeskDropTicketTargetInput;
};


export type MutationEndLeafletArgs = {
  input: DeskLeafletMoveInput;
};


export type MutationEndStaffSessionsArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationExportCustomerUserArgs = {
  input: DeskPersonInput;
};


export type MutationFilePapersArgs = {
  input: FilePapersInput;
};


export type MutationFillPriceDraftArgs = {
  input: DeskFillPriceDraftInput;
};


export type MutationHandInPriceDraftArgs = {
  input: DeskHandInPriceDraftInput;
};


export type MutationHelpCustomerUserArgs = {
  input: DeskHelpUserInput;
};


export type MutationInviteCustomerUserArgs = {
  input: DeskInviteUserInput;
};


export type MutationInviteStaffArgs = {
  input: InviteStaffInput;
};


export type MutationInviteStaffAgainArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationInvoiceOrderArgs = {
  input: DeskInvoiceOrderInput;
};


export type MutationLeavePaperFilesArgs = {
  input: LeavePaperFilesInput;
};


export type MutationLeavePaymentArgs = {
  input: LeavePaymentInput;
};


export type MutationMakeDriverCodeArgs = {
  input: DriverCodeInput;
};


export type MutationMakeServiceKeyArgs = {
  input: MakeServiceKeyInput;
};


export type MutationMergeTicketArgs = {
  input: DeskMergeTicketInput;
};


export type MutationOpenDataExportArgs = {
  input: OpenDataExportInput;
};


export type MutationOpenMaterialFileArgs = {
  input: OpenMaterialFileInput;
};


export type MutationOpenPaperArgs = {
  input: OpenPaperInput;
};


export type MutationOrderOnBehalfArgs = {
  input: DeskOnBehalfInput;
};


export type MutationPayInvoiceArgs = {
  input: PayInvoiceInput;
};


export type MutationPlanStopsArgs = {
  input: PlanStopsInput;
};


export type MutationPreviewAsRoleArgs = {
  input: DeskRolePreviewInput;
};


export type MutationPreviewContentArgs = {
  input: DeskContentPreviewInput;
};


export type MutationPreviewSettingsArgs = {
  input: DeskSettingsPreviewInput;
};


export type MutationProposeCreditArgs = {
  input: DeskProposeCreditInput;
};


export type MutationPublishContentArgs = {
  input: PublishContentInput;
};


export type MutationPublishDeliveryChangeArgs = {
  input: PublishDeliveryChangeInput;
};


export type MutationPublishTermsArgs = {
  input: PublishTermsInput;
};


export type MutationRemindPlaceArgs = {
  input: DeskReminderInput;
};


export type MutationRemoveDriverPasskeyArgs = {
  input: RemoveDriverPasskeyInput;
};


export type MutationRemovePriceDraftLinesArgs = {
  input: DeskRemovePriceDraftLinesInput;
};


export type MutationRemoveTicketTemplateArgs = {
  input: DeskRemoveTemplateInput;
};


export type MutationRemoveViewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRepeatWebhookDeliveryArgs = {
  input: RepeatWebhookDeliveryInput;
};


export type MutationRetireMaterialArgs = {
  input: RetireMaterialInput;
};


export type MutationReturnPriceDraftArgs = {
  input: DeskPriceDraftReasonInput;
};


export type MutationRevokeCustomerKeyArgs = {
  input: RevokeCustomerKeyInput;
};


export type MutationRevokeServiceKeyArgs = {
  input: RevokeServiceKeyInput;
};


export type MutationSaveBundleArgs = {
  input: DeskSaveDealInput;
};


export type MutationSaveColumnsArgs = {
  input: SaveColumnsInput;
};


export type MutationSaveContentArgs = {
  input: SaveContentInput;
};


export type MutationSaveDriverArgs = {
  input: SaveDriverInput;
};


export type MutationSaveLeafletArgs = {
  input: DeskSaveLeafletInput;
};


export type MutationSaveMaterialArgs = {
  input: SaveMaterialInput;
};


export type MutationSaveProductArgs = {
  input: DeskSaveProductInput;
};


export type MutationSaveProductSheetArgs = {
  input: DeskSaveProductSheetInput;
};


export type MutationSaveRoundArgs = {
  input: SaveRoundInput;
};


export type MutationSaveTermsArgs = {
  input: SaveTermsInput;
};


export type MutationSaveTicketTemplateArgs = {
  input: DeskSaveTemplateInput;
};


export type MutationSaveVehicleArgs = {
  input: SaveVehicleInput;
};


export type MutationSaveViewArgs = {
  input: SaveViewInput;
};


export type MutationSendErpMessagesArgs = {
  input: SendErpMessagesInput;
};


export type MutationSetBrandArgs = {
  input: SetBrandInput;
};


export type MutationSetCapacityRuleArgs = {
  input: SetCapacityRuleInput;
};


export type MutationSetCompanyTermsArgs = {
  input: DeskTermsInput;
};


export type MutationSetContactsArgs = {
  input: SetContactsInput;
};


export type MutationSetCustomerUserRoleArgs = {
  input: DeskUserRoleInput;
};


export type MutationSetCustomerUserStatusArgs = {
  input: DeskUserStatusInput;
};


export type MutationSetEmptiesDepositArgs = {
  input: SetEmptiesDepositInput;
};


export type MutationSetErpMessageAsideArgs = {
  input: SetErpMessageAsideInput;
};


export type MutationSetLeadTimeArgs = {
  input: SetLeadTimeInput;
};


export type MutationSetMaintenanceArgs = {
  input: SetMaintenanceInput;
};


export type MutationSetOrderPricesArgs = {
  input: DeskSetOrderPricesInput;
};


export type MutationSetPortalSettingsArgs = {
  input: SetPortalSettingsInput;
};


export type MutationSetPriceDraftLinesArgs = {
  input: DeskPriceDraftLinesInput;
};


export type MutationSetProductLimitArgs = {
  input: SetProductLimitInput;
};


export type MutationSetShipToSuspendedArgs = {
  input: DeskSuspensionInput;
};


export type MutationSetTicketTargetArgs = {
  input: DeskSetTicketTargetInput;
};


export type MutationSetWeekdaysArgs = {
  input: DeskWeekdayInput;
};


export type MutationSettlePaymentsArgs = {
  input: SettlePaymentsInput;
};


export type MutationShipOrderArgs = {
  input: DeskShipOrderInput;
};


export type MutationStopContentPlanArgs = {
  input: SeenContentInput;
};


export type MutationStopTermsPlanArgs = {
  input: SeenTermsInput;
};


export type MutationTakeBackDeliveryChangeArgs = {
  input: TakeBackDeliveryChangeInput;
};


export type MutationTakeBackPriceDraftArgs = {
  input: DeskPriceDraftReasonInput;
};


export type MutationTakeContentBackArgs = {
  input: SeenContentInput;
};


export type MutationTakeOrderBackArgs = {
  input: DeskTakeOrderBackInput;
};


export type MutationTryDataImportArgs = {
  input: TryDataImportInput;
};


export type MutationUndoAuditEntryArgs = {
  input: UndoAuditEntryInput;
};


export type MutationUndoDataImportArgs = {
  input: UndoDataImportInput;
};


export type MutationWithdrawCreditArgs = {
  input: DeskWithdrawCreditInput;
};


export type MutationWriteDataImportArgs = {
  input: WriteDataImportInput;
};

export type OpenDataExportInput = {
  id: Scalars['ID']['input'];
};

export type OpenInvoice = {
  __typename?: 'OpenInvoice';
  companyName: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  due: Scalars['String']['output'];
  number: Scalars['ID']['output'];
  openMinor: Scalars['Float']['output'];
  shipToName: Scalars['String']['output'];
  symbol: Scalars['String']['output'];
};

export type OpenMaterialFileInput = {
  key: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
};

export type OpenPaperInput = {
  format: Scalars['String']['input'];
  kind: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

export type OrderRound = {
  __typename?: 'OrderRound';
  day: Scalars['String']['output'];
  departsAt?: Maybe<Scalars['String']['output']>;
  driverName?: Maybe<Scalars['String']['output']>;
  plate: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  stops: Scalars['Int']['output'];
};

export type PayInvoiceAnswer = {
  __typename?: 'PayInvoiceAnswer';
  openMinor?: Maybe<Scalars['Float']['output']>;
  refusal?: Maybe<PaymentRefusal>;
};

export type PayInvoiceInput = {
  amountMinor: Scalars['Float']['input'];
  day: Scalars['String']['input'];
  key: Scalars['String']['input'];
  number: Scalars['ID']['input'];
  openMinor: Scalars['Float']['input'];
};

export type PaymentMatch = {
  __typename?: 'PaymentMatch';
  differsMinor?: Maybe<Scalars['Float']['output']>;
  invoice?: Maybe<OpenInvoice>;
  kind: PaymentMatchKind;
};

export type PaymentMatchKind =
  | 'alike'
  | 'by_amount'
  | 'none'
  | 'over'
  | 'short'
  | 'sure'
  | 'told_before';

export type PaymentRefusal = {
  __typename?: 'PaymentRefusal';
  code: Scalars['String']['output'];
  line?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
};

export type PhotoWordsInput = {
  language: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type PlanStopsInput = {
  day: Scalars['String']['input'];
  stops: Array<PlannedStop>;
  version: Scalars['Int']['input'];
};

export type PlannedStop = {
  orderNumber: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};

export type PublishContentInput = {
  at?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
  kind: DeskContentKind;
  version: Scalars['Int']['input'];
};

export type PublishDeliveryChangeInput = {
  change: DeliveryChangeInput;
  reasonCs?: Scalars['String']['input'];
  reasonEn?: Scalars['String']['input'];
  reasonSk?: Scalars['String']['input'];
  seen: Scalars['String']['input'];
};

export type PublishTermsInput = {
  at?: InputMaybe<Scalars['String']['input']>;
  market: Scalars['String']['input'];
  seen: Scalars['String']['input'];
};

export type Query = {
  __typename?: 'Query';
  arePaymentsErpOwned: Scalars['Boolean']['output'];
  auditEntries: AuditPage;
  bankStatement?: Maybe<BankStatement>;
  bankStatements: Array<BankStatement>;
  brand: DeskBrand;
  bulkBatch?: Maybe<DeskBulkBatch>;
  bulkBatches: Array<DeskBulkBatch>;
  bundle?: Maybe<DeskDealRecord>;
  bundles: DeskDealPage;
  call?: Maybe<DeskCall>;
  capacityEffect: CapacityEffect;
  capacityRules: Array<CapacityRuleOf>;
  capacityTrial?: Maybe<CapacityTrial>;
  claim?: Maybe<DeskClaim>;
  columns: Array<ListColumns>;
  companies: DeskCompanyPage;
  company?: Maybe<DeskCompany>;
  content?: Maybe<DeskContent>;
  contentOrder: Array<DeskContentPlace>;
  contents: DeskContentPage;
  customerKeys: DeskCustomerKeyPage;
  customerRoles: Array<DeskCustomerRole>;
  customerUser?: Maybe<DeskCustomerUser>;
  customerUsers: DeskCustomerUserPage;
  cutOffs: Array<DeskCutOff>;
  dataExports: DataExportPage;
  dataImport?: Maybe<DataImport>;
  dataImportRows: DataImportRowPage;
  dataImports: DataImportPage;
  deliveryBoard: DeliveryBoard;
  deliveryChange?: Maybe<DeliveryChangeRecord>;
  deliveryChangePreview: DeliveryChangePreview;
  deliveryChanges: DeliveryChangePage;
  deliveryDays: Array<DeliveryDay>;
  deskContracts: DeskContractPage;
  emptiesDeposits: Array<DeskEmptiesDeposit>;
  erpMessageBody?: Maybe<Scalars['String']['output']>;
  erpMessages: ErpMessagePage;
  fleet: Fleet;
  foundCompanies: Array<DeskFoundCompany>;
  foundGoods: Array<DeskFoundGoods>;
  foundPlaces: Array<DeskFoundPlace>;
  handover?: Maybe<Handover>;
  holidayYear: HolidayYear;
  importKinds: Array<ImportKindFacts>;
  integrations: Array<Integration>;
  leadTimes: Array<LeadTimeOfKind>;
  listPrices: DeskListPricePage;
  material?: Maybe<DeskMaterial>;
  materialChoices: DeskMaterialChoices;
  materials: DeskMaterialPage;
  me: Me;
  missingRegulars?: Maybe<DeskRegularPage>;
  newCustomer: DeskNewCustomer;
  newProduct: Array<DeskProductField>;
  offerTrial?: Maybe<DeskOfferTrial>;
  openInvoices: Array<OpenInvoice>;
  order?: Maybe<DeskOrder>;
  orderBatch?: Maybe<DeskOrderBatch>;
  orderBatches: Array<DeskOrderBatch>;
  orderChangePreview: DeskOrderChangePreview;
  orderCounts: Array<DeskOrderCount>;
  orderRound?: Maybe<OrderRound>;
  orders: DeskOrderPage;
  paperFiles: Array<DeskPaperFile>;
  paperSums: Array<DeskPaperSum>;
  paperVatRates: Array<Scalars['Float']['output']>;
  papers: DeskPaperPage;
  papersNumbered: Array<DeskPaperMatch>;
  portalSettings: DeskPortalSettings;
  priceChoices: DeskPriceChoices;
  priceDraft?: Maybe<DeskPriceDraft>;
  priceDraftLines?: Maybe<DeskPriceDraftLinePage>;
  priceDrafts: DeskPriceDraftPage;
  priceExplained?: Maybe<DeskPriceExplained>;
  priceList?: Maybe<DeskPriceListRecord>;
  priceLists: DeskPriceListPage;
  priceListsOfCustomers: Array<DeskPriceListOfCustomers>;
  product?: Maybe<DeskProduct>;
  productLimits: DeskLimitPage;
  productSheet: Array<DeskProductSheetRow>;
  productShelves: DeskProductShelves;
  products: DeskProductPage;
  promoLeaflets: DeskLeafletPage;
  replacementPreview: DeskReplacementPreview;
  roleTable: DeskRoleTable;
  serviceKeys: Array<DeskServiceKey>;
  shipTo?: Maybe<DeskShipTo>;
  shipTos: DeskShipToPage;
  shortage: DeskShortage;
  staff: Array<StaffMember>;
  staffRights: Array<StaffRight>;
  terms: DeskTerms;
  termsNotAgreed: DeskTermsReaderPage;
  ticket?: Maybe<DeskTicket>;
  ticketChoices: DeskTicketChoices;
  ticketFigures: DeskTicketFigures;
  ticketTargets: DeskTicketTargets;
  ticketTemplates: Array<DeskTicketTemplate>;
  tickets: DeskTicketPage;
  views: Array<DeskView>;
  webhookDeliveries: DeskWebhookDeliveryPage;
  webhookEndpoints: DeskWebhookPage;
  weekFigures: DeskWeekFigures;
  weekdayBatch?: Maybe<DeskWeekdayBatch>;
  weekdayBatches: Array<DeskWeekdayBatch>;
};


export type QueryAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: AuditFilter;
  first?: Scalars['Int']['input'];
};


export type QueryBankStatementArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBulkBatchArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBulkBatchesArgs = {
  list: DeskBulkList;
};


export type QueryBundleArgs = {
  sku: Scalars['ID']['input'];
};


export type QueryBundlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: DeskDealFilter;
  first: Scalars['Int']['input'];
};


export type QueryCallArgs = {
  shipToId: Scalars['ID']['input'];
};


export type QueryCapacityEffectArgs = {
  input: CapacityEffectInput;
};


export type QueryCapacityTrialArgs = {
  lines?: InputMaybe<Array<CapacityTrialLineInput>>;
  shipToId: Scalars['ID']['input'];
};


export type QueryClaimArgs = {
  number: Scalars['ID']['input'];
};


export type QueryCompaniesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  ascending?: Scalars['Boolean']['input'];
  filter?: DeskCompanyFilter;
  first?: Scalars['Int']['input'];
  sort?: DeskCustomerSort;
};


export type QueryCompanyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContentArgs = {
  key: Scalars['ID']['input'];
  kind: DeskContentKind;
};


export type QueryContentOrderArgs = {
  kind: DeskContentKind;
};


export type QueryContentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: DeskContentFilter;
  first: Scalars['Int']['input'];
};


export type QueryCustomerKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCustomerUserArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryCustomerUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  ascending?: Scalars['Boolean']['input'];
  filter?: DeskCustomerUserFilter;
  first?: Scalars['Int']['input'];
};


export type QueryDataExportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


export type QueryDataImportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDataImportRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  state?: InputMaybe<DataImportRowState>;
};


export type QueryDataImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


export type QueryDeliveryBoardArgs = {
  day: Scalars['String']['input'];
};


export type QueryDeliveryChangeArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type QueryDeliveryChangePreviewArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  change: DeliveryChangeInput;
  first?: Scalars['Int']['input'];
};


export type QueryDeliveryChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  standing?: DeliveryChangeStanding;
};


export type QueryDeliveryDaysArgs = {
  first?: Scalars['Int']['input'];
  from: Scalars['String']['input'];
};


export type QueryDeskContractsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: DeskContractFilter;
  first: Scalars['Int']['input'];
};


export type QueryErpMessageBodyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryErpMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  standing?: ErpMessageStanding;
};


export type QueryFoundCompaniesArgs = {
  text: Scalars['String']['input'];
};


export type QueryFoundGoodsArgs = {
  text: Scalars['String']['input'];
};


export type QueryFoundPlacesArgs = {
  text: Scalars['String']['input'];
};


export type QueryHandoverArgs = {
  orderNumber: Scalars['ID']['input'];
};


export type QueryHolidayYearArgs = {
  market: Scalars['String']['input'];
  year: Scalars['Int']['input'];
};


export type QueryListPricesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  day?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  priceList: Scalars['ID']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMaterialArgs = {
  key: Scalars['ID']['input'];
};


export type QueryMaterialsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: DeskMaterialFilter;
  first?: Scalars['Int']['input'];
};


export type QueryMissingRegularsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  cutOff: DeskCutOffInput;
  first?: Scalars['Int']['input'];
};


export type QueryNewCustomerArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryNewProductArgs = {
  copyOf?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOfferTrialArgs = {
  input: DeskOfferTrialInput;
};


export type QueryOpenInvoicesArgs = {
  text: Scalars['String']['input'];
};


export type QueryOrderArgs = {
  number: Scalars['ID']['input'];
};


export type QueryOrderBatchArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrderChangePreviewArgs = {
  input: DeskOrderChangePreviewInput;
};


export type QueryOrderCountsArgs = {
  filters: Array<DeskOrderFilter>;
};


export type QueryOrderRoundArgs = {
  orderNumber: Scalars['ID']['input'];
};


export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  ascending?: Scalars['Boolean']['input'];
  filter?: DeskOrderFilter;
  first?: Scalars['Int']['input'];
  sort?: DeskOrderSort;
};


export type QueryPaperVatRatesArgs = {
  day?: InputMaybe<Scalars['String']['input']>;
  shipToId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPapersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: DeskPaperFilter;
  first: Scalars['Int']['input'];
};


export type QueryPapersNumberedArgs = {
  number: Scalars['String']['input'];
  upload: Scalars['ID']['input'];
};


export type QueryPortalSettingsArgs = {
  market: Scalars['String']['input'];
};


export type QueryPriceDraftArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPriceDraftLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  show?: DeskPriceLineShow;
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPriceDraftsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  isReturned?: Scalars['Boolean']['input'];
  states?: Array<DeskPriceDraftState>;
};


export type QueryPriceExplainedArgs = {
  day?: InputMaybe<Scalars['String']['input']>;
  shipToId: Scalars['ID']['input'];
  sku: Scalars['ID']['input'];
};


export type QueryPriceListArgs = {
  code: Scalars['ID']['input'];
};


export type QueryPriceListsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductArgs = {
  sku: Scalars['ID']['input'];
};


export type QueryProductLimitsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: DeskLimitFilter;
  first: Scalars['Int']['input'];
};


export type QueryProductSheetArgs = {
  skus: Array<Scalars['ID']['input']>;
};


export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  ascending?: Scalars['Boolean']['input'];
  filter?: DeskProductFilter;
  first?: Scalars['Int']['input'];
  sort?: DeskProductSort;
};


export type QueryPromoLeafletsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: DeskLeafletFilter;
  first: Scalars['Int']['input'];
};


export type QueryReplacementPreviewArgs = {
  input: DeskReplacementPreviewInput;
};


export type QueryShipToArgs = {
  id: Scalars['ID']['input'];
};


export type QueryShipTosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  ascending?: Scalars['Boolean']['input'];
  filter?: DeskShipToFilter;
  first?: Scalars['Int']['input'];
  sort?: DeskCustomerSort;
};


export type QueryShortageArgs = {
  input: DeskShortageInput;
};


export type QueryTermsArgs = {
  market: Scalars['String']['input'];
};


export type QueryTermsNotAgreedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  market: Scalars['String']['input'];
};


export type QueryTicketArgs = {
  number: Scalars['ID']['input'];
};


export type QueryTicketFiguresArgs = {
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};


export type QueryTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  ascending?: Scalars['Boolean']['input'];
  byTimeLeft?: Scalars['Boolean']['input'];
  filter?: DeskTicketFilter;
  first?: Scalars['Int']['input'];
};


export type QueryViewsArgs = {
  list: Scalars['String']['input'];
};


export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  state?: InputMaybe<DeskWebhookDeliveryState>;
};


export type QueryWebhookEndpointsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


export type QueryWeekFiguresArgs = {
  day: Scalars['String']['input'];
};


export type QueryWeekdayBatchArgs = {
  id: Scalars['ID']['input'];
};

export type RemoveDriverPasskeyInput = {
  driverId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

export type RepeatWebhookDeliveryInput = {
  id: Scalars['ID']['input'];
};

export type RetireMaterialInput = {
  isRetired: Scalars['Boolean']['input'];
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type RevokeCustomerKeyInput = {
  id: Scalars['ID']['input'];
};

export type RevokeServiceKeyInput = {
  id: Scalars['ID']['input'];
};

export type RoleMarksInput = {
  id: Scalars['ID']['input'];
  marks: Array<DeskRoleMark>;
  seen: Array<DeskRoleMark>;
};

export type SaveColumnsAnswer = {
  __typename?: 'SaveColumnsAnswer';
  columns?: Maybe<ListColumns>;
  refusal?: Maybe<StaffRefusal>;
};

export type SaveColumnsInput = {
  hidden: Array<Scalars['String']['input']>;
  list: Scalars['String']['input'];
  shown: Array<Scalars['String']['input']>;
};

export type SaveContentInput = {
  file?: InputMaybe<Scalars['String']['input']>;
  isNewCapability: Scalars['Boolean']['input'];
  isPublic: Scalars['Boolean']['input'];
  key?: InputMaybe<Scalars['ID']['input']>;
  kind: DeskContentKind;
  link?: InputMaybe<Scalars['String']['input']>;
  markets: Array<Scalars['String']['input']>;
  sort: Scalars['Int']['input'];
  tone?: InputMaybe<Scalars['String']['input']>;
  validFrom?: InputMaybe<Scalars['String']['input']>;
  validTo?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
  words: Array<ContentWordsInput>;
};

export type SaveDriverInput = {
  account?: InputMaybe<Scalars['String']['input']>;
  haulier?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  isActive: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  outFrom?: InputMaybe<Scalars['String']['input']>;
  outReason: Scalars['String']['input'];
  outTo?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  weekdays: Array<Scalars['Int']['input']>;
};

export type SaveMaterialInput = {
  brand: Scalars['String']['input'];
  cover?: InputMaybe<Scalars['ID']['input']>;
  files: Array<MaterialFileInput>;
  folder?: InputMaybe<Scalars['ID']['input']>;
  folderNames: Array<MaterialTextInput>;
  key?: InputMaybe<Scalars['ID']['input']>;
  markets: Array<Scalars['String']['input']>;
  permission?: InputMaybe<Scalars['String']['input']>;
  seconds?: InputMaybe<Scalars['Int']['input']>;
  version: Scalars['Int']['input'];
  words: Array<MaterialWordsInput>;
};

export type SaveRoundInput = {
  day: Scalars['String']['input'];
  departsAt?: InputMaybe<Scalars['String']['input']>;
  driverId?: InputMaybe<Scalars['ID']['input']>;
  vehicleId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type SaveTermsInput = {
  market: Scalars['String']['input'];
  seen: Scalars['String']['input'];
  words: Array<TermsWordsInput>;
};

export type SaveVehicleInput = {
  driverId?: InputMaybe<Scalars['ID']['input']>;
  hasLift: Scalars['Boolean']['input'];
  haulier?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  isActive: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  outFrom?: InputMaybe<Scalars['String']['input']>;
  outReason: Scalars['String']['input'];
  outTo?: InputMaybe<Scalars['String']['input']>;
  payloadKilograms: Scalars['Int']['input'];
  places: Scalars['Int']['input'];
  plate: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  weekdays: Array<Scalars['Int']['input']>;
};

export type SaveViewAnswer = {
  __typename?: 'SaveViewAnswer';
  refusal?: Maybe<StaffRefusal>;
  view?: Maybe<DeskView>;
};

export type SaveViewInput = {
  isShared?: Scalars['Boolean']['input'];
  list: Scalars['String']['input'];
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
};

export type SeenContentInput = {
  key: Scalars['ID']['input'];
  kind: DeskContentKind;
  version: Scalars['Int']['input'];
};

export type SeenTermsInput = {
  market: Scalars['String']['input'];
  seen: Scalars['String']['input'];
};

export type SendErpMessagesInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type SetBrandInput = {
  accent: Scalars['String']['input'];
  deep: Scalars['String']['input'];
  dropsLogo: Scalars['Boolean']['input'];
  logo?: InputMaybe<Scalars['String']['input']>;
  main: Scalars['String']['input'];
  name: Scalars['String']['input'];
  seen: Scalars['String']['input'];
};

export type SetCapacityRuleInput = {
  customerType: Scalars['String']['input'];
  limits: CapacityLimitsInput;
  market: Scalars['String']['input'];
  method: Scalars['String']['input'];
  seen: Scalars['String']['input'];
  validFrom: Scalars['String']['input'];
};

export type SetContactsInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  hours: Array<ContactHoursInput>;
  market: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  replyTo?: InputMaybe<Scalars['String']['input']>;
  seen: Scalars['String']['input'];
  sender: Scalars['String']['input'];
};

export type SetEmptiesDepositInput = {
  code: Scalars['ID']['input'];
  depositMinor: Scalars['Int']['input'];
  market: Scalars['String']['input'];
  seen: Scalars['String']['input'];
  validFrom: Scalars['String']['input'];
};

export type SetErpMessageAsideInput = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type SetLeadTimeInput = {
  cutOff: Scalars['String']['input'];
  days: Scalars['Int']['input'];
  kind: LeadTimeKind;
  seen: Scalars['String']['input'];
  validFrom: Scalars['String']['input'];
};

export type SetMaintenanceInput = {
  from?: InputMaybe<Scalars['String']['input']>;
  isOn: Scalars['Boolean']['input'];
  market: Scalars['String']['input'];
  message?: InputMaybe<MaintenanceTextsInput>;
  opensItself: Scalars['Boolean']['input'];
  seen: Scalars['String']['input'];
  until?: InputMaybe<Scalars['String']['input']>;
};

export type SetPortalSettingsInput = {
  bannerRotation: Scalars['Int']['input'];
  market: Scalars['String']['input'];
  sections: Array<Scalars['String']['input']>;
  seen: Scalars['String']['input'];
  units: Array<UnitsOfMethodInput>;
  validFrom: Scalars['String']['input'];
};

export type SetProductLimitInput = {
  maxBoxes: Scalars['Int']['input'];
  shipToId: Scalars['ID']['input'];
  sku: Scalars['String']['input'];
  validFrom: Scalars['String']['input'];
  validTo?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
  was?: InputMaybe<Scalars['String']['input']>;
};

export type SettlePaymentsAnswer = {
  __typename?: 'SettlePaymentsAnswer';
  refusals: Array<PaymentRefusal>;
  settled: Scalars['Int']['output'];
  statement?: Maybe<BankStatement>;
};

export type SettlePaymentsInput = {
  payments: Array<SettledPayment>;
  statement: Scalars['ID']['input'];
};

export type SettledPayment = {
  invoice: Scalars['ID']['input'];
  line: Scalars['Int']['input'];
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
  rolesFrom?: Maybe<Scalars['String']['output']>;
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

export type TakeBackDeliveryChangeInput = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type TermsWordsInput = {
  body: Scalars['String']['input'];
  language: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type TouchedCart = {
  __typename?: 'TouchedCart';
  changedAt: Scalars['String']['output'];
  method: Scalars['String']['output'];
  owner?: Maybe<Scalars['String']['output']>;
};

export type TouchedOrder = {
  __typename?: 'TouchedOrder';
  day: Scalars['String']['output'];
  method: Scalars['String']['output'];
  number: Scalars['ID']['output'];
  pallets: Scalars['Float']['output'];
};

export type TouchedPlace = {
  __typename?: 'TouchedPlace';
  carts: Array<TouchedCart>;
  city: Scalars['String']['output'];
  kinds: Array<DeliveryKind>;
  name: Scalars['String']['output'];
  orders: Array<TouchedOrder>;
  shipToId: Scalars['ID']['output'];
  zip: Scalars['String']['output'];
};

export type TryDataImportInput = {
  content: Scalars['String']['input'];
  kind: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type UndoAuditEntryInput = {
  id: Scalars['ID']['input'];
};

export type UndoDataImportInput = {
  id: Scalars['ID']['input'];
};

export type UnitsOfMethodInput = {
  customerType: Scalars['String']['input'];
  method: Scalars['String']['input'];
  units: Array<DeskOrderUnit>;
};

export type Vehicle = {
  __typename?: 'Vehicle';
  driverId?: Maybe<Scalars['ID']['output']>;
  hasLift: Scalars['Boolean']['output'];
  haulier?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  outFrom?: Maybe<Scalars['String']['output']>;
  outReason: Scalars['String']['output'];
  outTo?: Maybe<Scalars['String']['output']>;
  payloadKilograms: Scalars['Int']['output'];
  places: Scalars['Int']['output'];
  plate: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  weekdays: Array<Scalars['Int']['output']>;
};

export type WriteDataImportInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};



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
  AddBankStatementInput: ResolverTypeWrapper<Partial<AddBankStatementInput>>;
  AddProductPhotosInput: ResolverTypeWrapper<Partial<AddProductPhotosInput>>;
  AddTextPictureInput: ResolverTypeWrapper<Partial<AddTextPictureInput>>;
  ArrangeContentInput: ResolverTypeWrapper<Partial<ArrangeContentInput>>;
  ArrangeProductPhotosInput: ResolverTypeWrapper<Partial<ArrangeProductPhotosInput>>;
  ArrangedPhotoInput: ResolverTypeWrapper<Partial<ArrangedPhotoInput>>;
  AuditDifference: ResolverTypeWrapper<Partial<AuditDifference>>;
  AuditEntry: ResolverTypeWrapper<Partial<AuditEntry>>;
  AuditFilter: ResolverTypeWrapper<Partial<AuditFilter>>;
  AuditPage: ResolverTypeWrapper<Partial<AuditPage>>;
  AuditPerson: ResolverTypeWrapper<Partial<AuditPerson>>;
  AuditRefusal: ResolverTypeWrapper<Partial<AuditRefusal>>;
  AuditUndoAnswer: ResolverTypeWrapper<Partial<AuditUndoAnswer>>;
  BankPayment: ResolverTypeWrapper<Partial<BankPayment>>;
  BankStatement: ResolverTypeWrapper<Partial<BankStatement>>;
  BankStatementAnswer: ResolverTypeWrapper<Partial<BankStatementAnswer>>;
  BeginDataExportInput: ResolverTypeWrapper<Partial<BeginDataExportInput>>;
  BoardOrder: ResolverTypeWrapper<Partial<BoardOrder>>;
  BoardRound: ResolverTypeWrapper<Partial<BoardRound>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  CalendarRefusal: ResolverTypeWrapper<Partial<CalendarRefusal>>;
  CapacityEffect: ResolverTypeWrapper<Partial<CapacityEffect>>;
  CapacityEffectInput: ResolverTypeWrapper<Partial<CapacityEffectInput>>;
  CapacityLimits: ResolverTypeWrapper<Partial<CapacityLimits>>;
  CapacityLimitsInput: ResolverTypeWrapper<Partial<CapacityLimitsInput>>;
  CapacityRefusal: ResolverTypeWrapper<Partial<CapacityRefusal>>;
  CapacityRuleAnswer: ResolverTypeWrapper<Partial<CapacityRuleAnswer>>;
  CapacityRuleOf: ResolverTypeWrapper<Partial<CapacityRuleOf>>;
  CapacityRuleRow: ResolverTypeWrapper<Partial<CapacityRuleRow>>;
  CapacityTrial: ResolverTypeWrapper<Partial<CapacityTrial>>;
  CapacityTrialCart: ResolverTypeWrapper<Partial<CapacityTrialCart>>;
  CapacityTrialLineInput: ResolverTypeWrapper<Partial<CapacityTrialLineInput>>;
  CapacityTrialLoad: ResolverTypeWrapper<Partial<CapacityTrialLoad>>;
  ChangeRoleTableInput: ResolverTypeWrapper<Partial<ChangeRoleTableInput>>;
  ChangeStaffAnswer: ResolverTypeWrapper<Partial<ChangeStaffAnswer>>;
  ChangeStaffInput: ResolverTypeWrapper<Partial<ChangeStaffInput>>;
  ConfirmContentWordsInput: ResolverTypeWrapper<Partial<ConfirmContentWordsInput>>;
  ConfirmHolidayYearInput: ResolverTypeWrapper<Partial<ConfirmHolidayYearInput>>;
  ContactHoursInput: ResolverTypeWrapper<Partial<ContactHoursInput>>;
  ContentWordsInput: ResolverTypeWrapper<Partial<ContentWordsInput>>;
  DataExport: ResolverTypeWrapper<Partial<DataExport>>;
  DataExportAnswer: ResolverTypeWrapper<Partial<DataExportAnswer>>;
  DataExportLink: ResolverTypeWrapper<Partial<DataExportLink>>;
  DataExportPage: ResolverTypeWrapper<Partial<DataExportPage>>;
  DataExportRefusal: ResolverTypeWrapper<Partial<DataExportRefusal>>;
  DataExportState: ResolverTypeWrapper<Partial<DataExportState>>;
  DataImport: ResolverTypeWrapper<Partial<DataImport>>;
  DataImportAnswer: ResolverTypeWrapper<Partial<DataImportAnswer>>;
  DataImportFault: ResolverTypeWrapper<Partial<DataImportFault>>;
  DataImportField: ResolverTypeWrapper<Partial<DataImportField>>;
  DataImportPage: ResolverTypeWrapper<Partial<DataImportPage>>;
  DataImportRefusal: ResolverTypeWrapper<Partial<DataImportRefusal>>;
  DataImportRow: ResolverTypeWrapper<Partial<DataImportRow>>;
  DataImportRowPage: ResolverTypeWrapper<Partial<DataImportRowPage>>;
  DataImportRowState: ResolverTypeWrapper<Partial<DataImportRowState>>;
  DataImportState: ResolverTypeWrapper<Partial<DataImportState>>;
  DatedStanding: ResolverTypeWrapper<Partial<DatedStanding>>;
  DeliveryBoard: ResolverTypeWrapper<Partial<DeliveryBoard>>;
  DeliveryBoardAnswer: ResolverTypeWrapper<Partial<DeliveryBoardAnswer>>;
  DeliveryChange: ResolverTypeWrapper<Partial<DeliveryChange>>;
  DeliveryChangeAnswer: ResolverTypeWrapper<Partial<DeliveryChangeAnswer>>;
  DeliveryChangeInput: ResolverTypeWrapper<Partial<DeliveryChangeInput>>;
  DeliveryChangePage: ResolverTypeWrapper<Partial<DeliveryChangePage>>;
  DeliveryChangePreview: ResolverTypeWrapper<Partial<DeliveryChangePreview>>;
  DeliveryChangeReasons: ResolverTypeWrapper<Partial<DeliveryChangeReasons>>;
  DeliveryChangeRecord: ResolverTypeWrapper<Partial<DeliveryChangeRecord>>;
  DeliveryChangeScope: ResolverTypeWrapper<Partial<DeliveryChangeScope>>;
  DeliveryChangeStanding: ResolverTypeWrapper<Partial<DeliveryChangeStanding>>;
  DeliveryChangeType: ResolverTypeWrapper<Partial<DeliveryChangeType>>;
  DeliveryDay: ResolverTypeWrapper<Partial<DeliveryDay>>;
  DeliveryKind: ResolverTypeWrapper<Partial<DeliveryKind>>;
  DeliveryOrderBy: ResolverTypeWrapper<Partial<DeliveryOrderBy>>;
  DeliveryRefusal: ResolverTypeWrapper<Partial<DeliveryRefusal>>;
  DeskAnonymiseInput: ResolverTypeWrapper<Partial<DeskAnonymiseInput>>;
  DeskAnswerTicketInput: ResolverTypeWrapper<Partial<DeskAnswerTicketInput>>;
  DeskApproveCreditInput: ResolverTypeWrapper<Partial<DeskApproveCreditInput>>;
  DeskAskErpAgainInput: ResolverTypeWrapper<Partial<DeskAskErpAgainInput>>;
  DeskAssignTicketInput: ResolverTypeWrapper<Partial<DeskAssignTicketInput>>;
  DeskBrand: ResolverTypeWrapper<Partial<DeskBrand>>;
  DeskBrandAnswer: ResolverTypeWrapper<Partial<DeskBrandAnswer>>;
  DeskBrandLook: ResolverTypeWrapper<Partial<DeskBrandLook>>;
  DeskBrandRefusal: ResolverTypeWrapper<Partial<DeskBrandRefusal>>;
  DeskBulkAnswer: ResolverTypeWrapper<Partial<DeskBulkAnswer>>;
  DeskBulkBatch: ResolverTypeWrapper<Partial<DeskBulkBatch>>;
  DeskBulkLeftOut: ResolverTypeWrapper<Partial<DeskBulkLeftOut>>;
  DeskBulkList: ResolverTypeWrapper<Partial<DeskBulkList>>;
  DeskBulkRefusal: ResolverTypeWrapper<Partial<DeskBulkRefusal>>;
  DeskBundlesAct: ResolverTypeWrapper<Partial<DeskBundlesAct>>;
  DeskBundlesInBulkInput: ResolverTypeWrapper<Partial<DeskBundlesInBulkInput>>;
  DeskCall: ResolverTypeWrapper<Partial<DeskCall>>;
  DeskCallCart: ResolverTypeWrapper<Partial<DeskCallCart>>;
  DeskCallCartLine: ResolverTypeWrapper<Partial<DeskCallCartLine>>;
  DeskCallDelivery: ResolverTypeWrapper<Partial<DeskCallDelivery>>;
  DeskCallEmpties: ResolverTypeWrapper<Partial<DeskCallEmpties>>;
  DeskCallInvoice: ResolverTypeWrapper<Partial<DeskCallInvoice>>;
  DeskCallNote: ResolverTypeWrapper<Partial<DeskCallNote>>;
  DeskCallNoteAnswer: ResolverTypeWrapper<Partial<DeskCallNoteAnswer>>;
  DeskCallNoteInput: ResolverTypeWrapper<Partial<DeskCallNoteInput>>;
  DeskCallOrder: ResolverTypeWrapper<Partial<DeskCallOrder>>;
  DeskCallPerson: ResolverTypeWrapper<Partial<DeskCallPerson>>;
  DeskCategory: ResolverTypeWrapper<Partial<DeskCategory>>;
  DeskChangeOrderInput: ResolverTypeWrapper<Partial<DeskChangeOrderInput>>;
  DeskChangePriceDraftInput: ResolverTypeWrapper<Partial<DeskChangePriceDraftInput>>;
  DeskChangeTicketInput: ResolverTypeWrapper<Partial<DeskChangeTicketInput>>;
  DeskClaim: ResolverTypeWrapper<Partial<DeskClaim>>;
  DeskClaimAnswer: ResolverTypeWrapper<Partial<DeskClaimAnswer>>;
  DeskClaimCredit: ResolverTypeWrapper<Partial<DeskClaimCredit>>;
  DeskClaimDeliveryAnswer: ResolverTypeWrapper<Partial<DeskClaimDeliveryAnswer>>;
  DeskClaimDeliveryInput: ResolverTypeWrapper<Partial<DeskClaimDeliveryInput>>;
  DeskClaimLine: ResolverTypeWrapper<Partial<DeskClaimLine>>;
  DeskClaimLineInput: ResolverTypeWrapper<Partial<DeskClaimLineInput>>;
  DeskClaimReason: ResolverTypeWrapper<Partial<DeskClaimReason>>;
  DeskClaimRefusal: ResolverTypeWrapper<Partial<DeskClaimRefusal>>;
  DeskClosedPreviewInput: ResolverTypeWrapper<Partial<DeskClosedPreviewInput>>;
  DeskCompaniesAct: ResolverTypeWrapper<Partial<DeskCompaniesAct>>;
  DeskCompaniesInBulkInput: ResolverTypeWrapper<Partial<DeskCompaniesInBulkInput>>;
  DeskCompany: ResolverTypeWrapper<Partial<DeskCompany>>;
  DeskCompanyAnswer: ResolverTypeWrapper<Partial<DeskCompanyAnswer>>;
  DeskCompanyFilter: ResolverTypeWrapper<Partial<DeskCompanyFilter>>;
  DeskCompanyInput: ResolverTypeWrapper<Partial<DeskCompanyInput>>;
  DeskCompanyPage: ResolverTypeWrapper<Partial<DeskCompanyPage>>;
  DeskCompanyRow: ResolverTypeWrapper<Partial<DeskCompanyRow>>;
  DeskConfirmOrderInput: ResolverTypeWrapper<Partial<DeskConfirmOrderInput>>;
  DeskConfirmOrdersAnswer: ResolverTypeWrapper<Partial<DeskConfirmOrdersAnswer>>;
  DeskConfirmOrdersInput: ResolverTypeWrapper<Partial<DeskConfirmOrdersInput>>;
  DeskConfirmShortAnswer: ResolverTypeWrapper<Partial<DeskConfirmShortAnswer>>;
  DeskConfirmShortInput: ResolverTypeWrapper<Partial<DeskConfirmShortInput>>;
  DeskContactHours: ResolverTypeWrapper<Partial<DeskContactHours>>;
  DeskContacts: ResolverTypeWrapper<Partial<DeskContacts>>;
  DeskContent: ResolverTypeWrapper<Partial<DeskContent>>;
  DeskContentAnswer: ResolverTypeWrapper<Partial<DeskContentAnswer>>;
  DeskContentChange: ResolverTypeWrapper<Partial<DeskContentChange>>;
  DeskContentEvent: ResolverTypeWrapper<Partial<DeskContentEvent>>;
  DeskContentFilter: ResolverTypeWrapper<Partial<DeskContentFilter>>;
  DeskContentKind: ResolverTypeWrapper<Partial<DeskContentKind>>;
  DeskContentPage: ResolverTypeWrapper<Partial<DeskContentPage>>;
  DeskContentPlace: ResolverTypeWrapper<Partial<DeskContentPlace>>;
  DeskContentPreviewInput: ResolverTypeWrapper<Partial<DeskContentPreviewInput>>;
  DeskContentRefusal: ResolverTypeWrapper<Partial<DeskContentRefusal>>;
  DeskContentRow: ResolverTypeWrapper<Partial<DeskContentRow>>;
  DeskContentState: ResolverTypeWrapper<Partial<DeskContentState>>;
  DeskContentWords: ResolverTypeWrapper<Partial<DeskContentWords>>;
  DeskContentsAct: ResolverTypeWrapper<Partial<DeskContentsAct>>;
  DeskContentsInBulkInput: ResolverTypeWrapper<Partial<DeskContentsInBulkInput>>;
  DeskContract: ResolverTypeWrapper<Partial<DeskContract>>;
  DeskContractBonus: ResolverTypeWrapper<Partial<DeskContractBonus>>;
  DeskContractFilter: ResolverTypeWrapper<Partial<DeskContractFilter>>;
  DeskContractPage: ResolverTypeWrapper<Partial<DeskContractPage>>;
  DeskContractPaper: ResolverTypeWrapper<Partial<DeskContractPaper>>;
  DeskContractStanding: ResolverTypeWrapper<Partial<DeskContractStanding>>;
  DeskContractYear: ResolverTypeWrapper<Partial<DeskContractYear>>;
  DeskCreateReplacementInput: ResolverTypeWrapper<Partial<DeskCreateReplacementInput>>;
  DeskCreditLine: ResolverTypeWrapper<Partial<DeskCreditLine>>;
  DeskCreditLineInput: ResolverTypeWrapper<Partial<DeskCreditLineInput>>;
  DeskCreditMove: ResolverTypeWrapper<Partial<DeskCreditMove>>;
  DeskCreditProposal: ResolverTypeWrapper<Partial<DeskCreditProposal>>;
  DeskCreditState: ResolverTypeWrapper<Partial<DeskCreditState>>;
  DeskCustomerChange: ResolverTypeWrapper<Partial<DeskCustomerChange>>;
  DeskCustomerKey: ResolverTypeWrapper<Partial<DeskCustomerKey>>;
  DeskCustomerKeyKind: ResolverTypeWrapper<Partial<DeskCustomerKeyKind>>;
  DeskCustomerKeyPage: ResolverTypeWrapper<Partial<DeskCustomerKeyPage>>;
  DeskCustomerMoney: ResolverTypeWrapper<Partial<DeskCustomerMoney>>;
  DeskCustomerPermission: ResolverTypeWrapper<Partial<DeskCustomerPermission>>;
  DeskCustomerRefusal: ResolverTypeWrapper<Partial<DeskCustomerRefusal>>;
  DeskCustomerRole: ResolverTypeWrapper<Partial<DeskCustomerRole>>;
  DeskCustomerSort: ResolverTypeWrapper<Partial<DeskCustomerSort>>;
  DeskCustomerUser: ResolverTypeWrapper<Partial<DeskCustomerUser>>;
  DeskCustomerUserFilter: ResolverTypeWrapper<Partial<DeskCustomerUserFilter>>;
  DeskCustomerUserPage: ResolverTypeWrapper<Partial<DeskCustomerUserPage>>;
  DeskCustomerUserRow: ResolverTypeWrapper<Partial<DeskCustomerUserRow>>;
  DeskCustomerUsersAct: ResolverTypeWrapper<Partial<DeskCustomerUsersAct>>;
  DeskCustomerUsersInBulkInput: ResolverTypeWrapper<Partial<DeskCustomerUsersInBulkInput>>;
  DeskCutOff: ResolverTypeWrapper<Partial<DeskCutOff>>;
  DeskCutOffInput: ResolverTypeWrapper<Partial<DeskCutOffInput>>;
  DeskCutOffMeanwhile: ResolverTypeWrapper<Partial<DeskCutOffMeanwhile>>;
  DeskDatedDeposit: ResolverTypeWrapper<Partial<DeskDatedDeposit>>;
  DeskDatedSettings: ResolverTypeWrapper<Partial<DeskDatedSettings>>;
  DeskDayFigures: ResolverTypeWrapper<Partial<DeskDayFigures>>;
  DeskDeal: ResolverTypeWrapper<Partial<DeskDeal>>;
  DeskDealAnswer: ResolverTypeWrapper<Partial<DeskDealAnswer>>;
  DeskDealDraft: ResolverTypeWrapper<Partial<DeskDealDraft>>;
  DeskDealFilter: ResolverTypeWrapper<Partial<DeskDealFilter>>;
  DeskDealItem: ResolverTypeWrapper<Partial<DeskDealItem>>;
  DeskDealItemInput: ResolverTypeWrapper<Partial<DeskDealItemInput>>;
  DeskDealMoveInput: ResolverTypeWrapper<Partial<DeskDealMoveInput>>;
  DeskDealOffer: ResolverTypeWrapper<Partial<DeskDealOffer>>;
  DeskDealOfferInput: ResolverTypeWrapper<Partial<DeskDealOfferInput>>;
  DeskDealPage: ResolverTypeWrapper<Partial<DeskDealPage>>;
  DeskDealRecord: ResolverTypeWrapper<Partial<DeskDealRecord>>;
  DeskDealRule: ResolverTypeWrapper<Partial<DeskDealRule>>;
  DeskDealState: ResolverTypeWrapper<Partial<DeskDealState>>;
  DeskDealWeek: ResolverTypeWrapper<Partial<DeskDealWeek>>;
  DeskDeclineCreditInput: ResolverTypeWrapper<Partial<DeskDeclineCreditInput>>;
  DeskDeliverOrderInput: ResolverTypeWrapper<Partial<DeskDeliverOrderInput>>;
  DeskDropTicketTargetInput: ResolverTypeWrapper<Partial<DeskDropTicketTargetInput>>;
  DeskEmptiesDeposit: ResolverTypeWrapper<Partial<DeskEmptiesDeposit>>;
  DeskEmptiesDepositAnswer: ResolverTypeWrapper<Partial<DeskEmptiesDepositAnswer>>;
  DeskEmptiesDepositRefusal: ResolverTypeWrapper<Partial<DeskEmptiesDepositRefusal>>;
  DeskEmptiesUnits: ResolverTypeWrapper<Partial<DeskEmptiesUnits>>;
  DeskErpFilter: ResolverTypeWrapper<Partial<DeskErpFilter>>;
  DeskErpMessage: ResolverTypeWrapper<Partial<DeskErpMessage>>;
  DeskExistingCustomer: ResolverTypeWrapper<Partial<DeskExistingCustomer>>;
  DeskFiguresOfCategory: ResolverTypeWrapper<Partial<DeskFiguresOfCategory>>;
  DeskFiledKind: ResolverTypeWrapper<Partial<DeskFiledKind>>;
  DeskFiling: ResolverTypeWrapper<Partial<DeskFiling>>;
  DeskFillPriceDraftInput: ResolverTypeWrapper<Partial<DeskFillPriceDraftInput>>;
  DeskFoundCompany: ResolverTypeWrapper<Partial<DeskFoundCompany>>;
  DeskFoundGoods: ResolverTypeWrapper<Partial<DeskFoundGoods>>;
  DeskFoundPlace: ResolverTypeWrapper<Partial<DeskFoundPlace>>;
  DeskHandInPriceDraftInput: ResolverTypeWrapper<Partial<DeskHandInPriceDraftInput>>;
  DeskHelpUserInput: ResolverTypeWrapper<Partial<DeskHelpUserInput>>;
  DeskInviteUserInput: ResolverTypeWrapper<Partial<DeskInviteUserInput>>;
  DeskInvoiceOrderInput: ResolverTypeWrapper<Partial<DeskInvoiceOrderInput>>;
  DeskKeyAnswer: ResolverTypeWrapper<Partial<DeskKeyAnswer>>;
  DeskKeyRefusal: ResolverTypeWrapper<Partial<DeskKeyRefusal>>;
  DeskKeyStanding: ResolverTypeWrapper<Partial<DeskKeyStanding>>;
  DeskLeaflet: ResolverTypeWrapper<Partial<DeskLeaflet>>;
  DeskLeafletAnswer: ResolverTypeWrapper<Partial<DeskLeafletAnswer>>;
  DeskLeafletFilter: ResolverTypeWrapper<Partial<DeskLeafletFilter>>;
  DeskLeafletMoveInput: ResolverTypeWrapper<Partial<DeskLeafletMoveInput>>;
  DeskLeafletPage: ResolverTypeWrapper<Partial<DeskLeafletPage>>;
  DeskLeafletsAct: ResolverTypeWrapper<Partial<DeskLeafletsAct>>;
  DeskLeafletsInBulkInput: ResolverTypeWrapper<Partial<DeskLeafletsInBulkInput>>;
  DeskLimit: ResolverTypeWrapper<Partial<DeskLimit>>;
  DeskLimitAnswer: ResolverTypeWrapper<Partial<DeskLimitAnswer>>;
  DeskLimitFilter: ResolverTypeWrapper<Partial<DeskLimitFilter>>;
  DeskLimitPage: ResolverTypeWrapper<Partial<DeskLimitPage>>;
  DeskLimitRefusal: ResolverTypeWrapper<Partial<DeskLimitRefusal>>;
  DeskLimitStanding: ResolverTypeWrapper<Partial<DeskLimitStanding>>;
  DeskLimitsAct: ResolverTypeWrapper<Partial<DeskLimitsAct>>;
  DeskLimitsInBulkInput: ResolverTypeWrapper<Partial<DeskLimitsInBulkInput>>;
  DeskLineBoxes: ResolverTypeWrapper<Partial<DeskLineBoxes>>;
  DeskLinePrice: ResolverTypeWrapper<Partial<DeskLinePrice>>;
  DeskListPrice: ResolverTypeWrapper<Partial<DeskListPrice>>;
  DeskListPricePage: ResolverTypeWrapper<Partial<DeskListPricePage>>;
  DeskMaintenance: ResolverTypeWrapper<Partial<DeskMaintenance>>;
  DeskMaintenanceTexts: ResolverTypeWrapper<Partial<DeskMaintenanceTexts>>;
  DeskMaterial: ResolverTypeWrapper<Partial<DeskMaterial>>;
  DeskMaterialChange: ResolverTypeWrapper<Partial<DeskMaterialChange>>;
  DeskMaterialChoices: ResolverTypeWrapper<Partial<DeskMaterialChoices>>;
  DeskMaterialDifference: ResolverTypeWrapper<Partial<DeskMaterialDifference>>;
  DeskMaterialFile: ResolverTypeWrapper<Partial<DeskMaterialFile>>;
  DeskMaterialFilter: ResolverTypeWrapper<Partial<DeskMaterialFilter>>;
  DeskMaterialFolder: ResolverTypeWrapper<Partial<DeskMaterialFolder>>;
  DeskMaterialFormat: ResolverTypeWrapper<Partial<DeskMaterialFormat>>;
  DeskMaterialLink: ResolverTypeWrapper<Partial<DeskMaterialLink>>;
  DeskMaterialPage: ResolverTypeWrapper<Partial<DeskMaterialPage>>;
  DeskMaterialRow: ResolverTypeWrapper<Partial<DeskMaterialRow>>;
  DeskMaterialWords: ResolverTypeWrapper<Partial<DeskMaterialWords>>;
  DeskMaterialsAct: ResolverTypeWrapper<Partial<DeskMaterialsAct>>;
  DeskMaterialsInBulkInput: ResolverTypeWrapper<Partial<DeskMaterialsInBulkInput>>;
  DeskMergeTicketInput: ResolverTypeWrapper<Partial<DeskMergeTicketInput>>;
  DeskNamedGoods: ResolverTypeWrapper<Partial<DeskNamedGoods>>;
  DeskNewCompanyInput: ResolverTypeWrapper<Partial<DeskNewCompanyInput>>;
  DeskNewCustomer: ResolverTypeWrapper<Partial<DeskNewCustomer>>;
  DeskNewCustomerAnswer: ResolverTypeWrapper<Partial<DeskNewCustomerAnswer>>;
  DeskNewPriceDraftInput: ResolverTypeWrapper<Partial<DeskNewPriceDraftInput>>;
  DeskNewShipToInput: ResolverTypeWrapper<Partial<DeskNewShipToInput>>;
  DeskNewTermsInput: ResolverTypeWrapper<Partial<DeskNewTermsInput>>;
  DeskOfferRefusal: ResolverTypeWrapper<Partial<DeskOfferRefusal>>;
  DeskOfferState: ResolverTypeWrapper<Partial<DeskOfferState>>;
  DeskOfferTrial: ResolverTypeWrapper<Partial<DeskOfferTrial>>;
  DeskOfferTrialDealInput: ResolverTypeWrapper<Partial<DeskOfferTrialDealInput>>;
  DeskOfferTrialInput: ResolverTypeWrapper<Partial<DeskOfferTrialInput>>;
  DeskOfferTrialLine: ResolverTypeWrapper<Partial<DeskOfferTrialLine>>;
  DeskOfferTrialLineInput: ResolverTypeWrapper<Partial<DeskOfferTrialLineInput>>;
  DeskOfferTrialObstacle: ResolverTypeWrapper<Partial<DeskOfferTrialObstacle>>;
  DeskOnBehalfAnswer: ResolverTypeWrapper<Partial<DeskOnBehalfAnswer>>;
  DeskOnBehalfInput: ResolverTypeWrapper<Partial<DeskOnBehalfInput>>;
  DeskOnBehalfRefusal: ResolverTypeWrapper<Partial<DeskOnBehalfRefusal>>;
  DeskOrder: ResolverTypeWrapper<Partial<DeskOrder>>;
  DeskOrderAnswer: ResolverTypeWrapper<Partial<DeskOrderAnswer>>;
  DeskOrderBatch: ResolverTypeWrapper<Partial<DeskOrderBatch>>;
  DeskOrderBatchRow: ResolverTypeWrapper<Partial<DeskOrderBatchRow>>;
  DeskOrderCaller: ResolverTypeWrapper<Partial<DeskOrderCaller>>;
  DeskOrderChange: ResolverTypeWrapper<Partial<DeskOrderChange>>;
  DeskOrderChangeLine: ResolverTypeWrapper<Partial<DeskOrderChangeLine>>;
  DeskOrderChangePreview: ResolverTypeWrapper<Partial<DeskOrderChangePreview>>;
  DeskOrderChangePreviewInput: ResolverTypeWrapper<Partial<DeskOrderChangePreviewInput>>;
  DeskOrderChangeView: ResolverTypeWrapper<Partial<DeskOrderChangeView>>;
  DeskOrderCount: ResolverTypeWrapper<Partial<DeskOrderCount>>;
  DeskOrderDifference: ResolverTypeWrapper<Partial<DeskOrderDifference>>;
  DeskOrderEmpties: ResolverTypeWrapper<Partial<DeskOrderEmpties>>;
  DeskOrderEvent: ResolverTypeWrapper<Partial<DeskOrderEvent>>;
  DeskOrderFilter: ResolverTypeWrapper<Partial<DeskOrderFilter>>;
  DeskOrderLine: ResolverTypeWrapper<Partial<DeskOrderLine>>;
  DeskOrderNote: ResolverTypeWrapper<Partial<DeskOrderNote>>;
  DeskOrderNoteAnswer: ResolverTypeWrapper<Partial<DeskOrderNoteAnswer>>;
  DeskOrderNoteInput: ResolverTypeWrapper<Partial<DeskOrderNoteInput>>;
  DeskOrderObstacle: ResolverTypeWrapper<Partial<DeskOrderObstacle>>;
  DeskOrderPage: ResolverTypeWrapper<Partial<DeskOrderPage>>;
  DeskOrderPaper: ResolverTypeWrapper<Partial<DeskOrderPaper>>;
  DeskOrderProblem: ResolverTypeWrapper<Partial<DeskOrderProblem>>;
  DeskOrderRefusal: ResolverTypeWrapper<Partial<DeskOrderRefusal>>;
  DeskOrderReplacement: ResolverTypeWrapper<Partial<DeskOrderReplacement>>;
  DeskOrderRow: ResolverTypeWrapper<Partial<DeskOrderRow>>;
  DeskOrderSort: ResolverTypeWrapper<Partial<DeskOrderSort>>;
  DeskOrderState: ResolverTypeWrapper<Partial<DeskOrderState>>;
  DeskOrderSums: ResolverTypeWrapper<Partial<DeskOrderSums>>;
  DeskOrderTicket: ResolverTypeWrapper<Partial<DeskOrderTicket>>;
  DeskOrderUnit: ResolverTypeWrapper<Partial<DeskOrderUnit>>;
  DeskPackaging: ResolverTypeWrapper<Partial<DeskPackaging>>;
  DeskPaper: ResolverTypeWrapper<Partial<DeskPaper>>;
  DeskPaperFile: ResolverTypeWrapper<Partial<DeskPaperFile>>;
  DeskPaperFilter: ResolverTypeWrapper<Partial<DeskPaperFilter>>;
  DeskPaperLink: ResolverTypeWrapper<Partial<DeskPaperLink>>;
  DeskPaperMatch: ResolverTypeWrapper<Partial<DeskPaperMatch>>;
  DeskPaperPage: ResolverTypeWrapper<Partial<DeskPaperPage>>;
  DeskPaperStanding: ResolverTypeWrapper<Partial<DeskPaperStanding>>;
  DeskPaperSum: ResolverTypeWrapper<Partial<DeskPaperSum>>;
  DeskPaperTab: ResolverTypeWrapper<Partial<DeskPaperTab>>;
  DeskPapersAct: ResolverTypeWrapper<Partial<DeskPapersAct>>;
  DeskPapersInBulkInput: ResolverTypeWrapper<Partial<DeskPapersInBulkInput>>;
  DeskPersonFile: ResolverTypeWrapper<Partial<DeskPersonFile>>;
  DeskPersonFileAnswer: ResolverTypeWrapper<Partial<DeskPersonFileAnswer>>;
  DeskPersonInput: ResolverTypeWrapper<Partial<DeskPersonInput>>;
  DeskPhotoResult: ResolverTypeWrapper<Partial<DeskPhotoResult>>;
  DeskPhotoWords: ResolverTypeWrapper<Partial<DeskPhotoWords>>;
  DeskPhotosAnswer: ResolverTypeWrapper<Partial<DeskPhotosAnswer>>;
  DeskPortalPart: ResolverTypeWrapper<Partial<DeskPortalPart>>;
  DeskPortalSettings: ResolverTypeWrapper<Partial<DeskPortalSettings>>;
  DeskPortalSettingsAnswer: ResolverTypeWrapper<Partial<DeskPortalSettingsAnswer>>;
  DeskPortalSettingsRefusal: ResolverTypeWrapper<Partial<DeskPortalSettingsRefusal>>;
  DeskPreviewAnswer: ResolverTypeWrapper<Partial<DeskPreviewAnswer>>;
  DeskPreviewPlace: ResolverTypeWrapper<Partial<DeskPreviewPlace>>;
  DeskPreviewRefusal: ResolverTypeWrapper<Partial<DeskPreviewRefusal>>;
  DeskPriceChoices: ResolverTypeWrapper<Partial<DeskPriceChoices>>;
  DeskPriceDraft: ResolverTypeWrapper<Partial<DeskPriceDraft>>;
  DeskPriceDraftAnswer: ResolverTypeWrapper<Partial<DeskPriceDraftAnswer>>;
  DeskPriceDraftCounts: ResolverTypeWrapper<Partial<DeskPriceDraftCounts>>;
  DeskPriceDraftLine: ResolverTypeWrapper<Partial<DeskPriceDraftLine>>;
  DeskPriceDraftLineInput: ResolverTypeWrapper<Partial<DeskPriceDraftLineInput>>;
  DeskPriceDraftLineKey: ResolverTypeWrapper<Partial<DeskPriceDraftLineKey>>;
  DeskPriceDraftLinePage: ResolverTypeWrapper<Partial<DeskPriceDraftLinePage>>;
  DeskPriceDraftLinesInput: ResolverTypeWrapper<Partial<DeskPriceDraftLinesInput>>;
  DeskPriceDraftMove: ResolverTypeWrapper<Partial<DeskPriceDraftMove>>;
  DeskPriceDraftMoveInput: ResolverTypeWrapper<Partial<DeskPriceDraftMoveInput>>;
  DeskPriceDraftPage: ResolverTypeWrapper<Partial<DeskPriceDraftPage>>;
  DeskPriceDraftReasonInput: ResolverTypeWrapper<Partial<DeskPriceDraftReasonInput>>;
  DeskPriceDraftRow: ResolverTypeWrapper<Partial<DeskPriceDraftRow>>;
  DeskPriceDraftState: ResolverTypeWrapper<Partial<DeskPriceDraftState>>;
  DeskPriceExplained: ResolverTypeWrapper<Partial<DeskPriceExplained>>;
  DeskPriceLeaflet: ResolverTypeWrapper<Partial<DeskPriceLeaflet>>;
  DeskPriceLineFault: ResolverTypeWrapper<Partial<DeskPriceLineFault>>;
  DeskPriceLineShow: ResolverTypeWrapper<Partial<DeskPriceLineShow>>;
  DeskPriceListChoice: ResolverTypeWrapper<Partial<DeskPriceListChoice>>;
  DeskPriceListCompany: ResolverTypeWrapper<Partial<DeskPriceListCompany>>;
  DeskPriceListOfCustomers: ResolverTypeWrapper<Partial<DeskPriceListOfCustomers>>;
  DeskPriceListPage: ResolverTypeWrapper<Partial<DeskPriceListPage>>;
  DeskPriceListRecord: ResolverTypeWrapper<Partial<DeskPriceListRecord>>;
  DeskPriceListRow: ResolverTypeWrapper<Partial<DeskPriceListRow>>;
  DeskPriceRefusal: ResolverTypeWrapper<Partial<DeskPriceRefusal>>;
  DeskPriceRounding: ResolverTypeWrapper<Partial<DeskPriceRounding>>;
  DeskPriceRule: ResolverTypeWrapper<Partial<DeskPriceRule>>;
  DeskPriceSum: ResolverTypeWrapper<Partial<DeskPriceSum>>;
  DeskPriceTouched: ResolverTypeWrapper<Partial<DeskPriceTouched>>;
  DeskProduct: ResolverTypeWrapper<Partial<DeskProduct>>;
  DeskProductAnswer: ResolverTypeWrapper<Partial<DeskProductAnswer>>;
  DeskProductChange: ResolverTypeWrapper<Partial<DeskProductChange>>;
  DeskProductDeposit: ResolverTypeWrapper<Partial<DeskProductDeposit>>;
  DeskProductDifference: ResolverTypeWrapper<Partial<DeskProductDifference>>;
  DeskProductFault: ResolverTypeWrapper<Partial<DeskProductFault>>;
  DeskProductField: ResolverTypeWrapper<Partial<DeskProductField>>;
  DeskProductFieldInput: ResolverTypeWrapper<Partial<DeskProductFieldInput>>;
  DeskProductFilter: ResolverTypeWrapper<Partial<DeskProductFilter>>;
  DeskProductPage: ResolverTypeWrapper<Partial<DeskProductPage>>;
  DeskProductPhoto: ResolverTypeWrapper<Partial<DeskProductPhoto>>;
  DeskProductRefusal: ResolverTypeWrapper<Partial<DeskProductRefusal>>;
  DeskProductRow: ResolverTypeWrapper<Partial<DeskProductRow>>;
  DeskProductSheetAnswer: ResolverTypeWrapper<Partial<DeskProductSheetAnswer>>;
  DeskProductSheetResult: ResolverTypeWrapper<Partial<DeskProductSheetResult>>;
  DeskProductSheetRow: ResolverTypeWrapper<Partial<DeskProductSheetRow>>;
  DeskProductSheetRowInput: ResolverTypeWrapper<Partial<DeskProductSheetRowInput>>;
  DeskProductShelves: ResolverTypeWrapper<Partial<DeskProductShelves>>;
  DeskProductSort: ResolverTypeWrapper<Partial<DeskProductSort>>;
  DeskProductState: ResolverTypeWrapper<Partial<DeskProductState>>;
  DeskProductWords: ResolverTypeWrapper<Partial<DeskProductWords>>;
  DeskProductWordsInput: ResolverTypeWrapper<Partial<DeskProductWordsInput>>;
  DeskProposeCreditInput: ResolverTypeWrapper<Partial<DeskProposeCreditInput>>;
  DeskRegular: ResolverTypeWrapper<Partial<DeskRegular>>;
  DeskRegularCart: ResolverTypeWrapper<Partial<DeskRegularCart>>;
  DeskRegularPage: ResolverTypeWrapper<Partial<DeskRegularPage>>;
  DeskRegularPerson: ResolverTypeWrapper<Partial<DeskRegularPerson>>;
  DeskReminderAnswer: ResolverTypeWrapper<Partial<DeskReminderAnswer>>;
  DeskReminderInput: ResolverTypeWrapper<Partial<DeskReminderInput>>;
  DeskReminderRefusal: ResolverTypeWrapper<Partial<DeskReminderRefusal>>;
  DeskRemovePriceDraftLinesInput: ResolverTypeWrapper<Partial<DeskRemovePriceDraftLinesInput>>;
  DeskRemoveTemplateInput: ResolverTypeWrapper<Partial<DeskRemoveTemplateInput>>;
  DeskReplacedLine: ResolverTypeWrapper<Partial<DeskReplacedLine>>;
  DeskReplacementAnswer: ResolverTypeWrapper<Partial<DeskReplacementAnswer>>;
  DeskReplacementLine: ResolverTypeWrapper<Partial<DeskReplacementLine>>;
  DeskReplacementPreview: ResolverTypeWrapper<Partial<DeskReplacementPreview>>;
  DeskReplacementPreviewInput: ResolverTypeWrapper<Partial<DeskReplacementPreviewInput>>;
  DeskReplacementView: ResolverTypeWrapper<Partial<DeskReplacementView>>;
  DeskRight: ResolverTypeWrapper<Partial<DeskRight>>;
  DeskRoleMark: ResolverTypeWrapper<Partial<DeskRoleMark>>;
  DeskRolePreviewInput: ResolverTypeWrapper<Partial<DeskRolePreviewInput>>;
  DeskRoleTable: ResolverTypeWrapper<Partial<DeskRoleTable>>;
  DeskRoleTableAnswer: ResolverTypeWrapper<Partial<DeskRoleTableAnswer>>;
  DeskRoleTableRefusal: ResolverTypeWrapper<Partial<DeskRoleTableRefusal>>;
  DeskSaveDealInput: ResolverTypeWrapper<Partial<DeskSaveDealInput>>;
  DeskSaveLeafletInput: ResolverTypeWrapper<Partial<DeskSaveLeafletInput>>;
  DeskSaveProductInput: ResolverTypeWrapper<Partial<DeskSaveProductInput>>;
  DeskSaveProductSheetInput: ResolverTypeWrapper<Partial<DeskSaveProductSheetInput>>;
  DeskSaveTemplateInput: ResolverTypeWrapper<Partial<DeskSaveTemplateInput>>;
  DeskServiceHours: ResolverTypeWrapper<Partial<DeskServiceHours>>;
  DeskServiceKey: ResolverTypeWrapper<Partial<DeskServiceKey>>;
  DeskSetOrderPricesInput: ResolverTypeWrapper<Partial<DeskSetOrderPricesInput>>;
  DeskSetTicketTargetInput: ResolverTypeWrapper<Partial<DeskSetTicketTargetInput>>;
  DeskSettingsPreviewInput: ResolverTypeWrapper<Partial<DeskSettingsPreviewInput>>;
  DeskShipOrderInput: ResolverTypeWrapper<Partial<DeskShipOrderInput>>;
  DeskShipTo: ResolverTypeWrapper<Partial<DeskShipTo>>;
  DeskShipToAnswer: ResolverTypeWrapper<Partial<DeskShipToAnswer>>;
  DeskShipToFilter: ResolverTypeWrapper<Partial<DeskShipToFilter>>;
  DeskShipToInput: ResolverTypeWrapper<Partial<DeskShipToInput>>;
  DeskShipToPage: ResolverTypeWrapper<Partial<DeskShipToPage>>;
  DeskShipToRow: ResolverTypeWrapper<Partial<DeskShipToRow>>;
  DeskShipmentStep: ResolverTypeWrapper<Partial<DeskShipmentStep>>;
  DeskShortBoxes: ResolverTypeWrapper<Partial<DeskShortBoxes>>;
  DeskShortClaim: ResolverTypeWrapper<Partial<DeskShortClaim>>;
  DeskShortOrder: ResolverTypeWrapper<Partial<DeskShortOrder>>;
  DeskShortResult: ResolverTypeWrapper<Partial<DeskShortResult>>;
  DeskShortage: ResolverTypeWrapper<Partial<DeskShortage>>;
  DeskShortageInput: ResolverTypeWrapper<Partial<DeskShortageInput>>;
  DeskStaffAct: ResolverTypeWrapper<Partial<DeskStaffAct>>;
  DeskStaffInBulkInput: ResolverTypeWrapper<Partial<DeskStaffInBulkInput>>;
  DeskSuspensionInput: ResolverTypeWrapper<Partial<DeskSuspensionInput>>;
  DeskTableRole: ResolverTypeWrapper<Partial<DeskTableRole>>;
  DeskTakeOrderBackInput: ResolverTypeWrapper<Partial<DeskTakeOrderBackInput>>;
  DeskTakenBack: ResolverTypeWrapper<Partial<DeskTakenBack>>;
  DeskTargetsOfCategory: ResolverTypeWrapper<Partial<DeskTargetsOfCategory>>;
  DeskTemplateRefusal: ResolverTypeWrapper<Partial<DeskTemplateRefusal>>;
  DeskTemplatesAnswer: ResolverTypeWrapper<Partial<DeskTemplatesAnswer>>;
  DeskTerms: ResolverTypeWrapper<Partial<DeskTerms>>;
  DeskTermsAnswer: ResolverTypeWrapper<Partial<DeskTermsAnswer>>;
  DeskTermsDraft: ResolverTypeWrapper<Partial<DeskTermsDraft>>;
  DeskTermsInput: ResolverTypeWrapper<Partial<DeskTermsInput>>;
  DeskTermsReader: ResolverTypeWrapper<Partial<DeskTermsReader>>;
  DeskTermsReaderPage: ResolverTypeWrapper<Partial<DeskTermsReaderPage>>;
  DeskTermsRefusal: ResolverTypeWrapper<Partial<DeskTermsRefusal>>;
  DeskTermsStanding: ResolverTypeWrapper<Partial<DeskTermsStanding>>;
  DeskTermsVersion: ResolverTypeWrapper<Partial<DeskTermsVersion>>;
  DeskTermsWords: ResolverTypeWrapper<Partial<DeskTermsWords>>;
  DeskTextPictureAnswer: ResolverTypeWrapper<Partial<DeskTextPictureAnswer>>;
  DeskTicket: ResolverTypeWrapper<Partial<DeskTicket>>;
  DeskTicketAnswer: ResolverTypeWrapper<Partial<DeskTicketAnswer>>;
  DeskTicketCaller: ResolverTypeWrapper<Partial<DeskTicketCaller>>;
  DeskTicketCategory: ResolverTypeWrapper<Partial<DeskTicketCategory>>;
  DeskTicketChoices: ResolverTypeWrapper<Partial<DeskTicketChoices>>;
  DeskTicketClock: ResolverTypeWrapper<Partial<DeskTicketClock>>;
  DeskTicketClockState: ResolverTypeWrapper<Partial<DeskTicketClockState>>;
  DeskTicketClocks: ResolverTypeWrapper<Partial<DeskTicketClocks>>;
  DeskTicketCredit: ResolverTypeWrapper<Partial<DeskTicketCredit>>;
  DeskTicketFigures: ResolverTypeWrapper<Partial<DeskTicketFigures>>;
  DeskTicketFile: ResolverTypeWrapper<Partial<DeskTicketFile>>;
  DeskTicketFilter: ResolverTypeWrapper<Partial<DeskTicketFilter>>;
  DeskTicketNoteInput: ResolverTypeWrapper<Partial<DeskTicketNoteInput>>;
  DeskTicketOther: ResolverTypeWrapper<Partial<DeskTicketOther>>;
  DeskTicketPage: ResolverTypeWrapper<Partial<DeskTicketPage>>;
  DeskTicketPerson: ResolverTypeWrapper<Partial<DeskTicketPerson>>;
  DeskTicketRefusal: ResolverTypeWrapper<Partial<DeskTicketRefusal>>;
  DeskTicketRow: ResolverTypeWrapper<Partial<DeskTicketRow>>;
  DeskTicketSaid: ResolverTypeWrapper<Partial<DeskTicketSaid>>;
  DeskTicketSaidKind: ResolverTypeWrapper<Partial<DeskTicketSaidKind>>;
  DeskTicketTarget: ResolverTypeWrapper<Partial<DeskTicketTarget>>;
  DeskTicketTargetAnswer: ResolverTypeWrapper<Partial<DeskTicketTargetAnswer>>;
  DeskTicketTargetRefusal: ResolverTypeWrapper<Partial<DeskTicketTargetRefusal>>;
  DeskTicketTargets: ResolverTypeWrapper<Partial<DeskTicketTargets>>;
  DeskTicketTemplate: ResolverTypeWrapper<Partial<DeskTicketTemplate>>;
  DeskTicketWhose: ResolverTypeWrapper<Partial<DeskTicketWhose>>;
  DeskTicketsAct: ResolverTypeWrapper<Partial<DeskTicketsAct>>;
  DeskTicketsInBulkInput: ResolverTypeWrapper<Partial<DeskTicketsInBulkInput>>;
  DeskTimesKept: ResolverTypeWrapper<Partial<DeskTimesKept>>;
  DeskTranslation: ResolverTypeWrapper<Partial<DeskTranslation>>;
  DeskTranslationState: ResolverTypeWrapper<Partial<DeskTranslationState>>;
  DeskUnitsOfMethod: ResolverTypeWrapper<Partial<DeskUnitsOfMethod>>;
  DeskUserAnswer: ResolverTypeWrapper<Partial<DeskUserAnswer>>;
  DeskUserHelp: ResolverTypeWrapper<Partial<DeskUserHelp>>;
  DeskUserPlace: ResolverTypeWrapper<Partial<DeskUserPlace>>;
  DeskUserRoleInput: ResolverTypeWrapper<Partial<DeskUserRoleInput>>;
  DeskUserStanding: ResolverTypeWrapper<Partial<DeskUserStanding>>;
  DeskUserStatus: ResolverTypeWrapper<Partial<DeskUserStatus>>;
  DeskUserStatusInput: ResolverTypeWrapper<Partial<DeskUserStatusInput>>;
  DeskView: ResolverTypeWrapper<Partial<DeskView>>;
  DeskWantedLine: ResolverTypeWrapper<Partial<DeskWantedLine>>;
  DeskWantedOrder: ResolverTypeWrapper<Partial<DeskWantedOrder>>;
  DeskWantedReplacement: ResolverTypeWrapper<Partial<DeskWantedReplacement>>;
  DeskWebhook: ResolverTypeWrapper<Partial<DeskWebhook>>;
  DeskWebhookDelivery: ResolverTypeWrapper<Partial<DeskWebhookDelivery>>;
  DeskWebhookDeliveryPage: ResolverTypeWrapper<Partial<DeskWebhookDeliveryPage>>;
  DeskWebhookDeliveryState: ResolverTypeWrapper<Partial<DeskWebhookDeliveryState>>;
  DeskWebhookPage: ResolverTypeWrapper<Partial<DeskWebhookPage>>;
  DeskWebhookTopic: ResolverTypeWrapper<Partial<DeskWebhookTopic>>;
  DeskWeekFigures: ResolverTypeWrapper<Partial<DeskWeekFigures>>;
  DeskWeekdayAction: ResolverTypeWrapper<Partial<DeskWeekdayAction>>;
  DeskWeekdayAnswer: ResolverTypeWrapper<Partial<DeskWeekdayAnswer>>;
  DeskWeekdayBatch: ResolverTypeWrapper<Partial<DeskWeekdayBatch>>;
  DeskWeekdayInput: ResolverTypeWrapper<Partial<DeskWeekdayInput>>;
  DeskWeekdayKind: ResolverTypeWrapper<Partial<DeskWeekdayKind>>;
  DeskWeekdayLeftOut: ResolverTypeWrapper<Partial<DeskWeekdayLeftOut>>;
  DeskWeekdays: ResolverTypeWrapper<Partial<DeskWeekdays>>;
  DeskWeekdaysInput: ResolverTypeWrapper<Partial<DeskWeekdaysInput>>;
  DeskWinningDiscount: ResolverTypeWrapper<Partial<DeskWinningDiscount>>;
  DeskWithdrawCreditInput: ResolverTypeWrapper<Partial<DeskWithdrawCreditInput>>;
  Driver: ResolverTypeWrapper<Partial<Driver>>;
  DriverCodeAnswer: ResolverTypeWrapper<Partial<DriverCodeAnswer>>;
  DriverCodeInput: ResolverTypeWrapper<Partial<DriverCodeInput>>;
  DriverPasskey: ResolverTypeWrapper<Partial<DriverPasskey>>;
  DropBrandInput: ResolverTypeWrapper<Partial<DropBrandInput>>;
  DropCapacityRuleInput: ResolverTypeWrapper<Partial<DropCapacityRuleInput>>;
  DropDataImportInput: ResolverTypeWrapper<Partial<DropDataImportInput>>;
  DropEmptiesDepositInput: ResolverTypeWrapper<Partial<DropEmptiesDepositInput>>;
  DropLeadTimeInput: ResolverTypeWrapper<Partial<DropLeadTimeInput>>;
  DropPortalSettingsInput: ResolverTypeWrapper<Partial<DropPortalSettingsInput>>;
  DropProductLimitInput: ResolverTypeWrapper<Partial<DropProductLimitInput>>;
  EndStaffSessionsAnswer: ResolverTypeWrapper<Partial<EndStaffSessionsAnswer>>;
  EnteredPaperInput: ResolverTypeWrapper<Partial<EnteredPaperInput>>;
  EnteredRateInput: ResolverTypeWrapper<Partial<EnteredRateInput>>;
  ErpMessage: ResolverTypeWrapper<Partial<ErpMessage>>;
  ErpMessageKind: ResolverTypeWrapper<Partial<ErpMessageKind>>;
  ErpMessagePage: ResolverTypeWrapper<Partial<ErpMessagePage>>;
  ErpMessageRefusal: ResolverTypeWrapper<Partial<ErpMessageRefusal>>;
  ErpMessageStanding: ResolverTypeWrapper<Partial<ErpMessageStanding>>;
  ErpMessageState: ResolverTypeWrapper<Partial<ErpMessageState>>;
  ErpMessagesAnswer: ResolverTypeWrapper<Partial<ErpMessagesAnswer>>;
  FilePaperInput: ResolverTypeWrapper<Partial<FilePaperInput>>;
  FilePapersAnswer: ResolverTypeWrapper<Partial<FilePapersAnswer>>;
  FilePapersInput: ResolverTypeWrapper<Partial<FilePapersInput>>;
  FiledPaper: ResolverTypeWrapper<Partial<FiledPaper>>;
  FilingRefusal: ResolverTypeWrapper<Partial<FilingRefusal>>;
  Fleet: ResolverTypeWrapper<Partial<Fleet>>;
  FleetAnswer: ResolverTypeWrapper<Partial<FleetAnswer>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  Handover: ResolverTypeWrapper<Partial<Handover>>;
  HolidayDay: ResolverTypeWrapper<Partial<HolidayDay>>;
  HolidayDayInput: ResolverTypeWrapper<Partial<HolidayDayInput>>;
  HolidayDoubt: ResolverTypeWrapper<Partial<HolidayDoubt>>;
  HolidayRefusal: ResolverTypeWrapper<Partial<HolidayRefusal>>;
  HolidayShops: ResolverTypeWrapper<Partial<HolidayShops>>;
  HolidayYear: ResolverTypeWrapper<Partial<HolidayYear>>;
  HolidayYearAnswer: ResolverTypeWrapper<Partial<HolidayYearAnswer>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  ImportColumn: ResolverTypeWrapper<Partial<ImportColumn>>;
  ImportKindFacts: ResolverTypeWrapper<Partial<ImportKindFacts>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  Integration: ResolverTypeWrapper<Partial<Integration>>;
  IntegrationName: ResolverTypeWrapper<Partial<IntegrationName>>;
  IntegrationState: ResolverTypeWrapper<Partial<IntegrationState>>;
  InviteStaffAnswer: ResolverTypeWrapper<Partial<InviteStaffAnswer>>;
  InviteStaffInput: ResolverTypeWrapper<Partial<InviteStaffInput>>;
  LeadTimeAnswer: ResolverTypeWrapper<Partial<LeadTimeAnswer>>;
  LeadTimeKind: ResolverTypeWrapper<Partial<LeadTimeKind>>;
  LeadTimeOfKind: ResolverTypeWrapper<Partial<LeadTimeOfKind>>;
  LeadTimeRow: ResolverTypeWrapper<Partial<LeadTimeRow>>;
  LeavePaperFilesAnswer: ResolverTypeWrapper<Partial<LeavePaperFilesAnswer>>;
  LeavePaperFilesInput: ResolverTypeWrapper<Partial<LeavePaperFilesInput>>;
  LeavePaymentInput: ResolverTypeWrapper<Partial<LeavePaymentInput>>;
  ListColumns: ResolverTypeWrapper<Partial<ListColumns>>;
  MaintenanceTextsInput: ResolverTypeWrapper<Partial<MaintenanceTextsInput>>;
  MakeServiceKeyAnswer: ResolverTypeWrapper<Partial<MakeServiceKeyAnswer>>;
  MakeServiceKeyInput: ResolverTypeWrapper<Partial<MakeServiceKeyInput>>;
  MaterialAnswer: ResolverTypeWrapper<Partial<MaterialAnswer>>;
  MaterialFileInput: ResolverTypeWrapper<Partial<MaterialFileInput>>;
  MaterialRefusal: ResolverTypeWrapper<Partial<MaterialRefusal>>;
  MaterialTextInput: ResolverTypeWrapper<Partial<MaterialTextInput>>;
  MaterialWordsInput: ResolverTypeWrapper<Partial<MaterialWordsInput>>;
  Me: ResolverTypeWrapper<Partial<Me>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OpenDataExportInput: ResolverTypeWrapper<Partial<OpenDataExportInput>>;
  OpenInvoice: ResolverTypeWrapper<Partial<OpenInvoice>>;
  OpenMaterialFileInput: ResolverTypeWrapper<Partial<OpenMaterialFileInput>>;
  OpenPaperInput: ResolverTypeWrapper<Partial<OpenPaperInput>>;
  OrderRound: ResolverTypeWrapper<Partial<OrderRound>>;
  PayInvoiceAnswer: ResolverTypeWrapper<Partial<PayInvoiceAnswer>>;
  PayInvoiceInput: ResolverTypeWrapper<Partial<PayInvoiceInput>>;
  PaymentMatch: ResolverTypeWrapper<Partial<PaymentMatch>>;
  PaymentMatchKind: ResolverTypeWrapper<Partial<PaymentMatchKind>>;
  PaymentRefusal: ResolverTypeWrapper<Partial<PaymentRefusal>>;
  PhotoWordsInput: ResolverTypeWrapper<Partial<PhotoWordsInput>>;
  PlanStopsInput: ResolverTypeWrapper<Partial<PlanStopsInput>>;
  PlannedStop: ResolverTypeWrapper<Partial<PlannedStop>>;
  PublishContentInput: ResolverTypeWrapper<Partial<PublishContentInput>>;
  PublishDeliveryChangeInput: ResolverTypeWrapper<Partial<PublishDeliveryChangeInput>>;
  PublishTermsInput: ResolverTypeWrapper<Partial<PublishTermsInput>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RemoveDriverPasskeyInput: ResolverTypeWrapper<Partial<RemoveDriverPasskeyInput>>;
  RepeatWebhookDeliveryInput: ResolverTypeWrapper<Partial<RepeatWebhookDeliveryInput>>;
  RetireMaterialInput: ResolverTypeWrapper<Partial<RetireMaterialInput>>;
  RevokeCustomerKeyInput: ResolverTypeWrapper<Partial<RevokeCustomerKeyInput>>;
  RevokeServiceKeyInput: ResolverTypeWrapper<Partial<RevokeServiceKeyInput>>;
  RoleMarksInput: ResolverTypeWrapper<Partial<RoleMarksInput>>;
  SaveColumnsAnswer: ResolverTypeWrapper<Partial<SaveColumnsAnswer>>;
  SaveColumnsInput: ResolverTypeWrapper<Partial<SaveColumnsInput>>;
  SaveContentInput: ResolverTypeWrapper<Partial<SaveContentInput>>;
  SaveDriverInput: ResolverTypeWrapper<Partial<SaveDriverInput>>;
  SaveMaterialInput: ResolverTypeWrapper<Partial<SaveMaterialInput>>;
  SaveRoundInput: ResolverTypeWrapper<Partial<SaveRoundInput>>;
  SaveTermsInput: ResolverTypeWrapper<Partial<SaveTermsInput>>;
  SaveVehicleInput: ResolverTypeWrapper<Partial<SaveVehicleInput>>;
  SaveViewAnswer: ResolverTypeWrapper<Partial<SaveViewAnswer>>;
  SaveViewInput: ResolverTypeWrapper<Partial<SaveViewInput>>;
  SeenContentInput: ResolverTypeWrapper<Partial<SeenContentInput>>;
  SeenTermsInput: ResolverTypeWrapper<Partial<SeenTermsInput>>;
  SendErpMessagesInput: ResolverTypeWrapper<Partial<SendErpMessagesInput>>;
  SetBrandInput: ResolverTypeWrapper<Partial<SetBrandInput>>;
  SetCapacityRuleInput: ResolverTypeWrapper<Partial<SetCapacityRuleInput>>;
  SetContactsInput: ResolverTypeWrapper<Partial<SetContactsInput>>;
  SetEmptiesDepositInput: ResolverTypeWrapper<Partial<SetEmptiesDepositInput>>;
  SetErpMessageAsideInput: ResolverTypeWrapper<Partial<SetErpMessageAsideInput>>;
  SetLeadTimeInput: ResolverTypeWrapper<Partial<SetLeadTimeInput>>;
  SetMaintenanceInput: ResolverTypeWrapper<Partial<SetMaintenanceInput>>;
  SetPortalSettingsInput: ResolverTypeWrapper<Partial<SetPortalSettingsInput>>;
  SetProductLimitInput: ResolverTypeWrapper<Partial<SetProductLimitInput>>;
  SettlePaymentsAnswer: ResolverTypeWrapper<Partial<SettlePaymentsAnswer>>;
  SettlePaymentsInput: ResolverTypeWrapper<Partial<SettlePaymentsInput>>;
  SettledPayment: ResolverTypeWrapper<Partial<SettledPayment>>;
  StaffMember: ResolverTypeWrapper<Partial<StaffMember>>;
  StaffRefusal: ResolverTypeWrapper<Partial<StaffRefusal>>;
  StaffRight: ResolverTypeWrapper<Partial<StaffRight>>;
  StaffRoleName: ResolverTypeWrapper<Partial<StaffRoleName>>;
  StaffStanding: ResolverTypeWrapper<Partial<StaffStanding>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  TakeBackDeliveryChangeInput: ResolverTypeWrapper<Partial<TakeBackDeliveryChangeInput>>;
  TermsWordsInput: ResolverTypeWrapper<Partial<TermsWordsInput>>;
  TouchedCart: ResolverTypeWrapper<Partial<TouchedCart>>;
  TouchedOrder: ResolverTypeWrapper<Partial<TouchedOrder>>;
  TouchedPlace: ResolverTypeWrapper<Partial<TouchedPlace>>;
  TryDataImportInput: ResolverTypeWrapper<Partial<TryDataImportInput>>;
  UndoAuditEntryInput: ResolverTypeWrapper<Partial<UndoAuditEntryInput>>;
  UndoDataImportInput: ResolverTypeWrapper<Partial<UndoDataImportInput>>;
  UnitsOfMethodInput: ResolverTypeWrapper<Partial<UnitsOfMethodInput>>;
  Vehicle: ResolverTypeWrapper<Partial<Vehicle>>;
  WriteDataImportInput: ResolverTypeWrapper<Partial<WriteDataImportInput>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddBankStatementInput: Partial<AddBankStatementInput>;
  AddProductPhotosInput: Partial<AddProductPhotosInput>;
  AddTextPictureInput: Partial<AddTextPictureInput>;
  ArrangeContentInput: Partial<ArrangeContentInput>;
  ArrangeProductPhotosInput: Partial<ArrangeProductPhotosInput>;
  ArrangedPhotoInput: Partial<ArrangedPhotoInput>;
  AuditDifference: Partial<AuditDifference>;
  AuditEntry: Partial<AuditEntry>;
  AuditFilter: Partial<AuditFilter>;
  AuditPage: Partial<AuditPage>;
  AuditPerson: Partial<AuditPerson>;
  AuditRefusal: Partial<AuditRefusal>;
  AuditUndoAnswer: Partial<AuditUndoAnswer>;
  BankPayment: Partial<BankPayment>;
  BankStatement: Partial<BankStatement>;
  BankStatementAnswer: Partial<BankStatementAnswer>;
  BeginDataExportInput: Partial<BeginDataExportInput>;
  BoardOrder: Partial<BoardOrder>;
  BoardRound: Partial<BoardRound>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  CalendarRefusal: Partial<CalendarRefusal>;
  CapacityEffect: Partial<CapacityEffect>;
  CapacityEffectInput: Partial<CapacityEffectInput>;
  CapacityLimits: Partial<CapacityLimits>;
  CapacityLimitsInput: Partial<CapacityLimitsInput>;
  CapacityRefusal: Partial<CapacityRefusal>;
  CapacityRuleAnswer: Partial<CapacityRuleAnswer>;
  CapacityRuleOf: Partial<CapacityRuleOf>;
  CapacityRuleRow: Partial<CapacityRuleRow>;
  CapacityTrial: Partial<CapacityTrial>;
  CapacityTrialCart: Partial<CapacityTrialCart>;
  CapacityTrialLineInput: Partial<CapacityTrialLineInput>;
  CapacityTrialLoad: Partial<CapacityTrialLoad>;
  ChangeRoleTableInput: Partial<ChangeRoleTableInput>;
  ChangeStaffAnswer: Partial<ChangeStaffAnswer>;
  ChangeStaffInput: Partial<ChangeStaffInput>;
  ConfirmContentWordsInput: Partial<ConfirmContentWordsInput>;
  ConfirmHolidayYearInput: Partial<ConfirmHolidayYearInput>;
  ContactHoursInput: Partial<ContactHoursInput>;
  ContentWordsInput: Partial<ContentWordsInput>;
  DataExport: Partial<DataExport>;
  DataExportAnswer: Partial<DataExportAnswer>;
  DataExportLink: Partial<DataExportLink>;
  DataExportPage: Partial<DataExportPage>;
  DataExportRefusal: Partial<DataExportRefusal>;
  DataImport: Partial<DataImport>;
  DataImportAnswer: Partial<DataImportAnswer>;
  DataImportFault: Partial<DataImportFault>;
  DataImportField: Partial<DataImportField>;
  DataImportPage: Partial<DataImportPage>;
  DataImportRefusal: Partial<DataImportRefusal>;
  DataImportRow: Partial<DataImportRow>;
  DataImportRowPage: Partial<DataImportRowPage>;
  DeliveryBoard: Partial<DeliveryBoard>;
  DeliveryBoardAnswer: Partial<DeliveryBoardAnswer>;
  DeliveryChange: Partial<DeliveryChange>;
  DeliveryChangeAnswer: Partial<DeliveryChangeAnswer>;
  DeliveryChangeInput: Partial<DeliveryChangeInput>;
  DeliveryChangePage: Partial<DeliveryChangePage>;
  DeliveryChangePreview: Partial<DeliveryChangePreview>;
  DeliveryChangeReasons: Partial<DeliveryChangeReasons>;
  DeliveryChangeRecord: Partial<DeliveryChangeRecord>;
  DeliveryChangeScope: Partial<DeliveryChangeScope>;
  DeliveryDay: Partial<DeliveryDay>;
  DeliveryOrderBy: Partial<DeliveryOrderBy>;
  DeliveryRefusal: Partial<DeliveryRefusal>;
  DeskAnonymiseInput: Partial<DeskAnonymiseInput>;
  DeskAnswerTicketInput: Partial<DeskAnswerTicketInput>;
  DeskApproveCreditInput: Partial<DeskApproveCreditInput>;
  DeskAskErpAgainInput: Partial<DeskAskErpAgainInput>;
  DeskAssignTicketInput: Partial<DeskAssignTicketInput>;
  DeskBrand: Partial<DeskBrand>;
  DeskBrandAnswer: Partial<DeskBrandAnswer>;
  DeskBrandLook: Partial<DeskBrandLook>;
  DeskBrandRefusal: Partial<DeskBrandRefusal>;
  DeskBulkAnswer: Partial<DeskBulkAnswer>;
  DeskBulkBatch: Partial<DeskBulkBatch>;
  DeskBulkLeftOut: Partial<DeskBulkLeftOut>;
  DeskBulkRefusal: Partial<DeskBulkRefusal>;
  DeskBundlesInBulkInput: Partial<DeskBundlesInBulkInput>;
  DeskCall: Partial<DeskCall>;
  DeskCallCart: Partial<DeskCallCart>;
  DeskCallCartLine: Partial<DeskCallCartLine>;
  DeskCallDelivery: Partial<DeskCallDelivery>;
  DeskCallEmpties: Partial<DeskCallEmpties>;
  DeskCallInvoice: Partial<DeskCallInvoice>;
  DeskCallNote: Partial<DeskCallNote>;
  DeskCallNoteAnswer: Partial<DeskCallNoteAnswer>;
  DeskCallNoteInput: Partial<DeskCallNoteInput>;
  DeskCallOrder: Partial<DeskCallOrder>;
  DeskCallPerson: Partial<DeskCallPerson>;
  DeskCategory: Partial<DeskCategory>;
  DeskChangeOrderInput: Partial<DeskChangeOrderInput>;
  DeskChangePriceDraftInput: Partial<DeskChangePriceDraftInput>;
  DeskChangeTicketInput: Partial<DeskChangeTicketInput>;
  DeskClaim: Partial<DeskClaim>;
  DeskClaimAnswer: Partial<DeskClaimAnswer>;
  DeskClaimCredit: Partial<DeskClaimCredit>;
  DeskClaimDeliveryAnswer: Partial<DeskClaimDeliveryAnswer>;
  DeskClaimDeliveryInput: Partial<DeskClaimDeliveryInput>;
  DeskClaimLine: Partial<DeskClaimLine>;
  DeskClaimLineInput: Partial<DeskClaimLineInput>;
  DeskClaimRefusal: Partial<DeskClaimRefusal>;
  DeskClosedPreviewInput: Partial<DeskClosedPreviewInput>;
  DeskCompaniesInBulkInput: Partial<DeskCompaniesInBulkInput>;
  DeskCompany: Partial<DeskCompany>;
  DeskCompanyAnswer: Partial<DeskCompanyAnswer>;
  DeskCompanyFilter: Partial<DeskCompanyFilter>;
  DeskCompanyInput: Partial<DeskCompanyInput>;
  DeskCompanyPage: Partial<DeskCompanyPage>;
  DeskCompanyRow: Partial<DeskCompanyRow>;
  DeskConfirmOrderInput: Partial<DeskConfirmOrderInput>;
  DeskConfirmOrdersAnswer: Partial<DeskConfirmOrdersAnswer>;
  DeskConfirmOrdersInput: Partial<DeskConfirmOrdersInput>;
  DeskConfirmShortAnswer: Partial<DeskConfirmShortAnswer>;
  DeskConfirmShortInput: Partial<DeskConfirmShortInput>;
  DeskContactHours: Partial<DeskContactHours>;
  DeskContacts: Partial<DeskContacts>;
  DeskContent: Partial<DeskContent>;
  DeskContentAnswer: Partial<DeskContentAnswer>;
  DeskContentChange: Partial<DeskContentChange>;
  DeskContentEvent: Partial<DeskContentEvent>;
  DeskContentFilter: Partial<DeskContentFilter>;
  DeskContentPage: Partial<DeskContentPage>;
  DeskContentPlace: Partial<DeskContentPlace>;
  DeskContentPreviewInput: Partial<DeskContentPreviewInput>;
  DeskContentRefusal: Partial<DeskContentRefusal>;
  DeskContentRow: Partial<DeskContentRow>;
  DeskContentWords: Partial<DeskContentWords>;
  DeskContentsInBulkInput: Partial<DeskContentsInBulkInput>;
  DeskContract: Partial<DeskContract>;
  DeskContractBonus: Partial<DeskContractBonus>;
  DeskContractFilter: Partial<DeskContractFilter>;
  DeskContractPage: Partial<DeskContractPage>;
  DeskContractYear: Partial<DeskContractYear>;
  DeskCreateReplacementInput: Partial<DeskCreateReplacementInput>;
  DeskCreditLine: Partial<DeskCreditLine>;
  DeskCreditLineInput: Partial<DeskCreditLineInput>;
  DeskCreditProposal: Partial<DeskCreditProposal>;
  DeskCustomerChange: Partial<DeskCustomerChange>;
  DeskCustomerKey: Partial<DeskCustomerKey>;
  DeskCustomerKeyPage: Partial<DeskCustomerKeyPage>;
  DeskCustomerMoney: Partial<DeskCustomerMoney>;
  DeskCustomerPermission: Partial<DeskCustomerPermission>;
  DeskCustomerRefusal: Partial<DeskCustomerRefusal>;
  DeskCustomerRole: Partial<DeskCustomerRole>;
  DeskCustomerUser: Partial<DeskCustomerUser>;
  DeskCustomerUserFilter: Partial<DeskCustomerUserFilter>;
  DeskCustomerUserPage: Partial<DeskCustomerUserPage>;
  DeskCustomerUserRow: Partial<DeskCustomerUserRow>;
  DeskCustomerUsersInBulkInput: Partial<DeskCustomerUsersInBulkInput>;
  DeskCutOff: Partial<DeskCutOff>;
  DeskCutOffInput: Partial<DeskCutOffInput>;
  DeskCutOffMeanwhile: Partial<DeskCutOffMeanwhile>;
  DeskDatedDeposit: Partial<DeskDatedDeposit>;
  DeskDatedSettings: Partial<DeskDatedSettings>;
  DeskDayFigures: Partial<DeskDayFigures>;
  DeskDeal: Partial<DeskDeal>;
  DeskDealAnswer: Partial<DeskDealAnswer>;
  DeskDealDraft: Partial<DeskDealDraft>;
  DeskDealFilter: Partial<DeskDealFilter>;
  DeskDealItem: Partial<DeskDealItem>;
  DeskDealItemInput: Partial<DeskDealItemInput>;
  DeskDealMoveInput: Partial<DeskDealMoveInput>;
  DeskDealOffer: Partial<DeskDealOffer>;
  DeskDealOfferInput: Partial<DeskDealOfferInput>;
  DeskDealPage: Partial<DeskDealPage>;
  DeskDealRecord: Partial<DeskDealRecord>;
  DeskDealWeek: Partial<DeskDealWeek>;
  DeskDeclineCreditInput: Partial<DeskDeclineCreditInput>;
  DeskDeliverOrderInput: Partial<DeskDeliverOrderInput>;
  DeskDropTicketTargetInput: Partial<DeskDropTicketTargetInput>;
  DeskEmptiesDeposit: Partial<DeskEmptiesDeposit>;
  DeskEmptiesDepositAnswer: Partial<DeskEmptiesDepositAnswer>;
  DeskEmptiesDepositRefusal: Partial<DeskEmptiesDepositRefusal>;
  DeskEmptiesUnits: Partial<DeskEmptiesUnits>;
  DeskErpMessage: Partial<DeskErpMessage>;
  DeskExistingCustomer: Partial<DeskExistingCustomer>;
  DeskFiguresOfCategory: Partial<DeskFiguresOfCategory>;
  DeskFillPriceDraftInput: Partial<DeskFillPriceDraftInput>;
  DeskFoundCompany: Partial<DeskFoundCompany>;
  DeskFoundGoods: Partial<DeskFoundGoods>;
  DeskFoundPlace: Partial<DeskFoundPlace>;
  DeskHandInPriceDraftInput: Partial<DeskHandInPriceDraftInput>;
  DeskHelpUserInput: Partial<DeskHelpUserInput>;
  DeskInviteUserInput: Partial<DeskInviteUserInput>;
  DeskInvoiceOrderInput: Partial<DeskInvoiceOrderInput>;
  DeskKeyAnswer: Partial<DeskKeyAnswer>;
  DeskKeyRefusal: Partial<DeskKeyRefusal>;
  DeskLeaflet: Partial<DeskLeaflet>;
  DeskLeafletAnswer: Partial<DeskLeafletAnswer>;
  DeskLeafletFilter: Partial<DeskLeafletFilter>;
  DeskLeafletMoveInput: Partial<DeskLeafletMoveInput>;
  DeskLeafletPage: Partial<DeskLeafletPage>;
  DeskLeafletsInBulkInput: Partial<DeskLeafletsInBulkInput>;
  DeskLimit: Partial<DeskLimit>;
  DeskLimitAnswer: Partial<DeskLimitAnswer>;
  DeskLimitFilter: Partial<DeskLimitFilter>;
  DeskLimitPage: Partial<DeskLimitPage>;
  DeskLimitRefusal: Partial<DeskLimitRefusal>;
  DeskLimitsInBulkInput: Partial<DeskLimitsInBulkInput>;
  DeskLineBoxes: Partial<DeskLineBoxes>;
  DeskLinePrice: Partial<DeskLinePrice>;
  DeskListPrice: Partial<DeskListPrice>;
  DeskListPricePage: Partial<DeskListPricePage>;
  DeskMaintenance: Partial<DeskMaintenance>;
  DeskMaintenanceTexts: Partial<DeskMaintenanceTexts>;
  DeskMaterial: Partial<DeskMaterial>;
  DeskMaterialChange: Partial<DeskMaterialChange>;
  DeskMaterialChoices: Partial<DeskMaterialChoices>;
  DeskMaterialDifference: Partial<DeskMaterialDifference>;
  DeskMaterialFile: Partial<DeskMaterialFile>;
  DeskMaterialFilter: Partial<DeskMaterialFilter>;
  DeskMaterialFolder: Partial<DeskMaterialFolder>;
  DeskMaterialLink: Partial<DeskMaterialLink>;
  DeskMaterialPage: Partial<DeskMaterialPage>;
  DeskMaterialRow: Partial<DeskMaterialRow>;
  DeskMaterialWords: Partial<DeskMaterialWords>;
  DeskMaterialsInBulkInput: Partial<DeskMaterialsInBulkInput>;
  DeskMergeTicketInput: Partial<DeskMergeTicketInput>;
  DeskNamedGoods: Partial<DeskNamedGoods>;
  DeskNewCompanyInput: Partial<DeskNewCompanyInput>;
  DeskNewCustomer: Partial<DeskNewCustomer>;
  DeskNewCustomerAnswer: Partial<DeskNewCustomerAnswer>;
  DeskNewPriceDraftInput: Partial<DeskNewPriceDraftInput>;
  DeskNewShipToInput: Partial<DeskNewShipToInput>;
  DeskNewTermsInput: Partial<DeskNewTermsInput>;
  DeskOfferRefusal: Partial<DeskOfferRefusal>;
  DeskOfferTrial: Partial<DeskOfferTrial>;
  DeskOfferTrialDealInput: Partial<DeskOfferTrialDealInput>;
  DeskOfferTrialInput: Partial<DeskOfferTrialInput>;
  DeskOfferTrialLine: Partial<DeskOfferTrialLine>;
  DeskOfferTrialLineInput: Partial<DeskOfferTrialLineInput>;
  DeskOfferTrialObstacle: Partial<DeskOfferTrialObstacle>;
  DeskOnBehalfAnswer: Partial<DeskOnBehalfAnswer>;
  DeskOnBehalfInput: Partial<DeskOnBehalfInput>;
  DeskOnBehalfRefusal: Partial<DeskOnBehalfRefusal>;
  DeskOrder: Partial<DeskOrder>;
  DeskOrderAnswer: Partial<DeskOrderAnswer>;
  DeskOrderBatch: Partial<DeskOrderBatch>;
  DeskOrderBatchRow: Partial<DeskOrderBatchRow>;
  DeskOrderCaller: Partial<DeskOrderCaller>;
  DeskOrderChange: Partial<DeskOrderChange>;
  DeskOrderChangeLine: Partial<DeskOrderChangeLine>;
  DeskOrderChangePreview: Partial<DeskOrderChangePreview>;
  DeskOrderChangePreviewInput: Partial<DeskOrderChangePreviewInput>;
  DeskOrderChangeView: Partial<DeskOrderChangeView>;
  DeskOrderCount: Partial<DeskOrderCount>;
  DeskOrderDifference: Partial<DeskOrderDifference>;
  DeskOrderEmpties: Partial<DeskOrderEmpties>;
  DeskOrderEvent: Partial<DeskOrderEvent>;
  DeskOrderFilter: Partial<DeskOrderFilter>;
  DeskOrderLine: Partial<DeskOrderLine>;
  DeskOrderNote: Partial<DeskOrderNote>;
  DeskOrderNoteAnswer: Partial<DeskOrderNoteAnswer>;
  DeskOrderNoteInput: Partial<DeskOrderNoteInput>;
  DeskOrderObstacle: Partial<DeskOrderObstacle>;
  DeskOrderPage: Partial<DeskOrderPage>;
  DeskOrderPaper: Partial<DeskOrderPaper>;
  DeskOrderProblem: Partial<DeskOrderProblem>;
  DeskOrderRefusal: Partial<DeskOrderRefusal>;
  DeskOrderReplacement: Partial<DeskOrderReplacement>;
  DeskOrderRow: Partial<DeskOrderRow>;
  DeskOrderSums: Partial<DeskOrderSums>;
  DeskOrderTicket: Partial<DeskOrderTicket>;
  DeskPackaging: Partial<DeskPackaging>;
  DeskPaper: Partial<DeskPaper>;
  DeskPaperFile: Partial<DeskPaperFile>;
  DeskPaperFilter: Partial<DeskPaperFilter>;
  DeskPaperLink: Partial<DeskPaperLink>;
  DeskPaperMatch: Partial<DeskPaperMatch>;
  DeskPaperPage: Partial<DeskPaperPage>;
  DeskPaperSum: Partial<DeskPaperSum>;
  DeskPapersInBulkInput: Partial<DeskPapersInBulkInput>;
  DeskPersonFile: Partial<DeskPersonFile>;
  DeskPersonFileAnswer: Partial<DeskPersonFileAnswer>;
  DeskPersonInput: Partial<DeskPersonInput>;
  DeskPhotoResult: Partial<DeskPhotoResult>;
  DeskPhotoWords: Partial<DeskPhotoWords>;
  DeskPhotosAnswer: Partial<DeskPhotosAnswer>;
  DeskPortalPart: Partial<DeskPortalPart>;
  DeskPortalSettings: Partial<DeskPortalSettings>;
  DeskPortalSettingsAnswer: Partial<DeskPortalSettingsAnswer>;
  DeskPortalSettingsRefusal: Partial<DeskPortalSettingsRefusal>;
  DeskPreviewAnswer: Partial<DeskPreviewAnswer>;
  DeskPreviewPlace: Partial<DeskPreviewPlace>;
  DeskPreviewRefusal: Partial<DeskPreviewRefusal>;
  DeskPriceChoices: Partial<DeskPriceChoices>;
  DeskPriceDraft: Partial<DeskPriceDraft>;
  DeskPriceDraftAnswer: Partial<DeskPriceDraftAnswer>;
  DeskPriceDraftCounts: Partial<DeskPriceDraftCounts>;
  DeskPriceDraftLine: Partial<DeskPriceDraftLine>;
  DeskPriceDraftLineInput: Partial<DeskPriceDraftLineInput>;
  DeskPriceDraftLineKey: Partial<DeskPriceDraftLineKey>;
  DeskPriceDraftLinePage: Partial<DeskPriceDraftLinePage>;
  DeskPriceDraftLinesInput: Partial<DeskPriceDraftLinesInput>;
  DeskPriceDraftMoveInput: Partial<DeskPriceDraftMoveInput>;
  DeskPriceDraftPage: Partial<DeskPriceDraftPage>;
  DeskPriceDraftReasonInput: Partial<DeskPriceDraftReasonInput>;
  DeskPriceDraftRow: Partial<DeskPriceDraftRow>;
  DeskPriceExplained: Partial<DeskPriceExplained>;
  DeskPriceLeaflet: Partial<DeskPriceLeaflet>;
  DeskPriceLineFault: Partial<DeskPriceLineFault>;
  DeskPriceListChoice: Partial<DeskPriceListChoice>;
  DeskPriceListCompany: Partial<DeskPriceListCompany>;
  DeskPriceListOfCustomers: Partial<DeskPriceListOfCustomers>;
  DeskPriceListPage: Partial<DeskPriceListPage>;
  DeskPriceListRecord: Partial<DeskPriceListRecord>;
  DeskPriceListRow: Partial<DeskPriceListRow>;
  DeskPriceRefusal: Partial<DeskPriceRefusal>;
  DeskPriceSum: Partial<DeskPriceSum>;
  DeskPriceTouched: Partial<DeskPriceTouched>;
  DeskProduct: Partial<DeskProduct>;
  DeskProductAnswer: Partial<DeskProductAnswer>;
  DeskProductChange: Partial<DeskProductChange>;
  DeskProductDeposit: Partial<DeskProductDeposit>;
  DeskProductDifference: Partial<DeskProductDifference>;
  DeskProductFault: Partial<DeskProductFault>;
  DeskProductField: Partial<DeskProductField>;
  DeskProductFieldInput: Partial<DeskProductFieldInput>;
  DeskProductFilter: Partial<DeskProductFilter>;
  DeskProductPage: Partial<DeskProductPage>;
  DeskProductPhoto: Partial<DeskProductPhoto>;
  DeskProductRefusal: Partial<DeskProductRefusal>;
  DeskProductRow: Partial<DeskProductRow>;
  DeskProductSheetAnswer: Partial<DeskProductSheetAnswer>;
  DeskProductSheetResult: Partial<DeskProductSheetResult>;
  DeskProductSheetRow: Partial<DeskProductSheetRow>;
  DeskProductSheetRowInput: Partial<DeskProductSheetRowInput>;
  DeskProductShelves: Partial<DeskProductShelves>;
  DeskProductWords: Partial<DeskProductWords>;
  DeskProductWordsInput: Partial<DeskProductWordsInput>;
  DeskProposeCreditInput: Partial<DeskProposeCreditInput>;
  DeskRegular: Partial<DeskRegular>;
  DeskRegularCart: Partial<DeskRegularCart>;
  DeskRegularPage: Partial<DeskRegularPage>;
  DeskRegularPerson: Partial<DeskRegularPerson>;
  DeskReminderAnswer: Partial<DeskReminderAnswer>;
  DeskReminderInput: Partial<DeskReminderInput>;
  DeskReminderRefusal: Partial<DeskReminderRefusal>;
  DeskRemovePriceDraftLinesInput: Partial<DeskRemovePriceDraftLinesInput>;
  DeskRemoveTemplateInput: Partial<DeskRemoveTemplateInput>;
  DeskReplacedLine: Partial<DeskReplacedLine>;
  DeskReplacementAnswer: Partial<DeskReplacementAnswer>;
  DeskReplacementLine: Partial<DeskReplacementLine>;
  DeskReplacementPreview: Partial<DeskReplacementPreview>;
  DeskReplacementPreviewInput: Partial<DeskReplacementPreviewInput>;
  DeskReplacementView: Partial<DeskReplacementView>;
  DeskRight: Partial<DeskRight>;
  DeskRolePreviewInput: Partial<DeskRolePreviewInput>;
  DeskRoleTable: Partial<DeskRoleTable>;
  DeskRoleTableAnswer: Partial<DeskRoleTableAnswer>;
  DeskRoleTableRefusal: Partial<DeskRoleTableRefusal>;
  DeskSaveDealInput: Partial<DeskSaveDealInput>;
  DeskSaveLeafletInput: Partial<DeskSaveLeafletInput>;
  DeskSaveProductInput: Partial<DeskSaveProductInput>;
  DeskSaveProductSheetInput: Partial<DeskSaveProductSheetInput>;
  DeskSaveTemplateInput: Partial<DeskSaveTemplateInput>;
  DeskServiceHours: Partial<DeskServiceHours>;
  DeskServiceKey: Partial<DeskServiceKey>;
  DeskSetOrderPricesInput: Partial<DeskSetOrderPricesInput>;
  DeskSetTicketTargetInput: Partial<DeskSetTicketTargetInput>;
  DeskSettingsPreviewInput: Partial<DeskSettingsPreviewInput>;
  DeskShipOrderInput: Partial<DeskShipOrderInput>;
  DeskShipTo: Partial<DeskShipTo>;
  DeskShipToAnswer: Partial<DeskShipToAnswer>;
  DeskShipToFilter: Partial<DeskShipToFilter>;
  DeskShipToInput: Partial<DeskShipToInput>;
  DeskShipToPage: Partial<DeskShipToPage>;
  DeskShipToRow: Partial<DeskShipToRow>;
  DeskShortBoxes: Partial<DeskShortBoxes>;
  DeskShortClaim: Partial<DeskShortClaim>;
  DeskShortOrder: Partial<DeskShortOrder>;
  DeskShortResult: Partial<DeskShortResult>;
  DeskShortage: Partial<DeskShortage>;
  DeskShortageInput: Partial<DeskShortageInput>;
  DeskStaffInBulkInput: Partial<DeskStaffInBulkInput>;
  DeskSuspensionInput: Partial<DeskSuspensionInput>;
  DeskTableRole: Partial<DeskTableRole>;
  DeskTakeOrderBackInput: Partial<DeskTakeOrderBackInput>;
  DeskTakenBack: Partial<DeskTakenBack>;
  DeskTargetsOfCategory: Partial<DeskTargetsOfCategory>;
  DeskTemplateRefusal: Partial<DeskTemplateRefusal>;
  DeskTemplatesAnswer: Partial<DeskTemplatesAnswer>;
  DeskTerms: Partial<DeskTerms>;
  DeskTermsAnswer: Partial<DeskTermsAnswer>;
  DeskTermsDraft: Partial<DeskTermsDraft>;
  DeskTermsInput: Partial<DeskTermsInput>;
  DeskTermsReader: Partial<DeskTermsReader>;
  DeskTermsReaderPage: Partial<DeskTermsReaderPage>;
  DeskTermsRefusal: Partial<DeskTermsRefusal>;
  DeskTermsVersion: Partial<DeskTermsVersion>;
  DeskTermsWords: Partial<DeskTermsWords>;
  DeskTextPictureAnswer: Partial<DeskTextPictureAnswer>;
  DeskTicket: Partial<DeskTicket>;
  DeskTicketAnswer: Partial<DeskTicketAnswer>;
  DeskTicketCaller: Partial<DeskTicketCaller>;
  DeskTicketCategory: Partial<DeskTicketCategory>;
  DeskTicketChoices: Partial<DeskTicketChoices>;
  DeskTicketClock: Partial<DeskTicketClock>;
  DeskTicketClocks: Partial<DeskTicketClocks>;
  DeskTicketCredit: Partial<DeskTicketCredit>;
  DeskTicketFigures: Partial<DeskTicketFigures>;
  DeskTicketFile: Partial<DeskTicketFile>;
  DeskTicketFilter: Partial<DeskTicketFilter>;
  DeskTicketNoteInput: Partial<DeskTicketNoteInput>;
  DeskTicketOther: Partial<DeskTicketOther>;
  DeskTicketPage: Partial<DeskTicketPage>;
  DeskTicketPerson: Partial<DeskTicketPerson>;
  DeskTicketRefusal: Partial<DeskTicketRefusal>;
  DeskTicketRow: Partial<DeskTicketRow>;
  DeskTicketSaid: Partial<DeskTicketSaid>;
  DeskTicketTarget: Partial<DeskTicketTarget>;
  DeskTicketTargetAnswer: Partial<DeskTicketTargetAnswer>;
  DeskTicketTargetRefusal: Partial<DeskTicketTargetRefusal>;
  DeskTicketTargets: Partial<DeskTicketTargets>;
  DeskTicketTemplate: Partial<DeskTicketTemplate>;
  DeskTicketsInBulkInput: Partial<DeskTicketsInBulkInput>;
  DeskTimesKept: Partial<DeskTimesKept>;
  DeskTranslation: Partial<DeskTranslation>;
  DeskUnitsOfMethod: Partial<DeskUnitsOfMethod>;
  DeskUserAnswer: Partial<DeskUserAnswer>;
  DeskUserPlace: Partial<DeskUserPlace>;
  DeskUserRoleInput: Partial<DeskUserRoleInput>;
  DeskUserStanding: Partial<DeskUserStanding>;
  DeskUserStatusInput: Partial<DeskUserStatusInput>;
  DeskView: Partial<DeskView>;
  DeskWantedLine: Partial<DeskWantedLine>;
  DeskWantedOrder: Partial<DeskWantedOrder>;
  DeskWantedReplacement: Partial<DeskWantedReplacement>;
  DeskWebhook: Partial<DeskWebhook>;
  DeskWebhookDelivery: Partial<DeskWebhookDelivery>;
  DeskWebhookDeliveryPage: Partial<DeskWebhookDeliveryPage>;
  DeskWebhookPage: Partial<DeskWebhookPage>;
  DeskWeekFigures: Partial<DeskWeekFigures>;
  DeskWeekdayAnswer: Partial<DeskWeekdayAnswer>;
  DeskWeekdayBatch: Partial<DeskWeekdayBatch>;
  DeskWeekdayInput: Partial<DeskWeekdayInput>;
  DeskWeekdayLeftOut: Partial<DeskWeekdayLeftOut>;
  DeskWeekdays: Partial<DeskWeekdays>;
  DeskWeekdaysInput: Partial<DeskWeekdaysInput>;
  DeskWithdrawCreditInput: Partial<DeskWithdrawCreditInput>;
  Driver: Partial<Driver>;
  DriverCodeAnswer: Partial<DriverCodeAnswer>;
  DriverCodeInput: Partial<DriverCodeInput>;
  DriverPasskey: Partial<DriverPasskey>;
  DropBrandInput: Partial<DropBrandInput>;
  DropCapacityRuleInput: Partial<DropCapacityRuleInput>;
  DropDataImportInput: Partial<DropDataImportInput>;
  DropEmptiesDepositInput: Partial<DropEmptiesDepositInput>;
  DropLeadTimeInput: Partial<DropLeadTimeInput>;
  DropPortalSettingsInput: Partial<DropPortalSettingsInput>;
  DropProductLimitInput: Partial<DropProductLimitInput>;
  EndStaffSessionsAnswer: Partial<EndStaffSessionsAnswer>;
  EnteredPaperInput: Partial<EnteredPaperInput>;
  EnteredRateInput: Partial<EnteredRateInput>;
  ErpMessage: Partial<ErpMessage>;
  ErpMessagePage: Partial<ErpMessagePage>;
  ErpMessageRefusal: Partial<ErpMessageRefusal>;
  ErpMessagesAnswer: Partial<ErpMessagesAnswer>;
  FilePaperInput: Partial<FilePaperInput>;
  FilePapersAnswer: Partial<FilePapersAnswer>;
  FilePapersInput: Partial<FilePapersInput>;
  FiledPaper: Partial<FiledPaper>;
  FilingRefusal: Partial<FilingRefusal>;
  Fleet: Partial<Fleet>;
  FleetAnswer: Partial<FleetAnswer>;
  Float: Partial<Scalars['Float']['output']>;
  Handover: Partial<Handover>;
  HolidayDay: Partial<HolidayDay>;
  HolidayDayInput: Partial<HolidayDayInput>;
  HolidayRefusal: Partial<HolidayRefusal>;
  HolidayYear: Partial<HolidayYear>;
  HolidayYearAnswer: Partial<HolidayYearAnswer>;
  ID: Partial<Scalars['ID']['output']>;
  ImportColumn: Partial<ImportColumn>;
  ImportKindFacts: Partial<ImportKindFacts>;
  Int: Partial<Scalars['Int']['output']>;
  Integration: Partial<Integration>;
  InviteStaffAnswer: Partial<InviteStaffAnswer>;
  InviteStaffInput: Partial<InviteStaffInput>;
  LeadTimeAnswer: Partial<LeadTimeAnswer>;
  LeadTimeOfKind: Partial<LeadTimeOfKind>;
  LeadTimeRow: Partial<LeadTimeRow>;
  LeavePaperFilesAnswer: Partial<LeavePaperFilesAnswer>;
  LeavePaperFilesInput: Partial<LeavePaperFilesInput>;
  LeavePaymentInput: Partial<LeavePaymentInput>;
  ListColumns: Partial<ListColumns>;
  MaintenanceTextsInput: Partial<MaintenanceTextsInput>;
  MakeServiceKeyAnswer: Partial<MakeServiceKeyAnswer>;
  MakeServiceKeyInput: Partial<MakeServiceKeyInput>;
  MaterialAnswer: Partial<MaterialAnswer>;
  MaterialFileInput: Partial<MaterialFileInput>;
  MaterialRefusal: Partial<MaterialRefusal>;
  MaterialTextInput: Partial<MaterialTextInput>;
  MaterialWordsInput: Partial<MaterialWordsInput>;
  Me: Partial<Me>;
  Mutation: Record<PropertyKey, never>;
  OpenDataExportInput: Partial<OpenDataExportInput>;
  OpenInvoice: Partial<OpenInvoice>;
  OpenMaterialFileInput: Partial<OpenMaterialFileInput>;
  OpenPaperInput: Partial<OpenPaperInput>;
  OrderRound: Partial<OrderRound>;
  PayInvoiceAnswer: Partial<PayInvoiceAnswer>;
  PayInvoiceInput: Partial<PayInvoiceInput>;
  PaymentMatch: Partial<PaymentMatch>;
  PaymentRefusal: Partial<PaymentRefusal>;
  PhotoWordsInput: Partial<PhotoWordsInput>;
  PlanStopsInput: Partial<PlanStopsInput>;
  PlannedStop: Partial<PlannedStop>;
  PublishContentInput: Partial<PublishContentInput>;
  PublishDeliveryChangeInput: Partial<PublishDeliveryChangeInput>;
  PublishTermsInput: Partial<PublishTermsInput>;
  Query: Record<PropertyKey, never>;
  RemoveDriverPasskeyInput: Partial<RemoveDriverPasskeyInput>;
  RepeatWebhookDeliveryInput: Partial<RepeatWebhookDeliveryInput>;
  RetireMaterialInput: Partial<RetireMaterialInput>;
  RevokeCustomerKeyInput: Partial<RevokeCustomerKeyInput>;
  RevokeServiceKeyInput: Partial<RevokeServiceKeyInput>;
  RoleMarksInput: Partial<RoleMarksInput>;
  SaveColumnsAnswer: Partial<SaveColumnsAnswer>;
  SaveColumnsInput: Partial<SaveColumnsInput>;
  SaveContentInput: Partial<SaveContentInput>;
  SaveDriverInput: Partial<SaveDriverInput>;
  SaveMaterialInput: Partial<SaveMaterialInput>;
  SaveRoundInput: Partial<SaveRoundInput>;
  SaveTermsInput: Partial<SaveTermsInput>;
  SaveVehicleInput: Partial<SaveVehicleInput>;
  SaveViewAnswer: Partial<SaveViewAnswer>;
  SaveViewInput: Partial<SaveViewInput>;
  SeenContentInput: Partial<SeenContentInput>;
  SeenTermsInput: Partial<SeenTermsInput>;
  SendErpMessagesInput: Partial<SendErpMessagesInput>;
  SetBrandInput: Partial<SetBrandInput>;
  SetCapacityRuleInput: Partial<SetCapacityRuleInput>;
  SetContactsInput: Partial<SetContactsInput>;
  SetEmptiesDepositInput: Partial<SetEmptiesDepositInput>;
  SetErpMessageAsideInput: Partial<SetErpMessageAsideInput>;
  SetLeadTimeInput: Partial<SetLeadTimeInput>;
  SetMaintenanceInput: Partial<SetMaintenanceInput>;
  SetPortalSettingsInput: Partial<SetPortalSettingsInput>;
  SetProductLimitInput: Partial<SetProductLimitInput>;
  SettlePaymentsAnswer: Partial<SettlePaymentsAnswer>;
  SettlePaymentsInput: Partial<SettlePaymentsInput>;
  SettledPayment: Partial<SettledPayment>;
  StaffMember: Partial<StaffMember>;
  StaffRefusal: Partial<StaffRefusal>;
  StaffRight: Partial<StaffRight>;
  String: Partial<Scalars['String']['output']>;
  TakeBackDeliveryChangeInput: Partial<TakeBackDeliveryChangeInput>;
  TermsWordsInput: Partial<TermsWordsInput>;
  TouchedCart: Partial<TouchedCart>;
  TouchedOrder: Partial<TouchedOrder>;
  TouchedPlace: Partial<TouchedPlace>;
  TryDataImportInput: Partial<TryDataImportInput>;
  UndoAuditEntryInput: Partial<UndoAuditEntryInput>;
  UndoDataImportInput: Partial<UndoDataImportInput>;
  UnitsOfMethodInput: Partial<UnitsOfMethodInput>;
  Vehicle: Partial<Vehicle>;
  WriteDataImportInput: Partial<WriteDataImportInput>;
};

export type NeedsDirectiveArgs = {
  area: Scalars['String']['input'];
  power: Scalars['String']['input'];
};

export type NeedsDirectiveResolver<Result, Parent, ContextType = DeskContext, Args = NeedsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OpenToStaffDirectiveArgs = { };

export type OpenToStaffDirectiveResolver<Result, Parent, ContextType = DeskContext, Args = OpenToStaffDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AuditDifferenceResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['AuditDifference'] = ResolversParentTypes['AuditDifference']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditDifference']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inNameOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notUndone?: Resolver<Maybe<ResolversTypes['AuditRefusal']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditPersonResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['AuditPerson'] = ResolversParentTypes['AuditPerson']> = {
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AuditRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['AuditRefusal'] = ResolversParentTypes['AuditRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditUndoAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['AuditUndoAnswer'] = ResolversParentTypes['AuditUndoAnswer']> = {
  changes?: Resolver<Array<ResolversTypes['AuditDifference']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['AuditRefusal']>, ParentType, ContextType>;
};

export type BankPaymentResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['BankPayment'] = ResolversParentTypes['BankPayment']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amountMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leftReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['PaymentMatch']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  payer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankStatementResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['BankStatement'] = ResolversParentTypes['BankStatement']> = {
  addedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['BankPayment']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankStatementAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['BankStatementAnswer'] = ResolversParentTypes['BankStatementAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['PaymentRefusal']>, ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['BankStatement']>, ParentType, ContextType>;
};

export type BoardOrderResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['BoardOrder'] = ResolversParentTypes['BoardOrder']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kilograms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  litres?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pallets?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shipToId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shipToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskOrderState'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardRoundResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['BoardRound'] = ResolversParentTypes['BoardRound']> = {
  absence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  driverAbsence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  driverId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  driverName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kilograms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pallets?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  payloadKilograms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stops?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  vehicleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CalendarRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['CalendarRefusal'] = ResolversParentTypes['CalendarRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CapacityEffectResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['CapacityEffect'] = ResolversParentTypes['CapacityEffect']> = {
  failing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failingNow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placesFailing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CapacityLimitsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['CapacityLimits'] = ResolversParentTypes['CapacityLimits']> = {
  maxKg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxLitres?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxPallets?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minKg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minLitres?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minPallets?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderValueMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CapacityRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['CapacityRefusal'] = ResolversParentTypes['CapacityRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CapacityRuleAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['CapacityRuleAnswer'] = ResolversParentTypes['CapacityRuleAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['CapacityRefusal']>, ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['CapacityRuleOf']>, ParentType, ContextType>;
};

export type CapacityRuleOfResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['CapacityRuleOf'] = ResolversParentTypes['CapacityRuleOf']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CapacityRuleRow']>, ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CapacityRuleRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['CapacityRuleRow'] = ResolversParentTypes['CapacityRuleRow']> = {
  limits?: Resolver<ResolversTypes['CapacityLimits'], ParentType, ContextType>;
  setAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  setBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['DatedStanding'], ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CapacityTrialResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['CapacityTrial'] = ResolversParentTypes['CapacityTrial']> = {
  carts?: Resolver<Array<ResolversTypes['CapacityTrialCart']>, ParentType, ContextType>;
  customerType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['CapacityTrialLoad']>, ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipToId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shipToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tankLitresInstalled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknown?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CapacityTrialCartResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['CapacityTrialCart'] = ResolversParentTypes['CapacityTrialCart']> = {
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWholesale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  load?: Resolver<ResolversTypes['CapacityTrialLoad'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CapacityTrialLoadResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['CapacityTrialLoad'] = ResolversParentTypes['CapacityTrialLoad']> = {
  boxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grams?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  millilitres?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  netMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  palletThousandths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeStaffAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['ChangeStaffAnswer'] = ResolversParentTypes['ChangeStaffAnswer']> = {
  member?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['StaffRefusal']>, ParentType, ContextType>;
};

export type DataExportResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport']> = {
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DataExportState'], ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataExportAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DataExportAnswer'] = ResolversParentTypes['DataExportAnswer']> = {
  export?: Resolver<Maybe<ResolversTypes['DataExport']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DataExportRefusal']>, ParentType, ContextType>;
};

export type DataExportLinkResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DataExportLink'] = ResolversParentTypes['DataExportLink']> = {
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DataExportRefusal']>, ParentType, ContextType>;
};

export type DataExportPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DataExportPage'] = ResolversParentTypes['DataExportPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DataExport']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataExportRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DataExportRefusal'] = ResolversParentTypes['DataExportRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataImportResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DataImport'] = ResolversParentTypes['DataImport']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draftIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notUndone?: Resolver<Maybe<ResolversTypes['DataImportRefusal']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DataImportState'], ParentType, ContextType>;
  triedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  triedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  undoneBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  writtenAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writtenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataImportAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DataImportAnswer'] = ResolversParentTypes['DataImportAnswer']> = {
  import?: Resolver<Maybe<ResolversTypes['DataImport']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DataImportRefusal']>, ParentType, ContextType>;
};

export type DataImportFaultResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DataImportFault'] = ResolversParentTypes['DataImportFault']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataImportFieldResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DataImportField'] = ResolversParentTypes['DataImportField']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataImportPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DataImportPage'] = ResolversParentTypes['DataImportPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DataImport']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataImportRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DataImportRefusal'] = ResolversParentTypes['DataImportRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataImportRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DataImportRow'] = ResolversParentTypes['DataImportRow']> = {
  faults?: Resolver<Array<ResolversTypes['DataImportFault']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['DataImportField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DataImportRowState'], ParentType, ContextType>;
};

export type DataImportRowPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DataImportRowPage'] = ResolversParentTypes['DataImportRowPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DataImportRow']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeliveryBoardResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeliveryBoard'] = ResolversParentTypes['DeliveryBoard']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
  rounds?: Resolver<Array<ResolversTypes['BoardRound']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeliveryBoardAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeliveryBoardAnswer'] = ResolversParentTypes['DeliveryBoardAnswer']> = {
  board?: Resolver<ResolversTypes['DeliveryBoard'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeliveryRefusal']>, ParentType, ContextType>;
};

export type DeliveryChangeResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeliveryChange'] = ResolversParentTypes['DeliveryChange']> = {
  closedPlaces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['DeliveryKind']>, ParentType, ContextType>;
  mayTakeBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasons?: Resolver<ResolversTypes['DeliveryChangeReasons'], ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['DeliveryChangeScope']>, ParentType, ContextType>;
  takenBackAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takenBackBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takenBackReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeOfChange?: Resolver<ResolversTypes['DeliveryChangeType'], ParentType, ContextType>;
};

export type DeliveryChangeAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeliveryChangeAnswer'] = ResolversParentTypes['DeliveryChangeAnswer']> = {
  change?: Resolver<Maybe<ResolversTypes['DeliveryChange']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['CalendarRefusal']>, ParentType, ContextType>;
};

export type DeliveryChangePageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeliveryChangePage'] = ResolversParentTypes['DeliveryChangePage']> = {
  items?: Resolver<Array<ResolversTypes['DeliveryChange']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeliveryChangePreviewResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeliveryChangePreview'] = ResolversParentTypes['DeliveryChangePreview']> = {
  carts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAlready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closedPlaces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderBys?: Resolver<Array<ResolversTypes['DeliveryOrderBy']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['CalendarRefusal']>, ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  touched?: Resolver<Array<ResolversTypes['TouchedPlace']>, ParentType, ContextType>;
};

export type DeliveryChangeReasonsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeliveryChangeReasons'] = ResolversParentTypes['DeliveryChangeReasons']> = {
  cs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sk?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeliveryChangeRecordResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeliveryChangeRecord'] = ResolversParentTypes['DeliveryChangeRecord']> = {
  change?: Resolver<ResolversTypes['DeliveryChange'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  touched?: Resolver<Array<ResolversTypes['TouchedPlace']>, ParentType, ContextType>;
};

export type DeliveryChangeScopeResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeliveryChangeScope'] = ResolversParentTypes['DeliveryChangeScope']> = {
  companies?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  customerType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  market?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipTos?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  zips?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeliveryDayResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeliveryDay'] = ResolversParentTypes['DeliveryDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kilograms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pallets?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  payloadKilograms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unconfirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeliveryOrderByResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeliveryOrderBy'] = ResolversParentTypes['DeliveryOrderBy']> = {
  kind?: Resolver<ResolversTypes['DeliveryKind'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeliveryRefusal'] = ResolversParentTypes['DeliveryRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskBrandResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskBrand'] = ResolversParentTypes['DeskBrand']> = {
  contacts?: Resolver<Array<ResolversTypes['DeskContacts']>, ParentType, ContextType>;
  look?: Resolver<Maybe<ResolversTypes['DeskBrandLook']>, ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskBrandAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskBrandAnswer'] = ResolversParentTypes['DeskBrandAnswer']> = {
  brand?: Resolver<ResolversTypes['DeskBrand'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskBrandRefusal']>, ParentType, ContextType>;
};

export type DeskBrandLookResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskBrandLook'] = ResolversParentTypes['DeskBrandLook']> = {
  accent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  main?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskBrandRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskBrandRefusal'] = ResolversParentTypes['DeskBrandRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskBulkAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskBulkAnswer'] = ResolversParentTypes['DeskBulkAnswer']> = {
  batch?: Resolver<Maybe<ResolversTypes['DeskBulkBatch']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskBulkRefusal']>, ParentType, ContextType>;
};

export type DeskBulkBatchResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskBulkBatch'] = ResolversParentTypes['DeskBulkBatch']> = {
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['DeskBulkList'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['DeskBulkLeftOut']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskBulkLeftOutResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskBulkLeftOut'] = ResolversParentTypes['DeskBulkLeftOut']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskBulkRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskBulkRefusal'] = ResolversParentTypes['DeskBulkRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCallResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCall'] = ResolversParentTypes['DeskCall']> = {
  carts?: Resolver<Array<ResolversTypes['DeskCallCart']>, ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveries?: Resolver<Array<ResolversTypes['DeskCallDelivery']>, ParentType, ContextType>;
  empties?: Resolver<Array<ResolversTypes['DeskCallEmpties']>, ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['DeskCallInvoice']>, ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['DeskCustomerMoney'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['DeskCallNote']>, ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['DeskCallOrder']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['DeskCallPerson']>, ParentType, ContextType>;
  shipToId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shipToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suspendedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tickets?: Resolver<Array<ResolversTypes['DeskOrderTicket']>, ParentType, ContextType>;
};

export type DeskCallCartResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCallCart'] = ResolversParentTypes['DeskCallCart']> = {
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kilograms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DeskCallCartLine']>, ParentType, ContextType>;
  mayOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mostPallets?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  obstacles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  orderBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pallets?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCallCartLineResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCallCartLine'] = ResolversParentTypes['DeskCallCartLine']> = {
  boxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskCallDeliveryResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCallDelivery'] = ResolversParentTypes['DeskCallDelivery']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['DeskCallOrder']>, ParentType, ContextType>;
  orderBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskCallEmptiesResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCallEmpties'] = ResolversParentTypes['DeskCallEmpties']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  depositMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskCallInvoiceResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCallInvoice'] = ResolversParentTypes['DeskCallInvoice']> = {
  daysLate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeskCallNoteResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCallNote'] = ResolversParentTypes['DeskCallNote']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCallNoteAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCallNoteAnswer'] = ResolversParentTypes['DeskCallNoteAnswer']> = {
  notes?: Resolver<Maybe<Array<ResolversTypes['DeskCallNote']>>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskCustomerRefusal']>, ParentType, ContextType>;
};

export type DeskCallOrderResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCallOrder'] = ResolversParentTypes['DeskCallOrder']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pallets?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskOrderState'], ParentType, ContextType>;
};

export type DeskCallPersonResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCallPerson'] = ResolversParentTypes['DeskCallPerson']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskCategoryResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCategory'] = ResolversParentTypes['DeskCategory']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskClaimResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskClaim'] = ResolversParentTypes['DeskClaim']> = {
  aloneUpToMinor?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  credits?: Resolver<Array<ResolversTypes['DeskClaimCredit']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isErpOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DeskClaimLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposals?: Resolver<Array<ResolversTypes['DeskCreditProposal']>, ParentType, ContextType>;
  replacements?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  shipToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskClaimAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskClaimAnswer'] = ResolversParentTypes['DeskClaimAnswer']> = {
  claim?: Resolver<Maybe<ResolversTypes['DeskClaim']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskClaimRefusal']>, ParentType, ContextType>;
};

export type DeskClaimCreditResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskClaimCredit'] = ResolversParentTypes['DeskClaimCredit']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  boxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totalMinor?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DeskClaimDeliveryAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskClaimDeliveryAnswer'] = ResolversParentTypes['DeskClaimDeliveryAnswer']> = {
  number?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskClaimRefusal']>, ParentType, ContextType>;
};

export type DeskClaimLineResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskClaimLine'] = ResolversParentTypes['DeskClaimLine']> = {
  claimed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lineNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replaced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unitDepositMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unitPriceMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vatPct?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeskClaimRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskClaimRefusal'] = ResolversParentTypes['DeskClaimRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineNo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCompanyResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCompany'] = ResolversParentTypes['DeskCompany']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gln?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['DeskCustomerChange']>, ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icDph?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isErpOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['DeskCompanyRow'], ParentType, ContextType>;
  shipTos?: Resolver<Array<ResolversTypes['DeskShipToRow']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCompanyAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCompanyAnswer'] = ResolversParentTypes['DeskCompanyAnswer']> = {
  company?: Resolver<Maybe<ResolversTypes['DeskCompany']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskCustomerRefusal']>, ParentType, ContextType>;
};

export type DeskCompanyPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCompanyPage'] = ResolversParentTypes['DeskCompanyPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskCompanyRow']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskCompanyRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCompanyRow'] = ResolversParentTypes['DeskCompanyRow']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  erpNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasMoreUsers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ico?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['DeskCustomerMoney'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceList?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salespeople?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shipToCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskConfirmOrdersAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskConfirmOrdersAnswer'] = ResolversParentTypes['DeskConfirmOrdersAnswer']> = {
  batch?: Resolver<Maybe<ResolversTypes['DeskOrderBatch']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskOrderRefusal']>, ParentType, ContextType>;
};

export type DeskConfirmShortAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskConfirmShortAnswer'] = ResolversParentTypes['DeskConfirmShortAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['DeskOrderRefusal']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['DeskShortResult']>, ParentType, ContextType>;
};

export type DeskContactHoursResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContactHours'] = ResolversParentTypes['DeskContactHours']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeskContactsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContacts'] = ResolversParentTypes['DeskContacts']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['DeskContactHours']>, ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replyTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskContentResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContent'] = ResolversParentTypes['DeskContent']> = {
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['DeskContentEvent']>, ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNewCapability?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['DeskContentRow'], ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['DeskContentWords']>, ParentType, ContextType>;
};

export type DeskContentAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContentAnswer'] = ResolversParentTypes['DeskContentAnswer']> = {
  key?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskContentRefusal']>, ParentType, ContextType>;
};

export type DeskContentChangeResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContentChange'] = ResolversParentTypes['DeskContentChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskContentEventResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContentEvent'] = ResolversParentTypes['DeskContentEvent']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['DeskContentChange']>, ParentType, ContextType>;
};

export type DeskContentPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContentPage'] = ResolversParentTypes['DeskContentPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskContentRow']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskContentPlaceResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContentPlace'] = ResolversParentTypes['DeskContentPlace']> = {
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskContentRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContentRefusal'] = ResolversParentTypes['DeskContentRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskContentRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContentRow'] = ResolversParentTypes['DeskContentRow']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeskContentKind'], ParentType, ContextType>;
  markets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskContentState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['DeskTranslation']>, ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskContentWordsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContentWords'] = ResolversParentTypes['DeskContentWords']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalChangedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskContractResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContract'] = ResolversParentTypes['DeskContract']> = {
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['DeskContractYear']>, ParentType, ContextType>;
};

export type DeskContractBonusResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContractBonus'] = ResolversParentTypes['DeskContractBonus']> = {
  atPace?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reached?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeskContractPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContractPage'] = ResolversParentTypes['DeskContractPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskContract']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskContractYearResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskContractYear'] = ResolversParentTypes['DeskContractYear']> = {
  agreedLitres?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  beforeLitres?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bonus?: Resolver<Maybe<ResolversTypes['DeskContractBonus']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paceLitres?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  takenLitres?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCreditLineResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCreditLine'] = ResolversParentTypes['DeskCreditLine']> = {
  boxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lineNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskCreditProposalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCreditProposal'] = ResolversParentTypes['DeskCreditProposal']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSolving?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DeskCreditLine']>, ParentType, ContextType>;
  may?: Resolver<Array<ResolversTypes['DeskCreditMove']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskCreditState'], ParentType, ContextType>;
  totalMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCustomerChangeResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCustomerChange'] = ResolversParentTypes['DeskCustomerChange']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditDifference']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskCustomerKeyResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCustomerKey'] = ResolversParentTypes['DeskCustomerKey']> = {
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeskCustomerKeyKind'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipToCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['DeskKeyStanding'], ParentType, ContextType>;
};

export type DeskCustomerKeyPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCustomerKeyPage'] = ResolversParentTypes['DeskCustomerKeyPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskCustomerKey']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskCustomerMoneyResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCustomerMoney'] = ResolversParentTypes['DeskCustomerMoney']> = {
  creditLimitMinor?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOverLimit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overdueMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unpaidMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usedPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeskCustomerPermissionResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCustomerPermission'] = ResolversParentTypes['DeskCustomerPermission']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCustomerRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCustomerRefusal'] = ResolversParentTypes['DeskCustomerRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCustomerRoleResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCustomerRole'] = ResolversParentTypes['DeskCustomerRole']> = {
  customerTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCustomerUserResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCustomerUser'] = ResolversParentTypes['DeskCustomerUser']> = {
  history?: Resolver<Array<ResolversTypes['DeskCustomerChange']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['DeskCustomerUserRow'], ParentType, ContextType>;
};

export type DeskCustomerUserPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCustomerUserPage'] = ResolversParentTypes['DeskCustomerUserPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskCustomerUserRow']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskCustomerUserRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCustomerUserRow'] = ResolversParentTypes['DeskCustomerUserRow']> = {
  companies?: Resolver<Array<ResolversTypes['DeskUserStanding']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isKeyUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSignInAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['DeskUserPlace']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeskUserStatus'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskCutOffResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCutOff'] = ResolversParentTypes['DeskCutOff']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeliveryKind'], ParentType, ContextType>;
  markets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  orderBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCutOffMeanwhileResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskCutOffMeanwhile'] = ResolversParentTypes['DeskCutOffMeanwhile']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskDatedDepositResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskDatedDeposit'] = ResolversParentTypes['DeskDatedDeposit']> = {
  depositMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['DatedStanding'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskDatedSettingsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskDatedSettings'] = ResolversParentTypes['DeskDatedSettings']> = {
  bannerRotation?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['DeskUnitsOfMethod']>, ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskDayFiguresResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskDayFigures'] = ResolversParentTypes['DeskDayFigures']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  litres?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  litresBefore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  netMinorBefore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ordersBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskDealResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskDeal'] = ResolversParentTypes['DeskDeal']> = {
  discountPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hasDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  markets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  maxPackages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packagesOrdered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['DeskDealRule']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskDealState'], ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskDealAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskDealAnswer'] = ResolversParentTypes['DeskDealAnswer']> = {
  deal?: Resolver<Maybe<ResolversTypes['DeskDealRecord']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskOfferRefusal']>, ParentType, ContextType>;
};

export type DeskDealDraftResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskDealDraft'] = ResolversParentTypes['DeskDealDraft']> = {
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['DeskDealOffer'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskDealItemResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskDealItem'] = ResolversParentTypes['DeskDealItem']> = {
  defaultBoxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxBoxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minBoxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskDealOfferResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskDealOffer'] = ResolversParentTypes['DeskDealOffer']> = {
  discountPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskDealItem']>, ParentType, ContextType>;
  maxBoxes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxPackages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minBoxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['DeskDealRule'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskDealPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskDealPage'] = ResolversParentTypes['DeskDealPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskDeal']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskDealRecordResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskDealRecord'] = ResolversParentTypes['DeskDealRecord']> = {
  aloneUpTo?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['DeskDealDraft']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['DeskProductChange']>, ParentType, ContextType>;
  markets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['DeskDealOffer']>, ParentType, ContextType>;
  packagesOrdered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskDealState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['DeskDealWeek']>, ParentType, ContextType>;
};

export type DeskDealWeekResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskDealWeek'] = ResolversParentTypes['DeskDealWeek']> = {
  monday?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskEmptiesDepositResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskEmptiesDeposit'] = ResolversParentTypes['DeskEmptiesDeposit']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isErpOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DeskDatedDeposit']>, ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskEmptiesDepositAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskEmptiesDepositAnswer'] = ResolversParentTypes['DeskEmptiesDepositAnswer']> = {
  deposits?: Resolver<Array<ResolversTypes['DeskEmptiesDeposit']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskEmptiesDepositRefusal']>, ParentType, ContextType>;
};

export type DeskEmptiesDepositRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskEmptiesDepositRefusal'] = ResolversParentTypes['DeskEmptiesDepositRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskErpMessageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskErpMessage'] = ResolversParentTypes['DeskErpMessage']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskExistingCustomerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskExistingCustomer'] = ResolversParentTypes['DeskExistingCustomer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskFiguresOfCategoryResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskFiguresOfCategory'] = ResolversParentTypes['DeskFiguresOfCategory']> = {
  answers?: Resolver<ResolversTypes['DeskTimesKept'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  solutions?: Resolver<ResolversTypes['DeskTimesKept'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskFoundCompanyResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskFoundCompany'] = ResolversParentTypes['DeskFoundCompany']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskFoundGoodsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskFoundGoods'] = ResolversParentTypes['DeskFoundGoods']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskFoundPlaceResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskFoundPlace'] = ResolversParentTypes['DeskFoundPlace']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskKeyAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskKeyAnswer'] = ResolversParentTypes['DeskKeyAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['DeskKeyRefusal']>, ParentType, ContextType>;
};

export type DeskKeyRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskKeyRefusal'] = ResolversParentTypes['DeskKeyRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskLeafletResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskLeaflet'] = ResolversParentTypes['DeskLeaflet']> = {
  baseMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  changesFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isInsideDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceList?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promoMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskOfferState'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  writtenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yourMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeskLeafletAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskLeafletAnswer'] = ResolversParentTypes['DeskLeafletAnswer']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskOfferRefusal']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['DeskOfferState']>, ParentType, ContextType>;
};

export type DeskLeafletPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskLeafletPage'] = ResolversParentTypes['DeskLeafletPage']> = {
  aloneUpTo?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isErpOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskLeaflet']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskLimitResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskLimit'] = ResolversParentTypes['DeskLimit']> = {
  boxesOrdered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxBoxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipToId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shipToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['DeskLimitStanding'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskLimitAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskLimitAnswer'] = ResolversParentTypes['DeskLimitAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['DeskLimitRefusal']>, ParentType, ContextType>;
};

export type DeskLimitPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskLimitPage'] = ResolversParentTypes['DeskLimitPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskLimit']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskLimitRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskLimitRefusal'] = ResolversParentTypes['DeskLimitRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskListPriceResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskListPrice'] = ResolversParentTypes['DeskListPrice']> = {
  baseMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leafletMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextYourMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yourMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskListPricePageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskListPricePage'] = ResolversParentTypes['DeskListPricePage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskListPrice']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskMaintenanceResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskMaintenance'] = ResolversParentTypes['DeskMaintenance']> = {
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['DeskMaintenanceTexts']>, ParentType, ContextType>;
  opensItself?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskMaintenanceTextsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskMaintenanceTexts'] = ResolversParentTypes['DeskMaintenanceTexts']> = {
  cs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskMaterialResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskMaterial'] = ResolversParentTypes['DeskMaterial']> = {
  addedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['DeskMaterialFile']>, ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['DeskMaterialFormat'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['DeskMaterialChange']>, ParentType, ContextType>;
  isRetired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  markets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  permission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['DeskMaterialWords']>, ParentType, ContextType>;
};

export type DeskMaterialChangeResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskMaterialChange'] = ResolversParentTypes['DeskMaterialChange']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['DeskMaterialDifference']>, ParentType, ContextType>;
};

export type DeskMaterialChoicesResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskMaterialChoices'] = ResolversParentTypes['DeskMaterialChoices']> = {
  folders?: Resolver<Array<ResolversTypes['DeskMaterialFolder']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['DeskCustomerPermission']>, ParentType, ContextType>;
};

export type DeskMaterialDifferenceResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskMaterialDifference'] = ResolversParentTypes['DeskMaterialDifference']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskMaterialFileResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskMaterialFile'] = ResolversParentTypes['DeskMaterialFile']> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskMaterialFolderResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskMaterialFolder'] = ResolversParentTypes['DeskMaterialFolder']> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  materials?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskMaterialLinkResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskMaterialLink'] = ResolversParentTypes['DeskMaterialLink']> = {
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskMaterialPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskMaterialPage'] = ResolversParentTypes['DeskMaterialPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskMaterialRow']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskMaterialRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskMaterialRow'] = ResolversParentTypes['DeskMaterialRow']> = {
  addedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['DeskMaterialFormat'], ParentType, ContextType>;
  isRetired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  markets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  permission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskMaterialWordsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskMaterialWords'] = ResolversParentTypes['DeskMaterialWords']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskNamedGoodsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskNamedGoods'] = ResolversParentTypes['DeskNamedGoods']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskNewCustomerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskNewCustomer'] = ResolversParentTypes['DeskNewCustomer']> = {
  dueDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  erpNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isErpOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayCreateCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskNewCustomerAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskNewCustomerAnswer'] = ResolversParentTypes['DeskNewCustomerAnswer']> = {
  existing?: Resolver<Maybe<ResolversTypes['DeskExistingCustomer']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskCustomerRefusal']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['DeskCustomerRefusal']>, ParentType, ContextType>;
};

export type DeskOfferRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOfferRefusal'] = ResolversParentTypes['DeskOfferRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskOfferTrialResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOfferTrial'] = ResolversParentTypes['DeskOfferTrial']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  depositMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DeskOfferTrialLine']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  netMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  obstacles?: Resolver<Array<ResolversTypes['DeskOfferTrialObstacle']>, ParentType, ContextType>;
  priceList?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vatMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskOfferTrialLineResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOfferTrialLine'] = ResolversParentTypes['DeskOfferTrialLine']> = {
  baseMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  boxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dealMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  insideOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  leafletMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leafletName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unitMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wins?: Resolver<Maybe<ResolversTypes['DeskWinningDiscount']>, ParentType, ContextType>;
  yourMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskOfferTrialObstacleResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOfferTrialObstacle'] = ResolversParentTypes['DeskOfferTrialObstacle']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskOnBehalfAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOnBehalfAnswer'] = ResolversParentTypes['DeskOnBehalfAnswer']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskOnBehalfRefusal']>, ParentType, ContextType>;
};

export type DeskOnBehalfRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOnBehalfRefusal'] = ResolversParentTypes['DeskOnBehalfRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskOrderResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrder'] = ResolversParentTypes['DeskOrder']> = {
  caller?: Resolver<Maybe<ResolversTypes['DeskOrderCaller']>, ParentType, ContextType>;
  customerOrderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  depositMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  empties?: Resolver<Array<ResolversTypes['DeskOrderEmpties']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['DeskOrderChange']>, ParentType, ContextType>;
  isErpOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DeskOrderLine']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['DeskErpMessage']>, ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  noteForDriver?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['DeskOrderNote']>, ParentType, ContextType>;
  orderedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overridden?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  overrideNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overrideReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  papers?: Resolver<Array<ResolversTypes['DeskOrderPaper']>, ParentType, ContextType>;
  placedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['DeskOrderProblem']>, ParentType, ContextType>;
  replacements?: Resolver<Array<ResolversTypes['DeskOrderReplacement']>, ParentType, ContextType>;
  replaces?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  returnedMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['DeskOrderRow'], ParentType, ContextType>;
  takenBack?: Resolver<Array<ResolversTypes['DeskTakenBack']>, ParentType, ContextType>;
  tickets?: Resolver<Array<ResolversTypes['DeskOrderTicket']>, ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['DeskOrderEvent']>, ParentType, ContextType>;
  vatMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskOrderAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderAnswer'] = ResolversParentTypes['DeskOrderAnswer']> = {
  order?: Resolver<Maybe<ResolversTypes['DeskOrder']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskOrderRefusal']>, ParentType, ContextType>;
};

export type DeskOrderBatchResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderBatch'] = ResolversParentTypes['DeskOrderBatch']> = {
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['DeskOrderBatchRow']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskOrderBatchRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderBatchRow'] = ResolversParentTypes['DeskOrderBatchRow']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shipToName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskOrderCallerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderCaller'] = ResolversParentTypes['DeskOrderCaller']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskOrderChangeResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderChange'] = ResolversParentTypes['DeskOrderChange']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['DeskOrderDifference']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskOrderChangeLineResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderChangeLine'] = ResolversParentTypes['DeskOrderChangeLine']> = {
  boxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  boxesBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  netMinorBefore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unitPriceMinor?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unitPriceMinorBefore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DeskOrderChangePreviewResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderChangePreview'] = ResolversParentTypes['DeskOrderChangePreview']> = {
  change?: Resolver<Maybe<ResolversTypes['DeskOrderChangeView']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskOrderRefusal']>, ParentType, ContextType>;
};

export type DeskOrderChangeViewResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderChangeView'] = ResolversParentTypes['DeskOrderChangeView']> = {
  after?: Resolver<ResolversTypes['DeskOrderSums'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['DeskOrderSums'], ParentType, ContextType>;
  changeUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DeskOrderChangeLine']>, ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  obstacles?: Resolver<Array<ResolversTypes['DeskOrderObstacle']>, ParentType, ContextType>;
};

export type DeskOrderCountResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderCount'] = ResolversParentTypes['DeskOrderCount']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskOrderDifferenceResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderDifference'] = ResolversParentTypes['DeskOrderDifference']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskOrderEmptiesResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderEmpties'] = ResolversParentTypes['DeskOrderEmpties']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeskOrderEventResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderEvent'] = ResolversParentTypes['DeskOrderEvent']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskOrderLineResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderLine'] = ResolversParentTypes['DeskOrderLine']> = {
  changeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  delivered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  depositMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  invoiced?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lineNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replaced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  short?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  substitutes?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  unitPriceMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeskOrderNoteResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderNote'] = ResolversParentTypes['DeskOrderNote']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskOrderNoteAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderNoteAnswer'] = ResolversParentTypes['DeskOrderNoteAnswer']> = {
  notes?: Resolver<Maybe<Array<ResolversTypes['DeskOrderNote']>>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskOrderRefusal']>, ParentType, ContextType>;
};

export type DeskOrderObstacleResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderObstacle'] = ResolversParentTypes['DeskOrderObstacle']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeskOrderPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderPage'] = ResolversParentTypes['DeskOrderPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskOrderRow']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskOrderPaperResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderPaper'] = ResolversParentTypes['DeskOrderPaper']> = {
  issued?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeskOrderProblemResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderProblem'] = ResolversParentTypes['DeskOrderProblem']> = {
  attempts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskOrderRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderRefusal'] = ResolversParentTypes['DeskOrderRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineNo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskOrderReplacementResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderReplacement'] = ResolversParentTypes['DeskOrderReplacement']> = {
  boxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskOrderState'], ParentType, ContextType>;
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
  orderedNetMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orderedTotalMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pallets?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shipToId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shipToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskOrderState'], ParentType, ContextType>;
  totalMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeskOrderSumsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderSums'] = ResolversParentTypes['DeskOrderSums']> = {
  kilograms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  netMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pallets?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeskOrderTicketResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskOrderTicket'] = ResolversParentTypes['DeskOrderTicket']> = {
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPackagingResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPackaging'] = ResolversParentTypes['DeskPackaging']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPaperResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPaper'] = ResolversParentTypes['DeskPaper']> = {
  amountMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formats?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issued?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shipToId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shipToName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPaperFileResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPaperFile'] = ResolversParentTypes['DeskPaperFile']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contractPaper?: Resolver<ResolversTypes['DeskContractPaper'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['DeskFiledKind']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['DeskPaperMatch']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upload?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskPaperLinkResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPaperLink'] = ResolversParentTypes['DeskPaperLink']> = {
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPaperMatchResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPaperMatch'] = ResolversParentTypes['DeskPaperMatch']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amountMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isThere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issued?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeskFiledKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replaces?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipToId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeskPaperPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPaperPage'] = ResolversParentTypes['DeskPaperPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskPaper']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskPaperSumResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPaperSum'] = ResolversParentTypes['DeskPaperSum']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  oldest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPersonFileResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPersonFile'] = ResolversParentTypes['DeskPersonFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPersonFileAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPersonFileAnswer'] = ResolversParentTypes['DeskPersonFileAnswer']> = {
  file?: Resolver<Maybe<ResolversTypes['DeskPersonFile']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskCustomerRefusal']>, ParentType, ContextType>;
};

export type DeskPhotoResultResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPhotoResult'] = ResolversParentTypes['DeskPhotoResult']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isReplaced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskProductRefusal']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  upload?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskPhotoWordsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPhotoWords'] = ResolversParentTypes['DeskPhotoWords']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPhotosAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPhotosAnswer'] = ResolversParentTypes['DeskPhotosAnswer']> = {
  results?: Resolver<Array<ResolversTypes['DeskPhotoResult']>, ParentType, ContextType>;
};

export type DeskPortalPartResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPortalPart'] = ResolversParentTypes['DeskPortalPart']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permission?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPortalSettingsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPortalSettings'] = ResolversParentTypes['DeskPortalSettings']> = {
  cutOffs?: Resolver<Array<ResolversTypes['DeskCutOffMeanwhile']>, ParentType, ContextType>;
  dated?: Resolver<Array<ResolversTypes['DeskDatedSettings']>, ParentType, ContextType>;
  maintenance?: Resolver<ResolversTypes['DeskMaintenance'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  switchedSections?: Resolver<Array<ResolversTypes['DeskPortalPart']>, ParentType, ContextType>;
};

export type DeskPortalSettingsAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPortalSettingsAnswer'] = ResolversParentTypes['DeskPortalSettingsAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['DeskPortalSettingsRefusal']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['DeskPortalSettings'], ParentType, ContextType>;
};

export type DeskPortalSettingsRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPortalSettingsRefusal'] = ResolversParentTypes['DeskPortalSettingsRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPreviewAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPreviewAnswer'] = ResolversParentTypes['DeskPreviewAnswer']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['DeskPreviewPlace']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskPreviewRefusal']>, ParentType, ContextType>;
};

export type DeskPreviewPlaceResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPreviewPlace'] = ResolversParentTypes['DeskPreviewPlace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPreviewRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPreviewRefusal'] = ResolversParentTypes['DeskPreviewRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPriceChoicesResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceChoices'] = ResolversParentTypes['DeskPriceChoices']> = {
  brands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['DeskCategory']>, ParentType, ContextType>;
  isErpOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceLists?: Resolver<Array<ResolversTypes['DeskPriceListChoice']>, ParentType, ContextType>;
};

export type DeskPriceDraftResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceDraft'] = ResolversParentTypes['DeskPriceDraft']> = {
  approvedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['DeskPriceDraftCounts'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handedInAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handedInBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  may?: Resolver<Array<ResolversTypes['DeskPriceDraftMove']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsSecondPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskPriceDraftState'], ParentType, ContextType>;
  takenBackAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takenBackBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takenBackReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  touched?: Resolver<ResolversTypes['DeskPriceTouched'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskPriceDraftAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceDraftAnswer'] = ResolversParentTypes['DeskPriceDraftAnswer']> = {
  draft?: Resolver<Maybe<ResolversTypes['DeskPriceDraft']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['DeskPriceLineFault']>, ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskPriceRefusal']>, ParentType, ContextType>;
};

export type DeskPriceDraftCountsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceDraftCounts'] = ResolversParentTypes['DeskPriceDraftCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  averagePercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  conflicts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  over?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  typed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskPriceDraftLineResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceDraftLine'] = ResolversParentTypes['DeskPriceDraftLine']> = {
  baseMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isConflict?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTyped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  laterFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leafletTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nowYourMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  oldBaseMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  oldYourMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceList?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  yourMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskPriceDraftLinePageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceDraftLinePage'] = ResolversParentTypes['DeskPriceDraftLinePage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskPriceDraftLine']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskPriceDraftPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceDraftPage'] = ResolversParentTypes['DeskPriceDraftPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskPriceDraftRow']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskPriceDraftRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceDraftRow'] = ResolversParentTypes['DeskPriceDraftRow']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceLists?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskPriceDraftState'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPriceExplainedResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceExplained'] = ResolversParentTypes['DeskPriceExplained']> = {
  baseMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  chargedMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBundle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leaflet?: Resolver<Maybe<ResolversTypes['DeskPriceLeaflet']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceList?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['DeskPriceRule'], ParentType, ContextType>;
  shipToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yourMinor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeskPriceLeafletResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceLeaflet'] = ResolversParentTypes['DeskPriceLeaflet']> = {
  longTermPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  promoMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskPriceLineFaultResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceLineFault'] = ResolversParentTypes['DeskPriceLineFault']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskPriceListChoiceResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceListChoice'] = ResolversParentTypes['DeskPriceListChoice']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPriceListCompanyResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceListCompany'] = ResolversParentTypes['DeskPriceListCompany']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipTos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskPriceListOfCustomersResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceListOfCustomers'] = ResolversParentTypes['DeskPriceListOfCustomers']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPriceListPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceListPage'] = ResolversParentTypes['DeskPriceListPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskPriceListRow']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskPriceListRecordResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceListRecord'] = ResolversParentTypes['DeskPriceListRecord']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companies?: Resolver<Array<ResolversTypes['DeskPriceListCompany']>, ParentType, ContextType>;
  companyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskPriceListRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceListRow'] = ResolversParentTypes['DeskPriceListRow']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipTos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskPriceRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceRefusal'] = ResolversParentTypes['DeskPriceRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPriceSumResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceSum'] = ResolversParentTypes['DeskPriceSum']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskPriceTouchedResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskPriceTouched'] = ResolversParentTypes['DeskPriceTouched']> = {
  carts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cartsMinor?: Resolver<Array<ResolversTypes['DeskPriceSum']>, ParentType, ContextType>;
  companies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leaflets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipTos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskProductResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProduct'] = ResolversParentTypes['DeskProduct']> = {
  deposits?: Resolver<Array<ResolversTypes['DeskProductDeposit']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['DeskProductField']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['DeskProductChange']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['DeskProductPhoto']>, ParentType, ContextType>;
  photosVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskProductState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['DeskProductWords']>, ParentType, ContextType>;
};

export type DeskProductAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductAnswer'] = ResolversParentTypes['DeskProductAnswer']> = {
  faults?: Resolver<Array<ResolversTypes['DeskProductFault']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['DeskProduct']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskProductRefusal']>, ParentType, ContextType>;
};

export type DeskProductChangeResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductChange'] = ResolversParentTypes['DeskProductChange']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['DeskProductDifference']>, ParentType, ContextType>;
};

export type DeskProductDepositResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductDeposit'] = ResolversParentTypes['DeskProductDeposit']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskProductDifferenceResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductDifference'] = ResolversParentTypes['DeskProductDifference']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskProductFaultResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductFault'] = ResolversParentTypes['DeskProductFault']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskProductFieldResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductField'] = ResolversParentTypes['DeskProductField']> = {
  isErpOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskProductPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductPage'] = ResolversParentTypes['DeskProductPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskProductRow']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskProductPhotoResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductPhoto'] = ResolversParentTypes['DeskProductPhoto']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['DeskPhotoWords']>, ParentType, ContextType>;
};

export type DeskProductRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductRefusal'] = ResolversParentTypes['DeskProductRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskProductRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductRow'] = ResolversParentTypes['DeskProductRow']> = {
  boxesPerPallet?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ean?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPhoto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kilograms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  markets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellableFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellableTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskProductState'], ParentType, ContextType>;
};

export type DeskProductSheetAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductSheetAnswer'] = ResolversParentTypes['DeskProductSheetAnswer']> = {
  rows?: Resolver<Array<ResolversTypes['DeskProductSheetResult']>, ParentType, ContextType>;
};

export type DeskProductSheetResultResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductSheetResult'] = ResolversParentTypes['DeskProductSheetResult']> = {
  faults?: Resolver<Array<ResolversTypes['DeskProductFault']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskProductRefusal']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskProductSheetRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductSheetRow'] = ResolversParentTypes['DeskProductSheetRow']> = {
  fields?: Resolver<Array<ResolversTypes['DeskProductField']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskProductShelvesResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductShelves'] = ResolversParentTypes['DeskProductShelves']> = {
  brands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['DeskCategory']>, ParentType, ContextType>;
  isErpOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  packagings?: Resolver<Array<ResolversTypes['DeskPackaging']>, ParentType, ContextType>;
};

export type DeskProductWordsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskProductWords'] = ResolversParentTypes['DeskProductWords']> = {
  before?: Resolver<Array<ResolversTypes['DeskProductDifference']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalChangedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskRegularResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskRegular'] = ResolversParentTypes['DeskRegular']> = {
  cart?: Resolver<Maybe<ResolversTypes['DeskRegularCart']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRegular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['DeskRegularPerson']>, ParentType, ContextType>;
  remindedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipToId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shipToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usualLitres?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usualPallets?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskRegularCartResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskRegularCart'] = ResolversParentTypes['DeskRegularCart']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  netMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pallets?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskRegularPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskRegularPage'] = ResolversParentTypes['DeskRegularPage']> = {
  drafts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskRegular']>, ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regular?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskRegularPersonResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskRegularPerson'] = ResolversParentTypes['DeskRegularPerson']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskReminderAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskReminderAnswer'] = ResolversParentTypes['DeskReminderAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['DeskReminderRefusal']>, ParentType, ContextType>;
  remindedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskReminderRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskReminderRefusal'] = ResolversParentTypes['DeskReminderRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskReplacementAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskReplacementAnswer'] = ResolversParentTypes['DeskReplacementAnswer']> = {
  order?: Resolver<Maybe<ResolversTypes['DeskOrder']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskOrderRefusal']>, ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeskReplacementLineResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskReplacementLine'] = ResolversParentTypes['DeskReplacementLine']> = {
  boxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  claims?: Resolver<Array<ResolversTypes['DeskShortClaim']>, ParentType, ContextType>;
  lineNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unitPriceMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeskReplacementPreviewResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskReplacementPreview'] = ResolversParentTypes['DeskReplacementPreview']> = {
  refusal?: Resolver<Maybe<ResolversTypes['DeskOrderRefusal']>, ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['DeskReplacementView']>, ParentType, ContextType>;
};

export type DeskReplacementViewResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskReplacementView'] = ResolversParentTypes['DeskReplacementView']> = {
  deliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DeskReplacementLine']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  obstacles?: Resolver<Array<ResolversTypes['DeskOrderObstacle']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['DeskOrderSums'], ParentType, ContextType>;
};

export type DeskRightResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskRight'] = ResolversParentTypes['DeskRight']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  power?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskRoleTableResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskRoleTable'] = ResolversParentTypes['DeskRoleTable']> = {
  roles?: Resolver<Array<ResolversTypes['DeskTableRole']>, ParentType, ContextType>;
  screens?: Resolver<Array<ResolversTypes['DeskPortalPart']>, ParentType, ContextType>;
};

export type DeskRoleTableAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskRoleTableAnswer'] = ResolversParentTypes['DeskRoleTableAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['DeskRoleTableRefusal']>, ParentType, ContextType>;
  table?: Resolver<ResolversTypes['DeskRoleTable'], ParentType, ContextType>;
  touched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskRoleTableRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskRoleTableRefusal'] = ResolversParentTypes['DeskRoleTableRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskServiceHoursResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskServiceHours'] = ResolversParentTypes['DeskServiceHours']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeskServiceKeyResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskServiceKey'] = ResolversParentTypes['DeskServiceKey']> = {
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rights?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['DeskKeyStanding'], ParentType, ContextType>;
};

export type DeskShipToResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskShipTo'] = ResolversParentTypes['DeskShipTo']> = {
  companyErpNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryWindow?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gln?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['DeskCustomerChange']>, ParentType, ContextType>;
  isErpOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSmallTruckAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTankEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnfilteredEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['DeskShipToRow'], ParentType, ContextType>;
  salespeople?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suspendedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tankLitresInstalled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskShipToAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskShipToAnswer'] = ResolversParentTypes['DeskShipToAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['DeskCustomerRefusal']>, ParentType, ContextType>;
  shipTo?: Resolver<Maybe<ResolversTypes['DeskShipTo']>, ParentType, ContextType>;
};

export type DeskShipToPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskShipToPage'] = ResolversParentTypes['DeskShipToPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskShipToRow']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskShipToRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskShipToRow'] = ResolversParentTypes['DeskShipToRow']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastOrderAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['DeskCustomerMoney'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceList?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unpaidMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weekdays?: Resolver<ResolversTypes['DeskWeekdays'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskShortClaimResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskShortClaim'] = ResolversParentTypes['DeskShortClaim']> = {
  boxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskShortOrderResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskShortOrder'] = ResolversParentTypes['DeskShortOrder']> = {
  confirmed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deliveryDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAlone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskOrderRefusal']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipToId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shipToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskOrderState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskShortResultResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskShortResult'] = ResolversParentTypes['DeskShortResult']> = {
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskOrderRefusal']>, ParentType, ContextType>;
};

export type DeskShortageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskShortage'] = ResolversParentTypes['DeskShortage']> = {
  cartBoxes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  carts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isErpOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  like?: Resolver<Array<ResolversTypes['DeskNamedGoods']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['DeskShortOrder']>, ParentType, ContextType>;
  sellableFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskTableRoleResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTableRole'] = ResolversParentTypes['DeskTableRole']> = {
  customerTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marks?: Resolver<Array<ResolversTypes['DeskRoleMark']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskTakenBackResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTakenBack'] = ResolversParentTypes['DeskTakenBack']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTargetsOfCategoryResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTargetsOfCategory'] = ResolversParentTypes['DeskTargetsOfCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DeskTicketTarget']>, ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTemplateRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTemplateRefusal'] = ResolversParentTypes['DeskTemplateRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTemplatesAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTemplatesAnswer'] = ResolversParentTypes['DeskTemplatesAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['DeskTemplateRefusal']>, ParentType, ContextType>;
  templates?: Resolver<Array<ResolversTypes['DeskTicketTemplate']>, ParentType, ContextType>;
};

export type DeskTermsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTerms'] = ResolversParentTypes['DeskTerms']> = {
  draft?: Resolver<Maybe<ResolversTypes['DeskTermsDraft']>, ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['DeskTermsVersion']>, ParentType, ContextType>;
};

export type DeskTermsAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTermsAnswer'] = ResolversParentTypes['DeskTermsAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['DeskTermsRefusal']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['DeskTerms'], ParentType, ContextType>;
};

export type DeskTermsDraftResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTermsDraft'] = ResolversParentTypes['DeskTermsDraft']> = {
  changedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['DeskTermsWords']>, ParentType, ContextType>;
};

export type DeskTermsReaderResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTermsReader'] = ResolversParentTypes['DeskTermsReader']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskTermsReaderPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTermsReaderPage'] = ResolversParentTypes['DeskTermsReaderPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskTermsReader']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskTermsRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTermsRefusal'] = ResolversParentTypes['DeskTermsRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTermsVersionResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTermsVersion'] = ResolversParentTypes['DeskTermsVersion']> = {
  agreed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  begins?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ends?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  markets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['DeskTermsStanding'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['DeskTermsWords']>, ParentType, ContextType>;
};

export type DeskTermsWordsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTermsWords'] = ResolversParentTypes['DeskTermsWords']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTextPictureAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTextPictureAnswer'] = ResolversParentTypes['DeskTextPictureAnswer']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskContentRefusal']>, ParentType, ContextType>;
};

export type DeskTicketResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicket'] = ResolversParentTypes['DeskTicket']> = {
  delivery?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['DeskTicketFile']>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mergedInto?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['DeskTicketOther']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['DeskTicketCaller'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['DeskTicketRow'], ParentType, ContextType>;
  said?: Resolver<Array<ResolversTypes['DeskTicketSaid']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskTicketAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketAnswer'] = ResolversParentTypes['DeskTicketAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['DeskTicketRefusal']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['DeskTicket']>, ParentType, ContextType>;
};

export type DeskTicketCallerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketCaller'] = ResolversParentTypes['DeskTicketCaller']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTicketCategoryResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketCategory'] = ResolversParentTypes['DeskTicketCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTicketChoicesResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketChoices'] = ResolversParentTypes['DeskTicketChoices']> = {
  categories?: Resolver<Array<ResolversTypes['DeskTicketCategory']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['DeskTicketPerson']>, ParentType, ContextType>;
};

export type DeskTicketClockResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketClock'] = ResolversParentTypes['DeskTicketClock']> = {
  due?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskTicketClockState'], ParentType, ContextType>;
  targetMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskTicketClocksResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketClocks'] = ResolversParentTypes['DeskTicketClocks']> = {
  answer?: Resolver<ResolversTypes['DeskTicketClock'], ParentType, ContextType>;
  solution?: Resolver<ResolversTypes['DeskTicketClock'], ParentType, ContextType>;
};

export type DeskTicketCreditResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketCredit'] = ResolversParentTypes['DeskTicketCredit']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeskTicketFiguresResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketFigures'] = ResolversParentTypes['DeskTicketFigures']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskFiguresOfCategory']>, ParentType, ContextType>;
};

export type DeskTicketFileResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketFile'] = ResolversParentTypes['DeskTicketFile']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTicketOtherResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketOther'] = ResolversParentTypes['DeskTicketOther']> = {
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTicketPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketPage'] = ResolversParentTypes['DeskTicketPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskTicketRow']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskTicketPersonResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketPerson'] = ResolversParentTypes['DeskTicketPerson']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskTicketRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketRefusal'] = ResolversParentTypes['DeskTicketRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTicketRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketRow'] = ResolversParentTypes['DeskTicketRow']> = {
  assignee?: Resolver<Maybe<ResolversTypes['DeskTicketPerson']>, ParentType, ContextType>;
  caller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clocks?: Resolver<ResolversTypes['DeskTicketClocks'], ParentType, ContextType>;
  closed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditWaiting?: Resolver<Maybe<ResolversTypes['DeskTicketCredit']>, ParentType, ContextType>;
  isAnswered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  opened?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipToId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shipToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subcategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTicketSaidResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketSaid'] = ResolversParentTypes['DeskTicketSaid']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeskTicketSaidKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTicketTargetResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketTarget'] = ResolversParentTypes['DeskTicketTarget']> = {
  answerMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  setBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  solutionMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['DatedStanding'], ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskTicketTargetAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketTargetAnswer'] = ResolversParentTypes['DeskTicketTargetAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['DeskTicketTargetRefusal']>, ParentType, ContextType>;
  targets?: Resolver<ResolversTypes['DeskTicketTargets'], ParentType, ContextType>;
};

export type DeskTicketTargetRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketTargetRefusal'] = ResolversParentTypes['DeskTicketTargetRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskTicketTargetsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketTargets'] = ResolversParentTypes['DeskTicketTargets']> = {
  categories?: Resolver<Array<ResolversTypes['DeskTargetsOfCategory']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['DeskServiceHours']>, ParentType, ContextType>;
};

export type DeskTicketTemplateResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTicketTemplate'] = ResolversParentTypes['DeskTicketTemplate']> = {
  changedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskTimesKeptResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTimesKept'] = ResolversParentTypes['DeskTimesKept']> = {
  inTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DeskTranslationResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskTranslation'] = ResolversParentTypes['DeskTranslation']> = {
  isOriginal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskTranslationState'], ParentType, ContextType>;
};

export type DeskUnitsOfMethodResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskUnitsOfMethod'] = ResolversParentTypes['DeskUnitsOfMethod']> = {
  customerType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['DeskOrderUnit']>, ParentType, ContextType>;
};

export type DeskUserAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskUserAnswer'] = ResolversParentTypes['DeskUserAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['DeskCustomerRefusal']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['DeskCustomerUser']>, ParentType, ContextType>;
};

export type DeskUserPlaceResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskUserPlace'] = ResolversParentTypes['DeskUserPlace']> = {
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipToId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shipToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskUserStandingResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskUserStanding'] = ResolversParentTypes['DeskUserStanding']> = {
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeskUserStatus'], ParentType, ContextType>;
};

export type DeskViewResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskView'] = ResolversParentTypes['DeskView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskWebhookResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskWebhook'] = ResolversParentTypes['DeskWebhook']> = {
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipToCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['DeskWebhookTopic']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskWebhookDeliveryResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskWebhookDelivery'] = ResolversParentTypes['DeskWebhookDelivery']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attemptedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttempt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskWebhookDeliveryState'], ParentType, ContextType>;
  statusCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskWebhookDeliveryPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskWebhookDeliveryPage'] = ResolversParentTypes['DeskWebhookDeliveryPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskWebhookDelivery']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskWebhookPageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskWebhookPage'] = ResolversParentTypes['DeskWebhookPage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskWebhook']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskWeekFiguresResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskWeekFigures'] = ResolversParentTypes['DeskWeekFigures']> = {
  beforeFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeskDayFigures']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskWeekdayAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskWeekdayAnswer'] = ResolversParentTypes['DeskWeekdayAnswer']> = {
  batch?: Resolver<Maybe<ResolversTypes['DeskWeekdayBatch']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskCustomerRefusal']>, ParentType, ContextType>;
};

export type DeskWeekdayBatchResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskWeekdayBatch'] = ResolversParentTypes['DeskWeekdayBatch']> = {
  action?: Resolver<ResolversTypes['DeskWeekdayAction'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeskWeekdayKind'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['DeskWeekdayLeftOut']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeskWeekdayLeftOutResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskWeekdayLeftOut'] = ResolversParentTypes['DeskWeekdayLeftOut']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipToId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskWeekdaysResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DeskWeekdays'] = ResolversParentTypes['DeskWeekdays']> = {
  standard?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  tank?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  truck?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  unfiltered?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DriverResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['Driver'] = ResolversParentTypes['Driver']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  haulier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['DriverPasskey']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DriverCodeAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DriverCodeAnswer'] = ResolversParentTypes['DriverCodeAnswer']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeliveryRefusal']>, ParentType, ContextType>;
};

export type DriverPasskeyResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['DriverPasskey'] = ResolversParentTypes['DriverPasskey']> = {
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EndStaffSessionsAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['EndStaffSessionsAnswer'] = ResolversParentTypes['EndStaffSessionsAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['StaffRefusal']>, ParentType, ContextType>;
};

export type ErpMessageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['ErpMessage'] = ResolversParentTypes['ErpMessage']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ErpMessageKind'], ParentType, ContextType>;
  nextAttempt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ErpMessageState'], ParentType, ContextType>;
};

export type ErpMessagePageResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['ErpMessagePage'] = ResolversParentTypes['ErpMessagePage']> = {
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ErpMessage']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ErpMessageRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['ErpMessageRefusal'] = ResolversParentTypes['ErpMessageRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErpMessagesAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['ErpMessagesAnswer'] = ResolversParentTypes['ErpMessagesAnswer']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['ErpMessageRefusal']>, ParentType, ContextType>;
};

export type FilePapersAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['FilePapersAnswer'] = ResolversParentTypes['FilePapersAnswer']> = {
  results?: Resolver<Array<ResolversTypes['FiledPaper']>, ParentType, ContextType>;
};

export type FiledPaperResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['FiledPaper'] = ResolversParentTypes['FiledPaper']> = {
  companyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['DeskFiling']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['FilingRefusal']>, ParentType, ContextType>;
  upload?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FilingRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['FilingRefusal'] = ResolversParentTypes['FilingRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FleetResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['Fleet'] = ResolversParentTypes['Fleet']> = {
  drivers?: Resolver<Array<ResolversTypes['Driver']>, ParentType, ContextType>;
  vehicles?: Resolver<Array<ResolversTypes['Vehicle']>, ParentType, ContextType>;
};

export type FleetAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['FleetAnswer'] = ResolversParentTypes['FleetAnswer']> = {
  fleet?: Resolver<ResolversTypes['Fleet'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeliveryRefusal']>, ParentType, ContextType>;
};

export type HandoverResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['Handover'] = ResolversParentTypes['Handover']> = {
  driverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  receivedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signature?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  takenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HolidayDayResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['HolidayDay'] = ResolversParentTypes['HolidayDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doubt?: Resolver<Maybe<ResolversTypes['HolidayDoubt']>, ParentType, ContextType>;
  isDayOff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shops?: Resolver<ResolversTypes['HolidayShops'], ParentType, ContextType>;
};

export type HolidayRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['HolidayRefusal'] = ResolversParentTypes['HolidayRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HolidayYearResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['HolidayYear'] = ResolversParentTypes['HolidayYear']> = {
  days?: Resolver<Array<ResolversTypes['HolidayDay']>, ParentType, ContextType>;
  isKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HolidayYearAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['HolidayYearAnswer'] = ResolversParentTypes['HolidayYearAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['HolidayRefusal']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['HolidayYear'], ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  isNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  means?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportKindFactsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['ImportKindFacts'] = ResolversParentTypes['ImportKindFacts']> = {
  columns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  isErpOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isIntoDrafts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntegrationResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['Integration'] = ResolversParentTypes['Integration']> = {
  isBuiltIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keys?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastSent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastSignIn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lookedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['IntegrationName'], ParentType, ContextType>;
  oldest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IntegrationState'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InviteStaffAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['InviteStaffAnswer'] = ResolversParentTypes['InviteStaffAnswer']> = {
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['StaffRefusal']>, ParentType, ContextType>;
};

export type LeadTimeAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['LeadTimeAnswer'] = ResolversParentTypes['LeadTimeAnswer']> = {
  leadTimes?: Resolver<Array<ResolversTypes['LeadTimeOfKind']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['CalendarRefusal']>, ParentType, ContextType>;
};

export type LeadTimeOfKindResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['LeadTimeOfKind'] = ResolversParentTypes['LeadTimeOfKind']> = {
  kind?: Resolver<ResolversTypes['LeadTimeKind'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LeadTimeRow']>, ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadTimeRowResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['LeadTimeRow'] = ResolversParentTypes['LeadTimeRow']> = {
  cutOff?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  setBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['DatedStanding'], ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeavePaperFilesAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['LeavePaperFilesAnswer'] = ResolversParentTypes['LeavePaperFilesAnswer']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListColumnsResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['ListColumns'] = ResolversParentTypes['ListColumns']> = {
  hidden?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shown?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MakeServiceKeyAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['MakeServiceKeyAnswer'] = ResolversParentTypes['MakeServiceKeyAnswer']> = {
  key?: Resolver<Maybe<ResolversTypes['DeskServiceKey']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['DeskKeyRefusal']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MaterialAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['MaterialAnswer'] = ResolversParentTypes['MaterialAnswer']> = {
  key?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['MaterialRefusal']>, ParentType, ContextType>;
};

export type MaterialRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['MaterialRefusal'] = ResolversParentTypes['MaterialRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  companies?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  drives?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rights?: Resolver<Array<ResolversTypes['DeskRight']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['StaffRoleName']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addBankStatement?: Resolver<ResolversTypes['BankStatementAnswer'], ParentType, ContextType, RequireFields<MutationAddBankStatementArgs, 'input'>>;
  addCallNote?: Resolver<ResolversTypes['DeskCallNoteAnswer'], ParentType, ContextType, RequireFields<MutationAddCallNoteArgs, 'input'>>;
  addOrderNote?: Resolver<ResolversTypes['DeskOrderNoteAnswer'], ParentType, ContextType, RequireFields<MutationAddOrderNoteArgs, 'input'>>;
  addProductPhotos?: Resolver<ResolversTypes['DeskPhotosAnswer'], ParentType, ContextType, RequireFields<MutationAddProductPhotosArgs, 'input'>>;
  addTextPicture?: Resolver<ResolversTypes['DeskTextPictureAnswer'], ParentType, ContextType, RequireFields<MutationAddTextPictureArgs, 'input'>>;
  addTicketNote?: Resolver<ResolversTypes['DeskTicketAnswer'], ParentType, ContextType, RequireFields<MutationAddTicketNoteArgs, 'input'>>;
  anonymiseCustomerUser?: Resolver<ResolversTypes['DeskUserAnswer'], ParentType, ContextType, RequireFields<MutationAnonymiseCustomerUserArgs, 'input'>>;
  answerTicket?: Resolver<ResolversTypes['DeskTicketAnswer'], ParentType, ContextType, RequireFields<MutationAnswerTicketArgs, 'input'>>;
  approveBundle?: Resolver<ResolversTypes['DeskDealAnswer'], ParentType, ContextType, RequireFields<MutationApproveBundleArgs, 'input'>>;
  approveCredit?: Resolver<ResolversTypes['DeskClaimAnswer'], ParentType, ContextType, RequireFields<MutationApproveCreditArgs, 'input'>>;
  approveLeaflet?: Resolver<ResolversTypes['DeskLeafletAnswer'], ParentType, ContextType, RequireFields<MutationApproveLeafletArgs, 'input'>>;
  approvePriceDraft?: Resolver<ResolversTypes['DeskPriceDraftAnswer'], ParentType, ContextType, RequireFields<MutationApprovePriceDraftArgs, 'input'>>;
  arrangeContent?: Resolver<ResolversTypes['DeskContentAnswer'], ParentType, ContextType, RequireFields<MutationArrangeContentArgs, 'input'>>;
  arrangeProductPhotos?: Resolver<ResolversTypes['DeskProductAnswer'], ParentType, ContextType, RequireFields<MutationArrangeProductPhotosArgs, 'input'>>;
  askErpAgain?: Resolver<ResolversTypes['DeskOrderAnswer'], ParentType, ContextType, RequireFields<MutationAskErpAgainArgs, 'input'>>;
  assignTicket?: Resolver<ResolversTypes['DeskTicketAnswer'], ParentType, ContextType, RequireFields<MutationAssignTicketArgs, 'input'>>;
  beginDataExport?: Resolver<ResolversTypes['DataExportAnswer'], ParentType, ContextType, RequireFields<MutationBeginDataExportArgs, 'input'>>;
  changeBundles?: Resolver<ResolversTypes['DeskBulkAnswer'], ParentType, ContextType, RequireFields<MutationChangeBundlesArgs, 'input'>>;
  changeCompanies?: Resolver<ResolversTypes['DeskBulkAnswer'], ParentType, ContextType, RequireFields<MutationChangeCompaniesArgs, 'input'>>;
  changeCompany?: Resolver<ResolversTypes['DeskCompanyAnswer'], ParentType, ContextType, RequireFields<MutationChangeCompanyArgs, 'input'>>;
  changeContents?: Resolver<ResolversTypes['DeskBulkAnswer'], ParentType, ContextType, RequireFields<MutationChangeContentsArgs, 'input'>>;
  changeCustomerUsers?: Resolver<ResolversTypes['DeskBulkAnswer'], ParentType, ContextType, RequireFields<MutationChangeCustomerUsersArgs, 'input'>>;
  changeLeaflets?: Resolver<ResolversTypes['DeskBulkAnswer'], ParentType, ContextType, RequireFields<MutationChangeLeafletsArgs, 'input'>>;
  changeMaterials?: Resolver<ResolversTypes['DeskBulkAnswer'], ParentType, ContextType, RequireFields<MutationChangeMaterialsArgs, 'input'>>;
  changeOrder?: Resolver<ResolversTypes['DeskOrderAnswer'], ParentType, ContextType, RequireFields<MutationChangeOrderArgs, 'input'>>;
  changePapers?: Resolver<ResolversTypes['DeskBulkAnswer'], ParentType, ContextType, RequireFields<MutationChangePapersArgs, 'input'>>;
  changePriceDraft?: Resolver<ResolversTypes['DeskPriceDraftAnswer'], ParentType, ContextType, RequireFields<MutationChangePriceDraftArgs, 'input'>>;
  changeProductLimits?: Resolver<ResolversTypes['DeskBulkAnswer'], ParentType, ContextType, RequireFields<MutationChangeProductLimitsArgs, 'input'>>;
  changeRoleTable?: Resolver<ResolversTypes['DeskRoleTableAnswer'], ParentType, ContextType, RequireFields<MutationChangeRoleTableArgs, 'input'>>;
  changeShipTo?: Resolver<ResolversTypes['DeskShipToAnswer'], ParentType, ContextType, RequireFields<MutationChangeShipToArgs, 'input'>>;
  changeStaff?: Resolver<ResolversTypes['ChangeStaffAnswer'], ParentType, ContextType, RequireFields<MutationChangeStaffArgs, 'input'>>;
  changeStaffMembers?: Resolver<ResolversTypes['DeskBulkAnswer'], ParentType, ContextType, RequireFields<MutationChangeStaffMembersArgs, 'input'>>;
  changeTicket?: Resolver<ResolversTypes['DeskTicketAnswer'], ParentType, ContextType, RequireFields<MutationChangeTicketArgs, 'input'>>;
  changeTickets?: Resolver<ResolversTypes['DeskBulkAnswer'], ParentType, ContextType, RequireFields<MutationChangeTicketsArgs, 'input'>>;
  claimDelivery?: Resolver<ResolversTypes['DeskClaimDeliveryAnswer'], ParentType, ContextType, RequireFields<MutationClaimDeliveryArgs, 'input'>>;
  confirmContentWords?: Resolver<ResolversTypes['DeskContentAnswer'], ParentType, ContextType, RequireFields<MutationConfirmContentWordsArgs, 'input'>>;
  confirmHolidayYear?: Resolver<ResolversTypes['HolidayYearAnswer'], ParentType, ContextType, RequireFields<MutationConfirmHolidayYearArgs, 'input'>>;
  confirmOrder?: Resolver<ResolversTypes['DeskOrderAnswer'], ParentType, ContextType, RequireFields<MutationConfirmOrderArgs, 'input'>>;
  confirmOrders?: Resolver<ResolversTypes['DeskConfirmOrdersAnswer'], ParentType, ContextType, RequireFields<MutationConfirmOrdersArgs, 'input'>>;
  confirmProductWords?: Resolver<ResolversTypes['DeskProductAnswer'], ParentType, ContextType, RequireFields<MutationConfirmProductWordsArgs, 'input'>>;
  confirmShort?: Resolver<ResolversTypes['DeskConfirmShortAnswer'], ParentType, ContextType, RequireFields<MutationConfirmShortArgs, 'input'>>;
  createCompany?: Resolver<ResolversTypes['DeskNewCustomerAnswer'], ParentType, ContextType, RequireFields<MutationCreateCompanyArgs, 'input'>>;
  createPriceDraft?: Resolver<ResolversTypes['DeskPriceDraftAnswer'], ParentType, ContextType, RequireFields<MutationCreatePriceDraftArgs, 'input'>>;
  createReplacement?: Resolver<ResolversTypes['DeskReplacementAnswer'], ParentType, ContextType, RequireFields<MutationCreateReplacementArgs, 'input'>>;
  createShipTo?: Resolver<ResolversTypes['DeskNewCustomerAnswer'], ParentType, ContextType, RequireFields<MutationCreateShipToArgs, 'input'>>;
  declineCredit?: Resolver<ResolversTypes['DeskClaimAnswer'], ParentType, ContextType, RequireFields<MutationDeclineCreditArgs, 'input'>>;
  deliverOrder?: Resolver<ResolversTypes['DeskOrderAnswer'], ParentType, ContextType, RequireFields<MutationDeliverOrderArgs, 'input'>>;
  dropBrand?: Resolver<ResolversTypes['DeskBrandAnswer'], ParentType, ContextType, RequireFields<MutationDropBrandArgs, 'input'>>;
  dropBundleDraft?: Resolver<ResolversTypes['DeskDealAnswer'], ParentType, ContextType, RequireFields<MutationDropBundleDraftArgs, 'input'>>;
  dropCapacityRule?: Resolver<ResolversTypes['CapacityRuleAnswer'], ParentType, ContextType, RequireFields<MutationDropCapacityRuleArgs, 'input'>>;
  dropContentDraft?: Resolver<ResolversTypes['DeskContentAnswer'], ParentType, ContextType, RequireFields<MutationDropContentDraftArgs, 'input'>>;
  dropDataImport?: Resolver<ResolversTypes['DataImportAnswer'], ParentType, ContextType, RequireFields<MutationDropDataImportArgs, 'input'>>;
  dropEmptiesDeposit?: Resolver<ResolversTypes['DeskEmptiesDepositAnswer'], ParentType, ContextType, RequireFields<MutationDropEmptiesDepositArgs, 'input'>>;
  dropLeadTime?: Resolver<ResolversTypes['LeadTimeAnswer'], ParentType, ContextType, RequireFields<MutationDropLeadTimeArgs, 'input'>>;
  dropPortalSettings?: Resolver<ResolversTypes['DeskPortalSettingsAnswer'], ParentType, ContextType, RequireFields<MutationDropPortalSettingsArgs, 'input'>>;
  dropPriceDraft?: Resolver<ResolversTypes['DeskPriceDraftAnswer'], ParentType, ContextType, RequireFields<MutationDropPriceDraftArgs, 'input'>>;
  dropProductLimit?: Resolver<ResolversTypes['DeskLimitAnswer'], ParentType, ContextType, RequireFields<MutationDropProductLimitArgs, 'input'>>;
  dropTermsDraft?: Resolver<ResolversTypes['DeskTermsAnswer'], ParentType, ContextType, RequireFields<MutationDropTermsDraftArgs, 'input'>>;
  dropTicketTarget?: Resolver<ResolversTypes['DeskTicketTargetAnswer'], ParentType, ContextType, RequireFields<MutationDropTicketTargetArgs, 'input'>>;
  endLeaflet?: Resolver<ResolversTypes['DeskLeafletAnswer'], ParentType, ContextType, RequireFields<MutationEndLeafletArgs, 'input'>>;
  endStaffSessions?: Resolver<ResolversTypes['EndStaffSessionsAnswer'], ParentType, ContextType, RequireFields<MutationEndStaffSessionsArgs, 'uid'>>;
  exportCustomerUser?: Resolver<ResolversTypes['DeskPersonFileAnswer'], ParentType, ContextType, RequireFields<MutationExportCustomerUserArgs, 'input'>>;
  filePapers?: Resolver<ResolversTypes['FilePapersAnswer'], ParentType, ContextType, RequireFields<MutationFilePapersArgs, 'input'>>;
  fillPriceDraft?: Resolver<ResolversTypes['DeskPriceDraftAnswer'], ParentType, ContextType, RequireFields<MutationFillPriceDraftArgs, 'input'>>;
  handInPriceDraft?: Resolver<ResolversTypes['DeskPriceDraftAnswer'], ParentType, ContextType, RequireFields<MutationHandInPriceDraftArgs, 'input'>>;
  helpCustomerUser?: Resolver<ResolversTypes['DeskUserAnswer'], ParentType, ContextType, RequireFields<MutationHelpCustomerUserArgs, 'input'>>;
  inviteCustomerUser?: Resolver<ResolversTypes['DeskUserAnswer'], ParentType, ContextType, RequireFields<MutationInviteCustomerUserArgs, 'input'>>;
  inviteStaff?: Resolver<ResolversTypes['InviteStaffAnswer'], ParentType, ContextType, RequireFields<MutationInviteStaffArgs, 'input'>>;
  inviteStaffAgain?: Resolver<ResolversTypes['InviteStaffAnswer'], ParentType, ContextType, RequireFields<MutationInviteStaffAgainArgs, 'uid'>>;
  invoiceOrder?: Resolver<ResolversTypes['DeskOrderAnswer'], ParentType, ContextType, RequireFields<MutationInvoiceOrderArgs, 'input'>>;
  leavePaperFiles?: Resolver<ResolversTypes['LeavePaperFilesAnswer'], ParentType, ContextType, RequireFields<MutationLeavePaperFilesArgs, 'input'>>;
  leavePayment?: Resolver<ResolversTypes['BankStatementAnswer'], ParentType, ContextType, RequireFields<MutationLeavePaymentArgs, 'input'>>;
  makeDriverCode?: Resolver<ResolversTypes['DriverCodeAnswer'], ParentType, ContextType, RequireFields<MutationMakeDriverCodeArgs, 'input'>>;
  makeServiceKey?: Resolver<ResolversTypes['MakeServiceKeyAnswer'], ParentType, ContextType, RequireFields<MutationMakeServiceKeyArgs, 'input'>>;
  mergeTicket?: Resolver<ResolversTypes['DeskTicketAnswer'], ParentType, ContextType, RequireFields<MutationMergeTicketArgs, 'input'>>;
  openDataExport?: Resolver<ResolversTypes['DataExportLink'], ParentType, ContextType, RequireFields<MutationOpenDataExportArgs, 'input'>>;
  openMaterialFile?: Resolver<ResolversTypes['DeskMaterialLink'], ParentType, ContextType, RequireFields<MutationOpenMaterialFileArgs, 'input'>>;
  openPaper?: Resolver<ResolversTypes['DeskPaperLink'], ParentType, ContextType, RequireFields<MutationOpenPaperArgs, 'input'>>;
  orderOnBehalf?: Resolver<ResolversTypes['DeskOnBehalfAnswer'], ParentType, ContextType, RequireFields<MutationOrderOnBehalfArgs, 'input'>>;
  payInvoice?: Resolver<ResolversTypes['PayInvoiceAnswer'], ParentType, ContextType, RequireFields<MutationPayInvoiceArgs, 'input'>>;
  planStops?: Resolver<ResolversTypes['DeliveryBoardAnswer'], ParentType, ContextType, RequireFields<MutationPlanStopsArgs, 'input'>>;
  previewAsRole?: Resolver<ResolversTypes['DeskPreviewAnswer'], ParentType, ContextType, RequireFields<MutationPreviewAsRoleArgs, 'input'>>;
  previewContent?: Resolver<ResolversTypes['DeskPreviewAnswer'], ParentType, ContextType, RequireFields<MutationPreviewContentArgs, 'input'>>;
  previewSettings?: Resolver<ResolversTypes['DeskPreviewAnswer'], ParentType, ContextType, RequireFields<MutationPreviewSettingsArgs, 'input'>>;
  proposeCredit?: Resolver<ResolversTypes['DeskClaimAnswer'], ParentType, ContextType, RequireFields<MutationProposeCreditArgs, 'input'>>;
  publishContent?: Resolver<ResolversTypes['DeskContentAnswer'], ParentType, ContextType, RequireFields<MutationPublishContentArgs, 'input'>>;
  publishDeliveryChange?: Resolver<ResolversTypes['DeliveryChangeAnswer'], ParentType, ContextType, RequireFields<MutationPublishDeliveryChangeArgs, 'input'>>;
  publishTerms?: Resolver<ResolversTypes['DeskTermsAnswer'], ParentType, ContextType, RequireFields<MutationPublishTermsArgs, 'input'>>;
  remindPlace?: Resolver<ResolversTypes['DeskReminderAnswer'], ParentType, ContextType, RequireFields<MutationRemindPlaceArgs, 'input'>>;
  removeDriverPasskey?: Resolver<ResolversTypes['FleetAnswer'], ParentType, ContextType, RequireFields<MutationRemoveDriverPasskeyArgs, 'input'>>;
  removePriceDraftLines?: Resolver<ResolversTypes['DeskPriceDraftAnswer'], ParentType, ContextType, RequireFields<MutationRemovePriceDraftLinesArgs, 'input'>>;
  removeTicketTemplate?: Resolver<ResolversTypes['DeskTemplatesAnswer'], ParentType, ContextType, RequireFields<MutationRemoveTicketTemplateArgs, 'input'>>;
  removeView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveViewArgs, 'id'>>;
  repeatWebhookDelivery?: Resolver<ResolversTypes['DeskKeyAnswer'], ParentType, ContextType, RequireFields<MutationRepeatWebhookDeliveryArgs, 'input'>>;
  retireMaterial?: Resolver<ResolversTypes['MaterialAnswer'], ParentType, ContextType, RequireFields<MutationRetireMaterialArgs, 'input'>>;
  returnPriceDraft?: Resolver<ResolversTypes['DeskPriceDraftAnswer'], ParentType, ContextType, RequireFields<MutationReturnPriceDraftArgs, 'input'>>;
  revokeCustomerKey?: Resolver<ResolversTypes['DeskKeyAnswer'], ParentType, ContextType, RequireFields<MutationRevokeCustomerKeyArgs, 'input'>>;
  revokeServiceKey?: Resolver<ResolversTypes['DeskKeyAnswer'], ParentType, ContextType, RequireFields<MutationRevokeServiceKeyArgs, 'input'>>;
  saveBundle?: Resolver<ResolversTypes['DeskDealAnswer'], ParentType, ContextType, RequireFields<MutationSaveBundleArgs, 'input'>>;
  saveColumns?: Resolver<ResolversTypes['SaveColumnsAnswer'], ParentType, ContextType, RequireFields<MutationSaveColumnsArgs, 'input'>>;
  saveContent?: Resolver<ResolversTypes['DeskContentAnswer'], ParentType, ContextType, RequireFields<MutationSaveContentArgs, 'input'>>;
  saveDriver?: Resolver<ResolversTypes['FleetAnswer'], ParentType, ContextType, RequireFields<MutationSaveDriverArgs, 'input'>>;
  saveLeaflet?: Resolver<ResolversTypes['DeskLeafletAnswer'], ParentType, ContextType, RequireFields<MutationSaveLeafletArgs, 'input'>>;
  saveMaterial?: Resolver<ResolversTypes['MaterialAnswer'], ParentType, ContextType, RequireFields<MutationSaveMaterialArgs, 'input'>>;
  saveProduct?: Resolver<ResolversTypes['DeskProductAnswer'], ParentType, ContextType, RequireFields<MutationSaveProductArgs, 'input'>>;
  saveProductSheet?: Resolver<ResolversTypes['DeskProductSheetAnswer'], ParentType, ContextType, RequireFields<MutationSaveProductSheetArgs, 'input'>>;
  saveRound?: Resolver<ResolversTypes['DeliveryBoardAnswer'], ParentType, ContextType, RequireFields<MutationSaveRoundArgs, 'input'>>;
  saveTerms?: Resolver<ResolversTypes['DeskTermsAnswer'], ParentType, ContextType, RequireFields<MutationSaveTermsArgs, 'input'>>;
  saveTicketTemplate?: Resolver<ResolversTypes['DeskTemplatesAnswer'], ParentType, ContextType, RequireFields<MutationSaveTicketTemplateArgs, 'input'>>;
  saveVehicle?: Resolver<ResolversTypes['FleetAnswer'], ParentType, ContextType, RequireFields<MutationSaveVehicleArgs, 'input'>>;
  saveView?: Resolver<ResolversTypes['SaveViewAnswer'], ParentType, ContextType, RequireFields<MutationSaveViewArgs, 'input'>>;
  sendErpMessages?: Resolver<ResolversTypes['ErpMessagesAnswer'], ParentType, ContextType, RequireFields<MutationSendErpMessagesArgs, 'input'>>;
  setBrand?: Resolver<ResolversTypes['DeskBrandAnswer'], ParentType, ContextType, RequireFields<MutationSetBrandArgs, 'input'>>;
  setCapacityRule?: Resolver<ResolversTypes['CapacityRuleAnswer'], ParentType, ContextType, RequireFields<MutationSetCapacityRuleArgs, 'input'>>;
  setCompanyTerms?: Resolver<ResolversTypes['DeskCompanyAnswer'], ParentType, ContextType, RequireFields<MutationSetCompanyTermsArgs, 'input'>>;
  setContacts?: Resolver<ResolversTypes['DeskBrandAnswer'], ParentType, ContextType, RequireFields<MutationSetContactsArgs, 'input'>>;
  setCustomerUserRole?: Resolver<ResolversTypes['DeskUserAnswer'], ParentType, ContextType, RequireFields<MutationSetCustomerUserRoleArgs, 'input'>>;
  setCustomerUserStatus?: Resolver<ResolversTypes['DeskUserAnswer'], ParentType, ContextType, RequireFields<MutationSetCustomerUserStatusArgs, 'input'>>;
  setEmptiesDeposit?: Resolver<ResolversTypes['DeskEmptiesDepositAnswer'], ParentType, ContextType, RequireFields<MutationSetEmptiesDepositArgs, 'input'>>;
  setErpMessageAside?: Resolver<ResolversTypes['ErpMessagesAnswer'], ParentType, ContextType, RequireFields<MutationSetErpMessageAsideArgs, 'input'>>;
  setLeadTime?: Resolver<ResolversTypes['LeadTimeAnswer'], ParentType, ContextType, RequireFields<MutationSetLeadTimeArgs, 'input'>>;
  setMaintenance?: Resolver<ResolversTypes['DeskPortalSettingsAnswer'], ParentType, ContextType, RequireFields<MutationSetMaintenanceArgs, 'input'>>;
  setOrderPrices?: Resolver<ResolversTypes['DeskOrderAnswer'], ParentType, ContextType, RequireFields<MutationSetOrderPricesArgs, 'input'>>;
  setPortalSettings?: Resolver<ResolversTypes['DeskPortalSettingsAnswer'], ParentType, ContextType, RequireFields<MutationSetPortalSettingsArgs, 'input'>>;
  setPriceDraftLines?: Resolver<ResolversTypes['DeskPriceDraftAnswer'], ParentType, ContextType, RequireFields<MutationSetPriceDraftLinesArgs, 'input'>>;
  setProductLimit?: Resolver<ResolversTypes['DeskLimitAnswer'], ParentType, ContextType, RequireFields<MutationSetProductLimitArgs, 'input'>>;
  setShipToSuspended?: Resolver<ResolversTypes['DeskShipToAnswer'], ParentType, ContextType, RequireFields<MutationSetShipToSuspendedArgs, 'input'>>;
  setTicketTarget?: Resolver<ResolversTypes['DeskTicketTargetAnswer'], ParentType, ContextType, RequireFields<MutationSetTicketTargetArgs, 'input'>>;
  setWeekdays?: Resolver<ResolversTypes['DeskWeekdayAnswer'], ParentType, ContextType, RequireFields<MutationSetWeekdaysArgs, 'input'>>;
  settlePayments?: Resolver<ResolversTypes['SettlePaymentsAnswer'], ParentType, ContextType, RequireFields<MutationSettlePaymentsArgs, 'input'>>;
  shipOrder?: Resolver<ResolversTypes['DeskOrderAnswer'], ParentType, ContextType, RequireFields<MutationShipOrderArgs, 'input'>>;
  stopContentPlan?: Resolver<ResolversTypes['DeskContentAnswer'], ParentType, ContextType, RequireFields<MutationStopContentPlanArgs, 'input'>>;
  stopTermsPlan?: Resolver<ResolversTypes['DeskTermsAnswer'], ParentType, ContextType, RequireFields<MutationStopTermsPlanArgs, 'input'>>;
  takeBackDeliveryChange?: Resolver<ResolversTypes['DeliveryChangeAnswer'], ParentType, ContextType, RequireFields<MutationTakeBackDeliveryChangeArgs, 'input'>>;
  takeBackPriceDraft?: Resolver<ResolversTypes['DeskPriceDraftAnswer'], ParentType, ContextType, RequireFields<MutationTakeBackPriceDraftArgs, 'input'>>;
  takeContentBack?: Resolver<ResolversTypes['DeskContentAnswer'], ParentType, ContextType, RequireFields<MutationTakeContentBackArgs, 'input'>>;
  takeOrderBack?: Resolver<ResolversTypes['DeskOrderAnswer'], ParentType, ContextType, RequireFields<MutationTakeOrderBackArgs, 'input'>>;
  tryDataImport?: Resolver<ResolversTypes['DataImportAnswer'], ParentType, ContextType, RequireFields<MutationTryDataImportArgs, 'input'>>;
  undoAuditEntry?: Resolver<ResolversTypes['AuditUndoAnswer'], ParentType, ContextType, RequireFields<MutationUndoAuditEntryArgs, 'input'>>;
  undoDataImport?: Resolver<ResolversTypes['DataImportAnswer'], ParentType, ContextType, RequireFields<MutationUndoDataImportArgs, 'input'>>;
  withdrawCredit?: Resolver<ResolversTypes['DeskClaimAnswer'], ParentType, ContextType, RequireFields<MutationWithdrawCreditArgs, 'input'>>;
  writeDataImport?: Resolver<ResolversTypes['DataImportAnswer'], ParentType, ContextType, RequireFields<MutationWriteDataImportArgs, 'input'>>;
};

export type OpenInvoiceResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['OpenInvoice'] = ResolversParentTypes['OpenInvoice']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openMinor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shipToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderRoundResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['OrderRound'] = ResolversParentTypes['OrderRound']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  driverName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stops?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayInvoiceAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['PayInvoiceAnswer'] = ResolversParentTypes['PayInvoiceAnswer']> = {
  openMinor?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['PaymentRefusal']>, ParentType, ContextType>;
};

export type PaymentMatchResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['PaymentMatch'] = ResolversParentTypes['PaymentMatch']> = {
  differsMinor?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['OpenInvoice']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentMatchKind'], ParentType, ContextType>;
};

export type PaymentRefusalResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['PaymentRefusal'] = ResolversParentTypes['PaymentRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  arePaymentsErpOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  auditEntries?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'filter' | 'first'>>;
  bankStatement?: Resolver<Maybe<ResolversTypes['BankStatement']>, ParentType, ContextType, RequireFields<QueryBankStatementArgs, 'id'>>;
  bankStatements?: Resolver<Array<ResolversTypes['BankStatement']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['DeskBrand'], ParentType, ContextType>;
  bulkBatch?: Resolver<Maybe<ResolversTypes['DeskBulkBatch']>, ParentType, ContextType, RequireFields<QueryBulkBatchArgs, 'id'>>;
  bulkBatches?: Resolver<Array<ResolversTypes['DeskBulkBatch']>, ParentType, ContextType, RequireFields<QueryBulkBatchesArgs, 'list'>>;
  bundle?: Resolver<Maybe<ResolversTypes['DeskDealRecord']>, ParentType, ContextType, RequireFields<QueryBundleArgs, 'sku'>>;
  bundles?: Resolver<ResolversTypes['DeskDealPage'], ParentType, ContextType, RequireFields<QueryBundlesArgs, 'filter' | 'first'>>;
  call?: Resolver<Maybe<ResolversTypes['DeskCall']>, ParentType, ContextType, RequireFields<QueryCallArgs, 'shipToId'>>;
  capacityEffect?: Resolver<ResolversTypes['CapacityEffect'], ParentType, ContextType, RequireFields<QueryCapacityEffectArgs, 'input'>>;
  capacityRules?: Resolver<Array<ResolversTypes['CapacityRuleOf']>, ParentType, ContextType>;
  capacityTrial?: Resolver<Maybe<ResolversTypes['CapacityTrial']>, ParentType, ContextType, RequireFields<QueryCapacityTrialArgs, 'shipToId'>>;
  claim?: Resolver<Maybe<ResolversTypes['DeskClaim']>, ParentType, ContextType, RequireFields<QueryClaimArgs, 'number'>>;
  columns?: Resolver<Array<ResolversTypes['ListColumns']>, ParentType, ContextType>;
  companies?: Resolver<ResolversTypes['DeskCompanyPage'], ParentType, ContextType, RequireFields<QueryCompaniesArgs, 'ascending' | 'filter' | 'first' | 'sort'>>;
  company?: Resolver<Maybe<ResolversTypes['DeskCompany']>, ParentType, ContextType, RequireFields<QueryCompanyArgs, 'id'>>;
  content?: Resolver<Maybe<ResolversTypes['DeskContent']>, ParentType, ContextType, RequireFields<QueryContentArgs, 'key' | 'kind'>>;
  contentOrder?: Resolver<Array<ResolversTypes['DeskContentPlace']>, ParentType, ContextType, RequireFields<QueryContentOrderArgs, 'kind'>>;
  contents?: Resolver<ResolversTypes['DeskContentPage'], ParentType, ContextType, RequireFields<QueryContentsArgs, 'filter' | 'first'>>;
  customerKeys?: Resolver<ResolversTypes['DeskCustomerKeyPage'], ParentType, ContextType, RequireFields<QueryCustomerKeysArgs, 'first'>>;
  customerRoles?: Resolver<Array<ResolversTypes['DeskCustomerRole']>, ParentType, ContextType>;
  customerUser?: Resolver<Maybe<ResolversTypes['DeskCustomerUser']>, ParentType, ContextType, RequireFields<QueryCustomerUserArgs, 'uid'>>;
  customerUsers?: Resolver<ResolversTypes['DeskCustomerUserPage'], ParentType, ContextType, RequireFields<QueryCustomerUsersArgs, 'ascending' | 'filter' | 'first'>>;
  cutOffs?: Resolver<Array<ResolversTypes['DeskCutOff']>, ParentType, ContextType>;
  dataExports?: Resolver<ResolversTypes['DataExportPage'], ParentType, ContextType, RequireFields<QueryDataExportsArgs, 'first'>>;
  dataImport?: Resolver<Maybe<ResolversTypes['DataImport']>, ParentType, ContextType, RequireFields<QueryDataImportArgs, 'id'>>;
  dataImportRows?: Resolver<ResolversTypes['DataImportRowPage'], ParentType, ContextType, RequireFields<QueryDataImportRowsArgs, 'first' | 'id'>>;
  dataImports?: Resolver<ResolversTypes['DataImportPage'], ParentType, ContextType, RequireFields<QueryDataImportsArgs, 'first'>>;
  deliveryBoard?: Resolver<ResolversTypes['DeliveryBoard'], ParentType, ContextType, RequireFields<QueryDeliveryBoardArgs, 'day'>>;
  deliveryChange?: Resolver<Maybe<ResolversTypes['DeliveryChangeRecord']>, ParentType, ContextType, RequireFields<QueryDeliveryChangeArgs, 'first' | 'id'>>;
  deliveryChangePreview?: Resolver<ResolversTypes['DeliveryChangePreview'], ParentType, ContextType, RequireFields<QueryDeliveryChangePreviewArgs, 'change' | 'first'>>;
  deliveryChanges?: Resolver<ResolversTypes['DeliveryChangePage'], ParentType, ContextType, RequireFields<QueryDeliveryChangesArgs, 'first' | 'standing'>>;
  deliveryDays?: Resolver<Array<ResolversTypes['DeliveryDay']>, ParentType, ContextType, RequireFields<QueryDeliveryDaysArgs, 'first' | 'from'>>;
  deskContracts?: Resolver<ResolversTypes['DeskContractPage'], ParentType, ContextType, RequireFields<QueryDeskContractsArgs, 'filter' | 'first'>>;
  emptiesDeposits?: Resolver<Array<ResolversTypes['DeskEmptiesDeposit']>, ParentType, ContextType>;
  erpMessageBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryErpMessageBodyArgs, 'id'>>;
  erpMessages?: Resolver<ResolversTypes['ErpMessagePage'], ParentType, ContextType, RequireFields<QueryErpMessagesArgs, 'first' | 'standing'>>;
  fleet?: Resolver<ResolversTypes['Fleet'], ParentType, ContextType>;
  foundCompanies?: Resolver<Array<ResolversTypes['DeskFoundCompany']>, ParentType, ContextType, RequireFields<QueryFoundCompaniesArgs, 'text'>>;
  foundGoods?: Resolver<Array<ResolversTypes['DeskFoundGoods']>, ParentType, ContextType, RequireFields<QueryFoundGoodsArgs, 'text'>>;
  foundPlaces?: Resolver<Array<ResolversTypes['DeskFoundPlace']>, ParentType, ContextType, RequireFields<QueryFoundPlacesArgs, 'text'>>;
  handover?: Resolver<Maybe<ResolversTypes['Handover']>, ParentType, ContextType, RequireFields<QueryHandoverArgs, 'orderNumber'>>;
  holidayYear?: Resolver<ResolversTypes['HolidayYear'], ParentType, ContextType, RequireFields<QueryHolidayYearArgs, 'market' | 'year'>>;
  importKinds?: Resolver<Array<ResolversTypes['ImportKindFacts']>, ParentType, ContextType>;
  integrations?: Resolver<Array<ResolversTypes['Integration']>, ParentType, ContextType>;
  leadTimes?: Resolver<Array<ResolversTypes['LeadTimeOfKind']>, ParentType, ContextType>;
  listPrices?: Resolver<ResolversTypes['DeskListPricePage'], ParentType, ContextType, RequireFields<QueryListPricesArgs, 'first' | 'priceList'>>;
  material?: Resolver<Maybe<ResolversTypes['DeskMaterial']>, ParentType, ContextType, RequireFields<QueryMaterialArgs, 'key'>>;
  materialChoices?: Resolver<ResolversTypes['DeskMaterialChoices'], ParentType, ContextType>;
  materials?: Resolver<ResolversTypes['DeskMaterialPage'], ParentType, ContextType, RequireFields<QueryMaterialsArgs, 'filter' | 'first'>>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  missingRegulars?: Resolver<Maybe<ResolversTypes['DeskRegularPage']>, ParentType, ContextType, RequireFields<QueryMissingRegularsArgs, 'cutOff' | 'first'>>;
  newCustomer?: Resolver<ResolversTypes['DeskNewCustomer'], ParentType, ContextType, Partial<QueryNewCustomerArgs>>;
  newProduct?: Resolver<Array<ResolversTypes['DeskProductField']>, ParentType, ContextType, Partial<QueryNewProductArgs>>;
  offerTrial?: Resolver<Maybe<ResolversTypes['DeskOfferTrial']>, ParentType, ContextType, RequireFields<QueryOfferTrialArgs, 'input'>>;
  openInvoices?: Resolver<Array<ResolversTypes['OpenInvoice']>, ParentType, ContextType, RequireFields<QueryOpenInvoicesArgs, 'text'>>;
  order?: Resolver<Maybe<ResolversTypes['DeskOrder']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'number'>>;
  orderBatch?: Resolver<Maybe<ResolversTypes['DeskOrderBatch']>, ParentType, ContextType, RequireFields<QueryOrderBatchArgs, 'id'>>;
  orderBatches?: Resolver<Array<ResolversTypes['DeskOrderBatch']>, ParentType, ContextType>;
  orderChangePreview?: Resolver<ResolversTypes['DeskOrderChangePreview'], ParentType, ContextType, RequireFields<QueryOrderChangePreviewArgs, 'input'>>;
  orderCounts?: Resolver<Array<ResolversTypes['DeskOrderCount']>, ParentType, ContextType, RequireFields<QueryOrderCountsArgs, 'filters'>>;
  orderRound?: Resolver<Maybe<ResolversTypes['OrderRound']>, ParentType, ContextType, RequireFields<QueryOrderRoundArgs, 'orderNumber'>>;
  orders?: Resolver<ResolversTypes['DeskOrderPage'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'ascending' | 'filter' | 'first' | 'sort'>>;
  paperFiles?: Resolver<Array<ResolversTypes['DeskPaperFile']>, ParentType, ContextType>;
  paperSums?: Resolver<Array<ResolversTypes['DeskPaperSum']>, ParentType, ContextType>;
  paperVatRates?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType, Partial<QueryPaperVatRatesArgs>>;
  papers?: Resolver<ResolversTypes['DeskPaperPage'], ParentType, ContextType, RequireFields<QueryPapersArgs, 'filter' | 'first'>>;
  papersNumbered?: Resolver<Array<ResolversTypes['DeskPaperMatch']>, ParentType, ContextType, RequireFields<QueryPapersNumberedArgs, 'number' | 'upload'>>;
  portalSettings?: Resolver<ResolversTypes['DeskPortalSettings'], ParentType, ContextType, RequireFields<QueryPortalSettingsArgs, 'market'>>;
  priceChoices?: Resolver<ResolversTypes['DeskPriceChoices'], ParentType, ContextType>;
  priceDraft?: Resolver<Maybe<ResolversTypes['DeskPriceDraft']>, ParentType, ContextType, RequireFields<QueryPriceDraftArgs, 'id'>>;
  priceDraftLines?: Resolver<Maybe<ResolversTypes['DeskPriceDraftLinePage']>, ParentType, ContextType, RequireFields<QueryPriceDraftLinesArgs, 'first' | 'id' | 'show'>>;
  priceDrafts?: Resolver<ResolversTypes['DeskPriceDraftPage'], ParentType, ContextType, RequireFields<QueryPriceDraftsArgs, 'first' | 'isReturned' | 'states'>>;
  priceExplained?: Resolver<Maybe<ResolversTypes['DeskPriceExplained']>, ParentType, ContextType, RequireFields<QueryPriceExplainedArgs, 'shipToId' | 'sku'>>;
  priceList?: Resolver<Maybe<ResolversTypes['DeskPriceListRecord']>, ParentType, ContextType, RequireFields<QueryPriceListArgs, 'code'>>;
  priceLists?: Resolver<ResolversTypes['DeskPriceListPage'], ParentType, ContextType, RequireFields<QueryPriceListsArgs, 'first'>>;
  priceListsOfCustomers?: Resolver<Array<ResolversTypes['DeskPriceListOfCustomers']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['DeskProduct']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'sku'>>;
  productLimits?: Resolver<ResolversTypes['DeskLimitPage'], ParentType, ContextType, RequireFields<QueryProductLimitsArgs, 'filter' | 'first'>>;
  productSheet?: Resolver<Array<ResolversTypes['DeskProductSheetRow']>, ParentType, ContextType, RequireFields<QueryProductSheetArgs, 'skus'>>;
  productShelves?: Resolver<ResolversTypes['DeskProductShelves'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['DeskProductPage'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'ascending' | 'filter' | 'first' | 'sort'>>;
  promoLeaflets?: Resolver<ResolversTypes['DeskLeafletPage'], ParentType, ContextType, RequireFields<QueryPromoLeafletsArgs, 'filter' | 'first'>>;
  replacementPreview?: Resolver<ResolversTypes['DeskReplacementPreview'], ParentType, ContextType, RequireFields<QueryReplacementPreviewArgs, 'input'>>;
  roleTable?: Resolver<ResolversTypes['DeskRoleTable'], ParentType, ContextType>;
  serviceKeys?: Resolver<Array<ResolversTypes['DeskServiceKey']>, ParentType, ContextType>;
  shipTo?: Resolver<Maybe<ResolversTypes['DeskShipTo']>, ParentType, ContextType, RequireFields<QueryShipToArgs, 'id'>>;
  shipTos?: Resolver<ResolversTypes['DeskShipToPage'], ParentType, ContextType, RequireFields<QueryShipTosArgs, 'ascending' | 'filter' | 'first' | 'sort'>>;
  shortage?: Resolver<ResolversTypes['DeskShortage'], ParentType, ContextType, RequireFields<QueryShortageArgs, 'input'>>;
  staff?: Resolver<Array<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  staffRights?: Resolver<Array<ResolversTypes['StaffRight']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['DeskTerms'], ParentType, ContextType, RequireFields<QueryTermsArgs, 'market'>>;
  termsNotAgreed?: Resolver<ResolversTypes['DeskTermsReaderPage'], ParentType, ContextType, RequireFields<QueryTermsNotAgreedArgs, 'first' | 'market'>>;
  ticket?: Resolver<Maybe<ResolversTypes['DeskTicket']>, ParentType, ContextType, RequireFields<QueryTicketArgs, 'number'>>;
  ticketChoices?: Resolver<ResolversTypes['DeskTicketChoices'], ParentType, ContextType>;
  ticketFigures?: Resolver<ResolversTypes['DeskTicketFigures'], ParentType, ContextType, RequireFields<QueryTicketFiguresArgs, 'from' | 'to'>>;
  ticketTargets?: Resolver<ResolversTypes['DeskTicketTargets'], ParentType, ContextType>;
  ticketTemplates?: Resolver<Array<ResolversTypes['DeskTicketTemplate']>, ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['DeskTicketPage'], ParentType, ContextType, RequireFields<QueryTicketsArgs, 'ascending' | 'byTimeLeft' | 'filter' | 'first'>>;
  views?: Resolver<Array<ResolversTypes['DeskView']>, ParentType, ContextType, RequireFields<QueryViewsArgs, 'list'>>;
  webhookDeliveries?: Resolver<ResolversTypes['DeskWebhookDeliveryPage'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'first'>>;
  webhookEndpoints?: Resolver<ResolversTypes['DeskWebhookPage'], ParentType, ContextType, RequireFields<QueryWebhookEndpointsArgs, 'first'>>;
  weekFigures?: Resolver<ResolversTypes['DeskWeekFigures'], ParentType, ContextType, RequireFields<QueryWeekFiguresArgs, 'day'>>;
  weekdayBatch?: Resolver<Maybe<ResolversTypes['DeskWeekdayBatch']>, ParentType, ContextType, RequireFields<QueryWeekdayBatchArgs, 'id'>>;
  weekdayBatches?: Resolver<Array<ResolversTypes['DeskWeekdayBatch']>, ParentType, ContextType>;
};

export type SaveColumnsAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['SaveColumnsAnswer'] = ResolversParentTypes['SaveColumnsAnswer']> = {
  columns?: Resolver<Maybe<ResolversTypes['ListColumns']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['StaffRefusal']>, ParentType, ContextType>;
};

export type SaveViewAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['SaveViewAnswer'] = ResolversParentTypes['SaveViewAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['StaffRefusal']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['DeskView']>, ParentType, ContextType>;
};

export type SettlePaymentsAnswerResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['SettlePaymentsAnswer'] = ResolversParentTypes['SettlePaymentsAnswer']> = {
  refusals?: Resolver<Array<ResolversTypes['PaymentRefusal']>, ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['BankStatement']>, ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  companies?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  factors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['StaffRoleName']>, ParentType, ContextType>;
  rolesFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type TouchedCartResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['TouchedCart'] = ResolversParentTypes['TouchedCart']> = {
  changedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TouchedOrderResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['TouchedOrder'] = ResolversParentTypes['TouchedOrder']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pallets?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TouchedPlaceResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['TouchedPlace'] = ResolversParentTypes['TouchedPlace']> = {
  carts?: Resolver<Array<ResolversTypes['TouchedCart']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['DeliveryKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['TouchedOrder']>, ParentType, ContextType>;
  shipToId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VehicleResolvers<ContextType = DeskContext, ParentType extends ResolversParentTypes['Vehicle'] = ResolversParentTypes['Vehicle']> = {
  driverId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hasLift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  haulier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payloadKilograms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = DeskContext> = {
  AuditDifference?: AuditDifferenceResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AuditPerson?: AuditPersonResolvers<ContextType>;
  AuditRefusal?: AuditRefusalResolvers<ContextType>;
  AuditUndoAnswer?: AuditUndoAnswerResolvers<ContextType>;
  BankPayment?: BankPaymentResolvers<ContextType>;
  BankStatement?: BankStatementResolvers<ContextType>;
  BankStatementAnswer?: BankStatementAnswerResolvers<ContextType>;
  BoardOrder?: BoardOrderResolvers<ContextType>;
  BoardRound?: BoardRoundResolvers<ContextType>;
  CalendarRefusal?: CalendarRefusalResolvers<ContextType>;
  CapacityEffect?: CapacityEffectResolvers<ContextType>;
  CapacityLimits?: CapacityLimitsResolvers<ContextType>;
  CapacityRefusal?: CapacityRefusalResolvers<ContextType>;
  CapacityRuleAnswer?: CapacityRuleAnswerResolvers<ContextType>;
  CapacityRuleOf?: CapacityRuleOfResolvers<ContextType>;
  CapacityRuleRow?: CapacityRuleRowResolvers<ContextType>;
  CapacityTrial?: CapacityTrialResolvers<ContextType>;
  CapacityTrialCart?: CapacityTrialCartResolvers<ContextType>;
  CapacityTrialLoad?: CapacityTrialLoadResolvers<ContextType>;
  ChangeStaffAnswer?: ChangeStaffAnswerResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  DataExportAnswer?: DataExportAnswerResolvers<ContextType>;
  DataExportLink?: DataExportLinkResolvers<ContextType>;
  DataExportPage?: DataExportPageResolvers<ContextType>;
  DataExportRefusal?: DataExportRefusalResolvers<ContextType>;
  DataImport?: DataImportResolvers<ContextType>;
  DataImportAnswer?: DataImportAnswerResolvers<ContextType>;
  DataImportFault?: DataImportFaultResolvers<ContextType>;
  DataImportField?: DataImportFieldResolvers<ContextType>;
  DataImportPage?: DataImportPageResolvers<ContextType>;
  DataImportRefusal?: DataImportRefusalResolvers<ContextType>;
  DataImportRow?: DataImportRowResolvers<ContextType>;
  DataImportRowPage?: DataImportRowPageResolvers<ContextType>;
  DeliveryBoard?: DeliveryBoardResolvers<ContextType>;
  DeliveryBoardAnswer?: DeliveryBoardAnswerResolvers<ContextType>;
  DeliveryChange?: DeliveryChangeResolvers<ContextType>;
  DeliveryChangeAnswer?: DeliveryChangeAnswerResolvers<ContextType>;
  DeliveryChangePage?: DeliveryChangePageResolvers<ContextType>;
  DeliveryChangePreview?: DeliveryChangePreviewResolvers<ContextType>;
  DeliveryChangeReasons?: DeliveryChangeReasonsResolvers<ContextType>;
  DeliveryChangeRecord?: DeliveryChangeRecordResolvers<ContextType>;
  DeliveryChangeScope?: DeliveryChangeScopeResolvers<ContextType>;
  DeliveryDay?: DeliveryDayResolvers<ContextType>;
  DeliveryOrderBy?: DeliveryOrderByResolvers<ContextType>;
  DeliveryRefusal?: DeliveryRefusalResolvers<ContextType>;
  DeskBrand?: DeskBrandResolvers<ContextType>;
  DeskBrandAnswer?: DeskBrandAnswerResolvers<ContextType>;
  DeskBrandLook?: DeskBrandLookResolvers<ContextType>;
  DeskBrandRefusal?: DeskBrandRefusalResolvers<ContextType>;
  DeskBulkAnswer?: DeskBulkAnswerResolvers<ContextType>;
  DeskBulkBatch?: DeskBulkBatchResolvers<ContextType>;
  DeskBulkLeftOut?: DeskBulkLeftOutResolvers<ContextType>;
  DeskBulkRefusal?: DeskBulkRefusalResolvers<ContextType>;
  DeskCall?: DeskCallResolvers<ContextType>;
  DeskCallCart?: DeskCallCartResolvers<ContextType>;
  DeskCallCartLine?: DeskCallCartLineResolvers<ContextType>;
  DeskCallDelivery?: DeskCallDeliveryResolvers<ContextType>;
  DeskCallEmpties?: DeskCallEmptiesResolvers<ContextType>;
  DeskCallInvoice?: DeskCallInvoiceResolvers<ContextType>;
  DeskCallNote?: DeskCallNoteResolvers<ContextType>;
  DeskCallNoteAnswer?: DeskCallNoteAnswerResolvers<ContextType>;
  DeskCallOrder?: DeskCallOrderResolvers<ContextType>;
  DeskCallPerson?: DeskCallPersonResolvers<ContextType>;
  DeskCategory?: DeskCategoryResolvers<ContextType>;
  DeskClaim?: DeskClaimResolvers<ContextType>;
  DeskClaimAnswer?: DeskClaimAnswerResolvers<ContextType>;
  DeskClaimCredit?: DeskClaimCreditResolvers<ContextType>;
  DeskClaimDeliveryAnswer?: DeskClaimDeliveryAnswerResolvers<ContextType>;
  DeskClaimLine?: DeskClaimLineResolvers<ContextType>;
  DeskClaimRefusal?: DeskClaimRefusalResolvers<ContextType>;
  DeskCompany?: DeskCompanyResolvers<ContextType>;
  DeskCompanyAnswer?: DeskCompanyAnswerResolvers<ContextType>;
  DeskCompanyPage?: DeskCompanyPageResolvers<ContextType>;
  DeskCompanyRow?: DeskCompanyRowResolvers<ContextType>;
  DeskConfirmOrdersAnswer?: DeskConfirmOrdersAnswerResolvers<ContextType>;
  DeskConfirmShortAnswer?: DeskConfirmShortAnswerResolvers<ContextType>;
  DeskContactHours?: DeskContactHoursResolvers<ContextType>;
  DeskContacts?: DeskContactsResolvers<ContextType>;
  DeskContent?: DeskContentResolvers<ContextType>;
  DeskContentAnswer?: DeskContentAnswerResolvers<ContextType>;
  DeskContentChange?: DeskContentChangeResolvers<ContextType>;
  DeskContentEvent?: DeskContentEventResolvers<ContextType>;
  DeskContentPage?: DeskContentPageResolvers<ContextType>;
  DeskContentPlace?: DeskContentPlaceResolvers<ContextType>;
  DeskContentRefusal?: DeskContentRefusalResolvers<ContextType>;
  DeskContentRow?: DeskContentRowResolvers<ContextType>;
  DeskContentWords?: DeskContentWordsResolvers<ContextType>;
  DeskContract?: DeskContractResolvers<ContextType>;
  DeskContractBonus?: DeskContractBonusResolvers<ContextType>;
  DeskContractPage?: DeskContractPageResolvers<ContextType>;
  DeskContractYear?: DeskContractYearResolvers<ContextType>;
  DeskCreditLine?: DeskCreditLineResolvers<ContextType>;
  DeskCreditProposal?: DeskCreditProposalResolvers<ContextType>;
  DeskCustomerChange?: DeskCustomerChangeResolvers<ContextType>;
  DeskCustomerKey?: DeskCustomerKeyResolvers<ContextType>;
  DeskCustomerKeyPage?: DeskCustomerKeyPageResolvers<ContextType>;
  DeskCustomerMoney?: DeskCustomerMoneyResolvers<ContextType>;
  DeskCustomerPermission?: DeskCustomerPermissionResolvers<ContextType>;
  DeskCustomerRefusal?: DeskCustomerRefusalResolvers<ContextType>;
  DeskCustomerRole?: DeskCustomerRoleResolvers<ContextType>;
  DeskCustomerUser?: DeskCustomerUserResolvers<ContextType>;
  DeskCustomerUserPage?: DeskCustomerUserPageResolvers<ContextType>;
  DeskCustomerUserRow?: DeskCustomerUserRowResolvers<ContextType>;
  DeskCutOff?: DeskCutOffResolvers<ContextType>;
  DeskCutOffMeanwhile?: DeskCutOffMeanwhileResolvers<ContextType>;
  DeskDatedDeposit?: DeskDatedDepositResolvers<ContextType>;
  DeskDatedSettings?: DeskDatedSettingsResolvers<ContextType>;
  DeskDayFigures?: DeskDayFiguresResolvers<ContextType>;
  DeskDeal?: DeskDealResolvers<ContextType>;
  DeskDealAnswer?: DeskDealAnswerResolvers<ContextType>;
  DeskDealDraft?: DeskDealDraftResolvers<ContextType>;
  DeskDealItem?: DeskDealItemResolvers<ContextType>;
  DeskDealOffer?: DeskDealOfferResolvers<ContextType>;
  DeskDealPage?: DeskDealPageResolvers<ContextType>;
  DeskDealRecord?: DeskDealRecordResolvers<ContextType>;
  DeskDealWeek?: DeskDealWeekResolvers<ContextType>;
  DeskEmptiesDeposit?: DeskEmptiesDepositResolvers<ContextType>;
  DeskEmptiesDepositAnswer?: DeskEmptiesDepositAnswerResolvers<ContextType>;
  DeskEmptiesDepositRefusal?: DeskEmptiesDepositRefusalResolvers<ContextType>;
  DeskErpMessage?: DeskErpMessageResolvers<ContextType>;
  DeskExistingCustomer?: DeskExistingCustomerResolvers<ContextType>;
  DeskFiguresOfCategory?: DeskFiguresOfCategoryResolvers<ContextType>;
  DeskFoundCompany?: DeskFoundCompanyResolvers<ContextType>;
  DeskFoundGoods?: DeskFoundGoodsResolvers<ContextType>;
  DeskFoundPlace?: DeskFoundPlaceResolvers<ContextType>;
  DeskKeyAnswer?: DeskKeyAnswerResolvers<ContextType>;
  DeskKeyRefusal?: DeskKeyRefusalResolvers<ContextType>;
  DeskLeaflet?: DeskLeafletResolvers<ContextType>;
  DeskLeafletAnswer?: DeskLeafletAnswerResolvers<ContextType>;
  DeskLeafletPage?: DeskLeafletPageResolvers<ContextType>;
  DeskLimit?: DeskLimitResolvers<ContextType>;
  DeskLimitAnswer?: DeskLimitAnswerResolvers<ContextType>;
  DeskLimitPage?: DeskLimitPageResolvers<ContextType>;
  DeskLimitRefusal?: DeskLimitRefusalResolvers<ContextType>;
  DeskListPrice?: DeskListPriceResolvers<ContextType>;
  DeskListPricePage?: DeskListPricePageResolvers<ContextType>;
  DeskMaintenance?: DeskMaintenanceResolvers<ContextType>;
  DeskMaintenanceTexts?: DeskMaintenanceTextsResolvers<ContextType>;
  DeskMaterial?: DeskMaterialResolvers<ContextType>;
  DeskMaterialChange?: DeskMaterialChangeResolvers<ContextType>;
  DeskMaterialChoices?: DeskMaterialChoicesResolvers<ContextType>;
  DeskMaterialDifference?: DeskMaterialDifferenceResolvers<ContextType>;
  DeskMaterialFile?: DeskMaterialFileResolvers<ContextType>;
  DeskMaterialFolder?: DeskMaterialFolderResolvers<ContextType>;
  DeskMaterialLink?: DeskMaterialLinkResolvers<ContextType>;
  DeskMaterialPage?: DeskMaterialPageResolvers<ContextType>;
  DeskMaterialRow?: DeskMaterialRowResolvers<ContextType>;
  DeskMaterialWords?: DeskMaterialWordsResolvers<ContextType>;
  DeskNamedGoods?: DeskNamedGoodsResolvers<ContextType>;
  DeskNewCustomer?: DeskNewCustomerResolvers<ContextType>;
  DeskNewCustomerAnswer?: DeskNewCustomerAnswerResolvers<ContextType>;
  DeskOfferRefusal?: DeskOfferRefusalResolvers<ContextType>;
  DeskOfferTrial?: DeskOfferTrialResolvers<ContextType>;
  DeskOfferTrialLine?: DeskOfferTrialLineResolvers<ContextType>;
  DeskOfferTrialObstacle?: DeskOfferTrialObstacleResolvers<ContextType>;
  DeskOnBehalfAnswer?: DeskOnBehalfAnswerResolvers<ContextType>;
  DeskOnBehalfRefusal?: DeskOnBehalfRefusalResolvers<ContextType>;
  DeskOrder?: DeskOrderResolvers<ContextType>;
  DeskOrderAnswer?: DeskOrderAnswerResolvers<ContextType>;
  DeskOrderBatch?: DeskOrderBatchResolvers<ContextType>;
  DeskOrderBatchRow?: DeskOrderBatchRowResolvers<ContextType>;
  DeskOrderCaller?: DeskOrderCallerResolvers<ContextType>;
  DeskOrderChange?: DeskOrderChangeResolvers<ContextType>;
  DeskOrderChangeLine?: DeskOrderChangeLineResolvers<ContextType>;
  DeskOrderChangePreview?: DeskOrderChangePreviewResolvers<ContextType>;
  DeskOrderChangeView?: DeskOrderChangeViewResolvers<ContextType>;
  DeskOrderCount?: DeskOrderCountResolvers<ContextType>;
  DeskOrderDifference?: DeskOrderDifferenceResolvers<ContextType>;
  DeskOrderEmpties?: DeskOrderEmptiesResolvers<ContextType>;
  DeskOrderEvent?: DeskOrderEventResolvers<ContextType>;
  DeskOrderLine?: DeskOrderLineResolvers<ContextType>;
  DeskOrderNote?: DeskOrderNoteResolvers<ContextType>;
  DeskOrderNoteAnswer?: DeskOrderNoteAnswerResolvers<ContextType>;
  DeskOrderObstacle?: DeskOrderObstacleResolvers<ContextType>;
  DeskOrderPage?: DeskOrderPageResolvers<ContextType>;
  DeskOrderPaper?: DeskOrderPaperResolvers<ContextType>;
  DeskOrderProblem?: DeskOrderProblemResolvers<ContextType>;
  DeskOrderRefusal?: DeskOrderRefusalResolvers<ContextType>;
  DeskOrderReplacement?: DeskOrderReplacementResolvers<ContextType>;
  DeskOrderRow?: DeskOrderRowResolvers<ContextType>;
  DeskOrderSums?: DeskOrderSumsResolvers<ContextType>;
  DeskOrderTicket?: DeskOrderTicketResolvers<ContextType>;
  DeskPackaging?: DeskPackagingResolvers<ContextType>;
  DeskPaper?: DeskPaperResolvers<ContextType>;
  DeskPaperFile?: DeskPaperFileResolvers<ContextType>;
  DeskPaperLink?: DeskPaperLinkResolvers<ContextType>;
  DeskPaperMatch?: DeskPaperMatchResolvers<ContextType>;
  DeskPaperPage?: DeskPaperPageResolvers<ContextType>;
  DeskPaperSum?: DeskPaperSumResolvers<ContextType>;
  DeskPersonFile?: DeskPersonFileResolvers<ContextType>;
  DeskPersonFileAnswer?: DeskPersonFileAnswerResolvers<ContextType>;
  DeskPhotoResult?: DeskPhotoResultResolvers<ContextType>;
  DeskPhotoWords?: DeskPhotoWordsResolvers<ContextType>;
  DeskPhotosAnswer?: DeskPhotosAnswerResolvers<ContextType>;
  DeskPortalPart?: DeskPortalPartResolvers<ContextType>;
  DeskPortalSettings?: DeskPortalSettingsResolvers<ContextType>;
  DeskPortalSettingsAnswer?: DeskPortalSettingsAnswerResolvers<ContextType>;
  DeskPortalSettingsRefusal?: DeskPortalSettingsRefusalResolvers<ContextType>;
  DeskPreviewAnswer?: DeskPreviewAnswerResolvers<ContextType>;
  DeskPreviewPlace?: DeskPreviewPlaceResolvers<ContextType>;
  DeskPreviewRefusal?: DeskPreviewRefusalResolvers<ContextType>;
  DeskPriceChoices?: DeskPriceChoicesResolvers<ContextType>;
  DeskPriceDraft?: DeskPriceDraftResolvers<ContextType>;
  DeskPriceDraftAnswer?: DeskPriceDraftAnswerResolvers<ContextType>;
  DeskPriceDraftCounts?: DeskPriceDraftCountsResolvers<ContextType>;
  DeskPriceDraftLine?: DeskPriceDraftLineResolvers<ContextType>;
  DeskPriceDraftLinePage?: DeskPriceDraftLinePageResolvers<ContextType>;
  DeskPriceDraftPage?: DeskPriceDraftPageResolvers<ContextType>;
  DeskPriceDraftRow?: DeskPriceDraftRowResolvers<ContextType>;
  DeskPriceExplained?: DeskPriceExplainedResolvers<ContextType>;
  DeskPriceLeaflet?: DeskPriceLeafletResolvers<ContextType>;
  DeskPriceLineFault?: DeskPriceLineFaultResolvers<ContextType>;
  DeskPriceListChoice?: DeskPriceListChoiceResolvers<ContextType>;
  DeskPriceListCompany?: DeskPriceListCompanyResolvers<ContextType>;
  DeskPriceListOfCustomers?: DeskPriceListOfCustomersResolvers<ContextType>;
  DeskPriceListPage?: DeskPriceListPageResolvers<ContextType>;
  DeskPriceListRecord?: DeskPriceListRecordResolvers<ContextType>;
  DeskPriceListRow?: DeskPriceListRowResolvers<ContextType>;
  DeskPriceRefusal?: DeskPriceRefusalResolvers<ContextType>;
  DeskPriceSum?: DeskPriceSumResolvers<ContextType>;
  DeskPriceTouched?: DeskPriceTouchedResolvers<ContextType>;
  DeskProduct?: DeskProductResolvers<ContextType>;
  DeskProductAnswer?: DeskProductAnswerResolvers<ContextType>;
  DeskProductChange?: DeskProductChangeResolvers<ContextType>;
  DeskProductDeposit?: DeskProductDepositResolvers<ContextType>;
  DeskProductDifference?: DeskProductDifferenceResolvers<ContextType>;
  DeskProductFault?: DeskProductFaultResolvers<ContextType>;
  DeskProductField?: DeskProductFieldResolvers<ContextType>;
  DeskProductPage?: DeskProductPageResolvers<ContextType>;
  DeskProductPhoto?: DeskProductPhotoResolvers<ContextType>;
  DeskProductRefusal?: DeskProductRefusalResolvers<ContextType>;
  DeskProductRow?: DeskProductRowResolvers<ContextType>;
  DeskProductSheetAnswer?: DeskProductSheetAnswerResolvers<ContextType>;
  DeskProductSheetResult?: DeskProductSheetResultResolvers<ContextType>;
  DeskProductSheetRow?: DeskProductSheetRowResolvers<ContextType>;
  DeskProductShelves?: DeskProductShelvesResolvers<ContextType>;
  DeskProductWords?: DeskProductWordsResolvers<ContextType>;
  DeskRegular?: DeskRegularResolvers<ContextType>;
  DeskRegularCart?: DeskRegularCartResolvers<ContextType>;
  DeskRegularPage?: DeskRegularPageResolvers<ContextType>;
  DeskRegularPerson?: DeskRegularPersonResolvers<ContextType>;
  DeskReminderAnswer?: DeskReminderAnswerResolvers<ContextType>;
  DeskReminderRefusal?: DeskReminderRefusalResolvers<ContextType>;
  DeskReplacementAnswer?: DeskReplacementAnswerResolvers<ContextType>;
  DeskReplacementLine?: DeskReplacementLineResolvers<ContextType>;
  DeskReplacementPreview?: DeskReplacementPreviewResolvers<ContextType>;
  DeskReplacementView?: DeskReplacementViewResolvers<ContextType>;
  DeskRight?: DeskRightResolvers<ContextType>;
  DeskRoleTable?: DeskRoleTableResolvers<ContextType>;
  DeskRoleTableAnswer?: DeskRoleTableAnswerResolvers<ContextType>;
  DeskRoleTableRefusal?: DeskRoleTableRefusalResolvers<ContextType>;
  DeskServiceHours?: DeskServiceHoursResolvers<ContextType>;
  DeskServiceKey?: DeskServiceKeyResolvers<ContextType>;
  DeskShipTo?: DeskShipToResolvers<ContextType>;
  DeskShipToAnswer?: DeskShipToAnswerResolvers<ContextType>;
  DeskShipToPage?: DeskShipToPageResolvers<ContextType>;
  DeskShipToRow?: DeskShipToRowResolvers<ContextType>;
  DeskShortClaim?: DeskShortClaimResolvers<ContextType>;
  DeskShortOrder?: DeskShortOrderResolvers<ContextType>;
  DeskShortResult?: DeskShortResultResolvers<ContextType>;
  DeskShortage?: DeskShortageResolvers<ContextType>;
  DeskTableRole?: DeskTableRoleResolvers<ContextType>;
  DeskTakenBack?: DeskTakenBackResolvers<ContextType>;
  DeskTargetsOfCategory?: DeskTargetsOfCategoryResolvers<ContextType>;
  DeskTemplateRefusal?: DeskTemplateRefusalResolvers<ContextType>;
  DeskTemplatesAnswer?: DeskTemplatesAnswerResolvers<ContextType>;
  DeskTerms?: DeskTermsResolvers<ContextType>;
  DeskTermsAnswer?: DeskTermsAnswerResolvers<ContextType>;
  DeskTermsDraft?: DeskTermsDraftResolvers<ContextType>;
  DeskTermsReader?: DeskTermsReaderResolvers<ContextType>;
  DeskTermsReaderPage?: DeskTermsReaderPageResolvers<ContextType>;
  DeskTermsRefusal?: DeskTermsRefusalResolvers<ContextType>;
  DeskTermsVersion?: DeskTermsVersionResolvers<ContextType>;
  DeskTermsWords?: DeskTermsWordsResolvers<ContextType>;
  DeskTextPictureAnswer?: DeskTextPictureAnswerResolvers<ContextType>;
  DeskTicket?: DeskTicketResolvers<ContextType>;
  DeskTicketAnswer?: DeskTicketAnswerResolvers<ContextType>;
  DeskTicketCaller?: DeskTicketCallerResolvers<ContextType>;
  DeskTicketCategory?: DeskTicketCategoryResolvers<ContextType>;
  DeskTicketChoices?: DeskTicketChoicesResolvers<ContextType>;
  DeskTicketClock?: DeskTicketClockResolvers<ContextType>;
  DeskTicketClocks?: DeskTicketClocksResolvers<ContextType>;
  DeskTicketCredit?: DeskTicketCreditResolvers<ContextType>;
  DeskTicketFigures?: DeskTicketFiguresResolvers<ContextType>;
  DeskTicketFile?: DeskTicketFileResolvers<ContextType>;
  DeskTicketOther?: DeskTicketOtherResolvers<ContextType>;
  DeskTicketPage?: DeskTicketPageResolvers<ContextType>;
  DeskTicketPerson?: DeskTicketPersonResolvers<ContextType>;
  DeskTicketRefusal?: DeskTicketRefusalResolvers<ContextType>;
  DeskTicketRow?: DeskTicketRowResolvers<ContextType>;
  DeskTicketSaid?: DeskTicketSaidResolvers<ContextType>;
  DeskTicketTarget?: DeskTicketTargetResolvers<ContextType>;
  DeskTicketTargetAnswer?: DeskTicketTargetAnswerResolvers<ContextType>;
  DeskTicketTargetRefusal?: DeskTicketTargetRefusalResolvers<ContextType>;
  DeskTicketTargets?: DeskTicketTargetsResolvers<ContextType>;
  DeskTicketTemplate?: DeskTicketTemplateResolvers<ContextType>;
  DeskTimesKept?: DeskTimesKeptResolvers<ContextType>;
  DeskTranslation?: DeskTranslationResolvers<ContextType>;
  DeskUnitsOfMethod?: DeskUnitsOfMethodResolvers<ContextType>;
  DeskUserAnswer?: DeskUserAnswerResolvers<ContextType>;
  DeskUserPlace?: DeskUserPlaceResolvers<ContextType>;
  DeskUserStanding?: DeskUserStandingResolvers<ContextType>;
  DeskView?: DeskViewResolvers<ContextType>;
  DeskWebhook?: DeskWebhookResolvers<ContextType>;
  DeskWebhookDelivery?: DeskWebhookDeliveryResolvers<ContextType>;
  DeskWebhookDeliveryPage?: DeskWebhookDeliveryPageResolvers<ContextType>;
  DeskWebhookPage?: DeskWebhookPageResolvers<ContextType>;
  DeskWeekFigures?: DeskWeekFiguresResolvers<ContextType>;
  DeskWeekdayAnswer?: DeskWeekdayAnswerResolvers<ContextType>;
  DeskWeekdayBatch?: DeskWeekdayBatchResolvers<ContextType>;
  DeskWeekdayLeftOut?: DeskWeekdayLeftOutResolvers<ContextType>;
  DeskWeekdays?: DeskWeekdaysResolvers<ContextType>;
  Driver?: DriverResolvers<ContextType>;
  DriverCodeAnswer?: DriverCodeAnswerResolvers<ContextType>;
  DriverPasskey?: DriverPasskeyResolvers<ContextType>;
  EndStaffSessionsAnswer?: EndStaffSessionsAnswerResolvers<ContextType>;
  ErpMessage?: ErpMessageResolvers<ContextType>;
  ErpMessagePage?: ErpMessagePageResolvers<ContextType>;
  ErpMessageRefusal?: ErpMessageRefusalResolvers<ContextType>;
  ErpMessagesAnswer?: ErpMessagesAnswerResolvers<ContextType>;
  FilePapersAnswer?: FilePapersAnswerResolvers<ContextType>;
  FiledPaper?: FiledPaperResolvers<ContextType>;
  FilingRefusal?: FilingRefusalResolvers<ContextType>;
  Fleet?: FleetResolvers<ContextType>;
  FleetAnswer?: FleetAnswerResolvers<ContextType>;
  Handover?: HandoverResolvers<ContextType>;
  HolidayDay?: HolidayDayResolvers<ContextType>;
  HolidayRefusal?: HolidayRefusalResolvers<ContextType>;
  HolidayYear?: HolidayYearResolvers<ContextType>;
  HolidayYearAnswer?: HolidayYearAnswerResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportKindFacts?: ImportKindFactsResolvers<ContextType>;
  Integration?: IntegrationResolvers<ContextType>;
  InviteStaffAnswer?: InviteStaffAnswerResolvers<ContextType>;
  LeadTimeAnswer?: LeadTimeAnswerResolvers<ContextType>;
  LeadTimeOfKind?: LeadTimeOfKindResolvers<ContextType>;
  LeadTimeRow?: LeadTimeRowResolvers<ContextType>;
  LeavePaperFilesAnswer?: LeavePaperFilesAnswerResolvers<ContextType>;
  ListColumns?: ListColumnsResolvers<ContextType>;
  MakeServiceKeyAnswer?: MakeServiceKeyAnswerResolvers<ContextType>;
  MaterialAnswer?: MaterialAnswerResolvers<ContextType>;
  MaterialRefusal?: MaterialRefusalResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OpenInvoice?: OpenInvoiceResolvers<ContextType>;
  OrderRound?: OrderRoundResolvers<ContextType>;
  PayInvoiceAnswer?: PayInvoiceAnswerResolvers<ContextType>;
  PaymentMatch?: PaymentMatchResolvers<ContextType>;
  PaymentRefusal?: PaymentRefusalResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SaveColumnsAnswer?: SaveColumnsAnswerResolvers<ContextType>;
  SaveViewAnswer?: SaveViewAnswerResolvers<ContextType>;
  SettlePaymentsAnswer?: SettlePaymentsAnswerResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffRefusal?: StaffRefusalResolvers<ContextType>;
  StaffRight?: StaffRightResolvers<ContextType>;
  TouchedCart?: TouchedCartResolvers<ContextType>;
  TouchedOrder?: TouchedOrderResolvers<ContextType>;
  TouchedPlace?: TouchedPlaceResolvers<ContextType>;
  Vehicle?: VehicleResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = DeskContext> = {
  needs?: NeedsDirectiveResolver<any, any, ContextType>;
  openToStaff?: OpenToStaffDirectiveResolver<any, any, ContextType>;
};
