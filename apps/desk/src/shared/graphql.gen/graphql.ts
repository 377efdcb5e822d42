/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A file of the bank. */
export type AddBankStatementInput = {
  /** Its bytes in base64; at most 500 KB. */
  content: string;
  /** The file's name. */
  name: string;
};

/** Files that become photos. */
export type AddProductPhotosInput = {
  /** Of which product; without it each file is named by the number of its product: 100101.jpg, 100101-2.png. */
  sku?: string | null | undefined;
  /** Files that were sent to the desk, at most ten. */
  uploads: Array<string>;
};

/** A file that shall be a picture of texts. */
export type AddTextPictureInput = {
  /** Of the upload, sent for `picture`. */
  upload: string;
};

/** An order as it was seen, and as it shall be. */
export type ArrangeContentInput = {
  /** The same names in the order that shall be. */
  keys: Array<string>;
  /** What it is. */
  kind: DeskContentKind;
  /** The names in the order that was seen. */
  seen: Array<string>;
};

/** Photos as they are to stand. */
export type ArrangeProductPhotosInput = {
  /** All that stay, the one of the lists first. */
  photos: Array<ArrangedPhotoInput>;
  /** Of which product. */
  sku: string;
  /** The version of the photos that was seen. */
  version: string;
};

/** A photo as it is to stand. */
export type ArrangedPhotoInput = {
  /** The place that it has now. */
  position: number;
  /** What it shows: in every language, or in none. */
  words: Array<PhotoWordsInput>;
};

/** What is looked for among what was done; what is not given finds all. */
export type AuditFilter = {
  /** What was done, like `order.cancelled`. */
  actions?: Array<string> | null | undefined;
  /** By whom: the id of one of the staff or of a customer's user. */
  by?: string | null | undefined;
  /** In the name of which company. */
  company?: string | null | undefined;
  /** First day, yyyy-MM-dd. */
  from?: string | null | undefined;
  /** To what: order, user, staff, key, webhook, punch-out, service-key and the like. */
  kind?: string | null | undefined;
  /**
   * The number or id of what it was done to, the id of who did it, or, of three letters at least, part of the name of somebody, of a
   * company, a ship-to or goods: what they did, what was done to them, who looked at them, and prices of the goods.
   */
  text?: string | null | undefined;
  /** Last day, yyyy-MM-dd. */
  to?: string | null | undefined;
};

/** Why everything is taken along. */
export type BeginDataExportInput = {
  /** Of the click, so that a second one begins nothing; at most 100 characters. */
  key: string;
  /** Why; at most 200 characters. */
  reason: string;
};

/** Limits held against the orders of the last year. */
export type CapacityEffectInput = {
  /** Of which customer type. */
  customerType: string;
  /** The limits that are tried. */
  limits: CapacityLimitsInput;
  /** Of which market. */
  market: string;
  /** By which method. */
  method: string;
};

/** Limits of an order; null is no limit. */
export type CapacityLimitsInput = {
  /** So many kilograms at most. */
  maxKg?: number | null | undefined;
  /** So many litres of tank beer at most. */
  maxLitres?: number | null | undefined;
  /** So many pallets at most. */
  maxPallets?: number | null | undefined;
  /** So many kilograms at least. */
  minKg?: number | null | undefined;
  /** So many litres of tank beer at least. */
  minLitres?: number | null | undefined;
  /** So many pallets at least. */
  minPallets?: number | null | undefined;
  /** The net value to be reached, in minor units. */
  orderValueMinor?: number | null | undefined;
};

/** Goods that are tried: so many boxes of a product. */
export type CapacityTrialLineInput = {
  /** How many boxes. */
  boxes: number;
  /** The product. */
  sku: string;
};

/** What roles are to say. */
export type ChangeRoleTableInput = {
  /** Those that change, at most 100. */
  roles: Array<RoleMarksInput>;
};

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

/** Words that are right. */
export type ConfirmContentWordsInput = {
  /** Its name among its kind. */
  key: string;
  /** What it is. */
  kind: DeskContentKind;
  /** Of which language. */
  language: string;
  /** The version that was seen. */
  version: number;
};

/** A year as a person has checked it. */
export type ConfirmHolidayYearInput = {
  /** All of its days, at most 100. */
  days: Array<HolidayDayInput>;
  /** CZ or SK. */
  market: string;
  /** What was seen of it. */
  seen: string;
  /** Which year. */
  year: number;
};

/** Hours of some weekdays. */
export type ContactHoursInput = {
  /** HH:mm. */
  from: string;
  /** HH:mm. */
  to: string;
  /** 1 Monday to 7 Sunday. */
  weekdays: Array<number>;
};

/** What content shall say in one language; what is empty is not said. */
export type ContentWordsInput = {
  /** Its text, with the marks of formatted text where its kind has them. */
  body: string;
  /** The language. */
  language: string;
  /** The heading that it stands under with others. */
  section: string;
  /** Its heading. */
  title: string;
};

/** How an export of everything stands. */
export type DataExportState =
  /** It is there to be had, for a day. */
  | 'done'
  /** It could not be written, however often it was tried. */
  | 'failed'
  /** It was there; its day is over. */
  | 'gone'
  /** No worker has it yet. */
  | 'waiting'
  /** A worker writes it. */
  | 'writing';

/** What a row does, or would do. */
export type DataImportRowState =
  /** It changes one. */
  | 'changed'
  /** It makes a record. */
  | 'created'
  /** It cannot be taken. */
  | 'refused'
  /** A record that the file does not name goes because of it. */
  | 'removed'
  /** It says what is there already. */
  | 'unchanged';

/** How far a file is. */
export type DataImportState =
  /** It was given up after its trial. */
  | 'dropped'
  /** It was tried; nothing of it is written. */
  | 'tried'
  /** It was written and taken back. */
  | 'undone'
  /** It is written. */
  | 'written';

/** How a dated setting stands. */
export type DatedStanding =
  /** It holds. */
  | 'now'
  /** It held. */
  | 'past'
  /** It will hold. */
  | 'planned';

/** What is wanted of deliveries, and for whom. */
export type DeliveryChangeInput = {
  /** Places of these companies only; none is of all. At most 500. */
  companies?: Array<string>;
  /** Places of a type of customers only: POS or WHS. */
  customerType?: string | null | undefined;
  /** The day that falls away, or on which they are added, yyyy-MM-dd. */
  day: string;
  /** For which kinds of transport. */
  kinds: Array<DeliveryKind>;
  /** Places of a market only: CZ or SK. */
  market?: string | null | undefined;
  /** The day that comes instead; of moved ones only. */
  newDay?: string | null | undefined;
  /** Last moment to order, yyyy-MM-ddTHH:mm; null leaves it to the lead time. */
  orderBy?: string | null | undefined;
  /** These places only; none is all. At most 500. */
  shipTos?: Array<string>;
  /** What becomes of them. */
  typeOfChange: DeliveryChangeType;
  /** Places only whose postal code begins so; none is any. At most 100. */
  zips?: Array<string>;
};

/** Which changes are listed. */
export type DeliveryChangeStanding =
  /** One of their days lies ahead. */
  | 'ahead'
  /** All of their days have passed. */
  | 'past';

/** What becomes of deliveries. */
export type DeliveryChangeType =
  /** They come besides the schedule. */
  | 'added'
  /** They do not come. */
  | 'cancelled'
  /** They come on another day. */
  | 'moved';

/** Kinds of transport that have deliveries of their own. */
export type DeliveryKind =
  /** Rounds: standard orders, the small truck, collecting of empties. */
  | 'standard'
  /** Tank beer. */
  | 'tank'
  /** Trucks, also those that collect empties. */
  | 'truck'
  /** Unfiltered beer. */
  | 'unfiltered';

/** Who is made anonymous, and why. */
export type DeskAnonymiseInput = {
  /** Why, at most 200 letters; it stands in the log. */
  reason: string;
  /** Their first and last name, typed. */
  typedName: string;
  /** Who. */
  uid: string;
};

/** What is said to a customer. */
export type DeskAnswerTicketInput = {
  /** To which ticket. */
  number: string;
  /** What the ticket is from then on, in the words of TICKET-11; left out, a new one is in progress and another stays as it is. */
  status?: string | null | undefined;
  /** The words, at most 2000 characters. */
  text: string;
  /** Its version as it was seen. */
  version: number;
};

/** Which credit is agreed to. */
export type DeskApproveCreditInput = {
  /** Its id. */
  id: string;
  /** Its ticket. */
  number: string;
};

/** Which order is told to the ERP again. */
export type DeskAskErpAgainInput = {
  /** The order. */
  number: string;
  /** The version that was seen. */
  version: number;
};

/** Who is to work on a ticket. */
export type DeskAssignTicketInput = {
  /** Who works on it, as it was seen; null is nobody. */
  from?: string | null | undefined;
  /** Which ticket. */
  number: string;
  /** Who shall; null is nobody. */
  to?: string | null | undefined;
};

/** Lists whose records are changed in bulk by this kind of batch. */
export type DeskBulkList =
  /** Package deals. */
  | 'bundles'
  /** Companies that buy. */
  | 'companies'
  /** What the brewery tells its customers. */
  | 'contents'
  /** Promo leaflets and drafts of them. */
  | 'leaflets'
  /** Limits of products per place and days. */
  | 'limits'
  /** Materials for customers. */
  | 'materials'
  /** Papers of customers. */
  | 'papers'
  /** The brewery's own people. */
  | 'staff'
  /** Tickets of customers. */
  | 'tickets'
  /** People of customers. */
  | 'users';

/** What is done to package deals in bulk. */
export type DeskBundlesAct =
  /** A day is their last. */
  | 'endOn'
  /** They hold until told otherwise. */
  | 'hold';

/** Many records, and what shall be done to each. */
export type DeskBundlesInBulkInput = {
  /** What shall be done. */
  act: DeskBundlesAct;
  /** Last day of delivery, yyyy-MM-dd; of `endOn` alone. */
  day?: string | null | undefined;
  /** All that a list finds; counts where none are named. */
  filter?: DeskDealFilter | null | undefined;
  /** The packages by their numbers; null for all that the filter finds. */
  ids?: Array<string> | null | undefined;
  /** Given by whoever asks, so that a second click begins no second batch; 1 to 100 letters. */
  key: string;
};

/** What is kept of a call. */
export type DeskCallNoteInput = {
  /** Who called, where that is known. */
  callerUid?: string | null | undefined;
  /** The place. */
  shipToId: string;
  /** What was said, at most 2000 characters. */
  text: string;
};

/** Which order is changed, to what, and why. */
export type DeskChangeOrderInput = {
  /** What it was seen to come to with everything, in haléře or cents; above that it is refused. */
  expectedTotalMinor?: number | null | undefined;
  /** A word to the customer, at most 200 characters, which goes along with the difference. */
  message?: string | null | undefined;
  /** The order. */
  number: string;
  /** Why, at most 200 characters; stays in the house. */
  reason: string;
  /** The version that was seen. */
  version: number;
  /** As it is to be. */
  wanted: DeskWantedOrder;
};

/** What a draft says. */
export type DeskChangePriceDraftInput = {
  /** Which one. */
  id: string;
  /** What it is called. */
  name: string;
  /** Why. */
  reason: string;
  /** From which day of delivery, yyyy-MM-dd. */
  validFrom: string;
  /** As it was seen. */
  version: number;
};

/** How far a ticket is to be. */
export type DeskChangeTicketInput = {
  /** Which ticket. */
  number: string;
  /** In the words of TICKET-11. */
  status: string;
  /** Its version as it was seen. */
  version: number;
};

/** A claim that staff write down. */
export type DeskClaimDeliveryInput = {
  /** What is claimed, each line once. */
  lines: Array<DeskClaimLineInput>;
  /** What stands in the ticket beside the lines, for the customer to read; at most 500 characters. */
  note: string;
  /** The number of the order. */
  order: string;
};

/** Boxes of a line that are claimed. */
export type DeskClaimLineInput = {
  /** How many, one at least. */
  boxes: number;
  /** Number of the line of the order. */
  lineNo: number;
  /** Why. */
  reason: DeskClaimReason;
};

/** Why goods of a delivery are claimed. */
export type DeskClaimReason =
  /** They came damaged. */
  | 'damaged'
  /** Boxes did not come. */
  | 'short'
  /** They keep too short a time. */
  | 'short_dated'
  /** The goods are spoiled. */
  | 'spoiled'
  /** Other goods came. */
  | 'wrong';

/** What a closed portal says. */
export type DeskClosedPreviewInput = {
  /** What customers read meanwhile; null leaves the portal's own words. */
  message?: MaintenanceTextsInput | null | undefined;
  /** A local moment yyyy-MM-ddTHH:mm at which it should be over; null is not said. */
  until?: string | null | undefined;
};

/** What is done to companies in bulk. */
export type DeskCompaniesAct =
  /** They buy by another price list; whoever may not change prices gives none. */
  | 'setPriceList';

/** Many companies, and what shall be done to each. */
export type DeskCompaniesInBulkInput = {
  /** What shall be done. */
  act: DeskCompaniesAct;
  /** All that a list finds; counts where none are named. */
  filter?: DeskCompanyFilter | null | undefined;
  /** The companies by their ids; null for all that the filter finds. */
  ids?: Array<string> | null | undefined;
  /** Given by whoever asks, so that a second click begins no second batch; 1 to 100 letters. */
  key: string;
  /** By which they shall buy. */
  priceList: string;
};

/** What companies are looked for; what is not given finds all. */
export type DeskCompanyFilter = {
  /** What they are: POS or WHS. */
  customerTypes?: Array<string> | null | undefined;
  /** Whether they owe more than nine tenths of their limit. */
  isNearLimit?: boolean | null | undefined;
  /** Whether they owe more than their limit. */
  isOverLimit?: boolean | null | undefined;
  /** Whether they have invoices that are due. */
  isOverdue?: boolean | null | undefined;
  /** Markets: CZ or SK. */
  markets?: Array<string> | null | undefined;
  /** Part of a name, town, number, IČO, DIČ or GLN, in any letters. */
  text?: string | null | undefined;
};

/** A company as it is to be. */
export type DeskCompanyInput = {
  /** Town. */
  city: string;
  /** Its number. */
  id: string;
  /** Where invoices are sent. */
  invoiceEmail: string;
  /** What it is called. */
  name: string;
  /** By which prices it buys. */
  priceList: string;
  /** Street and number of its seat. */
  street: string;
  /** The version that was seen. */
  version: number;
  /** Postal code. */
  zip: string;
};

/** Which order is confirmed with how much. */
export type DeskConfirmOrderInput = {
  /** Every line; left out, all of it is confirmed in full. */
  lines?: Array<DeskLineBoxes> | null | undefined;
  /** The order. */
  number: string;
  /** The version that was seen. */
  version: number;
};

/** Which orders are confirmed at once: those named, or all that a filter finds. */
export type DeskConfirmOrdersInput = {
  /** All that this finds and that wait to be confirmed, at most 1000. */
  filter?: DeskOrderFilter | null | undefined;
  /** Made up by whoever asks, at most 100 characters: the same again is the same batch. */
  key: string;
  /** Numbers, at most 1000. */
  numbers?: Array<string> | null | undefined;
};

/** Which orders are confirmed with how much of the product. */
export type DeskConfirmShortInput = {
  /** At most 100, each once. */
  orders: Array<DeskShortBoxes>;
  /** Why there is less, at most 200 characters; the customers read it. */
  reason: string;
  /** The product. */
  sku: string;
  /** Products that may be taken instead, at most 3; the customers see them. */
  substitutes: Array<string>;
};

/** Which content is looked for; what is left out demands nothing. */
export type DeskContentFilter = {
  /** Whose words in any language are missing or outdated. */
  isIncomplete?: boolean | null | undefined;
  /** Of this kind. */
  kind?: DeskContentKind | null | undefined;
  /** Whose words in this language are missing or outdated. */
  lacks?: string | null | undefined;
  /** How it stands today. */
  state?: DeskContentState | null | undefined;
  /** Words of titles and texts, in any language. */
  text?: string | null | undefined;
};

/** What content is. */
export type DeskContentKind =
  /** News. */
  | 'article'
  /** A message above the home page. */
  | 'banner'
  /** A question with its answer. */
  | 'faq'
  /** A page of the tutorial. */
  | 'help'
  /** An entry of the knowledge base. */
  | 'kb'
  /** Words of a place in the portal. */
  | 'page';

/** Which text is looked at, and by whom. */
export type DeskContentPreviewInput = {
  /** Its name among its kind. */
  key: string;
  /** What it is. */
  kind: DeskContentKind;
  /** Their language. */
  language: string;
  /** The market of who reads it. */
  market: string;
};

/** How content stands. */
export type DeskContentState =
  /** Customers see it, and changes wait that they do not see. */
  | 'changed'
  /** Nobody sees it yet. */
  | 'draft'
  /** Its last day has passed. */
  | 'over'
  /** It goes out by itself. */
  | 'planned'
  /** Customers see it. */
  | 'published';

/** What is done to pieces of content in bulk. */
export type DeskContentsAct =
  /** Their drafts go out by themselves at a moment. */
  | 'plan'
  /** Their drafts are let out. */
  | 'publish'
  /** Their drafts are for these markets; where there is none, one is made. */
  | 'setMarkets'
  /** Drafts that were to go out by themselves wait again. */
  | 'stopPlan'
  /** Customers see them no more. */
  | 'takeBack';

/** Many records, and what shall be done to each. */
export type DeskContentsInBulkInput = {
  /** What shall be done. */
  act: DeskContentsAct;
  /** When they shall go out, yyyy-MM-ddTHH:mm in the brewery's time; of `plan` alone. */
  at?: string | null | undefined;
  /** All that a list finds; counts where none are named. */
  filter?: DeskContentFilter | null | undefined;
  /** The pieces by their `id` in the list; null for all that the filter finds. */
  ids?: Array<string> | null | undefined;
  /** Given by whoever asks, so that a second click begins no second batch; 1 to 100 letters. */
  key: string;
  /** Who shall see them; of `setMarkets` alone. */
  markets?: Array<string> | null | undefined;
};

/** Which contracts are looked for; what is left out demands nothing. */
export type DeskContractFilter = {
  /** Of this company. */
  companyId?: string | null | undefined;
  /** How they stand today. */
  standing?: DeskContractStanding | null | undefined;
  /** Part of the number, of what it is called or of the customer's name. */
  text?: string | null | undefined;
};

/** What a paper of a contract is called. */
export type DeskContractPaper =
  /** An annex. */
  | 'annex'
  /** The contract itself. */
  | 'contract'
  /** A supplement. */
  | 'supplement';

/** How contracts stand that are looked for. */
export type DeskContractStanding =
  /** They begin later. */
  | 'coming'
  /** They have ended. */
  | 'ended'
  /** They are in force and end within 60 days. */
  | 'ends_soon'
  /** They are in force. */
  | 'valid';

/** Which replacement delivery is planned. */
export type DeskCreateReplacementInput = {
  /** Whoever plans it knows that boxes of these lines are claimed as short; otherwise they are refused. */
  knowsClaims?: boolean;
  /** A word to the customer, at most 200 characters. */
  message?: string | null | undefined;
  /** What the driver is to know, at most 200 characters; left out, what the order says. */
  noteForDriver?: string | null | undefined;
  /** The order that fell short. */
  number: string;
  /** The version that was seen. */
  version: number;
  /** As it is to be. */
  wanted: DeskWantedReplacement;
};

/** Boxes of a line that shall come back. */
export type DeskCreditLineInput = {
  /** How many. */
  boxes: number;
  /** Number of the line of the order. */
  lineNo: number;
};

/** What is done with a credit that waits. */
export type DeskCreditMove =
  /** Agree to what somebody else proposed. */
  | 'approve'
  /** Not agree to it. */
  | 'decline'
  /** Take back what one proposed oneself. */
  | 'withdraw';

/** How a proposed credit stands. */
export type DeskCreditState =
  /** The credit note is made. */
  | 'credited'
  /** A second person did not agree. */
  | 'declined'
  /** For a second person. */
  | 'waiting'
  /** Who proposed it took it back. */
  | 'withdrawn';

/** By what customers stand. */
export type DeskCustomerSort =
  /** By their name, as Czechs order it. */
  | 'name'
  /** By their number. */
  | 'number';

/** What people are looked for; what is not given finds all. */
export type DeskCustomerUserFilter = {
  /** Companies that they belong to or have a role in. */
  companies?: Array<string> | null | undefined;
  /** Roles that they hold somewhere. */
  roles?: Array<string> | null | undefined;
  /** Places where they have a role. */
  shipTos?: Array<string> | null | undefined;
  /** How they stand, as a whole or in one of their companies. */
  statuses?: Array<DeskUserStatus> | null | undefined;
  /** Part of a name, e-mail or telephone number, in any letters and spaces. */
  text?: string | null | undefined;
};

/** What is done to people of customers in bulk. */
export type DeskCustomerUsersAct =
  /** They are signed out everywhere. */
  | 'endSessions'
  /** Whoever has not come yet is sent the invitation again. */
  | 'inviteAgain'
  /** They may come in again, in each of their companies that is meant. */
  | 'letIn'
  /** They are sent a link for another password. */
  | 'sendPasswordLink'
  /** They are kept out, in each of their companies that is meant. */
  | 'suspend';

/** Many people, and what shall be done to each. */
export type DeskCustomerUsersInBulkInput = {
  /** What shall be done. */
  act: DeskCustomerUsersAct;
  /** All that a list finds. Where people are named its companies and places alone count: of somebody who serves several companies, those are meant. */
  filter?: DeskCustomerUserFilter | null | undefined;
  /** The people by their ids; null for all that the filter finds. */
  ids?: Array<string> | null | undefined;
  /** Given by whoever asks, so that a second click begins no second batch; 1 to 100 letters. */
  key: string;
};

/** A day of delivery that closes at a moment, as `cutOffs` told it. */
export type DeskCutOffInput = {
  /** The day of delivery, yyyy-MM-dd. */
  day: string;
  /** Kind of transport. */
  kind: DeliveryKind;
  /** The last moment to order for it, local time yyyy-MM-ddTHH:mm. */
  orderBy: string;
};

/** Which package deals are looked for; what is left out demands nothing. */
export type DeskDealFilter = {
  /** Only those with a draft, or only those without. */
  hasDraft?: boolean | null | undefined;
  /** How they stand today. */
  state?: DeskDealState | null | undefined;
  /** Words of the name, or the number. */
  text?: string | null | undefined;
};

/** One product that a package may hold. */
export type DeskDealItemInput = {
  /** What is chosen to begin with. */
  defaultBoxes: number;
  /** Whether it has to be in. */
  isMandatory: boolean;
  /** Most of it. */
  maxBoxes: number;
  /** Fewest where it is chosen. */
  minBoxes: number;
  /** Number of the product. */
  sku: string;
};

/** A package deal whose draft something is done with. */
export type DeskDealMoveInput = {
  /** Number of the package. */
  sku: string;
  /** The version that was seen. */
  version: number;
};

/** What a package deal shall say. */
export type DeskDealOfferInput = {
  /** Off each customer's own price of everything inside. */
  discountPercent: number;
  /** What it may hold, in this order. */
  items: Array<DeskDealItemInput>;
  /** Most boxes in a package; null without a most. */
  maxBoxes?: number | null | undefined;
  /** Packages that one customer may order while it lasts. */
  maxPackages: number;
  /** Fewest boxes in a package. */
  minBoxes: number;
  /** What may be chosen. */
  rule: DeskDealRule;
  /** First day of delivery, yyyy-MM-dd. */
  validFrom: string;
  /** Last day of delivery, yyyy-MM-dd; null until told otherwise. */
  validTo?: string | null | undefined;
};

/** Fixed contents, contents to choose, or so many for the price of fewer. */
export type DeskDealRule =
  /** So many for the price of fewer. */
  | 'deal'
  /** The contents are fixed. */
  | 'fixed'
  /** The customer chooses within bounds. */
  | 'flex';

/** How a package deal stands today. */
export type DeskDealState =
  /** Its days lie ahead. */
  | 'ahead'
  /** A product that holds nothing yet; nobody can order it. */
  | 'empty'
  /** It holds. */
  | 'holds'
  /** Its days have passed. */
  | 'over';

/** Which credit is not agreed to, and why. */
export type DeskDeclineCreditInput = {
  /** Its id. */
  id: string;
  /** Its ticket. */
  number: string;
  /** Why, for who proposed it; at most 500 characters. */
  why: string;
};

/** What came of an order. */
export type DeskDeliverOrderInput = {
  /** What the driver took over, each planned type and what was not planned; left out, nobody counted and the plan stands. */
  empties?: Array<DeskEmptiesUnits> | null | undefined;
  /** Every line; left out, all that was confirmed has come. */
  lines?: Array<DeskLineBoxes> | null | undefined;
  /** The order. */
  number: string;
  /** The version that was seen. */
  version: number;
};

/** A target that is taken back. */
export type DeskDropTicketTargetInput = {
  /** Of which category. */
  category: string;
  /** What was seen of the category. */
  seen: string;
  /** Its day, yyyy-MM-dd. */
  validFrom: string;
};

/** Pieces of a type of empties. */
export type DeskEmptiesUnits = {
  /** The type. */
  code: string;
  /** How many, none or more. */
  units: number;
};

/** Which orders the ERP has trouble with. */
export type DeskErpFilter =
  /** Refused by the ERP. */
  | 'refused'
  /** Waiting to be sent. */
  | 'waiting';

/** What a paper is that is brought as a file. */
export type DeskFiledKind =
  /** A paper of a contract. */
  | 'contract'
  /** A credit note. */
  | 'credit_note'
  /** A delivery note. */
  | 'delivery_note'
  /** An invoice. */
  | 'invoice';

/** What became of a file that was to be filed. */
export type DeskFiling =
  /** The paper had this very file; nothing changed. */
  | 'already'
  /** It is the file of a paper that had none. */
  | 'attached'
  /** It is the file of a new paper. */
  | 'entered'
  /** It replaced the file of a paper. */
  | 'replaced';

/** A change in bulk. */
export type DeskFillPriceDraftInput = {
  /** By so many minor units. */
  amountMinor?: number | null | undefined;
  /** Of these brands; of all where none is named. */
  brands: Array<string>;
  /** Of these categories and those below them. */
  categories: Array<string>;
  /** Of which draft. */
  id: string;
  /** By so many hundredths of a per cent; or else by an amount. */
  percentHundredths?: number | null | undefined;
  /** Of these lists. */
  priceLists: Array<string>;
  /** Rounded to multiples of so many minor units. */
  roundToMinor: number;
  /** Which way. */
  rounding: DeskPriceRounding;
  /** Of these products. */
  skus: Array<string>;
  /** As it was seen. */
  version: number;
};

/** A draft that is ready. */
export type DeskHandInPriceDraftInput = {
  /** Which one. */
  id: string;
  /** When it shall be published, local moment yyyy-MM-ddTHH:mm, at the latest as its day begins; at once where none is given. */
  publishAt?: string | null | undefined;
  /** As it was seen. */
  version: number;
};

/** Who is helped, and how. */
export type DeskHelpUserInput = {
  /** In which of their companies. */
  companyId: string;
  /** How. */
  help: DeskUserHelp;
  /** Who. */
  uid: string;
};

/** Who is invited, and to what. */
export type DeskInviteUserInput = {
  /** The company. */
  companyId: string;
  /** E-mail. */
  email: string;
  /** First name. */
  firstName: string;
  /** Which language they speak: cs, sk or en. */
  language: string;
  /** Last name. */
  lastName: string;
  /** Telephone; may be empty. */
  phone: string;
  /** As what. */
  roleId: string;
  /** At which of the company's places. */
  shipToId: string;
};

/** Which order is invoiced. */
export type DeskInvoiceOrderInput = {
  /** The order. */
  number: string;
  /** The version that was seen. */
  version: number;
};

/** How a key stands. */
export type DeskKeyStanding =
  /** It has ended. */
  | 'ended'
  /** It is good and ends within thirty days. */
  | 'ending'
  /** It is good. */
  | 'live'
  /** Somebody revoked it. */
  | 'revoked';

/** Which leaflets are looked for; what is left out demands nothing. */
export type DeskLeafletFilter = {
  /** For customers of this price list. */
  priceList?: string | null | undefined;
  /** Of this product. */
  sku?: string | null | undefined;
  /** How they stand today. */
  state?: DeskOfferState | null | undefined;
  /** Words of the leaflet's or the product's name, or the product's number. */
  text?: string | null | undefined;
};

/** A leaflet or a draft of one that something is done with. */
export type DeskLeafletMoveInput = {
  /** Which. */
  id: string;
  /** The version that was seen. */
  version: number;
};

/** What is done to promo leaflets in bulk. */
export type DeskLeafletsAct =
  /** Today is their last day; those that have not begun are withdrawn. */
  | 'end'
  /** A day is their last. */
  | 'endOn'
  /** Drafts and withdrawn ones are offered, where their writer may do so alone. */
  | 'offer';

/** Many records, and what shall be done to each. */
export type DeskLeafletsInBulkInput = {
  /** What shall be done. */
  act: DeskLeafletsAct;
  /** Last day of delivery, yyyy-MM-dd; of `endOn` alone. */
  day?: string | null | undefined;
  /** All that a list finds; counts where none are named. */
  filter?: DeskLeafletFilter | null | undefined;
  /** The leaflets by their `id` in the list; null for all that the filter finds. */
  ids?: Array<string> | null | undefined;
  /** Given by whoever asks, so that a second click begins no second batch; 1 to 100 letters. */
  key: string;
};

/** Which limits are looked for; what is left out demands nothing. */
export type DeskLimitFilter = {
  /** Of this place. */
  shipToId?: string | null | undefined;
  /** Of this product. */
  sku?: string | null | undefined;
  /** How they stand today. */
  standing?: DeskLimitStanding | null | undefined;
  /** Words of a place's or a product's name, or their numbers. */
  text?: string | null | undefined;
};

/** How a limit stands today. */
export type DeskLimitStanding =
  /** Its days lie ahead. */
  | 'ahead'
  /** It holds. */
  | 'holds'
  /** Its days have passed. */
  | 'over';

/** What is done to limits in bulk. */
export type DeskLimitsAct =
  /** Those that lie ahead are removed. */
  | 'drop'
  /** A day is their last one. */
  | 'endOn'
  /** They have no last day any more. */
  | 'hold'
  /** So many boxes may be ordered at most. */
  | 'setBoxes';

/** Many limits, and what shall be done to each. */
export type DeskLimitsInBulkInput = {
  /** What shall be done. */
  act: DeskLimitsAct;
  /** Most that may be ordered, in boxes; nought forbids the product; of `setBoxes` alone. */
  boxes?: number | null | undefined;
  /** The last day of delivery, yyyy-MM-dd; of `endOn` alone. */
  day?: string | null | undefined;
  /** All that a list finds; counts where none are named. */
  filter?: DeskLimitFilter | null | undefined;
  /** The limits by their `id` in the list; null for all that the filter finds. */
  ids?: Array<string> | null | undefined;
  /** Given by whoever asks, so that a second click begins no second batch; 1 to 100 letters. */
  key: string;
};

/** Boxes of a line; fewer than before need a reason, which the customer reads word for word. */
export type DeskLineBoxes = {
  /** How many boxes, none or more. */
  boxes: number;
  /** Which line. */
  lineNo: number;
  /** Why it is less, at most 200 characters. */
  reason?: string | null | undefined;
};

/** The price of a box on a line. */
export type DeskLinePrice = {
  /** Which line. */
  lineNo: number;
  /** Without VAT, in haléře or cents, nought or more. */
  unitPriceMinor: number;
};

/** Which materials are looked for; what is left out demands nothing. */
export type DeskMaterialFilter = {
  /** In this folder. */
  folder?: string | null | undefined;
  /** Of this format. */
  format?: DeskMaterialFormat | null | undefined;
  /** Those that are offered no longer; without it those that are. */
  isRetired?: boolean | null | undefined;
  /** Part of a name, a brand or a description, in any letters. */
  text?: string | null | undefined;
};

/** What a material is by its files. */
export type DeskMaterialFormat =
  /** Several files, whatever they are. */
  | 'folder'
  /** A picture. */
  | 'image'
  /** A document. */
  | 'pdf'
  /** A film. */
  | 'video';

/** What is done to materials in bulk. */
export type DeskMaterialsAct =
  /** They lie in another folder. */
  | 'move'
  /** They are offered again. */
  | 'putBack'
  /** They are offered no longer. */
  | 'retire'
  /** They are offered in these markets. */
  | 'setMarkets'
  /** They need a right of customers, or none. */
  | 'setPermission';

/** Many records, and what shall be done to each. */
export type DeskMaterialsInBulkInput = {
  /** What shall be done. */
  act: DeskMaterialsAct;
  /** All that a list finds; counts where none are named. */
  filter?: DeskMaterialFilter | null | undefined;
  /** Into which folder that is there; of `move` alone. */
  folder?: string | null | undefined;
  /** The materials by their keys; null for all that the filter finds. */
  ids?: Array<string> | null | undefined;
  /** Given by whoever asks, so that a second click begins no second batch; 1 to 100 letters. */
  key: string;
  /** Where they are offered; of `setMarkets` alone. */
  markets?: Array<string> | null | undefined;
  /** Which right of customers they need besides, null for none; of `setPermission` alone. */
  permission?: string | null | undefined;
};

/** Which tickets become one. */
export type DeskMergeTicketInput = {
  /** In which one. */
  into: string;
  /** Which ticket goes on in another. */
  number: string;
  /** Its version as it was seen. */
  version: number;
};

/** A company as it begins. */
export type DeskNewCompanyInput = {
  /** Town. */
  city: string;
  /** CZE or SVK. */
  country: string;
  /** POS or WHS. */
  customerType: string;
  /** Tax number; empty where it has none. */
  dic: string;
  /** Its number in the ERP; nobody else's. */
  erpNumber: string;
  /** Global location number; empty where it has none. */
  gln: string;
  /** Account that direct debits go to; empty where it has none. */
  iban: string;
  /** VAT number in Slovakia; empty where it has none. */
  icDph: string;
  /** Company number (IČO). */
  ico: string;
  /** Its number; nobody else's. */
  id: string;
  /** Where invoices are sent. */
  invoiceEmail: string;
  /** What it is called. */
  name: string;
  /** By which prices it buys, and in whose money it pays. */
  priceList: string;
  /** Street and number of its seat. */
  street: string;
  /** When and how it pays; null leaves it to the usual terms, which is all that is open to whoever may not set terms. */
  terms?: DeskNewTermsInput | null | undefined;
  /** Postal code. */
  zip: string;
};

/** A new draft. */
export type DeskNewPriceDraftInput = {
  /** Given by whoever begins it: the same one again begins no second draft. */
  key: string;
  /** What it is called, at most 100 characters. */
  name: string;
  /** Why, at most 500 characters; may be empty. */
  reason: string;
  /** From which day of delivery, yyyy-MM-dd. */
  validFrom: string;
};

/** A place as it begins. */
export type DeskNewShipToInput = {
  /** Town. */
  city: string;
  /** Its company. */
  companyId: string;
  /** POS or WHS. */
  customerType: string;
  /** When it takes deliveries. */
  deliveryWindow: string;
  /** Global location number; empty where it has none. */
  gln: string;
  /** Its number; nobody else's. */
  id: string;
  /** A small truck may come. */
  isSmallTruckAllowed: boolean;
  /** May order tank beer. */
  isTankEnabled: boolean;
  /** May order unfiltered beer. */
  isUnfilteredEnabled: boolean;
  /** What it is: pub, shop and the like. */
  kind: string;
  /** What it is called. */
  name: string;
  /** Street and number. */
  street: string;
  /** Why nobody may order for it yet, at most 200 characters; null lets it order at once. */
  suspendedReason?: string | null | undefined;
  /** Tanks of the place together, in litres. */
  tankLitres: number;
  /** How goods reach it: 1 the usual round, PD trucks. */
  types: Array<string>;
  /** When it is delivered. */
  weekdays: DeskWeekdaysInput;
  /** Postal code. */
  zip: string;
};

/** How a new company pays. */
export type DeskNewTermsInput = {
  /** How much may be owed at once, in haléře or cents; null is without a limit. */
  creditLimitMinor?: number | null | undefined;
  /** Invoices are due after so many days. */
  dueDays: number;
  /** transfer, direct debit or cash. */
  paymentMethod: string;
};

/** How an offer stands today. */
export type DeskOfferState =
  /** Its days lie ahead. */
  | 'ahead'
  /** Being written; customers do not see it. */
  | 'draft'
  /** It holds. */
  | 'holds'
  /** Its days have passed. */
  | 'over'
  /** Waits for a second person; customers do not see it. */
  | 'waiting'
  /** Taken back before its first day. */
  | 'withdrawn';

/** A package deal as it is being written. */
export type DeskOfferTrialDealInput = {
  /** What it shall say. */
  offer: DeskDealOfferInput;
  /** Number of the package. */
  sku: string;
};

/** A cart that is tried and stands nowhere. */
export type DeskOfferTrialInput = {
  /** Day of delivery, yyyy-MM-dd. */
  day: string;
  /** A package deal that is tried as it is written here. */
  deal?: DeskOfferTrialDealInput | null | undefined;
  /** A leaflet or a draft of one that is tried as if it held. */
  leafletId?: string | null | undefined;
  /** What is in it: boxes of products, packages of deals. At most 50 lines. */
  lines: Array<DeskOfferTrialLineInput>;
  /** How it is delivered; the place's first method where none is said. */
  method?: string | null | undefined;
  /** Number of the place as whose cart it is tried. */
  shipToId: string;
};

/** Goods in a cart that is tried. */
export type DeskOfferTrialLineInput = {
  /** Boxes, or packages. */
  boxes: number;
  /** Number of the product or package. */
  sku: string;
};

/** For whom somebody orders. */
export type DeskOnBehalfInput = {
  /** The place. */
  shipToId: string;
  /** In whose name: a user who may order there. */
  uid: string;
};

/** Which change of an order is tried. */
export type DeskOrderChangePreviewInput = {
  /** The order. */
  number: string;
  /** The version that was seen. */
  version: number;
  /** As it is to be; left out, it stays as it is. */
  wanted?: DeskWantedOrder | null | undefined;
};

/** What orders are looked for; what is not given finds all. */
export type DeskOrderFilter = {
  /** Companies. */
  companies?: Array<string> | null | undefined;
  /** First day of delivery, yyyy-MM-dd. */
  deliveryFrom?: string | null | undefined;
  /** Last day of delivery, yyyy-MM-dd. */
  deliveryTo?: string | null | undefined;
  /** How far the ERP knows of them. */
  erp?: DeskErpFilter | null | undefined;
  /** Whether their prices are provisional. */
  isProvisional?: boolean | null | undefined;
  /** Whether another delivery comes for what was short of them (DDISP-06). */
  isReplaced?: boolean | null | undefined;
  /** Delivery methods, as the portal calls them. */
  methods?: Array<string> | null | undefined;
  /** Places. */
  shipTos?: Array<string> | null | undefined;
  /** Through which door they came: portal or edi. */
  sources?: Array<string> | null | undefined;
  /** States. */
  states?: Array<DeskOrderState> | null | undefined;
  /** The beginning of a number, a whole number of the ERP's, or part of the name of a place or company, in any letters. */
  text?: string | null | undefined;
};

/** A note about an order. */
export type DeskOrderNoteInput = {
  /** The order. */
  number: string;
  /** What is noted, at most 2000 characters. */
  text: string;
};

/** By what orders stand. */
export type DeskOrderSort =
  /** By the moment they came. */
  | 'created'
  /** By the day of delivery. */
  | 'delivery';

/** How far an order is. */
export type DeskOrderState =
  /** Cancelled. */
  | 'cancelled'
  /** Confirmed by the brewery. */
  | 'confirmed'
  /** Delivered whole. */
  | 'delivered'
  /** On the vehicle. */
  | 'loaded'
  /** On the way. */
  | 'on_the_way'
  /** Delivered in part. */
  | 'partially_delivered'
  /** Came, not confirmed yet. */
  | 'received';

/** A unit of ordering. */
export type DeskOrderUnit =
  /** A layer of a pallet. */
  | 'layers'
  /** A crate, keg or carton. */
  | 'packages'
  /** A pallet. */
  | 'pallets';

/** Which papers are looked for; what is left out demands nothing. */
export type DeskPaperFilter = {
  /** Of this company. */
  companyId?: string | null | undefined;
  /** Issued on this day at the earliest, yyyy-MM-dd. */
  issuedFrom?: string | null | undefined;
  /** Issued on this day at the latest, yyyy-MM-dd. */
  issuedTo?: string | null | undefined;
  /** Of this place. */
  shipToId?: string | null | undefined;
  /** How they stand today. */
  standing?: DeskPaperStanding | null | undefined;
  /** Which kinds. */
  tab?: DeskPaperTab | null | undefined;
  /** The beginning of a number, a number of an order, or part of the name of a customer or a place. */
  text?: string | null | undefined;
};

/** How papers stand that are looked for. */
export type DeskPaperStanding =
  /** They wait for money. */
  | 'due'
  /** They wait for money too long. */
  | 'overdue'
  /** They are paid or settled. */
  | 'paid';

/** Which kinds of papers. */
export type DeskPaperTab =
  /** Credit notes. */
  | 'credit_notes'
  /** Delivery notes. */
  | 'delivery_notes'
  /** Invoices. */
  | 'invoices'
  /** Confirmations, price lists and statements. */
  | 'other';

/** What is done to papers in bulk. */
export type DeskPapersAct =
  /** All that is still open of each is paid. */
  | 'markPaid';

/** Many papers, and what shall be done to each. */
export type DeskPapersInBulkInput = {
  /** What shall be done. */
  act: DeskPapersAct;
  /** All that a list finds; counts where none are named. */
  filter?: DeskPaperFilter | null | undefined;
  /** The papers by their ids; null for all that the filter finds. */
  ids?: Array<string> | null | undefined;
  /** Given by whoever asks, so that a second click begins no second batch; 1 to 100 letters. */
  key: string;
  /** When the money came, yyyy-MM-dd; of `markPaid` alone. */
  paidOn?: string | null | undefined;
};

/** Of whom, and why. */
export type DeskPersonInput = {
  /** Why, at most 200 letters; it stands in the log. */
  reason: string;
  /** Who. */
  uid: string;
};

/** A line. */
export type DeskPriceDraftLineInput = {
  /** New base price of a box, net, in minor units. */
  baseMinor: number;
  /** Of which list. */
  priceList: string;
  /** Which product. */
  sku: string;
  /** What customers of the list pay; where it is left out, the discount of the list stays. */
  yourMinor?: number | null | undefined;
};

/** Which line. */
export type DeskPriceDraftLineKey = {
  /** Of which list. */
  priceList: string;
  /** Which product. */
  sku: string;
};

/** Lines of a draft. */
export type DeskPriceDraftLinesInput = {
  /** Of which draft. */
  id: string;
  /** At most two thousand. */
  lines: Array<DeskPriceDraftLineInput>;
  /** As it was seen. */
  version: number;
};

/** What is done with a draft. */
export type DeskPriceDraftMove =
  /** Agree, as the second person. */
  | 'approve'
  /** Change it and its lines. */
  | 'change'
  /** Give it up. */
  | 'drop'
  /** Hand it in. */
  | 'hand_in'
  /** Give it back to be made again. */
  | 'return'
  /** Take back what it published. */
  | 'take_back';

/** What becomes of a draft. */
export type DeskPriceDraftMoveInput = {
  /** Which one. */
  id: string;
  /** As it was seen. */
  version: number;
};

/** What becomes of a draft, and why. */
export type DeskPriceDraftReasonInput = {
  /** Which one. */
  id: string;
  /** Why, at most 500 characters. */
  reason: string;
  /** As it was seen. */
  version: number;
};

/** How a draft stands. */
export type DeskPriceDraftState =
  /** It was given up. */
  | 'dropped'
  /** It is being made. */
  | 'open'
  /** It is published at its moment. */
  | 'planned'
  /** Its prices are written. */
  | 'published'
  /** What held before holds again. */
  | 'taken_back'
  /** It waits for a second person. */
  | 'waiting';

/** Which lines. */
export type DeskPriceLineShow =
  /** All. */
  | 'all'
  /** Where another price holds now than the one that was seen. */
  | 'conflicts'
  /** Over the limit of one person. */
  | 'over'
  /** Typed or pasted. */
  | 'typed'
  /** Whose new price is the old one. */
  | 'unchanged';

/** Which way to round. */
export type DeskPriceRounding =
  /** Downwards. */
  | 'down'
  /** To the nearest one, a half upwards. */
  | 'nearest'
  /** Upwards. */
  | 'up';

/** Which price is charged. */
export type DeskPriceRule =
  /** That of the list: no leaflet applies to a package deal. */
  | 'bundle'
  /** That of the leaflet, which is lower. */
  | 'leaflet'
  /** That of the list: the leaflet would not be lower. */
  | 'leaflet_dearer'
  /** That of the list: the leaflet is not for deliveries. */
  | 'leaflet_outside'
  /** That of the list. */
  | 'list'
  /** None: it cannot be ordered. */
  | 'none';

/** What is said of a product. */
export type DeskProductFieldInput = {
  /** As the importer calls it. */
  name: string;
  /** What is said, at most 4000 characters. */
  value: string;
};

/** What goods are looked for; what is not given finds all. */
export type DeskProductFilter = {
  /** Brands. */
  brands?: Array<string> | null | undefined;
  /** Categories; one with others below it finds those too. */
  categories?: Array<string> | null | undefined;
  /** Those that lack words in a language, or a photo. */
  isIncomplete?: boolean | null | undefined;
  /** Markets. */
  markets?: Array<string> | null | undefined;
  /** Whether they can be had. */
  state?: DeskProductState | null | undefined;
  /** Part of a name, number or EAN, in any letters. */
  text?: string | null | undefined;
};

/** What is changed of a product of a grid. */
export type DeskProductSheetRowInput = {
  /** What is another than it was. */
  fields: Array<DeskProductFieldInput>;
  /** Its number. */
  sku: string;
  /** The version that was seen. */
  version: string;
};

/** By what goods stand. */
export type DeskProductSort =
  /** By the alphabet of the reader's language. */
  | 'name'
  /** By their number. */
  | 'number';

/** Whether a product can be had. */
export type DeskProductState =
  /** It can, without end. */
  | 'on_sale'
  /** It was taken out of sale. */
  | 'retired'
  /** It can, until a day that is known. */
  | 'seasonal'
  /** It cannot, until a day to come. */
  | 'sold_out';

/** Words that are right. */
export type DeskProductWordsInput = {
  /** In which language. */
  language: string;
  /** Of which product. */
  sku: string;
};

/** What is to be credited of a claim. */
export type DeskProposeCreditInput = {
  /** Whether the ticket is solved with it. */
  isSolving: boolean;
  /** Whoever credits knows that goods claimed as short come in a replacement delivery; otherwise those lines are refused (DDISP-06). */
  knowsReplacement?: boolean;
  /** Boxes by line; what is not named stays. */
  lines: Array<DeskCreditLineInput>;
  /** The number of the ticket. */
  number: string;
  /** What was seen that it comes to, in minor units; another sum is refused. */
  totalMinor: number;
  /** The version of the claim as it was seen. */
  version: number;
  /** What the customer reads when it is made, at most 1500 characters; which credit note it is, is said beside it. */
  words: string;
};

/** Whom to remind of what. */
export type DeskReminderInput = {
  /** What closes. */
  cutOff: DeskCutOffInput;
  /** The place. */
  shipToId: string;
};

/** Lines that a draft does not change. */
export type DeskRemovePriceDraftLinesInput = {
  /** Of which draft. */
  id: string;
  /** At most two thousand. */
  lines: Array<DeskPriceDraftLineKey>;
  /** As it was seen. */
  version: number;
};

/** Which template is removed. */
export type DeskRemoveTemplateInput = {
  /** Its id. */
  id: string;
  /** Its version as it was seen. */
  version: number;
};

/** Boxes of a line that shall come after all. */
export type DeskReplacedLine = {
  /** How many. */
  boxes: number;
  /** Number of the line of the order. */
  lineNo: number;
};

/** Which replacement delivery is tried. */
export type DeskReplacementPreviewInput = {
  /** The order that fell short. */
  number: string;
  /** The version that was seen. */
  version: number;
  /** As it is to be; left out, it is proposed. */
  wanted?: DeskWantedReplacement | null | undefined;
};

/** What a role says of a screen. */
export type DeskRoleMark =
  /** Who holds the role has it. */
  | 'allowed'
  /** Nobody who holds the role has it. */
  | 'not_allowed'
  /** Who gives the role may switch it on. */
  | 'optional_off'
  /** Who gives the role may switch it off. */
  | 'optional_on';

/** As which role the portal is looked at, and where. */
export type DeskRolePreviewInput = {
  /** What it says of each screen, in the order of the screens: as it is now, or as somebody would have it. */
  marks: Array<DeskRoleMark>;
  /** Number of the role. */
  roleId: string;
  /** The place whose goods and prices are shown; null is one at which the role can be given. */
  shipToId?: string | null | undefined;
};

/** A package deal as it shall be. */
export type DeskSaveDealInput = {
  /** Customers shall see it; else it stays a draft. */
  isPublished: boolean;
  /** The deal. */
  offer: DeskDealOfferInput;
  /** Number of the package. */
  sku: string;
  /** The version that was seen. */
  version: number;
};

/** A leaflet as it shall be. */
export type DeskSaveLeafletInput = {
  /** The leaflet or draft that is changed; null of a new one. */
  id?: string | null | undefined;
  /** Whether its days are those of delivery. */
  isInsideDelivery: boolean;
  /** Customers shall see it; else it stays a draft. */
  isPublished: boolean;
  /** What it is called. */
  name: string;
  /** Code of the price list. */
  priceList: string;
  /** The price of the leaflet, in minor units of the list's money. */
  promoMinor: number;
  /** Number of the product. */
  sku: string;
  /** First day of delivery, yyyy-MM-dd. */
  validFrom: string;
  /** Last day of delivery, yyyy-MM-dd; null until told otherwise. */
  validTo?: string | null | undefined;
  /** The version that was seen; nought of a new one. */
  version: number;
};

/** A product to be made or changed. */
export type DeskSaveProductInput = {
  /** What is another than it was; of a new one everything. */
  fields: Array<DeskProductFieldInput>;
  /** Its number. */
  sku: string;
  /** The version that was seen; without it a new product is made. */
  version?: string | null | undefined;
};

/** Products of a grid to be changed. */
export type DeskSaveProductSheetInput = {
  /** Judges every row to the end and keeps none. */
  isTrial?: boolean;
  /** One for each product. */
  rows: Array<DeskProductSheetRowInput>;
};

/** A template as it shall be. */
export type DeskSaveTemplateInput = {
  /** Its words in Czech, at most 2000 characters; empty is none. */
  cs: string;
  /** The same in English. */
  en: string;
  /** Which one; left out, a new one. */
  id?: string | null | undefined;
  /** The same in Slovak. */
  sk: string;
  /** What staff find it by, at most 80 characters. */
  title: string;
  /** Its version as it was seen; of a new one 0. */
  version: number;
};

/** For how much an order with provisional prices is taken. */
export type DeskSetOrderPricesInput = {
  /** Lines with another price than they stand at; the others keep theirs. */
  lines: Array<DeskLinePrice>;
  /** The order. */
  number: string;
  /** Why, at most 200 characters; stays in the house. */
  reason: string;
  /** The version that was seen. */
  version: number;
};

/** A target that is set. */
export type DeskSetTicketTargetInput = {
  /** Minutes of service hours to the first answer. */
  answerMinutes: number;
  /** Of which category. */
  category: string;
  /** What was seen of the category. */
  seen: string;
  /** Minutes of service hours to the solution. */
  solutionMinutes: number;
  /** For tickets opened from which day on, yyyy-MM-dd. */
  validFrom: string;
};

/** Which settings are looked at, and by whom. */
export type DeskSettingsPreviewInput = {
  /** Seconds per banner. */
  bannerRotation: number;
  /** What is said while it is closed; null shows it open. */
  closed?: DeskClosedPreviewInput | null | undefined;
  /** Their language. */
  language: string;
  /** The market of who looks. */
  market: string;
  /** The parts of the portal that are on. */
  sections: Array<string>;
};

/** Which order is on which step. */
export type DeskShipOrderInput = {
  /** The order. */
  number: string;
  /** The step that was done. */
  step: DeskShipmentStep;
  /** The version that was seen. */
  version: number;
};

/** What places are looked for; what is not given finds all. */
export type DeskShipToFilter = {
  /** Companies. */
  companies?: Array<string> | null | undefined;
  /** What they are: POS or WHS. */
  customerTypes?: Array<string> | null | undefined;
  /** Whether their company owes more than its limit. */
  isOverLimit?: boolean | null | undefined;
  /** Whether their company has invoices that are due. */
  isOverdue?: boolean | null | undefined;
  /** Whether they are suspended. */
  isSuspended?: boolean | null | undefined;
  /** Markets: CZ or SK. */
  markets?: Array<string> | null | undefined;
  /** Part of a name, address, number, IČO, GLN or telephone, of the place, its company or its people, in any letters. */
  text?: string | null | undefined;
};

/** A place as it is to be. */
export type DeskShipToInput = {
  /** Town. */
  city: string;
  /** When it takes deliveries. */
  deliveryWindow: string;
  /** Its number. */
  id: string;
  /** A small truck may come. */
  isSmallTruckAllowed: boolean;
  /** May order tank beer. */
  isTankEnabled: boolean;
  /** May order unfiltered beer. */
  isUnfilteredEnabled: boolean;
  /** What it is: pub, shop and the like. */
  kind: string;
  /** What it is called. */
  name: string;
  /** Street and number. */
  street: string;
  /** Tanks of the place together, in litres. */
  tankLitres: number;
  /** How goods reach it: 1 the usual round, PD trucks. */
  types: Array<string>;
  /** The version that was seen. */
  version: number;
  /** When it is delivered. */
  weekdays: DeskWeekdaysInput;
  /** Postal code. */
  zip: string;
};

/** A step on the road. */
export type DeskShipmentStep =
  /** On the vehicle. */
  | 'loaded'
  /** On the way. */
  | 'on_the_way';

/** How much of the product an order gets; all that it wants else, it gets in full. */
export type DeskShortBoxes = {
  /** Boxes, none or more. */
  boxes: number;
  /** The order. */
  number: string;
  /** The version that was seen. */
  version: number;
};

/** Of which product, for which days of delivery. */
export type DeskShortageInput = {
  /** First day of delivery, yyyy-MM-dd. */
  from: string;
  /** The product. */
  sku: string;
  /** Last day of delivery, yyyy-MM-dd, at most 60 days later. */
  to: string;
};

/** What is done to staff in bulk. */
export type DeskStaffAct =
  /** They are signed out everywhere and may sign in again. */
  | 'endSessions'
  /** They hold one more role. */
  | 'giveRole'
  /** They may come in again. */
  | 'letIn'
  /** They are signed out at once and may not come in. */
  | 'suspend'
  /** They hold a role no more. */
  | 'takeRole';

/** Many of the staff, and what shall be done to each. */
export type DeskStaffInBulkInput = {
  /** What shall be done. */
  act: DeskStaffAct;
  /** The people by their ids; null for everybody. */
  ids?: Array<string> | null | undefined;
  /** Given by whoever asks, so that a second click begins no second batch; 1 to 100 letters. */
  key: string;
  /** Which role; of `giveRole` and `takeRole` alone. */
  role?: StaffRoleName | null | undefined;
};

/** Whether a place may order. */
export type DeskSuspensionInput = {
  /** Its number. */
  id: string;
  /** Nobody may order for it. */
  isSuspended: boolean;
  /** Why, at most 200 characters; asked for where it is suspended. */
  reason?: string | null | undefined;
  /** The version that was seen. */
  version: number;
};

/** Which order is taken back, and why. */
export type DeskTakeOrderBackInput = {
  /** The order. */
  number: string;
  /** Why, at most 200 characters; the customer reads it. */
  reason: string;
  /** The version that was seen. */
  version: number;
  /** With the collection of empties that was ordered with it. */
  withEmpties?: boolean;
};

/** How a company pays. */
export type DeskTermsInput = {
  /** How much may be owed at once, in haléře or cents; null is without a limit. */
  creditLimitMinor?: number | null | undefined;
  /** Invoices are due after so many days. */
  dueDays: number;
  /** Its number. */
  id: string;
  /** transfer, direct debit or cash. */
  paymentMethod: string;
  /** The version that was seen. */
  version: number;
};

/** How a version of the terms stands. */
export type DeskTermsStanding =
  /** Its moment has not come yet. */
  | 'ahead'
  /** Customers agree to it. */
  | 'inForce'
  /** Another one came after it. */
  | 'past';

/** Whether a clock runs. */
export type DeskTicketClockState =
  /** It was answered, or solved. */
  | 'done'
  /** The ticket ended without: cancelled or merged. */
  | 'off'
  /** The ball is with the house. */
  | 'running'
  /** The customer is asked for details. */
  | 'waiting';

/** Which tickets are looked for; what is not given finds all. */
export type DeskTicketFilter = {
  /** Ids of categories. */
  categories?: Array<string> | null | undefined;
  /** Those to which the customer spoke last, or the others. */
  isAnswered?: boolean | null | undefined;
  /** Those with a credit that waits for who asks to agree to it, or the others (DTICK-03). */
  isCreditToDecide?: boolean | null | undefined;
  /** Of which places. */
  shipTos?: Array<string> | null | undefined;
  /** In which states, in the words of TICKET-11. */
  statuses?: Array<string> | null | undefined;
  /** Part of the number, the title or the name or number of the place. */
  text?: string | null | undefined;
  /** Whose. */
  whose?: DeskTicketWhose | null | undefined;
};

/** A note inside the house. */
export type DeskTicketNoteInput = {
  /** About which ticket. */
  number: string;
  /** The words, at most 2000 characters. */
  text: string;
};

/** What happened in the life of a ticket. */
export type DeskTicketSaidKind =
  /** The brewery spoke. */
  | 'brewery'
  /** The customer spoke. */
  | 'customer'
  /** A note inside the house. */
  | 'note'
  /** The status changed. */
  | 'status';

/** Who works on tickets that are looked for. */
export type DeskTicketWhose =
  /** Nobody yet. */
  | 'free'
  /** Whoever asks. */
  | 'mine'
  /** Whoever asks, or nobody yet. */
  | 'mine_or_free';

/** What is done to tickets in bulk. */
export type DeskTicketsAct =
  /** Somebody has them from then on. */
  | 'assign'
  /** Nobody has them any more. */
  | 'letGo'
  /** They are as far as is said. */
  | 'setStatus';

/** Many tickets, and what shall be done to each. */
export type DeskTicketsInBulkInput = {
  /** What shall be done. */
  act: DeskTicketsAct;
  /** All that a list finds; counts where none are named. */
  filter?: DeskTicketFilter | null | undefined;
  /** The tickets by their numbers; null for all that the filter finds. */
  ids?: Array<string> | null | undefined;
  /** Given by whoever asks, so that a second click begins no second batch; 1 to 100 letters. */
  key: string;
  /** Whose they shall be; of `assign` alone. */
  person?: string | null | undefined;
  /** How far they shall be, in the words of TICKET-11; of `setStatus` alone. */
  status?: string | null | undefined;
};

/** How the words of a language stand. */
export type DeskTranslationState =
  /** There are none. */
  | 'missing'
  /** Nobody who sees it speaks the language. */
  | 'needless'
  /** The original changed after them. */
  | 'outdated'
  /** They say what the original says. */
  | 'valid';

/** How somebody is helped in. */
export type DeskUserHelp =
  /** The invitation comes again, with a new link. */
  | 'invitation'
  /** A link for another password. */
  | 'password'
  /** All their sessions end. */
  | 'sessions';

/** What somebody is to be at a place. */
export type DeskUserRoleInput = {
  /** In which of their companies. */
  companyId: string;
  /** The role; null takes it away. */
  roleId?: string | null | undefined;
  /** The place. */
  shipToId: string;
  /** Who. */
  uid: string;
};

/** How somebody of a customer stands. */
export type DeskUserStatus =
  /** May come in. */
  | 'active'
  /** Was switched off. */
  | 'deactivated'
  /** Has left. */
  | 'exited'
  /** Was invited and has not come yet. */
  | 'invited'
  /** Is kept out for a time. */
  | 'suspended';

/** How somebody is to stand. */
export type DeskUserStatusInput = {
  /** In which of their companies. */
  companyId: string;
  /** How. */
  status: DeskUserStatus;
  /** Who. */
  uid: string;
};

/** Boxes of a product, or packages of a bundle, that an order is to have. */
export type DeskWantedLine = {
  /** How many, one or more. */
  boxes: number;
  /** The product. */
  sku: string;
};

/** An order as it is to be. */
export type DeskWantedOrder = {
  /** The customer's own number. */
  customerOrderNumber: string;
  /** Day of delivery, yyyy-MM-dd. */
  deliveryDate: string;
  /** All its goods, each product once; what is left out is taken out of the order. */
  lines: Array<DeskWantedLine>;
  /** Delivery method, as the portal calls it. */
  method: string;
  /** What the driver is to know. */
  noteForDriver: string;
};

/** When a replacement delivery comes, how, and what it brings. */
export type DeskWantedReplacement = {
  /** Its day, yyyy-MM-dd. */
  deliveryDate: string;
  /** Boxes by line; what is not named does not come. */
  lines: Array<DeskReplacedLine>;
  /** Delivery method, as the portal calls it. */
  method: string;
};

/** How far a message is. */
export type DeskWebhookDeliveryState =
  /** The address took it. */
  | 'delivered'
  /** It was tried for three days and given up, or must not be told. */
  | 'given_up'
  /** It goes by itself. */
  | 'waiting';

/** What a system can hear of. */
export type DeskWebhookTopic =
  /** Deliveries. */
  | 'delivery'
  /** Papers. */
  | 'document'
  /** Orders. */
  | 'order'
  /** Tickets. */
  | 'ticket';

/** What becomes of weekdays. */
export type DeskWeekdayAction =
  /** These come to them. */
  | 'add'
  /** These are taken from them. */
  | 'remove'
  /** They are these. */
  | 'set';

/** Weekdays of many places that are changed. */
export type DeskWeekdayInput = {
  /** What becomes of them. */
  action: DeskWeekdayAction;
  /** All places that a list finds. */
  filter?: DeskShipToFilter | null | undefined;
  /** Given by whoever asks, so that a second click begins no second batch; 1 to 100 letters. */
  key: string;
  /** Whose weekdays. */
  kind: DeskWeekdayKind;
  /** The places; counts where there is no filter. */
  shipTos?: Array<string> | null | undefined;
  /** Which, 1 Monday … 7 Sunday. */
  weekdays: Array<number>;
};

/** Kinds of transport with weekdays of their own. */
export type DeskWeekdayKind =
  /** Rounds. */
  | 'standard'
  /** Tank beer. */
  | 'tank'
  /** Trucks. */
  | 'truck'
  /** Unfiltered beer. */
  | 'unfiltered';

/** Weekdays of delivery, 1 is Monday. */
export type DeskWeekdaysInput = {
  /** The usual round. */
  standard: Array<number>;
  /** Tank beer; none is as the usual round. */
  tank: Array<number>;
  /** By truck. */
  truck: Array<number>;
  /** Unfiltered beer; none is as the usual round. */
  unfiltered: Array<number>;
};

/** Which discount is charged; never two at once. */
export type DeskWinningDiscount =
  /** The package deal's. */
  | 'deal'
  /** The leaflet's. */
  | 'leaflet'
  /** The place's own price, no discount is lower. */
  | 'none';

/** Which credit is taken back. */
export type DeskWithdrawCreditInput = {
  /** Its id. */
  id: string;
  /** Its ticket. */
  number: string;
};

/** For whom a code is made. */
export type DriverCodeInput = {
  /** On which day it is good, yyyy-MM-dd; today or later. */
  day: string;
  /** Whose it is. */
  driverId: string;
};

/** The look that goes, as it was seen. */
export type DropBrandInput = {
  /** What was seen. */
  seen: string;
};

/** A rule that is taken back. */
export type DropCapacityRuleInput = {
  /** Of which customer type. */
  customerType: string;
  /** Of which market. */
  market: string;
  /** By which method. */
  method: string;
  /** What was seen of the market, customer type and method. */
  seen: string;
  /** Its day, yyyy-MM-dd. */
  validFrom: string;
};

/** What is given up. */
export type DropDataImportInput = {
  /** Number of the import. */
  id: string;
};

/** A deposit that is given up. */
export type DropEmptiesDepositInput = {
  /** Code of the packaging. */
  code: string;
  /** Code of the market. */
  market: string;
  /** What was seen of its rows. */
  seen: string;
  /** Its first day, yyyy-MM-dd. */
  validFrom: string;
};

/** A lead time that is given up. */
export type DropLeadTimeInput = {
  /** Of which kind. */
  kind: LeadTimeKind;
  /** What was seen of the kind. */
  seen: string;
  /** Its day, yyyy-MM-dd. */
  validFrom: string;
};

/** Which plan is taken back. */
export type DropPortalSettingsInput = {
  /** CZ or SK. */
  market: string;
  /** What was seen of it. */
  seen: string;
  /** yyyy-MM-dd, a day that lies ahead. */
  validFrom: string;
};

/** A limit to be removed. */
export type DropProductLimitInput = {
  /** Number of the place. */
  shipToId: string;
  /** Number of the product. */
  sku: string;
  /** Its first day. */
  validFrom: string;
  /** The version that was seen. */
  version: number;
};

/** What a new paper says, as it was typed from its file. */
export type EnteredPaperInput = {
  /** Deposits given out less those given back, in haléře or cents. */
  depositsMinor?: number | null | undefined;
  /** yyyy-MM-dd; of a delivery note nothing. */
  due?: string | null | undefined;
  /** yyyy-MM-dd. */
  issued: string;
  /** Of a paper of one rate alone, in place of `rates`: without VAT, in haléře or cents. */
  netMinor?: number | null | undefined;
  /** What it comes to at each rate of VAT; of a delivery note nothing. */
  rates?: Array<EnteredRateInput> | null | undefined;
  /** The place. */
  shipToId: string;
  /** Its VAT, in haléře or cents. */
  vatMinor?: number | null | undefined;
  /** The same paper's rate of VAT in percent. */
  vatPct?: number | null | undefined;
};

/** What a paper comes to at one rate of VAT. */
export type EnteredRateInput = {
  /** Without VAT, in haléře or cents; of a credit note below nought. */
  netMinor: number;
  /** In haléře or cents. */
  vatMinor: number;
  /** The rate in percent. */
  vatPct: number;
};

/** What a message to the ERP is about. */
export type ErpMessageKind =
  /** An order is cancelled. */
  | 'cancellation'
  /** A new order. */
  | 'order'
  /** Prices of an order are asked for. */
  | 'pricing';

/** How far a message to the ERP is. */
export type ErpMessageStanding =
  /** It waits, or the ERP refused it. */
  | 'open'
  /** It was given up. */
  | 'set_aside'
  /** The ERP has it. */
  | 'taken';

/** How far one message is, and why. */
export type ErpMessageState =
  /** The ERP refused it for good: somebody must act. */
  | 'refused'
  /** It was given up. */
  | 'set_aside'
  /** The ERP has it. */
  | 'taken'
  /** It goes by itself. */
  | 'waiting';

/** A file and the paper that it is of. */
export type FilePaperInput = {
  /** What a new paper of a contract is called; the contract itself without it. */
  contractPaper?: DeskContractPaper | null | undefined;
  /** What a new paper says; null files it to one that stands here. */
  entered?: EnteredPaperInput | null | undefined;
  /** What it is. */
  kind: DeskFiledKind;
  /** The paper's number. */
  number: string;
  /** The file that it is to replace, by the hash that was seen; null replaces none. */
  replaces?: string | null | undefined;
  /** When a paper of a contract was signed, yyyy-MM-dd. */
  signed?: string | null | undefined;
  /** Which file. */
  upload: string;
};

/** Files to be filed. */
export type FilePapersInput = {
  /** At most twenty, no file twice. */
  files: Array<FilePaperInput>;
};

/** A day as a person has checked it. */
export type HolidayDayInput = {
  /** yyyy-MM-dd. */
  day: string;
  /** Nobody works, and nothing is delivered. */
  isDayOff: boolean;
  /** In the language of its country. */
  name: string;
  /** In English. */
  nameEn: string;
  /** How the shops are. */
  shops: HolidayShops;
};

/** Why somebody should look twice at a proposed day. */
export type HolidayDoubt =
  /** The years before do not agree. */
  | 'differs'
  /** Only one year before is known. */
  | 'only_one_year';

/** How the shops are on a day. */
export type HolidayShops =
  /** All closed. */
  | 'closed'
  /** All close at noon. */
  | 'closed_from_noon'
  /** Those above 200 m² are closed. */
  | 'large_closed'
  /** Those above 200 m² close at noon. */
  | 'large_closed_from_noon'
  /** Open. */
  | 'open';

/** Something that the brewery is connected to. */
export type IntegrationName =
  /** What runs the brewery: orders go there, reports come from there. */
  | 'erp'
  /** Where files lie. */
  | 'files'
  /** Who signs people in. */
  | 'identity'
  /** The server that takes mails. */
  | 'mail'
  /** The staff's own identity provider, where there is one (DSIGN-04). */
  | 'staff_identity';

/** How a connection is. */
export type IntegrationState =
  /** It does not answer; what waits for it is not lost. */
  | 'away'
  /** Nothing is connected. */
  | 'off'
  /** It answers, and something that was sent there failed or was refused. */
  | 'troubled'
  /** It answers, and nothing was refused. */
  | 'working';

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

/** Kinds of transport with a lead time of their own. */
export type LeadTimeKind =
  /** Rounds: standard orders, the small truck, collecting of empties. */
  | 'pickup'
  /** Tank beer. */
  | 'tank'
  /** Trucks, also those that collect empties. */
  | 'truck'
  /** Unfiltered beer. */
  | 'unfiltered';

/** Files that are given up. */
export type LeavePaperFilesInput = {
  /** At most two hundred. */
  uploads: Array<string>;
};

/** A payment that is for no invoice. */
export type LeavePaymentInput = {
  /** Its line in the file. */
  line: number;
  /** Why, at most 200 characters. */
  reason: string;
  /** The statement. */
  statement: string;
};

/** Words to the customers, in each language. */
export type MaintenanceTextsInput = {
  /** In Czech. */
  cs: string;
  /** In English. */
  en: string;
  /** In Slovak. */
  sk: string;
};

/** A key that shall be made. */
export type MakeServiceKeyInput = {
  /** How long it is to live, at most 1,830 days. */
  days: number;
  /** What the program is called, up to forty letters and digits. */
  name: string;
  /** What it may. */
  rights: Array<string>;
};

/** A file of a material. */
export type MaterialFileInput = {
  /** One that stays: the place that it has now. */
  position?: number | null | undefined;
  /** A new one: a file that was sent to the desk. */
  upload?: string | null | undefined;
};

/** A text in a language. */
export type MaterialTextInput = {
  /** Which. */
  language: string;
  /** At most 60 letters. */
  text: string;
};

/** What is said of a material in a language. */
export type MaterialWordsInput = {
  /** At most 500 letters. */
  description: string;
  /** Which. */
  language: string;
  /** At most 120 letters. */
  title: string;
};

/** Which archive. */
export type OpenDataExportInput = {
  /** Number of the export. */
  id: string;
};

/** Which file is wanted. */
export type OpenMaterialFileInput = {
  /** Of which material. */
  key: string;
  /** Its place. */
  position: number;
};

/** Which file is wanted. */
export type OpenPaperInput = {
  /** pdf, isdoc, xml or xlsx. */
  format: string;
  /** Such as invoice or delivery-note. */
  kind: string;
  /** Its number. */
  number: string;
};

/** What was paid of an invoice. */
export type PayInvoiceInput = {
  /** How much, in minor units of its currency. */
  amountMinor: number;
  /** On which day, yyyy-MM-dd; none that lies ahead. */
  day: string;
  /** Of whoever asks, for this payment alone: sent twice, it counts once. */
  key: string;
  /** The invoice. */
  number: string;
  /** What was open of it when it was looked at, in minor units: where somebody paid of it meanwhile, nothing is written. */
  openMinor: number;
};

/** How well a payment fits an invoice. */
export type PaymentMatchKind =
  /** The amount fits, and the symbol but for a slip of the finger. */
  | 'alike'
  /** The amount fits one invoice alone. */
  | 'by_amount'
  /** Nothing fits. */
  | 'none'
  /** The symbol fits, more was paid. */
  | 'over'
  /** The symbol fits, less was paid. */
  | 'short'
  /** Symbol and amount fit. */
  | 'sure'
  /** An earlier statement tells of a payment of the same day, amount and symbol: it may be this one. */
  | 'told_before';

/** What a photo shows. */
export type PhotoWordsInput = {
  /** In which language. */
  language: string;
  /** At most 250 letters. */
  text: string;
};

/** Where orders are to go. */
export type PlanStopsInput = {
  /** Of which day, yyyy-MM-dd. */
  day: string;
  /** One after the other, at most 200. */
  stops: Array<PlannedStop>;
  /** The board as it was seen. */
  version: number;
};

/** Where an order is to go. */
export type PlannedStop = {
  /** Which order. */
  orderNumber: string;
  /** Its place among the stops, from 0. */
  position: number;
  /** Which vehicle takes it; null takes it down. */
  vehicleId?: string | null | undefined;
};

/** A draft that shall go out. */
export type PublishContentInput = {
  /** When, yyyy-MM-ddTHH:mm in the brewery's time; null is now. */
  at?: string | null | undefined;
  /** Its name among its kind. */
  key: string;
  /** What it is. */
  kind: DeskContentKind;
  /** The version that was seen. */
  version: number;
};

/** A change that is told. */
export type PublishDeliveryChangeInput = {
  /** What is wanted. */
  change: DeliveryChangeInput;
  /** Why, as customers read it in Czech. */
  reasonCs?: string;
  /** The same in English. */
  reasonEn?: string;
  /** The same in Slovak. */
  reasonSk?: string;
  /** Whom the preview named. */
  seen: string;
};

/** A draft that shall come into force. */
export type PublishTermsInput = {
  /** When, yyyy-MM-ddTHH:mm in the brewery's time; null is now. */
  at?: string | null | undefined;
  /** CZ or SK. */
  market: string;
  /** What was seen. */
  seen: string;
};

/** Which passkey is taken away. */
export type RemoveDriverPasskeyInput = {
  /** Whose it is. */
  driverId: string;
  /** Its id. */
  id: string;
};

/** A message that is sent again. */
export type RepeatWebhookDeliveryInput = {
  /** Its number. */
  id: string;
};

/** Whether a material is offered. */
export type RetireMaterialInput = {
  /** It is offered no longer. */
  isRetired: boolean;
  /** Which. */
  key: string;
  /** The version that was seen. */
  version: number;
};

/** A customer's key that shall open nothing any more. */
export type RevokeCustomerKeyInput = {
  /** Its number. */
  id: string;
};

/** A key that shall open nothing any more. */
export type RevokeServiceKeyInput = {
  /** Its number. */
  id: string;
};

/** What a role is to say. */
export type RoleMarksInput = {
  /** Its number. */
  id: string;
  /** What it is to say, in the order of the screens. */
  marks: Array<DeskRoleMark>;
  /** What it said when it was read, in the order of the screens. */
  seen: Array<DeskRoleMark>;
};

/** A choice of columns to be kept. */
export type SaveColumnsInput = {
  /** What is put away. */
  hidden: Array<string>;
  /** Of which list. */
  list: string;
  /** What is to be seen, in its order; with `hidden` at most 40, each once. */
  shown: Array<string>;
};

/** A draft as it shall be. */
export type SaveContentInput = {
  /** Path of its picture or film. */
  file?: string | null | undefined;
  /** Whether it tells of something new that the portal can do. */
  isNewCapability: boolean;
  /** Whether visitors read it. */
  isPublic: boolean;
  /** Its name among its kind; null of a new one, whose name follows from its title. */
  key?: string | null | undefined;
  /** What it is. */
  kind: DeskContentKind;
  /** Where it leads. */
  link?: string | null | undefined;
  /** Who shall see it. */
  markets: Array<string>;
  /** Its place among its kind. */
  sort: number;
  /** How grave it is: `info`, `warning`, `critical`; null where its kind has none. */
  tone?: string | null | undefined;
  /** First day on which it is seen, yyyy-MM-dd; null is from when it goes out. */
  validFrom?: string | null | undefined;
  /** Last day, yyyy-MM-dd; null until told otherwise. */
  validTo?: string | null | undefined;
  /** The version that was seen; nought of a new one. */
  version: number;
  /** What it says, in every language. */
  words: Array<ContentWordsInput>;
};

/** A driver as somebody wants them. */
export type SaveDriverInput = {
  /** Address of an account at the desk with the role of drivers; without it they come by codes alone. */
  account?: string | null | undefined;
  /** Whose driver it is, where hired. */
  haulier?: string | null | undefined;
  /** Whom; null is somebody new. */
  id?: string | null | undefined;
  /** False takes them out of the fleet; their past stays. */
  isActive: boolean;
  /** First and last name. */
  name: string;
  /** First day away, yyyy-MM-dd. */
  outFrom?: string | null | undefined;
  /** Why they are away. */
  outReason: string;
  /** Last day away. */
  outTo?: string | null | undefined;
  /** Where they are called on the road. */
  phone: string;
  /** As it was seen; of somebody new not asked. */
  version?: number | null | undefined;
  /** Days of the week on which they drive, 1 is Monday. */
  weekdays: Array<number>;
};

/** A material to be made or changed. */
export type SaveMaterialInput = {
  /** Of which brand. */
  brand: string;
  /** A picture of it that was sent; without it the first picture among new files. */
  cover?: string | null | undefined;
  /** All its files, in their order. */
  files: Array<MaterialFileInput>;
  /** In which folder that is there; without it in a new one. */
  folder?: string | null | undefined;
  /** What the folder is called, where it is new or called otherwise. */
  folderNames: Array<MaterialTextInput>;
  /** Which; without it a new one is made. */
  key?: string | null | undefined;
  /** Where it is offered. */
  markets: Array<string>;
  /** A right of customers that is wanted besides. */
  permission?: string | null | undefined;
  /** How long its film is. */
  seconds?: number | null | undefined;
  /** The version that was seen; 0 of a new one. */
  version: number;
  /** What it is called and what is said of it. */
  words: Array<MaterialWordsInput>;
};

/** Who drives a round, and when it leaves. */
export type SaveRoundInput = {
  /** Of which day, yyyy-MM-dd. */
  day: string;
  /** When it leaves, HH:mm. */
  departsAt?: string | null | undefined;
  /** Who drives; null is whoever usually does. */
  driverId?: string | null | undefined;
  /** Which vehicle. */
  vehicleId: string;
  /** The board as it was seen. */
  version: number;
};

/** The next version as it shall be. */
export type SaveTermsInput = {
  /** CZ or SK. */
  market: string;
  /** What was seen. */
  seen: string;
  /** What it says, in every language. */
  words: Array<TermsWordsInput>;
};

/** A vehicle as somebody wants it. */
export type SaveVehicleInput = {
  /** Who usually drives it. */
  driverId?: string | null | undefined;
  /** It has a tail lift. */
  hasLift: boolean;
  /** Whose it is, where it is hired. */
  haulier?: string | null | undefined;
  /** Which one; null is a new one. */
  id?: string | null | undefined;
  /** False takes it out of the fleet; its past stays. */
  isActive: boolean;
  /** What people call it. */
  name: string;
  /** First day out of service, yyyy-MM-dd. */
  outFrom?: string | null | undefined;
  /** Why it is out of service. */
  outReason: string;
  /** Last day out of service. */
  outTo?: string | null | undefined;
  /** How much it may carry, 1 to 40 000. */
  payloadKilograms: number;
  /** How many pallets stand on its floor, 1 to 60. */
  places: number;
  /** Plate, in any letters. */
  plate: string;
  /** As it was seen; of a new one not asked. */
  version?: number | null | undefined;
  /** Days of the week on which it drives, 1 is Monday. */
  weekdays: Array<number>;
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

/** A piece of content as it was seen. */
export type SeenContentInput = {
  /** Its name among its kind. */
  key: string;
  /** What it is. */
  kind: DeskContentKind;
  /** The version that was seen. */
  version: number;
};

/** The terms of a market as they were seen. */
export type SeenTermsInput = {
  /** CZ or SK. */
  market: string;
  /** What was seen. */
  seen: string;
};

/** Which messages are sent at once. */
export type SendErpMessagesInput = {
  /** Their numbers, at most 1,000; null sends the oldest 1,000 of all that wait or were refused. */
  ids?: Array<string> | null | undefined;
};

/** The look of the portal as it shall be. */
export type SetBrandInput = {
  /** Colour of the one highlight, #rrggbb. */
  accent: string;
  /** The darker colour of grounds, #rrggbb. */
  deep: string;
  /** Whether the logo goes, and that of the house comes back. */
  dropsLogo: boolean;
  /** A new logo in Base64: PNG, WebP, or an SVG of shapes alone, 64 KB at most; null leaves the one that is there. */
  logo?: string | null | undefined;
  /** Colour of heads and buttons, #rrggbb. */
  main: string;
  /** What the portal is called. */
  name: string;
  /** What was seen. */
  seen: string;
};

/** A rule that is set. */
export type SetCapacityRuleInput = {
  /** Of which customer type. */
  customerType: string;
  /** What it says. */
  limits: CapacityLimitsInput;
  /** Of which market. */
  market: string;
  /** By which method. */
  method: string;
  /** What was seen of the market, customer type and method. */
  seen: string;
  /** From which day of delivery on, yyyy-MM-dd. */
  validFrom: string;
};

/** A country's contacts as they shall be; what is empty is not shown. */
export type SetContactsInput = {
  /** The address of the house below them. */
  address?: string | null | undefined;
  /** E-mail address of customer service. */
  email?: string | null | undefined;
  /** When customer service is there. */
  hours: Array<ContactHoursInput>;
  /** CZ or SK. */
  market: string;
  /** Telephone of customer service, with its country's number. */
  phone?: string | null | undefined;
  /** Where answers to them go. */
  replyTo?: string | null | undefined;
  /** What was seen. */
  seen: string;
  /** Under which name mails go out. */
  sender: string;
};

/** A deposit that is set. */
export type SetEmptiesDepositInput = {
  /** Code of the packaging. */
  code: string;
  /** Of one piece, in hundredths of the currency. */
  depositMinor: number;
  /** Code of the market. */
  market: string;
  /** What was seen of its rows. */
  seen: string;
  /** First day of delivery, yyyy-MM-dd. */
  validFrom: string;
};

/** A message that is given up, and why. */
export type SetErpMessageAsideInput = {
  /** Its number. */
  id: string;
  /** Why, at most 200 characters; it stands in the audit log. */
  reason: string;
};

/** A lead time that is set. */
export type SetLeadTimeInput = {
  /** Until when in the day, HH:mm. */
  cutOff: string;
  /** How many working days lead to the delivery. */
  days: number;
  /** Of which kind. */
  kind: LeadTimeKind;
  /** What was seen of the kind. */
  seen: string;
  /** From which day on, yyyy-MM-dd. */
  validFrom: string;
};

/** Whether and when the portal is closed. */
export type SetMaintenanceInput = {
  /** A local moment yyyy-MM-ddTHH:mm at which it closes; null is at once. */
  from?: string | null | undefined;
  /** It is closed or will be; what else is said counts only then. */
  isOn: boolean;
  /** CZ or SK. */
  market: string;
  /** What customers read meanwhile; null leaves the portal's own words. */
  message?: MaintenanceTextsInput | null | undefined;
  /** It opens by itself then. */
  opensItself: boolean;
  /** What was seen of it. */
  seen: string;
  /** A local moment yyyy-MM-ddTHH:mm at which it should be over; null is not said. */
  until?: string | null | undefined;
};

/** What the portal shows from a day on. */
export type SetPortalSettingsInput = {
  /** Seconds that each banner stands, 3 to 60. */
  bannerRotation: number;
  /** CZ or SK. */
  market: string;
  /** Parts of the portal that are on, of those that can be switched. */
  sections: Array<string>;
  /** What was seen of it. */
  seen: string;
  /** Of each customer type and each method by which goods are ordered. */
  units: Array<UnitsOfMethodInput>;
  /** yyyy-MM-dd: today, or a day that lies ahead. */
  validFrom: string;
};

/** A limit as it shall be. */
export type SetProductLimitInput = {
  /** Most that may be ordered, in boxes. */
  maxBoxes: number;
  /** Number of the place. */
  shipToId: string;
  /** Number of the product. */
  sku: string;
  /** First day of delivery, yyyy-MM-dd. */
  validFrom: string;
  /** Last day of delivery, yyyy-MM-dd; null until told otherwise. */
  validTo?: string | null | undefined;
  /** The version that was seen; nought of a new one. */
  version: number;
  /** The first day of the limit that is changed; null of a new one. */
  was?: string | null | undefined;
};

/** Which payments are for which invoices. */
export type SettlePaymentsInput = {
  /** At most a hundred. */
  payments: Array<SettledPayment>;
  /** The statement. */
  statement: string;
};

/** A payment and what it is for. */
export type SettledPayment = {
  /** The invoice. */
  invoice: string;
  /** Its line in the file. */
  line: number;
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

/** A change that is taken back. */
export type TakeBackDeliveryChangeInput = {
  /** Which. */
  id: string;
  /** Why, for the house. */
  reason: string;
};

/** What terms shall say in one language; what is empty is not said. */
export type TermsWordsInput = {
  /** Their text. */
  body: string;
  /** The language. */
  language: string;
  /** Their heading. */
  title: string;
};

/** A file to be tried. */
export type TryDataImportInput = {
  /** The file as gzip in Base64, at most 8 MB unpacked and 20,000 rows. */
  content: string;
  /** What kind of file. */
  kind: string;
  /** What it is called. */
  name: string;
};

/** Which change is taken back. */
export type UndoAuditEntryInput = {
  /** Id of its entry. */
  id: string;
};

/** What is taken back. */
export type UndoDataImportInput = {
  /** Number of the import. */
  id: string;
};

/** In which units a customer type orders by a method. */
export type UnitsOfMethodInput = {
  /** POS or WHS. */
  customerType: string;
  /** A way of transport, such as tank_tank. */
  method: string;
  /** At least one. */
  units: Array<DeskOrderUnit>;
};

/** What is written. */
export type WriteDataImportInput = {
  /** Number of the import. */
  id: string;
  /** Which trial was seen. */
  version: number;
};

export type AuditEntriesQueryVariables = Exact<{
  filter: AuditFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { total: number, isMore: boolean, next: string | null, items: Array<{ id: string, at: string, inNameOf: string | null, action: string, kind: string, subject: string, subjectName: string | null, company: string | null, reason: string | null, address: string | null, browser: string | null, system: string | null, requestId: string | null, by: { uid: string, name: string | null, isStaff: boolean } | null, notUndone: { code: string, message: string } | null, changes: Array<{ what: string, name: string | null, before: string | null, after: string | null, reason: string | null }> }> } };

export type UndoAuditEntryMutationVariables = Exact<{
  input: UndoAuditEntryInput;
}>;


export type UndoAuditEntryMutation = { undoAuditEntry: { refusal: { code: string, message: string } | null, changes: Array<{ what: string, name: string | null, before: string | null, after: string | null, reason: string | null }> } };

export type BrandOfPortalFragment = { seen: string, look: { name: string, main: string, deep: string, accent: string, logo: string | null } | null, contacts: Array<{ market: string, sender: string, address: string | null, replyTo: string | null, phone: string | null, email: string | null, hours: Array<{ weekdays: Array<number>, from: string, to: string }> }> };

export type BrandQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandQuery = { brand: { seen: string, look: { name: string, main: string, deep: string, accent: string, logo: string | null } | null, contacts: Array<{ market: string, sender: string, address: string | null, replyTo: string | null, phone: string | null, email: string | null, hours: Array<{ weekdays: Array<number>, from: string, to: string }> }> } };

export type SetBrandMutationVariables = Exact<{
  input: SetBrandInput;
}>;


export type SetBrandMutation = { setBrand: { brand: { seen: string, look: { name: string, main: string, deep: string, accent: string, logo: string | null } | null, contacts: Array<{ market: string, sender: string, address: string | null, replyTo: string | null, phone: string | null, email: string | null, hours: Array<{ weekdays: Array<number>, from: string, to: string }> }> }, refusal: { code: string, message: string, field: string | null } | null } };

export type DropBrandMutationVariables = Exact<{
  input: DropBrandInput;
}>;


export type DropBrandMutation = { dropBrand: { brand: { seen: string, look: { name: string, main: string, deep: string, accent: string, logo: string | null } | null, contacts: Array<{ market: string, sender: string, address: string | null, replyTo: string | null, phone: string | null, email: string | null, hours: Array<{ weekdays: Array<number>, from: string, to: string }> }> }, refusal: { code: string, message: string, field: string | null } | null } };

export type SetContactsMutationVariables = Exact<{
  input: SetContactsInput;
}>;


export type SetContactsMutation = { setContacts: { brand: { seen: string, look: { name: string, main: string, deep: string, accent: string, logo: string | null } | null, contacts: Array<{ market: string, sender: string, address: string | null, replyTo: string | null, phone: string | null, email: string | null, hours: Array<{ weekdays: Array<number>, from: string, to: string }> }> }, refusal: { code: string, message: string, field: string | null } | null } };

export type ToldChangeFragment = { id: string, typeOfChange: DeliveryChangeType, day: string, newDay: string | null, orderBy: string | null, kinds: Array<DeliveryKind>, places: number, closedPlaces: number, placeName: string | null, orders: number, publishedBy: string | null, publishedAt: string | null, takenBackAt: string | null, takenBackBy: string | null, takenBackReason: string | null, mayTakeBack: boolean, scope: { market: string | null, customerType: string | null, companies: Array<string>, shipTos: Array<string>, zips: Array<string> } | null, reasons: { cs: string | null, sk: string | null, en: string | null } };

export type TouchedRowFragment = { shipToId: string, name: string, city: string, zip: string, kinds: Array<DeliveryKind>, carts: Array<{ method: string, owner: string | null, changedAt: string }>, orders: Array<{ number: string, method: string, day: string, pallets: number }> };

export type DeliveryChangesQueryVariables = Exact<{
  standing: DeliveryChangeStanding;
  after?: string | null | undefined;
}>;


export type DeliveryChangesQuery = { deliveryChanges: { total: number, next: string | null, items: Array<{ id: string, typeOfChange: DeliveryChangeType, day: string, newDay: string | null, orderBy: string | null, kinds: Array<DeliveryKind>, places: number, closedPlaces: number, placeName: string | null, orders: number, publishedBy: string | null, publishedAt: string | null, takenBackAt: string | null, takenBackBy: string | null, takenBackReason: string | null, mayTakeBack: boolean, scope: { market: string | null, customerType: string | null, companies: Array<string>, shipTos: Array<string>, zips: Array<string> } | null, reasons: { cs: string | null, sk: string | null, en: string | null } }> } };

export type DeliveryChangeQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type DeliveryChangeQuery = { deliveryChange: { next: string | null, change: { id: string, typeOfChange: DeliveryChangeType, day: string, newDay: string | null, orderBy: string | null, kinds: Array<DeliveryKind>, places: number, closedPlaces: number, placeName: string | null, orders: number, publishedBy: string | null, publishedAt: string | null, takenBackAt: string | null, takenBackBy: string | null, takenBackReason: string | null, mayTakeBack: boolean, scope: { market: string | null, customerType: string | null, companies: Array<string>, shipTos: Array<string>, zips: Array<string> } | null, reasons: { cs: string | null, sk: string | null, en: string | null } }, touched: Array<{ shipToId: string, name: string, city: string, zip: string, kinds: Array<DeliveryKind>, carts: Array<{ method: string, owner: string | null, changedAt: string }>, orders: Array<{ number: string, method: string, day: string, pallets: number }> }> } | null };

export type DeliveryChangePreviewQueryVariables = Exact<{
  change: DeliveryChangeInput;
  after?: string | null | undefined;
}>;


export type DeliveryChangePreviewQuery = { deliveryChangePreview: { places: number, closedPlaces: number, changedAlready: number, carts: number, orders: number, seen: string, next: string | null, refusal: { code: string, message: string, field: string | null } | null, orderBys: Array<{ market: string, kind: DeliveryKind, orderBy: string }>, touched: Array<{ shipToId: string, name: string, city: string, zip: string, kinds: Array<DeliveryKind>, carts: Array<{ method: string, owner: string | null, changedAt: string }>, orders: Array<{ number: string, method: string, day: string, pallets: number }> }> } };

export type PublishDeliveryChangeMutationVariables = Exact<{
  input: PublishDeliveryChangeInput;
}>;


export type PublishDeliveryChangeMutation = { publishDeliveryChange: { change: { id: string } | null, refusal: { code: string, message: string, field: string | null } | null } };

export type TakeBackDeliveryChangeMutationVariables = Exact<{
  input: TakeBackDeliveryChangeInput;
}>;


export type TakeBackDeliveryChangeMutation = { takeBackDeliveryChange: { refusal: { code: string, message: string, field: string | null } | null } };

export type InsteadsQueryVariables = Exact<{ [key: string]: never; }>;


export type InsteadsQuery = { deliveryChanges: { items: Array<{ newDay: string | null, takenBackAt: string | null, scope: { market: string | null } | null }> } };

export type YearOfHolidaysFragment = { market: string, year: number, isKnown: boolean, seen: string, days: Array<{ day: string, name: string, nameEn: string, isDayOff: boolean, shops: HolidayShops, doubt: HolidayDoubt | null }> };

export type HolidayYearQueryVariables = Exact<{
  market: string;
  year: number;
}>;


export type HolidayYearQuery = { holidayYear: { market: string, year: number, isKnown: boolean, seen: string, days: Array<{ day: string, name: string, nameEn: string, isDayOff: boolean, shops: HolidayShops, doubt: HolidayDoubt | null }> } };

export type ConfirmHolidayYearMutationVariables = Exact<{
  input: ConfirmHolidayYearInput;
}>;


export type ConfirmHolidayYearMutation = { confirmHolidayYear: { year: { market: string, year: number, isKnown: boolean, seen: string, days: Array<{ day: string, name: string, nameEn: string, isDayOff: boolean, shops: HolidayShops, doubt: HolidayDoubt | null }> }, refusal: { code: string, message: string, day: string | null } | null } };

export type LeadTimeStandingFragment = { kind: LeadTimeKind, methods: Array<string>, seen: string, rows: Array<{ validFrom: string | null, cutOff: string, days: number, standing: DatedStanding, setBy: string | null, setAt: string | null }> };

export type LeadTimesQueryVariables = Exact<{ [key: string]: never; }>;


export type LeadTimesQuery = { leadTimes: Array<{ kind: LeadTimeKind, methods: Array<string>, seen: string, rows: Array<{ validFrom: string | null, cutOff: string, days: number, standing: DatedStanding, setBy: string | null, setAt: string | null }> }> };

export type SetLeadTimeMutationVariables = Exact<{
  input: SetLeadTimeInput;
}>;


export type SetLeadTimeMutation = { setLeadTime: { leadTimes: Array<{ kind: LeadTimeKind, methods: Array<string>, seen: string, rows: Array<{ validFrom: string | null, cutOff: string, days: number, standing: DatedStanding, setBy: string | null, setAt: string | null }> }>, refusal: { code: string, message: string, field: string | null } | null } };

export type DropLeadTimeMutationVariables = Exact<{
  input: DropLeadTimeInput;
}>;


export type DropLeadTimeMutation = { dropLeadTime: { leadTimes: Array<{ kind: LeadTimeKind, methods: Array<string>, seen: string, rows: Array<{ validFrom: string | null, cutOff: string, days: number, standing: DatedStanding, setBy: string | null, setAt: string | null }> }>, refusal: { code: string, message: string, field: string | null } | null } };

export type CallersQueryVariables = Exact<{
  text: string;
  seesUsers: boolean;
}>;


export type CallersQuery = { shipTos: { items: Array<{ id: string, name: string, companyName: string, city: string, isSuspended: boolean }> }, customerUsers?: { items: Array<{ uid: string, firstName: string, lastName: string, phone: string, places: Array<{ shipToId: string, shipToName: string, companyName: string, roleName: string }> }> } };

export type CallQueryVariables = Exact<{
  shipToId: string;
}>;


export type CallQuery = { call: { shipToId: string, shipToName: string, companyId: string, companyName: string, isSuspended: boolean, suspendedReason: string | null, orderCount: number, money: { currency: string, unpaidMinor: number, overdueMinor: number, creditLimitMinor: number | null, usedPercent: number | null, isOverLimit: boolean }, invoices: Array<{ number: string, due: string, daysLate: number, openMinor: number }>, carts: Array<{ uid: string, name: string, updatedAt: string, method: string | null, day: string | null, netMinor: number, pallets: number, mostPallets: number | null, kilograms: number, mayOrder: boolean, obstacles: Array<string>, orderBy: string | null, lines: Array<{ sku: string, name: string, boxes: number, netMinor: number }> }>, deliveries: Array<{ day: string, method: string, orderBy: string | null, order: { number: string, state: DeskOrderState, pallets: number } | null }>, orders: Array<{ number: string, day: string, state: DeskOrderState, netMinor: number, currency: string }>, tickets: Array<{ number: string, title: string, status: string }>, people: Array<{ uid: string, name: string, phone: string, language: string, roleName: string, mayOrder: boolean }>, empties: Array<{ code: string, name: string, units: number, depositMinor: number }>, notes: Array<{ id: string, at: string, by: string, caller: string | null, text: string }> } | null };

export type AddCallNoteMutationVariables = Exact<{
  input: DeskCallNoteInput;
}>;


export type AddCallNoteMutation = { addCallNote: { refusal: { message: string } | null } };

export type OrderOnBehalfMutationVariables = Exact<{
  input: DeskOnBehalfInput;
}>;


export type OrderOnBehalfMutation = { orderOnBehalf: { address: string | null, refusal: { message: string } | null } };

export type DatedCapacityFragment = { market: string, customerType: string, method: string, currency: string, seen: string, rows: Array<{ validFrom: string | null, validTo: string | null, standing: DatedStanding, setBy: string | null, setAt: string | null, limits: { minPallets: number | null, maxPallets: number | null, minKg: number | null, maxKg: number | null, orderValueMinor: number | null, minLitres: number | null, maxLitres: number | null } }> };

export type TriedLoadFragment = { boxes: number, palletThousandths: number, grams: number, millilitres: number, netMinor: number };

export type CapacityRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type CapacityRulesQuery = { capacityRules: Array<{ market: string, customerType: string, method: string, currency: string, seen: string, rows: Array<{ validFrom: string | null, validTo: string | null, standing: DatedStanding, setBy: string | null, setAt: string | null, limits: { minPallets: number | null, maxPallets: number | null, minKg: number | null, maxKg: number | null, orderValueMinor: number | null, minLitres: number | null, maxLitres: number | null } }> }> };

export type CapacityTrialQueryVariables = Exact<{
  shipToId: string;
  lines?: Array<CapacityTrialLineInput> | CapacityTrialLineInput | null | undefined;
}>;


export type CapacityTrialQuery = { capacityTrial: { shipToId: string, shipToName: string, market: string, customerType: string, tankLitresInstalled: number, unknown: Array<string>, carts: Array<{ id: string, method: string | null, day: string | null, updatedAt: string, isWholesale: boolean, load: { boxes: number, palletThousandths: number, grams: number, millilitres: number, netMinor: number } }>, lines: { boxes: number, palletThousandths: number, grams: number, millilitres: number, netMinor: number } | null } | null };

export type CapacityEffectQueryVariables = Exact<{
  input: CapacityEffectInput;
}>;


export type CapacityEffectQuery = { capacityEffect: { orders: number, isMore: boolean, failing: number, failingNow: number, places: number, placesFailing: number } };

export type SetCapacityRuleMutationVariables = Exact<{
  input: SetCapacityRuleInput;
}>;


export type SetCapacityRuleMutation = { setCapacityRule: { rules: Array<{ market: string, customerType: string, method: string, currency: string, seen: string, rows: Array<{ validFrom: string | null, validTo: string | null, standing: DatedStanding, setBy: string | null, setAt: string | null, limits: { minPallets: number | null, maxPallets: number | null, minKg: number | null, maxKg: number | null, orderValueMinor: number | null, minLitres: number | null, maxLitres: number | null } }> }>, refusal: { code: string, message: string, field: string | null } | null } };

export type DropCapacityRuleMutationVariables = Exact<{
  input: DropCapacityRuleInput;
}>;


export type DropCapacityRuleMutation = { dropCapacityRule: { rules: Array<{ market: string, customerType: string, method: string, currency: string, seen: string, rows: Array<{ validFrom: string | null, validTo: string | null, standing: DatedStanding, setBy: string | null, setAt: string | null, limits: { minPallets: number | null, maxPallets: number | null, minKg: number | null, maxKg: number | null, orderValueMinor: number | null, minLitres: number | null, maxLitres: number | null } }> }>, refusal: { code: string, message: string, field: string | null } | null } };

export type PlannedContentQueryVariables = Exact<{ [key: string]: never; }>;


export type PlannedContentQuery = { contents: { total: number, isMore: boolean } };

export type PreviewContentMutationVariables = Exact<{
  input: DeskContentPreviewInput;
}>;


export type PreviewContentMutation = { previewContent: { address: string | null, refusal: { message: string } | null } };

export type ChangeContentsMutationVariables = Exact<{
  input: DeskContentsInBulkInput;
}>;


export type ChangeContentsMutation = { changeContents: { batch: { id: string } | null, refusal: { message: string, field: string | null } | null } };

export type ContentOrderQueryVariables = Exact<{
  kind: DeskContentKind;
}>;


export type ContentOrderQuery = { contentOrder: Array<{ key: string, title: string, section: string, isPublished: boolean }> };

export type ArrangeContentMutationVariables = Exact<{
  input: ArrangeContentInput;
}>;


export type ArrangeContentMutation = { arrangeContent: { key: string | null, refusal: { code: string, message: string, field: string | null } | null } };

export type ContentQueryVariables = Exact<{
  kind: DeskContentKind;
  key: string;
}>;


export type ContentQuery = { content: { version: number, isPublished: boolean, isDraft: boolean, sort: number, tone: string | null, link: string | null, file: string | null, isPublic: boolean, isNewCapability: boolean, row: { id: string, kind: DeskContentKind, key: string, title: string, markets: Array<string>, state: DeskContentState, validFrom: string | null, validTo: string | null, publishAt: string | null, changedAt: string | null, changedBy: string | null, translations: Array<{ language: string, isOriginal: boolean, state: DeskTranslationState }> }, words: Array<{ language: string, title: string, body: string, section: string, originalChangedAt: string | null }>, history: Array<{ at: string, by: string | null, action: string, changes: Array<{ what: string, before: string | null, after: string | null }> }> } | null };

export type ContentAnswerFragment = { key: string | null, refusal: { code: string, message: string, field: string | null } | null };

export type SaveContentMutationVariables = Exact<{
  input: SaveContentInput;
}>;


export type SaveContentMutation = { saveContent: { key: string | null, refusal: { code: string, message: string, field: string | null } | null } };

export type StopContentPlanMutationVariables = Exact<{
  input: SeenContentInput;
}>;


export type StopContentPlanMutation = { stopContentPlan: { key: string | null, refusal: { code: string, message: string, field: string | null } | null } };

export type ConfirmContentWordsMutationVariables = Exact<{
  input: ConfirmContentWordsInput;
}>;


export type ConfirmContentWordsMutation = { confirmContentWords: { key: string | null, refusal: { code: string, message: string, field: string | null } | null } };

export type ContentRowFragment = { id: string, kind: DeskContentKind, key: string, title: string, markets: Array<string>, state: DeskContentState, validFrom: string | null, validTo: string | null, publishAt: string | null, changedAt: string | null, changedBy: string | null, translations: Array<{ language: string, isOriginal: boolean, state: DeskTranslationState }> };

export type ContentsQueryVariables = Exact<{
  filter: DeskContentFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type ContentsQuery = { contents: { total: number, isMore: boolean, next: string | null, items: Array<{ id: string, kind: DeskContentKind, key: string, title: string, markets: Array<string>, state: DeskContentState, validFrom: string | null, validTo: string | null, publishAt: string | null, changedAt: string | null, changedBy: string | null, translations: Array<{ language: string, isOriginal: boolean, state: DeskTranslationState }> }> } };

export type PublishContentMutationVariables = Exact<{
  input: PublishContentInput;
}>;


export type PublishContentMutation = { publishContent: { key: string | null, refusal: { code: string, message: string, field: string | null } | null } };

export type TakeContentBackMutationVariables = Exact<{
  input: SeenContentInput;
}>;


export type TakeContentBackMutation = { takeContentBack: { key: string | null, refusal: { code: string, message: string, field: string | null } | null } };

export type DropContentDraftMutationVariables = Exact<{
  input: SeenContentInput;
}>;


export type DropContentDraftMutation = { dropContentDraft: { key: string | null, refusal: { code: string, message: string, field: string | null } | null } };

export type AddTextPictureMutationVariables = Exact<{
  input: AddTextPictureInput;
}>;


export type AddTextPictureMutation = { addTextPicture: { address: string | null, refusal: { code: string, message: string } | null } };

export type ChangeCompaniesMutationVariables = Exact<{
  input: DeskCompaniesInBulkInput;
}>;


export type ChangeCompaniesMutation = { changeCompanies: { batch: { id: string } | null, refusal: { message: string, field: string | null } | null } };

export type ChangeCustomerUsersMutationVariables = Exact<{
  input: DeskCustomerUsersInBulkInput;
}>;


export type ChangeCustomerUsersMutation = { changeCustomerUsers: { batch: { id: string } | null, refusal: { message: string, field: string | null } | null } };

export type FindShipTosQueryVariables = Exact<{
  text: string;
}>;


export type FindShipTosQuery = { shipTos: { items: Array<{ id: string, name: string, companyName: string, city: string }> } };

export type FindCompaniesQueryVariables = Exact<{
  text: string;
}>;


export type FindCompaniesQuery = { companies: { items: Array<{ id: string, name: string, city: string, ico: string }> } };

export type FindUsersQueryVariables = Exact<{
  text: string;
}>;


export type FindUsersQuery = { customerUsers: { items: Array<{ uid: string, firstName: string, lastName: string, email: string }> } };

export type NearLimitQueryVariables = Exact<{ [key: string]: never; }>;


export type NearLimitQuery = { companies: { total: number, isMore: boolean } };

export type NewCustomerQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type NewCustomerQuery = { newCustomer: { isErpOwned: boolean, mayCreateCompany: boolean, number: string, erpNumber: string, dueDays: number, paymentMethod: string } };

export type CreateCompanyMutationVariables = Exact<{
  input: DeskNewCompanyInput;
}>;


export type CreateCompanyMutation = { createCompany: { id: string | null, existing: { id: string, name: string } | null, refusals: Array<{ code: string, message: string, field: string | null }> } };

export type CreateShipToMutationVariables = Exact<{
  input: DeskNewShipToInput;
}>;


export type CreateShipToMutation = { createShipTo: { id: string | null, existing: { id: string, name: string } | null, refusals: Array<{ code: string, message: string, field: string | null }> } };

export type ExportCustomerUserMutationVariables = Exact<{
  input: DeskPersonInput;
}>;


export type ExportCustomerUserMutation = { exportCustomerUser: { file: { name: string, content: string } | null, refusal: { message: string, field: string | null } | null } };

export type AnonymiseCustomerUserMutationVariables = Exact<{
  input: DeskAnonymiseInput;
}>;


export type AnonymiseCustomerUserMutation = { anonymiseCustomerUser: { refusal: { message: string, field: string | null } | null } };

export type ChangeShipToMutationVariables = Exact<{
  input: DeskShipToInput;
}>;


export type ChangeShipToMutation = { changeShipTo: { refusal: { code: string, message: string, field: string | null } | null } };

export type ChangeCompanyMutationVariables = Exact<{
  input: DeskCompanyInput;
}>;


export type ChangeCompanyMutation = { changeCompany: { refusal: { code: string, message: string, field: string | null } | null } };

export type PriceListsOfCustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceListsOfCustomersQuery = { priceListsOfCustomers: Array<{ code: string, currency: string }> };

export type SetShipToSuspendedMutationVariables = Exact<{
  input: DeskSuspensionInput;
}>;


export type SetShipToSuspendedMutation = { setShipToSuspended: { refusal: { code: string, message: string, field: string | null } | null } };

export type SetCompanyTermsMutationVariables = Exact<{
  input: DeskTermsInput;
}>;


export type SetCompanyTermsMutation = { setCompanyTerms: { refusal: { code: string, message: string, field: string | null } | null } };

export type CustomerChangeFragment = { at: string, by: string | null, action: string, reason: string | null, changes: Array<{ what: string, before: string | null, after: string | null }> };

export type ShipToQueryVariables = Exact<{
  id: string;
}>;


export type ShipToQuery = { shipTo: { version: number, isErpOwned: boolean, country: string, types: Array<string>, kind: string, gln: string, deliveryWindow: string, isTankEnabled: boolean, isUnfilteredEnabled: boolean, isSmallTruckAllowed: boolean, tankLitresInstalled: number, methods: Array<string>, suspendedReason: string | null, companyErpNumber: string, dueDays: number, paymentMethod: string, salespeople: Array<string>, row: { id: string, name: string, companyId: string, companyName: string, street: string, city: string, zip: string, market: string, customerType: string, priceList: string, isSuspended: boolean, unpaidMinor: number, lastOrderAt: string | null, weekdays: { standard: Array<number>, truck: Array<number>, tank: Array<number>, unfiltered: Array<number> }, money: { currency: string, unpaidMinor: number, overdueMinor: number, creditLimitMinor: number | null, usedPercent: number | null, isOverdue: boolean, isOverLimit: boolean } }, history: Array<{ at: string, by: string | null, action: string, reason: string | null, changes: Array<{ what: string, before: string | null, after: string | null }> }> } | null };

export type CompanyQueryVariables = Exact<{
  id: string;
}>;


export type CompanyQuery = { company: { version: number, isErpOwned: boolean, street: string, zip: string, country: string, dic: string, icDph: string, gln: string, iban: string, invoiceEmail: string, dueDays: number, paymentMethod: string, row: { id: string, erpNumber: string, name: string, city: string, market: string, customerType: string, ico: string, priceList: string, shipToCount: number, userCount: number, salespeople: Array<string>, money: { currency: string, unpaidMinor: number, overdueMinor: number, creditLimitMinor: number | null, usedPercent: number | null, isOverdue: boolean, isOverLimit: boolean } }, shipTos: Array<{ id: string, name: string, companyId: string, companyName: string, street: string, city: string, zip: string, market: string, customerType: string, priceList: string, isSuspended: boolean, unpaidMinor: number, lastOrderAt: string | null, weekdays: { standard: Array<number>, truck: Array<number>, tank: Array<number>, unfiltered: Array<number> }, money: { currency: string, unpaidMinor: number, overdueMinor: number, creditLimitMinor: number | null, usedPercent: number | null, isOverdue: boolean, isOverLimit: boolean } }>, history: Array<{ at: string, by: string | null, action: string, reason: string | null, changes: Array<{ what: string, before: string | null, after: string | null }> }> } | null };

export type ShipToRowFragment = { id: string, name: string, companyId: string, companyName: string, street: string, city: string, zip: string, market: string, customerType: string, priceList: string, isSuspended: boolean, unpaidMinor: number, lastOrderAt: string | null, weekdays: { standard: Array<number>, truck: Array<number>, tank: Array<number>, unfiltered: Array<number> }, money: { currency: string, unpaidMinor: number, overdueMinor: number, creditLimitMinor: number | null, usedPercent: number | null, isOverdue: boolean, isOverLimit: boolean } };

export type ShipTosQueryVariables = Exact<{
  filter: DeskShipToFilter;
  sort: DeskCustomerSort;
  ascending: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type ShipTosQuery = { shipTos: { total: number, isMore: boolean, next: string | null, items: Array<{ id: string, name: string, companyId: string, companyName: string, street: string, city: string, zip: string, market: string, customerType: string, priceList: string, isSuspended: boolean, unpaidMinor: number, lastOrderAt: string | null, weekdays: { standard: Array<number>, truck: Array<number>, tank: Array<number>, unfiltered: Array<number> }, money: { currency: string, unpaidMinor: number, overdueMinor: number, creditLimitMinor: number | null, usedPercent: number | null, isOverdue: boolean, isOverLimit: boolean } }> } };

export type CompaniesQueryVariables = Exact<{
  filter: DeskCompanyFilter;
  sort: DeskCustomerSort;
  ascending: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type CompaniesQuery = { companies: { total: number, isMore: boolean, next: string | null, items: Array<{ id: string, erpNumber: string, name: string, city: string, market: string, ico: string, priceList: string, shipToCount: number, userCount: number, hasMoreUsers: boolean, salespeople: Array<string>, money: { currency: string, unpaidMinor: number, overdueMinor: number, creditLimitMinor: number | null, usedPercent: number | null, isOverdue: boolean, isOverLimit: boolean } }> } };

export type CustomerUsersQueryVariables = Exact<{
  filter: DeskCustomerUserFilter;
  ascending: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type CustomerUsersQuery = { customerUsers: { total: number, isMore: boolean, next: string | null, items: Array<{ uid: string, firstName: string, lastName: string, email: string, phone: string, language: string, status: DeskUserStatus, isKeyUser: boolean, lastSignInAt: string | null, companies: Array<{ companyId: string, companyName: string, status: DeskUserStatus }>, places: Array<{ shipToId: string, shipToName: string, companyId: string, companyName: string, isSuspended: boolean, roleName: string }> }> } };

export type CustomerUserQueryVariables = Exact<{
  uid: string;
}>;


export type CustomerUserQuery = { customerUser: { row: { uid: string, firstName: string, lastName: string, email: string, phone: string, language: string, status: DeskUserStatus, isKeyUser: boolean, lastSignInAt: string | null, companies: Array<{ companyId: string, companyName: string, status: DeskUserStatus }>, places: Array<{ shipToId: string, shipToName: string, companyId: string, companyName: string, roleId: string, roleName: string, permissions: Array<string> }> }, history: Array<{ at: string, by: string | null, action: string, reason: string | null, changes: Array<{ what: string, before: string | null, after: string | null }> }> } | null };

export type CustomerRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerRolesQuery = { customerRoles: Array<{ id: string, name: string, customerTypes: Array<string> }> };

export type InviteCustomerUserMutationVariables = Exact<{
  input: DeskInviteUserInput;
}>;


export type InviteCustomerUserMutation = { inviteCustomerUser: { refusal: { message: string, field: string | null } | null } };

export type SetCustomerUserStatusMutationVariables = Exact<{
  input: DeskUserStatusInput;
}>;


export type SetCustomerUserStatusMutation = { setCustomerUserStatus: { refusal: { message: string, field: string | null } | null } };

export type SetCustomerUserRoleMutationVariables = Exact<{
  input: DeskUserRoleInput;
}>;


export type SetCustomerUserRoleMutation = { setCustomerUserRole: { refusal: { message: string, field: string | null } | null } };

export type HelpCustomerUserMutationVariables = Exact<{
  input: DeskHelpUserInput;
}>;


export type HelpCustomerUserMutation = { helpCustomerUser: { refusal: { message: string, field: string | null } | null } };

export type SetWeekdaysMutationVariables = Exact<{
  input: DeskWeekdayInput;
}>;


export type SetWeekdaysMutation = { setWeekdays: { batch: { id: string } | null, refusal: { code: string, message: string, field: string | null } | null } };

export type WeekdayBatchQueryVariables = Exact<{
  id: string;
}>;


export type WeekdayBatchQuery = { weekdayBatch: { id: string, finishedAt: string | null, total: number, done: number, refused: number, refusals: Array<{ shipToId: string, name: string | null, message: string }> } | null };

export type WeekdayBatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type WeekdayBatchesQuery = { weekdayBatches: Array<{ id: string, kind: DeskWeekdayKind, action: DeskWeekdayAction, weekdays: Array<number>, createdAt: string, finishedAt: string | null, done: number, refused: number }> };

export type ChangeBundlesMutationVariables = Exact<{
  input: DeskBundlesInBulkInput;
}>;


export type ChangeBundlesMutation = { changeBundles: { batch: { id: string } | null, refusal: { message: string, field: string | null } | null } };

export type ChangeLeafletsMutationVariables = Exact<{
  input: DeskLeafletsInBulkInput;
}>;


export type ChangeLeafletsMutation = { changeLeaflets: { batch: { id: string } | null, refusal: { message: string, field: string | null } | null } };

export type BundlesQueryVariables = Exact<{
  filter: DeskDealFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type BundlesQuery = { bundles: { total: number, isMore: boolean, next: string | null, items: Array<{ sku: string, name: string, markets: Array<string>, rule: DeskDealRule | null, discountPercent: number | null, validFrom: string | null, validTo: string | null, maxPackages: number | null, itemCount: number, packagesOrdered: number, state: DeskDealState, hasDraft: boolean, isWaiting: boolean }> } };

export type BundleQueryVariables = Exact<{
  sku: string;
}>;


export type BundleQuery = { bundle: { sku: string, name: string, markets: Array<string>, state: DeskDealState, packagesOrdered: number, aloneUpTo: number | null, version: number, weeks: Array<{ monday: string, packages: number }>, offer: { rule: DeskDealRule, discountPercent: number, validFrom: string, validTo: string | null, maxPackages: number, minBoxes: number, maxBoxes: number | null, items: Array<{ sku: string, name: string, isMandatory: boolean, defaultBoxes: number, minBoxes: number, maxBoxes: number }> } | null, draft: { isWaiting: boolean, writtenBy: string, writtenAt: string, isOwn: boolean, offer: { rule: DeskDealRule, discountPercent: number, validFrom: string, validTo: string | null, maxPackages: number, minBoxes: number, maxBoxes: number | null, items: Array<{ sku: string, name: string, isMandatory: boolean, defaultBoxes: number, minBoxes: number, maxBoxes: number }> } } | null, history: Array<{ at: string, by: string | null, action: string, changes: Array<{ what: string, before: string | null, after: string | null }> }> } | null };

export type DealOfferFragment = { rule: DeskDealRule, discountPercent: number, validFrom: string, validTo: string | null, maxPackages: number, minBoxes: number, maxBoxes: number | null, items: Array<{ sku: string, name: string, isMandatory: boolean, defaultBoxes: number, minBoxes: number, maxBoxes: number }> };

export type SaveBundleMutationVariables = Exact<{
  input: DeskSaveDealInput;
}>;


export type SaveBundleMutation = { saveBundle: { deal: { draft: { isWaiting: boolean } | null } | null, refusal: { code: string, message: string, field: string | null } | null } };

export type ApproveBundleMutationVariables = Exact<{
  input: DeskDealMoveInput;
}>;


export type ApproveBundleMutation = { approveBundle: { refusal: { code: string, message: string } | null } };

export type DropBundleDraftMutationVariables = Exact<{
  input: DeskDealMoveInput;
}>;


export type DropBundleDraftMutation = { dropBundleDraft: { refusal: { code: string, message: string } | null } };

export type PromoLeafletsQueryVariables = Exact<{
  filter: DeskLeafletFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type PromoLeafletsQuery = { promoLeaflets: { total: number, isMore: boolean, next: string | null, isErpOwned: boolean, aloneUpTo: number | null, items: Array<{ id: string, name: string, priceList: string, currency: string, sku: string, productName: string, baseMinor: number | null, yourMinor: number | null, promoMinor: number, percent: number, isInsideDelivery: boolean, validFrom: string, validTo: string | null, state: DeskOfferState, changesFrom: string | null, writtenBy: string | null, isOwn: boolean, version: number }> } };

export type OfferListsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferListsQuery = { priceLists: { items: Array<{ code: string, currency: string }> } };

export type SaveLeafletMutationVariables = Exact<{
  input: DeskSaveLeafletInput;
}>;


export type SaveLeafletMutation = { saveLeaflet: { id: string | null, state: DeskOfferState | null, refusal: { code: string, message: string, field: string | null } | null } };

export type ApproveLeafletMutationVariables = Exact<{
  input: DeskLeafletMoveInput;
}>;


export type ApproveLeafletMutation = { approveLeaflet: { state: DeskOfferState | null, refusal: { code: string, message: string } | null } };

export type EndLeafletMutationVariables = Exact<{
  input: DeskLeafletMoveInput;
}>;


export type EndLeafletMutation = { endLeaflet: { state: DeskOfferState | null, refusal: { code: string, message: string } | null } };

export type OfferTrialQueryVariables = Exact<{
  input: DeskOfferTrialInput;
}>;


export type OfferTrialQuery = { offerTrial: { shipToName: string, companyName: string, priceList: string, currency: string, day: string, method: string | null, methods: Array<string>, netMinor: number, savedMinor: number, vatMinor: number, depositMinor: number, totalMinor: number, obstacles: Array<{ code: string, message: string, sku: string | null }>, lines: Array<{ sku: string, name: string, insideOf: string | null, boxes: number, baseMinor: number, yourMinor: number, leafletMinor: number | null, leafletName: string | null, dealMinor: number | null, unitMinor: number, netMinor: number, wins: DeskWinningDiscount | null }> } | null };

export type DeliveryDaysQueryVariables = Exact<{
  from: string;
}>;


export type DeliveryDaysQuery = { deliveryDays: Array<{ day: string, orders: number, unconfirmed: number, pallets: number, kilograms: number, places: number, payloadKilograms: number }> };

export type DeliveryBoardQueryVariables = Exact<{
  day: string;
}>;


export type DeliveryBoardQuery = { deliveryBoard: { day: string, version: number, orders: Array<{ number: string, shipToName: string, city: string, zip: string, window: string, method: string, state: DeskOrderState, pallets: number, kilograms: number, litres: number, netMinor: number, currency: string }>, rounds: Array<{ vehicleId: string, plate: string, name: string, places: number, payloadKilograms: number, absence: string | null, driverId: string | null, driverName: string | null, driverAbsence: string | null, departsAt: string | null, stops: Array<string>, pallets: number, kilograms: number }> } };

export type PlanStopsMutationVariables = Exact<{
  input: PlanStopsInput;
}>;


export type PlanStopsMutation = { planStops: { board: { version: number }, refusal: { code: string, message: string } | null } };

export type SaveRoundMutationVariables = Exact<{
  input: SaveRoundInput;
}>;


export type SaveRoundMutation = { saveRound: { refusal: { code: string, message: string, field: string | null } | null } };

export type MakeDriverCodeMutationVariables = Exact<{
  input: DriverCodeInput;
}>;


export type MakeDriverCodeMutation = { makeDriverCode: { code: string | null, refusal: { code: string, message: string, field: string | null } | null } };

export type FleetQueryVariables = Exact<{ [key: string]: never; }>;


export type FleetQuery = { fleet: { vehicles: Array<{ id: string, plate: string, name: string, places: number, payloadKilograms: number, hasLift: boolean, haulier: string | null, driverId: string | null, weekdays: Array<number>, outFrom: string | null, outTo: string | null, outReason: string, isActive: boolean, version: number }>, drivers: Array<{ id: string, name: string, phone: string, account: string | null, haulier: string | null, weekdays: Array<number>, outFrom: string | null, outTo: string | null, outReason: string, isActive: boolean, version: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> }> } };

export type SaveVehicleMutationVariables = Exact<{
  input: SaveVehicleInput;
}>;


export type SaveVehicleMutation = { saveVehicle: { refusal: { code: string, message: string, field: string | null } | null } };

export type SaveDriverMutationVariables = Exact<{
  input: SaveDriverInput;
}>;


export type SaveDriverMutation = { saveDriver: { refusal: { code: string, message: string, field: string | null } | null } };

export type RemoveDriverPasskeyMutationVariables = Exact<{
  input: RemoveDriverPasskeyInput;
}>;


export type RemoveDriverPasskeyMutation = { removeDriverPasskey: { refusal: { code: string, message: string } | null } };

export type EmptiesDepositFragment = { code: string, name: string, market: string, currency: string, isErpOwned: boolean, seen: string, rows: Array<{ validFrom: string, validTo: string | null, depositMinor: number, standing: DatedStanding }> };

export type EmptiesDepositsQueryVariables = Exact<{ [key: string]: never; }>;


export type EmptiesDepositsQuery = { emptiesDeposits: Array<{ code: string, name: string, market: string, currency: string, isErpOwned: boolean, seen: string, rows: Array<{ validFrom: string, validTo: string | null, depositMinor: number, standing: DatedStanding }> }> };

export type SetEmptiesDepositMutationVariables = Exact<{
  input: SetEmptiesDepositInput;
}>;


export type SetEmptiesDepositMutation = { setEmptiesDeposit: { deposits: Array<{ code: string, name: string, market: string, currency: string, isErpOwned: boolean, seen: string, rows: Array<{ validFrom: string, validTo: string | null, depositMinor: number, standing: DatedStanding }> }>, refusal: { code: string, message: string, field: string | null } | null } };

export type DropEmptiesDepositMutationVariables = Exact<{
  input: DropEmptiesDepositInput;
}>;


export type DropEmptiesDepositMutation = { dropEmptiesDeposit: { deposits: Array<{ code: string, name: string, market: string, currency: string, isErpOwned: boolean, seen: string, rows: Array<{ validFrom: string, validTo: string | null, depositMinor: number, standing: DatedStanding }> }>, refusal: { code: string, message: string, field: string | null } | null } };

export type DataExportsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type DataExportsQuery = { dataExports: { total: number, isMore: boolean, next: string | null, items: Array<{ id: string, state: DataExportState, by: string | null, reason: string, createdAt: string, expiresAt: string | null, steps: number, stepsDone: number, rows: number | null, files: number | null, bytes: number | null }> } };

export type BeginDataExportMutationVariables = Exact<{
  input: BeginDataExportInput;
}>;


export type BeginDataExportMutation = { beginDataExport: { refusal: { code: string, message: string } | null } };

export type OpenDataExportMutationVariables = Exact<{
  input: OpenDataExportInput;
}>;


export type OpenDataExportMutation = { openDataExport: { link: string | null, refusal: { code: string, message: string } | null } };

export type ImportKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportKindsQuery = { importKinds: Array<{ kind: string, template: string, key: Array<string>, isErpOwned: boolean, isIntoDrafts: boolean, columns: Array<{ name: string, means: string, unit: string, values: Array<string>, isNeeded: boolean }> }> };

export type DataImportsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type DataImportsQuery = { dataImports: { total: number, isMore: boolean, next: string | null, items: Array<{ id: string, kind: string, fileName: string, state: DataImportState, version: number, created: number, changed: number, unchanged: number, refused: number, draftIds: Array<string>, triedBy: string | null, triedAt: string, writtenBy: string | null, writtenAt: string | null, undoneBy: string | null, undoneAt: string | null, notUndone: { code: string, message: string } | null }> } };

export type ImportFactsFragment = { id: string, kind: string, fileName: string, state: DataImportState, version: number, created: number, changed: number, unchanged: number, refused: number, draftIds: Array<string>, triedBy: string | null, triedAt: string, writtenBy: string | null, writtenAt: string | null, undoneBy: string | null, undoneAt: string | null, notUndone: { code: string, message: string } | null };

export type DataImportQueryVariables = Exact<{
  id: string;
}>;


export type DataImportQuery = { dataImport: { id: string, kind: string, fileName: string, state: DataImportState, version: number, created: number, changed: number, unchanged: number, refused: number, draftIds: Array<string>, triedBy: string | null, triedAt: string, writtenBy: string | null, writtenAt: string | null, undoneBy: string | null, undoneAt: string | null, notUndone: { code: string, message: string } | null } | null };

export type DataImportRowsQueryVariables = Exact<{
  id: string;
  state?: DataImportRowState | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type DataImportRowsQuery = { dataImportRows: { total: number, isMore: boolean, next: string | null, items: Array<{ id: string, line: number | null, key: string, state: DataImportRowState, fields: Array<{ column: string, before: string, after: string }>, faults: Array<{ column: string, value: string, message: string }> }> } };

export type TryDataImportMutationVariables = Exact<{
  input: TryDataImportInput;
}>;


export type TryDataImportMutation = { tryDataImport: { import: { id: string } | null, refusal: { code: string, message: string } | null } };

export type WriteDataImportMutationVariables = Exact<{
  input: WriteDataImportInput;
}>;


export type WriteDataImportMutation = { writeDataImport: { refusal: { code: string, message: string } | null } };

export type DropDataImportMutationVariables = Exact<{
  input: DropDataImportInput;
}>;


export type DropDataImportMutation = { dropDataImport: { refusal: { code: string, message: string } | null } };

export type UndoDataImportMutationVariables = Exact<{
  input: UndoDataImportInput;
}>;


export type UndoDataImportMutation = { undoDataImport: { refusal: { code: string, message: string } | null } };

export type ServiceKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceKeysQuery = { serviceKeys: Array<{ id: string, name: string, rights: Array<string>, prefix: string, standing: DeskKeyStanding, expiresAt: string, lastUsedAt: string | null }> };

export type CustomerKeysQueryVariables = Exact<{
  text?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type CustomerKeysQuery = { customerKeys: { total: number, isMore: boolean, next: string | null, items: Array<{ id: string, name: string, companyId: string, companyName: string, owner: string | null, permissions: Array<string>, shipToCount: number, prefix: string, standing: DeskKeyStanding, expiresAt: string, lastUsedAt: string | null }> } };

export type WebhookEndpointsQueryVariables = Exact<{
  first: number;
}>;


export type WebhookEndpointsQuery = { webhookEndpoints: { items: Array<{ id: string, companyId: string, companyName: string, owner: string | null, url: string, topics: Array<DeskWebhookTopic>, shipToCount: number, isOn: boolean, failingSince: string | null }> } };

export type WebhookDeliveriesQueryVariables = Exact<{
  state?: DeskWebhookDeliveryState | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { total: number, next: string | null, items: Array<{ id: string, companyId: string, companyName: string, host: string, type: string, about: string | null, createdAt: string, attempts: number, nextAttempt: string | null, statusCode: number | null, problem: string | null, state: DeskWebhookDeliveryState }> } };

export type MakeServiceKeyMutationVariables = Exact<{
  input: MakeServiceKeyInput;
}>;


export type MakeServiceKeyMutation = { makeServiceKey: { secret: string | null, refusal: { code: string, message: string, field: string | null } | null } };

export type RevokeServiceKeyMutationVariables = Exact<{
  input: RevokeServiceKeyInput;
}>;


export type RevokeServiceKeyMutation = { revokeServiceKey: { refusal: { code: string, message: string } | null } };

export type RevokeCustomerKeyMutationVariables = Exact<{
  input: RevokeCustomerKeyInput;
}>;


export type RevokeCustomerKeyMutation = { revokeCustomerKey: { refusal: { code: string, message: string } | null } };

export type RepeatWebhookDeliveryMutationVariables = Exact<{
  input: RepeatWebhookDeliveryInput;
}>;


export type RepeatWebhookDeliveryMutation = { repeatWebhookDelivery: { refusal: { code: string, message: string } | null } };

export type IntegrationsQueryVariables = Exact<{ [key: string]: never; }>;


export type IntegrationsQuery = { integrations: Array<{ name: IntegrationName, state: IntegrationState, lookedAt: string, isBuiltIn: boolean, waiting: number, refused: number, oldest: string | null, lastSent: string | null, lastSignIn: string | null, keys: number | null, lastError: string | null }> };

export type ErpMessagesQueryVariables = Exact<{
  standing: ErpMessageStanding;
  after?: string | null | undefined;
  first: number;
}>;


export type ErpMessagesQuery = { erpMessages: { total: number, isMore: boolean, next: string | null, items: Array<{ id: string, kind: ErpMessageKind, orderNumber: string, company: string, at: string, attempts: number, nextAttempt: string | null, state: ErpMessageState, since: string | null, error: string | null }> } };

export type ErpMessageBodyQueryVariables = Exact<{
  id: string;
}>;


export type ErpMessageBodyQuery = { erpMessageBody: string | null };

export type SendErpMessagesMutationVariables = Exact<{
  input: SendErpMessagesInput;
}>;


export type SendErpMessagesMutation = { sendErpMessages: { count: number, refusal: { code: string, message: string } | null } };

export type SetErpMessageAsideMutationVariables = Exact<{
  input: SetErpMessageAsideInput;
}>;


export type SetErpMessageAsideMutation = { setErpMessageAside: { count: number, refusal: { code: string, message: string } | null } };

export type ProductLimitsQueryVariables = Exact<{
  filter: DeskLimitFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type ProductLimitsQuery = { productLimits: { total: number, isMore: boolean, next: string | null, items: Array<{ id: string, shipToId: string, shipToName: string, companyName: string, sku: string, productName: string, maxBoxes: number, boxesOrdered: number, validFrom: string, validTo: string | null, standing: DeskLimitStanding, version: number }> } };

export type SetProductLimitMutationVariables = Exact<{
  input: SetProductLimitInput;
}>;


export type SetProductLimitMutation = { setProductLimit: { refusal: { code: string, message: string, field: string | null } | null } };

export type DropProductLimitMutationVariables = Exact<{
  input: DropProductLimitInput;
}>;


export type DropProductLimitMutation = { dropProductLimit: { refusal: { code: string, message: string, field: string | null } | null } };

export type ChangeProductLimitsMutationVariables = Exact<{
  input: DeskLimitsInBulkInput;
}>;


export type ChangeProductLimitsMutation = { changeProductLimits: { batch: { id: string } | null, refusal: { message: string, field: string | null } | null } };

export type ChangeMaterialsMutationVariables = Exact<{
  input: DeskMaterialsInBulkInput;
}>;


export type ChangeMaterialsMutation = { changeMaterials: { batch: { id: string } | null, refusal: { message: string, field: string | null } | null } };

export type MaterialsQueryVariables = Exact<{
  filter: DeskMaterialFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type MaterialsQuery = { materials: { total: number, isMore: boolean, next: string | null, items: Array<{ key: string, title: string, format: DeskMaterialFormat, brand: string, markets: Array<string>, cover: string | null, isRetired: boolean, bytes: number, downloads: number }> } };

export type MaterialChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type MaterialChoicesQuery = { materialChoices: { folders: Array<{ folder: string, name: string, materials: number }>, permissions: Array<{ code: string, name: string }> } };

export type MaterialQueryVariables = Exact<{
  key: string;
}>;


export type MaterialQuery = { material: { key: string, version: number, brand: string, folder: string, markets: Array<string>, permission: string | null, seconds: number | null, cover: string | null, isRetired: boolean, words: Array<{ language: string, title: string, description: string }>, files: Array<{ position: number, name: string, bytes: number }>, history: Array<{ at: string, by: string | null, action: string, changes: Array<{ what: string, before: string | null, after: string | null }> }> } | null };

export type SaveMaterialMutationVariables = Exact<{
  input: SaveMaterialInput;
}>;


export type SaveMaterialMutation = { saveMaterial: { refusal: { code: string, message: string, field: string | null } | null } };

export type RetireMaterialMutationVariables = Exact<{
  input: RetireMaterialInput;
}>;


export type RetireMaterialMutation = { retireMaterial: { refusal: { code: string, message: string, field: string | null } | null } };

export type OpenMaterialFileMutationVariables = Exact<{
  input: OpenMaterialFileInput;
}>;


export type OpenMaterialFileMutation = { openMaterialFile: { link: string } };

export type OrderChangePreviewQueryVariables = Exact<{
  input: DeskOrderChangePreviewInput;
}>;


export type OrderChangePreviewQuery = { orderChangePreview: { change: { changeUntil: string | null, methods: Array<string>, before: { netMinor: number, totalMinor: number, pallets: number, kilograms: number }, after: { netMinor: number, totalMinor: number, pallets: number, kilograms: number }, lines: Array<{ sku: string, name: string, boxesBefore: number, boxes: number, unitPriceMinorBefore: number | null, unitPriceMinor: number | null, netMinorBefore: number, netMinor: number }>, obstacles: Array<{ code: string, message: string, sku: string | null }> } | null, refusal: { code: string, message: string } | null } };

export type ChangeOrderMutationVariables = Exact<{
  input: DeskChangeOrderInput;
}>;


export type ChangeOrderMutation = { changeOrder: { refusal: { code: string, message: string, lineNo: number | null } | null } };

export type ClaimDeliveryMutationVariables = Exact<{
  input: DeskClaimDeliveryInput;
}>;


export type ClaimDeliveryMutation = { claimDelivery: { number: string | null, refusal: { lineNo: number | null, message: string } | null } };

export type FindOrdersQueryVariables = Exact<{
  text: string;
}>;


export type FindOrdersQuery = { orders: { items: Array<{ number: string, shipToName: string, companyName: string }> } };

export type OrderWorkQueryVariables = Exact<{
  filter: DeskOrderFilter;
}>;


export type OrderWorkQuery = { orders: { total: number, isMore: boolean, items: Array<{ createdAt: string, deliveryDate: string }> } };

export type HandoverQueryVariables = Exact<{
  orderNumber: string;
}>;


export type HandoverQuery = { handover: { driverName: string, notedAt: string, takenAt: string, receivedBy: string, signature: string | null, photos: Array<string> } | null };

export type ReplacementPreviewQueryVariables = Exact<{
  input: DeskReplacementPreviewInput;
}>;


export type ReplacementPreviewQuery = { replacementPreview: { replacement: { deliveryDate: string | null, method: string, methods: Array<string>, lines: Array<{ lineNo: number, sku: string, name: string, short: number, boxes: number, unitPriceMinor: number, claims: Array<{ ticket: string, boxes: number, credited: number }> }>, sums: { netMinor: number, totalMinor: number, pallets: number, kilograms: number }, obstacles: Array<{ code: string, message: string, sku: string | null }> } | null, refusal: { code: string, message: string } | null } };

export type CreateReplacementMutationVariables = Exact<{
  input: DeskCreateReplacementInput;
}>;


export type CreateReplacementMutation = { createReplacement: { replacement: string | null, refusal: { code: string, message: string } | null } };

export type ShortageQueryVariables = Exact<{
  input: DeskShortageInput;
}>;


export type ShortageQuery = { shortage: { sku: string, name: string | null, sellableFrom: string | null, isErpOwned: boolean, hasMore: boolean, carts: number, cartBoxes: number, orders: Array<{ number: string, version: number, shipToId: string, shipToName: string, deliveryDate: string, method: string, sentAt: string, state: DeskOrderState, ordered: number, confirmed: number | null, isAlone: boolean, refusal: { code: string, message: string } | null }>, like: Array<{ sku: string, name: string }> } };

export type ConfirmShortMutationVariables = Exact<{
  input: DeskConfirmShortInput;
}>;


export type ConfirmShortMutation = { confirmShort: { results: Array<{ number: string, refusal: { code: string, message: string } | null }>, refusal: { code: string, message: string } | null } };

export type ConfirmOrdersMutationVariables = Exact<{
  input: DeskConfirmOrdersInput;
}>;


export type ConfirmOrdersMutation = { confirmOrders: { batch: { id: string } | null, refusal: { code: string, message: string } | null } };

export type OrderBatchQueryVariables = Exact<{
  id: string;
}>;


export type OrderBatchQuery = { orderBatch: { id: string, finishedAt: string | null, total: number, done: number, refused: number, refusals: Array<{ number: string, shipToName: string | null, message: string }> } | null };

export type OrderBatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderBatchesQuery = { orderBatches: Array<{ id: string, createdAt: string, finishedAt: string | null, total: number, done: number, refused: number }> };

export type AskErpAgainMutationVariables = Exact<{
  input: DeskAskErpAgainInput;
}>;


export type AskErpAgainMutation = { askErpAgain: { refusal: { code: string, message: string, lineNo: number | null } | null } };

export type SetOrderPricesMutationVariables = Exact<{
  input: DeskSetOrderPricesInput;
}>;


export type SetOrderPricesMutation = { setOrderPrices: { refusal: { code: string, message: string, lineNo: number | null } | null } };

export type ConfirmOrderMutationVariables = Exact<{
  input: DeskConfirmOrderInput;
}>;


export type ConfirmOrderMutation = { confirmOrder: { refusal: { code: string, message: string, lineNo: number | null } | null } };

export type ShipOrderMutationVariables = Exact<{
  input: DeskShipOrderInput;
}>;


export type ShipOrderMutation = { shipOrder: { refusal: { code: string, message: string, lineNo: number | null } | null } };

export type DeliverOrderMutationVariables = Exact<{
  input: DeskDeliverOrderInput;
}>;


export type DeliverOrderMutation = { deliverOrder: { refusal: { code: string, message: string, lineNo: number | null } | null } };

export type InvoiceOrderMutationVariables = Exact<{
  input: DeskInvoiceOrderInput;
}>;


export type InvoiceOrderMutation = { invoiceOrder: { refusal: { code: string, message: string, lineNo: number | null } | null } };

export type TakeOrderBackMutationVariables = Exact<{
  input: DeskTakeOrderBackInput;
}>;


export type TakeOrderBackMutation = { takeOrderBack: { refusal: { code: string, message: string, lineNo: number | null } | null } };

export type AddOrderNoteMutationVariables = Exact<{
  input: DeskOrderNoteInput;
}>;


export type AddOrderNoteMutation = { addOrderNote: { refusal: { code: string, message: string } | null } };

export type OrderRoundQueryVariables = Exact<{
  orderNumber: string;
}>;


export type OrderRoundQuery = { orderRound: { plate: string, driverName: string | null, departsAt: string | null, position: number, stops: number } | null };

export type OrderQueryVariables = Exact<{
  number: string;
}>;


export type OrderQuery = { order: { orderedBy: string | null, placedBy: string | null, overridden: Array<string>, overrideReason: string | null, overrideNote: string, customerOrderNumber: string, noteForDriver: string, version: number, window: string, vatMinor: number, depositMinor: number, returnedMinor: number, replaces: string | null, moves: Array<string>, isErpOwned: boolean, row: { number: string, erpNumber: string | null, shipToId: string, shipToName: string, companyName: string, method: string, deliveryDate: string, state: DeskOrderState, netMinor: number, totalMinor: number, orderedNetMinor: number, orderedTotalMinor: number, currency: string, litres: number, pallets: number, kilograms: number, source: string, isProvisional: boolean }, replacements: Array<{ number: string, deliveryDate: string, state: DeskOrderState, boxes: number }>, problems: Array<{ kind: string, steps: Array<string>, error: string | null, attempts: number | null }>, caller: { name: string, phone: string, language: string } | null, lines: Array<{ lineNo: number, sku: string, name: string, photo: string | null, ordered: number, confirmed: number | null, delivered: number | null, invoiced: number | null, changeReason: string | null, substitutes: Array<string>, short: number, replaced: number, unitPriceMinor: number, netMinor: number }>, empties: Array<{ code: string, name: string, planned: number, returned: number | null }>, takenBack: Array<{ code: string, name: string }>, timeline: Array<{ at: string, kind: string, by: string | null, detail: string | null }>, papers: Array<{ kind: string, number: string, issued: string, ticket: string | null }>, messages: Array<{ at: string, isReport: boolean, kind: string, state: string, error: string | null }>, tickets: Array<{ number: string, title: string }>, notes: Array<{ id: string, at: string, by: string, text: string }>, history: Array<{ at: string, by: string | null, action: string, reason: string | null, changes: Array<{ what: string, name: string | null, before: string | null, after: string | null, reason: string | null }> }> } | null };

export type OrdersQueryVariables = Exact<{
  filter: DeskOrderFilter;
  sort: DeskOrderSort;
  ascending: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type OrdersQuery = { orders: { total: number, isMore: boolean, next: string | null, items: Array<{ number: string, shipToName: string, companyName: string, method: string, deliveryDate: string, createdAt: string, state: DeskOrderState, netMinor: number, orderedNetMinor: number, currency: string, litres: number, pallets: number, kilograms: number, source: string, erp: string, isProvisional: boolean }> } };

export type OrderCountsQueryVariables = Exact<{
  filters: Array<DeskOrderFilter> | DeskOrderFilter;
}>;


export type OrderCountsQuery = { orderCounts: Array<{ total: number, isMore: boolean }> };

export type PaperMatchFragment = { kind: DeskFiledKind, number: string, companyName: string, about: string, issued: string, amountMinor: number | null, currency: string | null, replaces: string | null, isThere: boolean };

export type PaperFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type PaperFilesQuery = { paperFiles: Array<{ upload: string, name: string, bytes: number, number: string | null, kind: DeskFiledKind | null, contractPaper: DeskContractPaper, matches: Array<{ kind: DeskFiledKind, number: string, companyName: string, about: string, issued: string, amountMinor: number | null, currency: string | null, replaces: string | null, isThere: boolean }> }> };

export type PapersNumberedQueryVariables = Exact<{
  number: string;
  upload: string;
}>;


export type PapersNumberedQuery = { papersNumbered: Array<{ kind: DeskFiledKind, number: string, companyName: string, about: string, issued: string, amountMinor: number | null, currency: string | null, replaces: string | null, isThere: boolean }> };

export type PaperVatRatesQueryVariables = Exact<{
  shipToId?: string | null | undefined;
  day?: string | null | undefined;
}>;


export type PaperVatRatesQuery = { paperVatRates: Array<number> };

export type FilePapersMutationVariables = Exact<{
  input: FilePapersInput;
}>;


export type FilePapersMutation = { filePapers: { results: Array<{ upload: string, outcome: DeskFiling | null, refusal: { code: string, message: string, field: string | null } | null }> } };

export type LeavePaperFilesMutationVariables = Exact<{
  input: LeavePaperFilesInput;
}>;


export type LeavePaperFilesMutation = { leavePaperFiles: { count: number } };

export type OverdueQueryVariables = Exact<{ [key: string]: never; }>;


export type OverdueQuery = { papers: { total: number, isMore: boolean, items: Array<{ due: string | null }> } };

export type ChangePapersMutationVariables = Exact<{
  input: DeskPapersInBulkInput;
}>;


export type ChangePapersMutation = { changePapers: { batch: { id: string } | null, refusal: { message: string, field: string | null } | null } };

export type DeskContractsQueryVariables = Exact<{
  filter: DeskContractFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type DeskContractsQuery = { deskContracts: { total: number, isMore: boolean, next: string | null, items: Array<{ number: string, name: string, companyId: string, companyName: string, validFrom: string, validTo: string | null, state: string, endsIn: number | null, year: { agreedLitres: number, takenLitres: number, beforeLitres: number, paceLitres: number, bonus: { reached: number, currency: string } | null } | null }> } };

export type PapersQueryVariables = Exact<{
  filter: DeskPaperFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type PapersQuery = { papers: { total: number, isMore: boolean, next: string | null, items: Array<{ id: string, kind: string, number: string, companyId: string, companyName: string, shipToId: string | null, shipToName: string | null, issued: string, due: string | null, amountMinor: number | null, currency: string | null, standing: string, days: number | null, formats: Array<string> }> } };

export type PaperSumsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaperSumsQuery = { paperSums: Array<{ currency: string, isOverdue: boolean, count: number, minor: number, oldest: string }> };

export type BankStatementsQueryVariables = Exact<{ [key: string]: never; }>;


export type BankStatementsQuery = { bankStatements: Array<{ id: string, name: string, addedAt: string, addedBy: string | null, from: string | null, to: string | null, count: number, waiting: number }> };

export type BankStatementQueryVariables = Exact<{
  id: string;
}>;


export type BankStatementQuery = { bankStatement: { id: string, name: string, from: string | null, to: string | null, count: number, waiting: number, others: number, known: number, payments: Array<{ line: number, day: string, amountMinor: number, currency: string, symbol: string, account: string, payer: string, message: string, paid: string | null, leftReason: string | null, match: { kind: PaymentMatchKind, differsMinor: number | null, invoice: { number: string, symbol: string, due: string, openMinor: number, currency: string, companyName: string, shipToName: string } | null } | null }> } | null };

export type OpenInvoicesQueryVariables = Exact<{
  text: string;
}>;


export type OpenInvoicesQuery = { openInvoices: Array<{ number: string, symbol: string, due: string, openMinor: number, currency: string, companyName: string, shipToName: string }> };

export type AddBankStatementMutationVariables = Exact<{
  input: AddBankStatementInput;
}>;


export type AddBankStatementMutation = { addBankStatement: { statement: { id: string } | null, refusal: { code: string, message: string } | null } };

export type SettlePaymentsMutationVariables = Exact<{
  input: SettlePaymentsInput;
}>;


export type SettlePaymentsMutation = { settlePayments: { settled: number, refusals: Array<{ code: string, line: number | null, message: string }> } };

export type LeavePaymentMutationVariables = Exact<{
  input: LeavePaymentInput;
}>;


export type LeavePaymentMutation = { leavePayment: { refusal: { code: string, message: string } | null } };

export type PayInvoiceMutationVariables = Exact<{
  input: PayInvoiceInput;
}>;


export type PayInvoiceMutation = { payInvoice: { openMinor: number | null, refusal: { code: string, message: string } | null } };

export type PreviewSettingsMutationVariables = Exact<{
  input: DeskSettingsPreviewInput;
}>;


export type PreviewSettingsMutation = { previewSettings: { address: string | null, refusal: { message: string } | null } };

export type SettingsOfPortalFragment = { market: string, seen: string, dated: Array<{ validFrom: string | null, bannerRotation: number, sections: Array<string>, units: Array<{ customerType: string, method: string, units: Array<DeskOrderUnit> }> }>, switchedSections: Array<{ permission: string, name: string }>, maintenance: { isOn: boolean, isClosed: boolean, from: string | null, until: string | null, opensItself: boolean, message: { cs: string, sk: string, en: string } | null }, cutOffs: Array<{ kind: string, moment: string }> };

export type PortalSettingsQueryVariables = Exact<{
  market: string;
}>;


export type PortalSettingsQuery = { portalSettings: { market: string, seen: string, dated: Array<{ validFrom: string | null, bannerRotation: number, sections: Array<string>, units: Array<{ customerType: string, method: string, units: Array<DeskOrderUnit> }> }>, switchedSections: Array<{ permission: string, name: string }>, maintenance: { isOn: boolean, isClosed: boolean, from: string | null, until: string | null, opensItself: boolean, message: { cs: string, sk: string, en: string } | null }, cutOffs: Array<{ kind: string, moment: string }> } };

export type SetPortalSettingsMutationVariables = Exact<{
  input: SetPortalSettingsInput;
}>;


export type SetPortalSettingsMutation = { setPortalSettings: { settings: { market: string, seen: string, dated: Array<{ validFrom: string | null, bannerRotation: number, sections: Array<string>, units: Array<{ customerType: string, method: string, units: Array<DeskOrderUnit> }> }>, switchedSections: Array<{ permission: string, name: string }>, maintenance: { isOn: boolean, isClosed: boolean, from: string | null, until: string | null, opensItself: boolean, message: { cs: string, sk: string, en: string } | null }, cutOffs: Array<{ kind: string, moment: string }> }, refusal: { code: string, message: string, field: string | null } | null } };

export type DropPortalSettingsMutationVariables = Exact<{
  input: DropPortalSettingsInput;
}>;


export type DropPortalSettingsMutation = { dropPortalSettings: { settings: { market: string, seen: string, dated: Array<{ validFrom: string | null, bannerRotation: number, sections: Array<string>, units: Array<{ customerType: string, method: string, units: Array<DeskOrderUnit> }> }>, switchedSections: Array<{ permission: string, name: string }>, maintenance: { isOn: boolean, isClosed: boolean, from: string | null, until: string | null, opensItself: boolean, message: { cs: string, sk: string, en: string } | null }, cutOffs: Array<{ kind: string, moment: string }> }, refusal: { code: string, message: string, field: string | null } | null } };

export type SetMaintenanceMutationVariables = Exact<{
  input: SetMaintenanceInput;
}>;


export type SetMaintenanceMutation = { setMaintenance: { settings: { market: string, seen: string, dated: Array<{ validFrom: string | null, bannerRotation: number, sections: Array<string>, units: Array<{ customerType: string, method: string, units: Array<DeskOrderUnit> }> }>, switchedSections: Array<{ permission: string, name: string }>, maintenance: { isOn: boolean, isClosed: boolean, from: string | null, until: string | null, opensItself: boolean, message: { cs: string, sk: string, en: string } | null }, cutOffs: Array<{ kind: string, moment: string }> }, refusal: { code: string, message: string, field: string | null } | null } };

export type PriceDraftDoneFragment = { kept: number, draft: { id: string, version: number, state: DeskPriceDraftState } | null, refusal: { code: string, message: string } | null, faults: Array<{ row: number, message: string }> };

export type CreatePriceDraftMutationVariables = Exact<{
  input: DeskNewPriceDraftInput;
}>;


export type CreatePriceDraftMutation = { createPriceDraft: { kept: number, draft: { id: string, version: number, state: DeskPriceDraftState } | null, refusal: { code: string, message: string } | null, faults: Array<{ row: number, message: string }> } };

export type ChangePriceDraftMutationVariables = Exact<{
  input: DeskChangePriceDraftInput;
}>;


export type ChangePriceDraftMutation = { changePriceDraft: { kept: number, draft: { id: string, version: number, state: DeskPriceDraftState } | null, refusal: { code: string, message: string } | null, faults: Array<{ row: number, message: string }> } };

export type FillPriceDraftMutationVariables = Exact<{
  input: DeskFillPriceDraftInput;
}>;


export type FillPriceDraftMutation = { fillPriceDraft: { kept: number, draft: { id: string, version: number, state: DeskPriceDraftState } | null, refusal: { code: string, message: string } | null, faults: Array<{ row: number, message: string }> } };

export type SetPriceDraftLinesMutationVariables = Exact<{
  input: DeskPriceDraftLinesInput;
}>;


export type SetPriceDraftLinesMutation = { setPriceDraftLines: { kept: number, draft: { id: string, version: number, state: DeskPriceDraftState } | null, refusal: { code: string, message: string } | null, faults: Array<{ row: number, message: string }> } };

export type RemovePriceDraftLinesMutationVariables = Exact<{
  input: DeskRemovePriceDraftLinesInput;
}>;


export type RemovePriceDraftLinesMutation = { removePriceDraftLines: { kept: number, draft: { id: string, version: number, state: DeskPriceDraftState } | null, refusal: { code: string, message: string } | null, faults: Array<{ row: number, message: string }> } };

export type HandInPriceDraftMutationVariables = Exact<{
  input: DeskHandInPriceDraftInput;
}>;


export type HandInPriceDraftMutation = { handInPriceDraft: { kept: number, draft: { id: string, version: number, state: DeskPriceDraftState } | null, refusal: { code: string, message: string } | null, faults: Array<{ row: number, message: string }> } };

export type ApprovePriceDraftMutationVariables = Exact<{
  input: DeskPriceDraftMoveInput;
}>;


export type ApprovePriceDraftMutation = { approvePriceDraft: { kept: number, draft: { id: string, version: number, state: DeskPriceDraftState } | null, refusal: { code: string, message: string } | null, faults: Array<{ row: number, message: string }> } };

export type ReturnPriceDraftMutationVariables = Exact<{
  input: DeskPriceDraftReasonInput;
}>;


export type ReturnPriceDraftMutation = { returnPriceDraft: { kept: number, draft: { id: string, version: number, state: DeskPriceDraftState } | null, refusal: { code: string, message: string } | null, faults: Array<{ row: number, message: string }> } };

export type DropPriceDraftMutationVariables = Exact<{
  input: DeskPriceDraftMoveInput;
}>;


export type DropPriceDraftMutation = { dropPriceDraft: { kept: number, draft: { id: string, version: number, state: DeskPriceDraftState } | null, refusal: { code: string, message: string } | null, faults: Array<{ row: number, message: string }> } };

export type TakeBackPriceDraftMutationVariables = Exact<{
  input: DeskPriceDraftReasonInput;
}>;


export type TakeBackPriceDraftMutation = { takeBackPriceDraft: { kept: number, draft: { id: string, version: number, state: DeskPriceDraftState } | null, refusal: { code: string, message: string } | null, faults: Array<{ row: number, message: string }> } };

export type PriceDraftsQueryVariables = Exact<{
  states: Array<DeskPriceDraftState> | DeskPriceDraftState;
  isReturned: boolean;
  after?: string | null | undefined;
}>;


export type PriceDraftsQuery = { priceDrafts: { total: number, isMore: boolean, next: string | null, items: Array<{ id: string, name: string, state: DeskPriceDraftState, validFrom: string, publishAt: string | null, by: string, createdAt: string, lines: number, maxPercent: number, priceLists: Array<string>, returnedReason: string | null, returnedBy: string | null, returnedAt: string | null }> } };

export type PriceDraftQueryVariables = Exact<{
  id: string;
}>;


export type PriceDraftQuery = { priceDraft: { id: string, name: string, reason: string, state: DeskPriceDraftState, validFrom: string, publishAt: string | null, version: number, by: string, createdAt: string, handedInBy: string | null, handedInAt: string | null, approvedBy: string | null, approvedAt: string | null, publishedAt: string | null, takenBackBy: string | null, takenBackAt: string | null, takenBackReason: string | null, returnedReason: string | null, returnedBy: string | null, returnedAt: string | null, limit: number | null, needsSecondPerson: boolean, may: Array<DeskPriceDraftMove>, counts: { all: number, over: number, unchanged: number, typed: number, conflicts: number, maxPercent: number, averagePercent: number }, touched: { companies: number, shipTos: number, carts: number, leaflets: number, cartsMinor: Array<{ minor: number, currency: string }> } } | null };

export type PriceDraftLinesQueryVariables = Exact<{
  id: string;
  show: DeskPriceLineShow;
  text?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type PriceDraftLinesQuery = { priceDraftLines: { total: number, isMore: boolean, next: string | null, items: Array<{ priceList: string, currency: string, sku: string, name: string, oldBaseMinor: number | null, oldYourMinor: number | null, baseMinor: number, yourMinor: number, percent: number, isTyped: boolean, isOver: boolean, nowYourMinor: number | null, isConflict: boolean, laterFrom: string | null, leafletTo: string | null }> } | null };

export type PriceChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceChoicesQuery = { priceChoices: { isErpOwned: boolean, brands: Array<string>, priceLists: Array<{ code: string, currency: string }>, categories: Array<{ code: string, name: string }> } };

export type PriceListsQueryVariables = Exact<{
  text?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type PriceListsQuery = { priceLists: { total: number, isMore: boolean, next: string | null, items: Array<{ code: string, market: string, currency: string, prices: number, nextFrom: string | null, companies: number, shipTos: number }> } };

export type PriceListQueryVariables = Exact<{
  code: string;
}>;


export type PriceListQuery = { priceList: { code: string, market: string, currency: string, prices: number, companyCount: number, companies: Array<{ id: string, name: string, shipTos: number }> } | null };

export type ListPricesQueryVariables = Exact<{
  priceList: string;
  day?: string | null | undefined;
  text?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ListPricesQuery = { listPrices: { total: number, isMore: boolean, next: string | null, items: Array<{ sku: string, name: string, baseMinor: number, yourMinor: number, validFrom: string, validTo: string | null, nextFrom: string | null, nextYourMinor: number | null, leafletMinor: number | null }> } };

export type PriceExplainedQueryVariables = Exact<{
  shipToId: string;
  sku: string;
  day?: string | null | undefined;
}>;


export type PriceExplainedQuery = { priceExplained: { shipToName: string, companyName: string, sku: string, name: string, day: string, priceList: string, currency: string, baseMinor: number | null, yourMinor: number | null, validFrom: string | null, validTo: string | null, chargedMinor: number | null, rule: DeskPriceRule, isBundle: boolean, leaflet: { name: string, promoMinor: number, percentage: number, longTermPercent: number, validFrom: string, validTo: string | null } | null } | null };

export type FindProductsQueryVariables = Exact<{
  text: string;
}>;


export type FindProductsQuery = { products: { items: Array<{ sku: string, name: string, brand: string }> } };

export type ProductSheetQueryVariables = Exact<{
  skus: Array<string> | string;
}>;


export type ProductSheetQuery = { productSheet: Array<{ sku: string, name: string, version: string, fields: Array<{ name: string, value: string, unit: string, values: Array<string>, isErpOwned: boolean }> }> };

export type SaveProductSheetMutationVariables = Exact<{
  input: DeskSaveProductSheetInput;
}>;


export type SaveProductSheetMutation = { saveProductSheet: { rows: Array<{ sku: string, refusal: { code: string, message: string } | null, faults: Array<{ field: string, message: string }> }> } };

export type AddProductPhotosMutationVariables = Exact<{
  input: AddProductPhotosInput;
}>;


export type AddProductPhotosMutation = { addProductPhotos: { results: Array<{ upload: string, sku: string | null, productName: string | null, position: number | null, isReplaced: boolean, address: string | null, refusal: { code: string, message: string } | null }> } };

export type ArrangeProductPhotosMutationVariables = Exact<{
  input: ArrangeProductPhotosInput;
}>;


export type ArrangeProductPhotosMutation = { arrangeProductPhotos: { refusal: { code: string, message: string } | null, faults: Array<{ field: string, message: string }> } };

export type ProductQueryVariables = Exact<{
  sku: string;
}>;


export type ProductQuery = { product: { sku: string, name: string, version: string, state: DeskProductState, photosVersion: string, fields: Array<{ name: string, value: string, unit: string, values: Array<string>, isErpOwned: boolean }>, words: Array<{ language: string, state: string, originalChangedAt: string | null, before: Array<{ what: string, before: string | null }> }>, photos: Array<{ position: number, address: string, words: Array<{ language: string, text: string }> }>, deposits: Array<{ market: string, name: string, units: number, totalMinor: number, currency: string }>, history: Array<{ at: string, by: string | null, action: string, changes: Array<{ what: string, before: string | null, after: string | null }> }> } | null };

export type NewProductQueryVariables = Exact<{
  copyOf?: string | null | undefined;
}>;


export type NewProductQuery = { newProduct: Array<{ name: string, value: string, unit: string, values: Array<string>, isErpOwned: boolean }> };

export type SaveProductMutationVariables = Exact<{
  input: DeskSaveProductInput;
}>;


export type SaveProductMutation = { saveProduct: { refusal: { code: string, message: string } | null, faults: Array<{ field: string, code: string, message: string }> } };

export type ConfirmProductWordsMutationVariables = Exact<{
  input: DeskProductWordsInput;
}>;


export type ConfirmProductWordsMutation = { confirmProductWords: { refusal: { code: string, message: string } | null } };

export type ProductsQueryVariables = Exact<{
  filter: DeskProductFilter;
  sort: DeskProductSort;
  ascending: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type ProductsQuery = { products: { total: number, isMore: boolean, next: string | null, items: Array<{ sku: string, name: string, ean: string, brand: string, boxesPerPallet: number, kilograms: number, markets: Array<string>, languages: Array<string>, hasPhoto: boolean, state: DeskProductState, sellableFrom: string | null, sellableTo: string | null }> } };

export type ProductShelvesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductShelvesQuery = { productShelves: { brands: Array<string>, isErpOwned: boolean, categories: Array<{ code: string, name: string }>, packagings: Array<{ code: string, name: string }> } };

export type PreviewAsRoleMutationVariables = Exact<{
  input: DeskRolePreviewInput;
}>;


export type PreviewAsRoleMutation = { previewAsRole: { address: string | null, place: { id: string, name: string } | null, refusal: { message: string } | null } };

export type TableOfRolesFragment = { screens: Array<{ permission: string, name: string }>, roles: Array<{ id: string, name: string, customerTypes: Array<string>, users: number, marks: Array<DeskRoleMark> }> };

export type RoleTableQueryVariables = Exact<{ [key: string]: never; }>;


export type RoleTableQuery = { roleTable: { screens: Array<{ permission: string, name: string }>, roles: Array<{ id: string, name: string, customerTypes: Array<string>, users: number, marks: Array<DeskRoleMark> }> } };

export type ChangeRoleTableMutationVariables = Exact<{
  input: ChangeRoleTableInput;
}>;


export type ChangeRoleTableMutation = { changeRoleTable: { touched: number, table: { screens: Array<{ permission: string, name: string }>, roles: Array<{ id: string, name: string, customerTypes: Array<string>, users: number, marks: Array<DeskRoleMark> }> }, refusal: { code: string, message: string, roleId: string } | null } };

export type InviteStaffMutationVariables = Exact<{
  input: InviteStaffInput;
}>;


export type InviteStaffMutation = { inviteStaff: { link: string | null, refusal: { code: string, message: string } | null } };

export type InviteStaffAgainMutationVariables = Exact<{
  uid: string;
}>;


export type InviteStaffAgainMutation = { inviteStaffAgain: { link: string | null, refusal: { message: string } | null } };

export type ChangeStaffMutationVariables = Exact<{
  input: ChangeStaffInput;
}>;


export type ChangeStaffMutation = { changeStaff: { refusal: { code: string, message: string } | null } };

export type EndStaffSessionsMutationVariables = Exact<{
  uid: string;
}>;


export type EndStaffSessionsMutation = { endStaffSessions: { refusal: { message: string } | null } };

export type ChangeStaffMembersMutationVariables = Exact<{
  input: DeskStaffInBulkInput;
}>;


export type ChangeStaffMembersMutation = { changeStaffMembers: { batch: { id: string } | null, refusal: { message: string, field: string | null } | null } };

export type StaffRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffRightsQuery = { staffRights: Array<{ role: StaffRoleName, area: string, power: string, limit: number | null }> };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { staff: Array<{ uid: string, firstName: string, lastName: string, email: string, status: StaffStanding, roles: Array<StaffRoleName>, companies: Array<string>, factors: Array<string>, lastSeenAt: string | null, rolesFrom: string | null, version: number }> };

export type TermsOfMarketFragment = { market: string, seen: string, users: number, versions: Array<{ version: string, standing: DeskTermsStanding, begins: string, ends: string | null, markets: Array<string>, agreed: number, words: Array<{ language: string, title: string, body: string }> }>, draft: { version: string, changedAt: string, publishAt: string | null, changedBy: string | null, words: Array<{ language: string, title: string, body: string }> } | null };

export type TermsQueryVariables = Exact<{
  market: string;
}>;


export type TermsQuery = { terms: { market: string, seen: string, users: number, versions: Array<{ version: string, standing: DeskTermsStanding, begins: string, ends: string | null, markets: Array<string>, agreed: number, words: Array<{ language: string, title: string, body: string }> }>, draft: { version: string, changedAt: string, publishAt: string | null, changedBy: string | null, words: Array<{ language: string, title: string, body: string }> } | null } };

export type TermsNotAgreedQueryVariables = Exact<{
  market: string;
  first: number;
  after?: string | null | undefined;
}>;


export type TermsNotAgreedQuery = { termsNotAgreed: { total: number, isMore: boolean, next: string | null, items: Array<{ uid: string, name: string, companyName: string }> } };

export type SaveTermsMutationVariables = Exact<{
  input: SaveTermsInput;
}>;


export type SaveTermsMutation = { saveTerms: { terms: { market: string, seen: string, users: number, versions: Array<{ version: string, standing: DeskTermsStanding, begins: string, ends: string | null, markets: Array<string>, agreed: number, words: Array<{ language: string, title: string, body: string }> }>, draft: { version: string, changedAt: string, publishAt: string | null, changedBy: string | null, words: Array<{ language: string, title: string, body: string }> } | null }, refusal: { code: string, message: string, field: string | null } | null } };

export type PublishTermsMutationVariables = Exact<{
  input: PublishTermsInput;
}>;


export type PublishTermsMutation = { publishTerms: { terms: { market: string, seen: string, users: number, versions: Array<{ version: string, standing: DeskTermsStanding, begins: string, ends: string | null, markets: Array<string>, agreed: number, words: Array<{ language: string, title: string, body: string }> }>, draft: { version: string, changedAt: string, publishAt: string | null, changedBy: string | null, words: Array<{ language: string, title: string, body: string }> } | null }, refusal: { code: string, message: string, field: string | null } | null } };

export type StopTermsPlanMutationVariables = Exact<{
  input: SeenTermsInput;
}>;


export type StopTermsPlanMutation = { stopTermsPlan: { terms: { market: string, seen: string, users: number, versions: Array<{ version: string, standing: DeskTermsStanding, begins: string, ends: string | null, markets: Array<string>, agreed: number, words: Array<{ language: string, title: string, body: string }> }>, draft: { version: string, changedAt: string, publishAt: string | null, changedBy: string | null, words: Array<{ language: string, title: string, body: string }> } | null }, refusal: { code: string, message: string, field: string | null } | null } };

export type DropTermsDraftMutationVariables = Exact<{
  input: SeenTermsInput;
}>;


export type DropTermsDraftMutation = { dropTermsDraft: { terms: { market: string, seen: string, users: number, versions: Array<{ version: string, standing: DeskTermsStanding, begins: string, ends: string | null, markets: Array<string>, agreed: number, words: Array<{ language: string, title: string, body: string }> }>, draft: { version: string, changedAt: string, publishAt: string | null, changedBy: string | null, words: Array<{ language: string, title: string, body: string }> } | null }, refusal: { code: string, message: string, field: string | null } | null } };

export type ClaimQueryVariables = Exact<{
  number: string;
}>;


export type ClaimQuery = { claim: { number: string, version: number, order: string, deliveryDay: string, invoice: string | null, shipToName: string, currency: string, payment: string, today: string, state: string, expectedMinor: number, language: string, aloneUpToMinor: number | null, isErpOwned: boolean, replacements: Array<string>, lines: Array<{ lineNo: number, sku: string, name: string, reason: string, delivered: number, claimed: number, credited: number, most: number, replaced: number, unitPriceMinor: number, unitDepositMinor: number, vatPct: number, photos: Array<string> }>, credits: Array<{ number: string, at: string, boxes: number, totalMinor: number | null }>, proposals: Array<{ id: string, state: DeskCreditState, by: string, at: string, totalMinor: number, words: string, isSolving: boolean, decidedBy: string | null, decidedAt: string | null, why: string | null, document: string | null, may: Array<DeskCreditMove>, lines: Array<{ lineNo: number, boxes: number }> }> } | null };

export type ProposeCreditMutationVariables = Exact<{
  input: DeskProposeCreditInput;
}>;


export type ProposeCreditMutation = { proposeCredit: { refusal: { code: string, lineNo: number | null, message: string } | null } };

export type ApproveCreditMutationVariables = Exact<{
  input: DeskApproveCreditInput;
}>;


export type ApproveCreditMutation = { approveCredit: { refusal: { message: string } | null } };

export type DeclineCreditMutationVariables = Exact<{
  input: DeskDeclineCreditInput;
}>;


export type DeclineCreditMutation = { declineCredit: { refusal: { message: string } | null } };

export type WithdrawCreditMutationVariables = Exact<{
  input: DeskWithdrawCreditInput;
}>;


export type WithdrawCreditMutation = { withdrawCredit: { refusal: { message: string } | null } };

export type TicketTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketTemplatesQuery = { ticketTemplates: Array<{ id: string, title: string, cs: string, sk: string, en: string, version: number, changedBy: string | null, changedAt: string }> };

export type SaveTicketTemplateMutationVariables = Exact<{
  input: DeskSaveTemplateInput;
}>;


export type SaveTicketTemplateMutation = { saveTicketTemplate: { refusal: { code: string, field: string | null, message: string } | null } };

export type RemoveTicketTemplateMutationVariables = Exact<{
  input: DeskRemoveTemplateInput;
}>;


export type RemoveTicketTemplateMutation = { removeTicketTemplate: { refusal: { message: string } | null } };

export type AllTicketTargetsFragment = { categories: Array<{ id: string, name: string, seen: string, rows: Array<{ validFrom: string | null, answerMinutes: number, solutionMinutes: number, standing: DatedStanding, setBy: string | null, setAt: string | null }> }>, hours: Array<{ market: string, weekdays: Array<number>, from: string, to: string }> };

export type TicketTargetsQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketTargetsQuery = { ticketTargets: { categories: Array<{ id: string, name: string, seen: string, rows: Array<{ validFrom: string | null, answerMinutes: number, solutionMinutes: number, standing: DatedStanding, setBy: string | null, setAt: string | null }> }>, hours: Array<{ market: string, weekdays: Array<number>, from: string, to: string }> } };

export type SetTicketTargetMutationVariables = Exact<{
  input: DeskSetTicketTargetInput;
}>;


export type SetTicketTargetMutation = { setTicketTarget: { targets: { categories: Array<{ id: string, name: string, seen: string, rows: Array<{ validFrom: string | null, answerMinutes: number, solutionMinutes: number, standing: DatedStanding, setBy: string | null, setAt: string | null }> }>, hours: Array<{ market: string, weekdays: Array<number>, from: string, to: string }> }, refusal: { code: string, message: string, field: string | null } | null } };

export type DropTicketTargetMutationVariables = Exact<{
  input: DeskDropTicketTargetInput;
}>;


export type DropTicketTargetMutation = { dropTicketTarget: { targets: { categories: Array<{ id: string, name: string, seen: string, rows: Array<{ validFrom: string | null, answerMinutes: number, solutionMinutes: number, standing: DatedStanding, setBy: string | null, setAt: string | null }> }>, hours: Array<{ market: string, weekdays: Array<number>, from: string, to: string }> }, refusal: { code: string, message: string, field: string | null } | null } };

export type TicketFiguresQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type TicketFiguresQuery = { ticketFigures: { isMore: boolean, items: Array<{ category: string, tickets: number, answers: { inTime: number, late: number, open: number, share: number | null }, solutions: { inTime: number, late: number, open: number, share: number | null } }> } };

export type ChangeTicketsMutationVariables = Exact<{
  input: DeskTicketsInBulkInput;
}>;


export type ChangeTicketsMutation = { changeTickets: { batch: { id: string } | null, refusal: { message: string, field: string | null } | null } };

export type TicketQueryVariables = Exact<{
  number: string;
}>;


export type TicketQuery = { ticket: { version: number, description: string, sentAt: string | null, steps: Array<string>, order: string | null, invoice: string | null, delivery: string | null, mergedInto: string | null, row: { number: string, title: string, status: string, isAnswered: boolean, opened: string, category: string, subcategory: string, shipToId: string, shipToName: string, companyName: string, clocks: { answer: { state: DeskTicketClockState, usedMinutes: number, targetMinutes: number, due: string | null, isLate: boolean }, solution: { state: DeskTicketClockState, usedMinutes: number, targetMinutes: number, due: string | null, isLate: boolean } }, assignee: { uid: string, name: string } | null }, person: { name: string, phone: string, language: string }, said: Array<{ id: string, at: string, kind: DeskTicketSaidKind, by: string | null, text: string }>, files: Array<{ id: string, name: string, bytes: number, at: string }>, others: Array<{ number: string, title: string, status: string }> } | null };

export type AnswerTicketMutationVariables = Exact<{
  input: DeskAnswerTicketInput;
}>;


export type AnswerTicketMutation = { answerTicket: { refusal: { code: string, message: string } | null } };

export type ChangeTicketMutationVariables = Exact<{
  input: DeskChangeTicketInput;
}>;


export type ChangeTicketMutation = { changeTicket: { refusal: { code: string, message: string } | null } };

export type AssignTicketMutationVariables = Exact<{
  input: DeskAssignTicketInput;
}>;


export type AssignTicketMutation = { assignTicket: { refusal: { code: string, message: string } | null } };

export type MergeTicketMutationVariables = Exact<{
  input: DeskMergeTicketInput;
}>;


export type MergeTicketMutation = { mergeTicket: { refusal: { code: string, message: string } | null } };

export type AddTicketNoteMutationVariables = Exact<{
  input: DeskTicketNoteInput;
}>;


export type AddTicketNoteMutation = { addTicketNote: { refusal: { code: string, message: string } | null } };

export type TicketClocksFragment = { answer: { state: DeskTicketClockState, usedMinutes: number, targetMinutes: number, due: string | null, isLate: boolean }, solution: { state: DeskTicketClockState, usedMinutes: number, targetMinutes: number, due: string | null, isLate: boolean } };

export type TicketsQueryVariables = Exact<{
  filter: DeskTicketFilter;
  ascending: boolean;
  byTimeLeft: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type TicketsQuery = { tickets: { total: number, isMore: boolean, next: string | null, items: Array<{ number: string, title: string, status: string, isAnswered: boolean, opened: string, openedAt: string | null, category: string, subcategory: string, shipToName: string, companyName: string, caller: string | null, clocks: { answer: { state: DeskTicketClockState, usedMinutes: number, targetMinutes: number, due: string | null, isLate: boolean }, solution: { state: DeskTicketClockState, usedMinutes: number, targetMinutes: number, due: string | null, isLate: boolean } }, assignee: { uid: string, name: string } | null, creditWaiting: { minor: number, currency: string } | null }> } };

export type TicketChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketChoicesQuery = { ticketChoices: { categories: Array<{ id: string, name: string }>, people: Array<{ uid: string, name: string }> } };

export type MissingRegularsQueryVariables = Exact<{
  cutOff: DeskCutOffInput;
  first: number;
  after?: string | null | undefined;
}>;


export type MissingRegularsQuery = { missingRegulars: { regular: number, missing: number, orders: number, drafts: number, next: string | null, items: Array<{ shipToId: string, shipToName: string, city: string, companyName: string, isRegular: boolean, times: number, weeks: number, usualPallets: number, usualLitres: number, remindedAt: string | null, person: { uid: string, name: string, phone: string } | null, cart: { updatedAt: string, lines: number, netMinor: number, currency: string } | null }> } | null };

export type RemindPlaceMutationVariables = Exact<{
  input: DeskReminderInput;
}>;


export type RemindPlaceMutation = { remindPlace: { remindedAt: string | null, refusal: { message: string } | null } };

export type WeekFiguresQueryVariables = Exact<{
  day: string;
}>;


export type WeekFiguresQuery = { weekFigures: { from: string, to: string, items: Array<{ day: string, method: string, currency: string, orders: number, ordersBefore: number, litres: number, litresBefore: number, netMinor: number, netMinorBefore: number }> } };

export type BulkBatchQueryVariables = Exact<{
  id: string;
}>;


export type BulkBatchQuery = { bulkBatch: { id: string, finishedAt: string | null, total: number, done: number, refused: number, refusals: Array<{ id: string, name: string | null, message: string }> } | null };

export type BulkBatchesQueryVariables = Exact<{
  list: DeskBulkList;
}>;


export type BulkBatchesQuery = { bulkBatches: Array<{ id: string, act: string, createdAt: string, finishedAt: string | null, done: number, refused: number }> };

export type ColumnsQueryVariables = Exact<{ [key: string]: never; }>;


export type ColumnsQuery = { columns: Array<{ list: string, shown: Array<string>, hidden: Array<string> }> };

export type SaveColumnsMutationVariables = Exact<{
  input: SaveColumnsInput;
}>;


export type SaveColumnsMutation = { saveColumns: { refusal: { code: string, message: string } | null } };

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

export type CutOffsQueryVariables = Exact<{ [key: string]: never; }>;


export type CutOffsQuery = { cutOffs: Array<{ kind: DeliveryKind, day: string, orderBy: string, markets: Array<string> }> };

export type FoundPlacesQueryVariables = Exact<{
  text: string;
}>;


export type FoundPlacesQuery = { foundPlaces: Array<{ id: string, name: string, city: string, companyName: string }> };

export type FoundCustomersQueryVariables = Exact<{
  text: string;
}>;


export type FoundCustomersQuery = { foundPlaces: Array<{ id: string, name: string, city: string }>, foundCompanies: Array<{ id: string, name: string, city: string }> };

export type FoundGoodsQueryVariables = Exact<{
  text: string;
}>;


export type FoundGoodsQuery = { foundGoods: Array<{ sku: string, name: string }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { uid: string, firstName: string, lastName: string, email: string, language: string, roles: Array<StaffRoleName>, drives: boolean, companies: Array<string> | null, rights: Array<{ area: string, power: string, limit: number | null }> } };

export type PaymentsOwnerQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentsOwnerQuery = { arePaymentsErpOwned: boolean };

export type OpenPaperMutationVariables = Exact<{
  input: OpenPaperInput;
}>;


export type OpenPaperMutation = { openPaper: { link: string } };

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
export const BrandOfPortalFragmentDoc = new TypedDocumentString(`
    fragment BrandOfPortal on DeskBrand {
  seen
  look {
    name
    main
    deep
    accent
    logo
  }
  contacts {
    market
    sender
    address
    replyTo
    phone
    email
    hours {
      weekdays
      from
      to
    }
  }
}
    `, {"fragmentName":"BrandOfPortal"}) as unknown as TypedDocumentString<BrandOfPortalFragment, unknown>;
export const ToldChangeFragmentDoc = new TypedDocumentString(`
    fragment ToldChange on DeliveryChange {
  id
  typeOfChange
  day
  newDay
  orderBy
  kinds
  scope {
    market
    customerType
    companies
    shipTos
    zips
  }
  reasons {
    cs
    sk
    en
  }
  places
  closedPlaces
  placeName
  orders
  publishedBy
  publishedAt
  takenBackAt
  takenBackBy
  takenBackReason
  mayTakeBack
}
    `, {"fragmentName":"ToldChange"}) as unknown as TypedDocumentString<ToldChangeFragment, unknown>;
export const TouchedRowFragmentDoc = new TypedDocumentString(`
    fragment TouchedRow on TouchedPlace {
  shipToId
  name
  city
  zip
  kinds
  carts {
    method
    owner
    changedAt
  }
  orders {
    number
    method
    day
    pallets
  }
}
    `, {"fragmentName":"TouchedRow"}) as unknown as TypedDocumentString<TouchedRowFragment, unknown>;
export const YearOfHolidaysFragmentDoc = new TypedDocumentString(`
    fragment YearOfHolidays on HolidayYear {
  market
  year
  isKnown
  seen
  days {
    day
    name
    nameEn
    isDayOff
    shops
    doubt
  }
}
    `, {"fragmentName":"YearOfHolidays"}) as unknown as TypedDocumentString<YearOfHolidaysFragment, unknown>;
export const LeadTimeStandingFragmentDoc = new TypedDocumentString(`
    fragment LeadTimeStanding on LeadTimeOfKind {
  kind
  methods
  seen
  rows {
    validFrom
    cutOff
    days
    standing
    setBy
    setAt
  }
}
    `, {"fragmentName":"LeadTimeStanding"}) as unknown as TypedDocumentString<LeadTimeStandingFragment, unknown>;
export const DatedCapacityFragmentDoc = new TypedDocumentString(`
    fragment DatedCapacity on CapacityRuleOf {
  market
  customerType
  method
  currency
  seen
  rows {
    validFrom
    validTo
    limits {
      minPallets
      maxPallets
      minKg
      maxKg
      orderValueMinor
      minLitres
      maxLitres
    }
    standing
    setBy
    setAt
  }
}
    `, {"fragmentName":"DatedCapacity"}) as unknown as TypedDocumentString<DatedCapacityFragment, unknown>;
export const TriedLoadFragmentDoc = new TypedDocumentString(`
    fragment TriedLoad on CapacityTrialLoad {
  boxes
  palletThousandths
  grams
  millilitres
  netMinor
}
    `, {"fragmentName":"TriedLoad"}) as unknown as TypedDocumentString<TriedLoadFragment, unknown>;
export const ContentAnswerFragmentDoc = new TypedDocumentString(`
    fragment ContentAnswer on DeskContentAnswer {
  key
  refusal {
    code
    message
    field
  }
}
    `, {"fragmentName":"ContentAnswer"}) as unknown as TypedDocumentString<ContentAnswerFragment, unknown>;
export const ContentRowFragmentDoc = new TypedDocumentString(`
    fragment ContentRow on DeskContentRow {
  id
  kind
  key
  title
  markets
  state
  translations {
    language
    isOriginal
    state
  }
  validFrom
  validTo
  publishAt
  changedAt
  changedBy
}
    `, {"fragmentName":"ContentRow"}) as unknown as TypedDocumentString<ContentRowFragment, unknown>;
export const CustomerChangeFragmentDoc = new TypedDocumentString(`
    fragment CustomerChange on DeskCustomerChange {
  at
  by
  action
  reason
  changes {
    what
    before
    after
  }
}
    `, {"fragmentName":"CustomerChange"}) as unknown as TypedDocumentString<CustomerChangeFragment, unknown>;
export const ShipToRowFragmentDoc = new TypedDocumentString(`
    fragment ShipToRow on DeskShipToRow {
  id
  name
  companyId
  companyName
  street
  city
  zip
  market
  customerType
  priceList
  weekdays {
    standard
    truck
    tank
    unfiltered
  }
  isSuspended
  unpaidMinor
  money {
    currency
    unpaidMinor
    overdueMinor
    creditLimitMinor
    usedPercent
    isOverdue
    isOverLimit
  }
  lastOrderAt
}
    `, {"fragmentName":"ShipToRow"}) as unknown as TypedDocumentString<ShipToRowFragment, unknown>;
export const DealOfferFragmentDoc = new TypedDocumentString(`
    fragment DealOffer on DeskDealOffer {
  rule
  discountPercent
  validFrom
  validTo
  maxPackages
  minBoxes
  maxBoxes
  items {
    sku
    name
    isMandatory
    defaultBoxes
    minBoxes
    maxBoxes
  }
}
    `, {"fragmentName":"DealOffer"}) as unknown as TypedDocumentString<DealOfferFragment, unknown>;
export const EmptiesDepositFragmentDoc = new TypedDocumentString(`
    fragment EmptiesDeposit on DeskEmptiesDeposit {
  code
  name
  market
  currency
  isErpOwned
  seen
  rows {
    validFrom
    validTo
    depositMinor
    standing
  }
}
    `, {"fragmentName":"EmptiesDeposit"}) as unknown as TypedDocumentString<EmptiesDepositFragment, unknown>;
export const ImportFactsFragmentDoc = new TypedDocumentString(`
    fragment ImportFacts on DataImport {
  id
  kind
  fileName
  state
  version
  created
  changed
  unchanged
  refused
  draftIds
  triedBy
  triedAt
  writtenBy
  writtenAt
  undoneBy
  undoneAt
  notUndone {
    code
    message
  }
}
    `, {"fragmentName":"ImportFacts"}) as unknown as TypedDocumentString<ImportFactsFragment, unknown>;
export const PaperMatchFragmentDoc = new TypedDocumentString(`
    fragment PaperMatch on DeskPaperMatch {
  kind
  number
  companyName
  about
  issued
  amountMinor
  currency
  replaces
  isThere
}
    `, {"fragmentName":"PaperMatch"}) as unknown as TypedDocumentString<PaperMatchFragment, unknown>;
export const SettingsOfPortalFragmentDoc = new TypedDocumentString(`
    fragment SettingsOfPortal on DeskPortalSettings {
  market
  seen
  dated {
    validFrom
    bannerRotation
    sections
    units {
      customerType
      method
      units
    }
  }
  switchedSections {
    permission
    name
  }
  maintenance {
    isOn
    isClosed
    from
    until
    opensItself
    message {
      cs
      sk
      en
    }
  }
  cutOffs {
    kind
    moment
  }
}
    `, {"fragmentName":"SettingsOfPortal"}) as unknown as TypedDocumentString<SettingsOfPortalFragment, unknown>;
export const PriceDraftDoneFragmentDoc = new TypedDocumentString(`
    fragment PriceDraftDone on DeskPriceDraftAnswer {
  draft {
    id
    version
    state
  }
  kept
  refusal {
    code
    message
  }
  faults {
    row
    message
  }
}
    `, {"fragmentName":"PriceDraftDone"}) as unknown as TypedDocumentString<PriceDraftDoneFragment, unknown>;
export const TableOfRolesFragmentDoc = new TypedDocumentString(`
    fragment TableOfRoles on DeskRoleTable {
  screens {
    permission
    name
  }
  roles {
    id
    name
    customerTypes
    users
    marks
  }
}
    `, {"fragmentName":"TableOfRoles"}) as unknown as TypedDocumentString<TableOfRolesFragment, unknown>;
export const TermsOfMarketFragmentDoc = new TypedDocumentString(`
    fragment TermsOfMarket on DeskTerms {
  market
  seen
  users
  versions {
    version
    standing
    begins
    ends
    markets
    agreed
    words {
      language
      title
      body
    }
  }
  draft {
    version
    changedAt
    publishAt
    changedBy
    words {
      language
      title
      body
    }
  }
}
    `, {"fragmentName":"TermsOfMarket"}) as unknown as TypedDocumentString<TermsOfMarketFragment, unknown>;
export const AllTicketTargetsFragmentDoc = new TypedDocumentString(`
    fragment AllTicketTargets on DeskTicketTargets {
  categories {
    id
    name
    seen
    rows {
      validFrom
      answerMinutes
      solutionMinutes
      standing
      setBy
      setAt
    }
  }
  hours {
    market
    weekdays
    from
    to
  }
}
    `, {"fragmentName":"AllTicketTargets"}) as unknown as TypedDocumentString<AllTicketTargetsFragment, unknown>;
export const TicketClocksFragmentDoc = new TypedDocumentString(`
    fragment TicketClocks on DeskTicketClocks {
  answer {
    state
    usedMinutes
    targetMinutes
    due
    isLate
  }
  solution {
    state
    usedMinutes
    targetMinutes
    due
    isLate
  }
}
    `, {"fragmentName":"TicketClocks"}) as unknown as TypedDocumentString<TicketClocksFragment, unknown>;
export const AuditEntriesDocument = new TypedDocumentString(`
    query AuditEntries($filter: AuditFilter!, $first: Int!, $after: String) {
  auditEntries(filter: $filter, first: $first, after: $after) {
    total
    isMore
    next
    items {
      id
      at
      by {
        uid
        name
        isStaff
      }
      inNameOf
      action
      kind
      subject
      subjectName
      company
      reason
      address
      browser
      system
      requestId
      notUndone {
        code
        message
      }
      changes {
        what
        name
        before
        after
        reason
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const UndoAuditEntryDocument = new TypedDocumentString(`
    mutation UndoAuditEntry($input: UndoAuditEntryInput!) {
  undoAuditEntry(input: $input) {
    refusal {
      code
      message
    }
    changes {
      what
      name
      before
      after
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<UndoAuditEntryMutation, UndoAuditEntryMutationVariables>;
export const BrandDocument = new TypedDocumentString(`
    query Brand {
  brand {
    ...BrandOfPortal
  }
}
    fragment BrandOfPortal on DeskBrand {
  seen
  look {
    name
    main
    deep
    accent
    logo
  }
  contacts {
    market
    sender
    address
    replyTo
    phone
    email
    hours {
      weekdays
      from
      to
    }
  }
}`) as unknown as TypedDocumentString<BrandQuery, BrandQueryVariables>;
export const SetBrandDocument = new TypedDocumentString(`
    mutation SetBrand($input: SetBrandInput!) {
  setBrand(input: $input) {
    brand {
      ...BrandOfPortal
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment BrandOfPortal on DeskBrand {
  seen
  look {
    name
    main
    deep
    accent
    logo
  }
  contacts {
    market
    sender
    address
    replyTo
    phone
    email
    hours {
      weekdays
      from
      to
    }
  }
}`) as unknown as TypedDocumentString<SetBrandMutation, SetBrandMutationVariables>;
export const DropBrandDocument = new TypedDocumentString(`
    mutation DropBrand($input: DropBrandInput!) {
  dropBrand(input: $input) {
    brand {
      ...BrandOfPortal
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment BrandOfPortal on DeskBrand {
  seen
  look {
    name
    main
    deep
    accent
    logo
  }
  contacts {
    market
    sender
    address
    replyTo
    phone
    email
    hours {
      weekdays
      from
      to
    }
  }
}`) as unknown as TypedDocumentString<DropBrandMutation, DropBrandMutationVariables>;
export const SetContactsDocument = new TypedDocumentString(`
    mutation SetContacts($input: SetContactsInput!) {
  setContacts(input: $input) {
    brand {
      ...BrandOfPortal
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment BrandOfPortal on DeskBrand {
  seen
  look {
    name
    main
    deep
    accent
    logo
  }
  contacts {
    market
    sender
    address
    replyTo
    phone
    email
    hours {
      weekdays
      from
      to
    }
  }
}`) as unknown as TypedDocumentString<SetContactsMutation, SetContactsMutationVariables>;
export const DeliveryChangesDocument = new TypedDocumentString(`
    query DeliveryChanges($standing: DeliveryChangeStanding!, $after: String) {
  deliveryChanges(standing: $standing, first: 50, after: $after) {
    total
    next
    items {
      ...ToldChange
    }
  }
}
    fragment ToldChange on DeliveryChange {
  id
  typeOfChange
  day
  newDay
  orderBy
  kinds
  scope {
    market
    customerType
    companies
    shipTos
    zips
  }
  reasons {
    cs
    sk
    en
  }
  places
  closedPlaces
  placeName
  orders
  publishedBy
  publishedAt
  takenBackAt
  takenBackBy
  takenBackReason
  mayTakeBack
}`) as unknown as TypedDocumentString<DeliveryChangesQuery, DeliveryChangesQueryVariables>;
export const DeliveryChangeDocument = new TypedDocumentString(`
    query DeliveryChange($id: ID!, $after: String) {
  deliveryChange(id: $id, first: 50, after: $after) {
    next
    change {
      ...ToldChange
    }
    touched {
      ...TouchedRow
    }
  }
}
    fragment ToldChange on DeliveryChange {
  id
  typeOfChange
  day
  newDay
  orderBy
  kinds
  scope {
    market
    customerType
    companies
    shipTos
    zips
  }
  reasons {
    cs
    sk
    en
  }
  places
  closedPlaces
  placeName
  orders
  publishedBy
  publishedAt
  takenBackAt
  takenBackBy
  takenBackReason
  mayTakeBack
}
fragment TouchedRow on TouchedPlace {
  shipToId
  name
  city
  zip
  kinds
  carts {
    method
    owner
    changedAt
  }
  orders {
    number
    method
    day
    pallets
  }
}`) as unknown as TypedDocumentString<DeliveryChangeQuery, DeliveryChangeQueryVariables>;
export const DeliveryChangePreviewDocument = new TypedDocumentString(`
    query DeliveryChangePreview($change: DeliveryChangeInput!, $after: String) {
  deliveryChangePreview(change: $change, first: 50, after: $after) {
    refusal {
      code
      message
      field
    }
    places
    closedPlaces
    changedAlready
    carts
    orders
    seen
    next
    orderBys {
      market
      kind
      orderBy
    }
    touched {
      ...TouchedRow
    }
  }
}
    fragment TouchedRow on TouchedPlace {
  shipToId
  name
  city
  zip
  kinds
  carts {
    method
    owner
    changedAt
  }
  orders {
    number
    method
    day
    pallets
  }
}`) as unknown as TypedDocumentString<DeliveryChangePreviewQuery, DeliveryChangePreviewQueryVariables>;
export const PublishDeliveryChangeDocument = new TypedDocumentString(`
    mutation PublishDeliveryChange($input: PublishDeliveryChangeInput!) {
  publishDeliveryChange(input: $input) {
    change {
      id
    }
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<PublishDeliveryChangeMutation, PublishDeliveryChangeMutationVariables>;
export const TakeBackDeliveryChangeDocument = new TypedDocumentString(`
    mutation TakeBackDeliveryChange($input: TakeBackDeliveryChangeInput!) {
  takeBackDeliveryChange(input: $input) {
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<TakeBackDeliveryChangeMutation, TakeBackDeliveryChangeMutationVariables>;
export const InsteadsDocument = new TypedDocumentString(`
    query Insteads {
  deliveryChanges(standing: ahead, first: 100) {
    items {
      newDay
      takenBackAt
      scope {
        market
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InsteadsQuery, InsteadsQueryVariables>;
export const HolidayYearDocument = new TypedDocumentString(`
    query HolidayYear($market: String!, $year: Int!) {
  holidayYear(market: $market, year: $year) {
    ...YearOfHolidays
  }
}
    fragment YearOfHolidays on HolidayYear {
  market
  year
  isKnown
  seen
  days {
    day
    name
    nameEn
    isDayOff
    shops
    doubt
  }
}`) as unknown as TypedDocumentString<HolidayYearQuery, HolidayYearQueryVariables>;
export const ConfirmHolidayYearDocument = new TypedDocumentString(`
    mutation ConfirmHolidayYear($input: ConfirmHolidayYearInput!) {
  confirmHolidayYear(input: $input) {
    year {
      ...YearOfHolidays
    }
    refusal {
      code
      message
      day
    }
  }
}
    fragment YearOfHolidays on HolidayYear {
  market
  year
  isKnown
  seen
  days {
    day
    name
    nameEn
    isDayOff
    shops
    doubt
  }
}`) as unknown as TypedDocumentString<ConfirmHolidayYearMutation, ConfirmHolidayYearMutationVariables>;
export const LeadTimesDocument = new TypedDocumentString(`
    query LeadTimes {
  leadTimes {
    ...LeadTimeStanding
  }
}
    fragment LeadTimeStanding on LeadTimeOfKind {
  kind
  methods
  seen
  rows {
    validFrom
    cutOff
    days
    standing
    setBy
    setAt
  }
}`) as unknown as TypedDocumentString<LeadTimesQuery, LeadTimesQueryVariables>;
export const SetLeadTimeDocument = new TypedDocumentString(`
    mutation SetLeadTime($input: SetLeadTimeInput!) {
  setLeadTime(input: $input) {
    leadTimes {
      ...LeadTimeStanding
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment LeadTimeStanding on LeadTimeOfKind {
  kind
  methods
  seen
  rows {
    validFrom
    cutOff
    days
    standing
    setBy
    setAt
  }
}`) as unknown as TypedDocumentString<SetLeadTimeMutation, SetLeadTimeMutationVariables>;
export const DropLeadTimeDocument = new TypedDocumentString(`
    mutation DropLeadTime($input: DropLeadTimeInput!) {
  dropLeadTime(input: $input) {
    leadTimes {
      ...LeadTimeStanding
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment LeadTimeStanding on LeadTimeOfKind {
  kind
  methods
  seen
  rows {
    validFrom
    cutOff
    days
    standing
    setBy
    setAt
  }
}`) as unknown as TypedDocumentString<DropLeadTimeMutation, DropLeadTimeMutationVariables>;
export const CallersDocument = new TypedDocumentString(`
    query Callers($text: String!, $seesUsers: Boolean!) {
  shipTos(filter: {text: $text}, first: 20) {
    items {
      id
      name
      companyName
      city
      isSuspended
    }
  }
  customerUsers(filter: {text: $text}, first: 20) @include(if: $seesUsers) {
    items {
      uid
      firstName
      lastName
      phone
      places {
        shipToId
        shipToName
        companyName
        roleName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CallersQuery, CallersQueryVariables>;
export const CallDocument = new TypedDocumentString(`
    query Call($shipToId: ID!) {
  call(shipToId: $shipToId) {
    shipToId
    shipToName
    companyId
    companyName
    isSuspended
    suspendedReason
    money {
      currency
      unpaidMinor
      overdueMinor
      creditLimitMinor
      usedPercent
      isOverLimit
    }
    invoices {
      number
      due
      daysLate
      openMinor
    }
    carts {
      uid
      name
      updatedAt
      method
      day
      netMinor
      pallets
      mostPallets
      kilograms
      mayOrder
      obstacles
      orderBy
      lines {
        sku
        name
        boxes
        netMinor
      }
    }
    deliveries {
      day
      method
      orderBy
      order {
        number
        state
        pallets
      }
    }
    orders {
      number
      day
      state
      netMinor
      currency
    }
    orderCount
    tickets {
      number
      title
      status
    }
    people {
      uid
      name
      phone
      language
      roleName
      mayOrder
    }
    empties {
      code
      name
      units
      depositMinor
    }
    notes {
      id
      at
      by
      caller
      text
    }
  }
}
    `) as unknown as TypedDocumentString<CallQuery, CallQueryVariables>;
export const AddCallNoteDocument = new TypedDocumentString(`
    mutation AddCallNote($input: DeskCallNoteInput!) {
  addCallNote(input: $input) {
    refusal {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddCallNoteMutation, AddCallNoteMutationVariables>;
export const OrderOnBehalfDocument = new TypedDocumentString(`
    mutation OrderOnBehalf($input: DeskOnBehalfInput!) {
  orderOnBehalf(input: $input) {
    address
    refusal {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<OrderOnBehalfMutation, OrderOnBehalfMutationVariables>;
export const CapacityRulesDocument = new TypedDocumentString(`
    query CapacityRules {
  capacityRules {
    ...DatedCapacity
  }
}
    fragment DatedCapacity on CapacityRuleOf {
  market
  customerType
  method
  currency
  seen
  rows {
    validFrom
    validTo
    limits {
      minPallets
      maxPallets
      minKg
      maxKg
      orderValueMinor
      minLitres
      maxLitres
    }
    standing
    setBy
    setAt
  }
}`) as unknown as TypedDocumentString<CapacityRulesQuery, CapacityRulesQueryVariables>;
export const CapacityTrialDocument = new TypedDocumentString(`
    query CapacityTrial($shipToId: ID!, $lines: [CapacityTrialLineInput!]) {
  capacityTrial(shipToId: $shipToId, lines: $lines) {
    shipToId
    shipToName
    market
    customerType
    tankLitresInstalled
    carts {
      id
      method
      day
      updatedAt
      isWholesale
      load {
        ...TriedLoad
      }
    }
    lines {
      ...TriedLoad
    }
    unknown
  }
}
    fragment TriedLoad on CapacityTrialLoad {
  boxes
  palletThousandths
  grams
  millilitres
  netMinor
}`) as unknown as TypedDocumentString<CapacityTrialQuery, CapacityTrialQueryVariables>;
export const CapacityEffectDocument = new TypedDocumentString(`
    query CapacityEffect($input: CapacityEffectInput!) {
  capacityEffect(input: $input) {
    orders
    isMore
    failing
    failingNow
    places
    placesFailing
  }
}
    `) as unknown as TypedDocumentString<CapacityEffectQuery, CapacityEffectQueryVariables>;
export const SetCapacityRuleDocument = new TypedDocumentString(`
    mutation SetCapacityRule($input: SetCapacityRuleInput!) {
  setCapacityRule(input: $input) {
    rules {
      ...DatedCapacity
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment DatedCapacity on CapacityRuleOf {
  market
  customerType
  method
  currency
  seen
  rows {
    validFrom
    validTo
    limits {
      minPallets
      maxPallets
      minKg
      maxKg
      orderValueMinor
      minLitres
      maxLitres
    }
    standing
    setBy
    setAt
  }
}`) as unknown as TypedDocumentString<SetCapacityRuleMutation, SetCapacityRuleMutationVariables>;
export const DropCapacityRuleDocument = new TypedDocumentString(`
    mutation DropCapacityRule($input: DropCapacityRuleInput!) {
  dropCapacityRule(input: $input) {
    rules {
      ...DatedCapacity
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment DatedCapacity on CapacityRuleOf {
  market
  customerType
  method
  currency
  seen
  rows {
    validFrom
    validTo
    limits {
      minPallets
      maxPallets
      minKg
      maxKg
      orderValueMinor
      minLitres
      maxLitres
    }
    standing
    setBy
    setAt
  }
}`) as unknown as TypedDocumentString<DropCapacityRuleMutation, DropCapacityRuleMutationVariables>;
export const PlannedContentDocument = new TypedDocumentString(`
    query PlannedContent {
  contents(filter: {state: planned}, first: 1) {
    total
    isMore
  }
}
    `) as unknown as TypedDocumentString<PlannedContentQuery, PlannedContentQueryVariables>;
export const PreviewContentDocument = new TypedDocumentString(`
    mutation PreviewContent($input: DeskContentPreviewInput!) {
  previewContent(input: $input) {
    address
    refusal {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewContentMutation, PreviewContentMutationVariables>;
export const ChangeContentsDocument = new TypedDocumentString(`
    mutation ChangeContents($input: DeskContentsInBulkInput!) {
  changeContents(input: $input) {
    batch {
      id
    }
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeContentsMutation, ChangeContentsMutationVariables>;
export const ContentOrderDocument = new TypedDocumentString(`
    query ContentOrder($kind: DeskContentKind!) {
  contentOrder(kind: $kind) {
    key
    title
    section
    isPublished
  }
}
    `) as unknown as TypedDocumentString<ContentOrderQuery, ContentOrderQueryVariables>;
export const ArrangeContentDocument = new TypedDocumentString(`
    mutation ArrangeContent($input: ArrangeContentInput!) {
  arrangeContent(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentAnswer on DeskContentAnswer {
  key
  refusal {
    code
    message
    field
  }
}`) as unknown as TypedDocumentString<ArrangeContentMutation, ArrangeContentMutationVariables>;
export const ContentDocument = new TypedDocumentString(`
    query Content($kind: DeskContentKind!, $key: ID!) {
  content(kind: $kind, key: $key) {
    row {
      ...ContentRow
    }
    version
    isPublished
    isDraft
    words {
      language
      title
      body
      section
      originalChangedAt
    }
    sort
    tone
    link
    file
    isPublic
    isNewCapability
    history {
      at
      by
      action
      changes {
        what
        before
        after
      }
    }
  }
}
    fragment ContentRow on DeskContentRow {
  id
  kind
  key
  title
  markets
  state
  translations {
    language
    isOriginal
    state
  }
  validFrom
  validTo
  publishAt
  changedAt
  changedBy
}`) as unknown as TypedDocumentString<ContentQuery, ContentQueryVariables>;
export const SaveContentDocument = new TypedDocumentString(`
    mutation SaveContent($input: SaveContentInput!) {
  saveContent(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentAnswer on DeskContentAnswer {
  key
  refusal {
    code
    message
    field
  }
}`) as unknown as TypedDocumentString<SaveContentMutation, SaveContentMutationVariables>;
export const StopContentPlanDocument = new TypedDocumentString(`
    mutation StopContentPlan($input: SeenContentInput!) {
  stopContentPlan(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentAnswer on DeskContentAnswer {
  key
  refusal {
    code
    message
    field
  }
}`) as unknown as TypedDocumentString<StopContentPlanMutation, StopContentPlanMutationVariables>;
export const ConfirmContentWordsDocument = new TypedDocumentString(`
    mutation ConfirmContentWords($input: ConfirmContentWordsInput!) {
  confirmContentWords(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentAnswer on DeskContentAnswer {
  key
  refusal {
    code
    message
    field
  }
}`) as unknown as TypedDocumentString<ConfirmContentWordsMutation, ConfirmContentWordsMutationVariables>;
export const ContentsDocument = new TypedDocumentString(`
    query Contents($filter: DeskContentFilter!, $first: Int!, $after: String) {
  contents(filter: $filter, first: $first, after: $after) {
    total
    isMore
    next
    items {
      ...ContentRow
    }
  }
}
    fragment ContentRow on DeskContentRow {
  id
  kind
  key
  title
  markets
  state
  translations {
    language
    isOriginal
    state
  }
  validFrom
  validTo
  publishAt
  changedAt
  changedBy
}`) as unknown as TypedDocumentString<ContentsQuery, ContentsQueryVariables>;
export const PublishContentDocument = new TypedDocumentString(`
    mutation PublishContent($input: PublishContentInput!) {
  publishContent(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentAnswer on DeskContentAnswer {
  key
  refusal {
    code
    message
    field
  }
}`) as unknown as TypedDocumentString<PublishContentMutation, PublishContentMutationVariables>;
export const TakeContentBackDocument = new TypedDocumentString(`
    mutation TakeContentBack($input: SeenContentInput!) {
  takeContentBack(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentAnswer on DeskContentAnswer {
  key
  refusal {
    code
    message
    field
  }
}`) as unknown as TypedDocumentString<TakeContentBackMutation, TakeContentBackMutationVariables>;
export const DropContentDraftDocument = new TypedDocumentString(`
    mutation DropContentDraft($input: SeenContentInput!) {
  dropContentDraft(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentAnswer on DeskContentAnswer {
  key
  refusal {
    code
    message
    field
  }
}`) as unknown as TypedDocumentString<DropContentDraftMutation, DropContentDraftMutationVariables>;
export const AddTextPictureDocument = new TypedDocumentString(`
    mutation AddTextPicture($input: AddTextPictureInput!) {
  addTextPicture(input: $input) {
    address
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddTextPictureMutation, AddTextPictureMutationVariables>;
export const ChangeCompaniesDocument = new TypedDocumentString(`
    mutation ChangeCompanies($input: DeskCompaniesInBulkInput!) {
  changeCompanies(input: $input) {
    batch {
      id
    }
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeCompaniesMutation, ChangeCompaniesMutationVariables>;
export const ChangeCustomerUsersDocument = new TypedDocumentString(`
    mutation ChangeCustomerUsers($input: DeskCustomerUsersInBulkInput!) {
  changeCustomerUsers(input: $input) {
    batch {
      id
    }
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeCustomerUsersMutation, ChangeCustomerUsersMutationVariables>;
export const FindShipTosDocument = new TypedDocumentString(`
    query FindShipTos($text: String!) {
  shipTos(filter: {text: $text}, first: 5) {
    items {
      id
      name
      companyName
      city
    }
  }
}
    `) as unknown as TypedDocumentString<FindShipTosQuery, FindShipTosQueryVariables>;
export const FindCompaniesDocument = new TypedDocumentString(`
    query FindCompanies($text: String!) {
  companies(filter: {text: $text}, first: 5) {
    items {
      id
      name
      city
      ico
    }
  }
}
    `) as unknown as TypedDocumentString<FindCompaniesQuery, FindCompaniesQueryVariables>;
export const FindUsersDocument = new TypedDocumentString(`
    query FindUsers($text: String!) {
  customerUsers(filter: {text: $text}, first: 5) {
    items {
      uid
      firstName
      lastName
      email
    }
  }
}
    `) as unknown as TypedDocumentString<FindUsersQuery, FindUsersQueryVariables>;
export const NearLimitDocument = new TypedDocumentString(`
    query NearLimit {
  companies(filter: {isNearLimit: true}, first: 1) {
    total
    isMore
  }
}
    `) as unknown as TypedDocumentString<NearLimitQuery, NearLimitQueryVariables>;
export const NewCustomerDocument = new TypedDocumentString(`
    query NewCustomer($companyId: ID) {
  newCustomer(companyId: $companyId) {
    isErpOwned
    mayCreateCompany
    number
    erpNumber
    dueDays
    paymentMethod
  }
}
    `) as unknown as TypedDocumentString<NewCustomerQuery, NewCustomerQueryVariables>;
export const CreateCompanyDocument = new TypedDocumentString(`
    mutation CreateCompany($input: DeskNewCompanyInput!) {
  createCompany(input: $input) {
    id
    existing {
      id
      name
    }
    refusals {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCompanyMutation, CreateCompanyMutationVariables>;
export const CreateShipToDocument = new TypedDocumentString(`
    mutation CreateShipTo($input: DeskNewShipToInput!) {
  createShipTo(input: $input) {
    id
    existing {
      id
      name
    }
    refusals {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<CreateShipToMutation, CreateShipToMutationVariables>;
export const ExportCustomerUserDocument = new TypedDocumentString(`
    mutation ExportCustomerUser($input: DeskPersonInput!) {
  exportCustomerUser(input: $input) {
    file {
      name
      content
    }
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ExportCustomerUserMutation, ExportCustomerUserMutationVariables>;
export const AnonymiseCustomerUserDocument = new TypedDocumentString(`
    mutation AnonymiseCustomerUser($input: DeskAnonymiseInput!) {
  anonymiseCustomerUser(input: $input) {
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<AnonymiseCustomerUserMutation, AnonymiseCustomerUserMutationVariables>;
export const ChangeShipToDocument = new TypedDocumentString(`
    mutation ChangeShipTo($input: DeskShipToInput!) {
  changeShipTo(input: $input) {
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeShipToMutation, ChangeShipToMutationVariables>;
export const ChangeCompanyDocument = new TypedDocumentString(`
    mutation ChangeCompany($input: DeskCompanyInput!) {
  changeCompany(input: $input) {
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeCompanyMutation, ChangeCompanyMutationVariables>;
export const PriceListsOfCustomersDocument = new TypedDocumentString(`
    query PriceListsOfCustomers {
  priceListsOfCustomers {
    code
    currency
  }
}
    `) as unknown as TypedDocumentString<PriceListsOfCustomersQuery, PriceListsOfCustomersQueryVariables>;
export const SetShipToSuspendedDocument = new TypedDocumentString(`
    mutation SetShipToSuspended($input: DeskSuspensionInput!) {
  setShipToSuspended(input: $input) {
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SetShipToSuspendedMutation, SetShipToSuspendedMutationVariables>;
export const SetCompanyTermsDocument = new TypedDocumentString(`
    mutation SetCompanyTerms($input: DeskTermsInput!) {
  setCompanyTerms(input: $input) {
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SetCompanyTermsMutation, SetCompanyTermsMutationVariables>;
export const ShipToDocument = new TypedDocumentString(`
    query ShipTo($id: ID!) {
  shipTo(id: $id) {
    row {
      ...ShipToRow
    }
    version
    isErpOwned
    country
    types
    kind
    gln
    deliveryWindow
    isTankEnabled
    isUnfilteredEnabled
    isSmallTruckAllowed
    tankLitresInstalled
    methods
    suspendedReason
    companyErpNumber
    dueDays
    paymentMethod
    salespeople
    history {
      ...CustomerChange
    }
  }
}
    fragment CustomerChange on DeskCustomerChange {
  at
  by
  action
  reason
  changes {
    what
    before
    after
  }
}
fragment ShipToRow on DeskShipToRow {
  id
  name
  companyId
  companyName
  street
  city
  zip
  market
  customerType
  priceList
  weekdays {
    standard
    truck
    tank
    unfiltered
  }
  isSuspended
  unpaidMinor
  money {
    currency
    unpaidMinor
    overdueMinor
    creditLimitMinor
    usedPercent
    isOverdue
    isOverLimit
  }
  lastOrderAt
}`) as unknown as TypedDocumentString<ShipToQuery, ShipToQueryVariables>;
export const CompanyDocument = new TypedDocumentString(`
    query Company($id: ID!) {
  company(id: $id) {
    row {
      id
      erpNumber
      name
      city
      market
      customerType
      ico
      priceList
      shipToCount
      userCount
      salespeople
      money {
        currency
        unpaidMinor
        overdueMinor
        creditLimitMinor
        usedPercent
        isOverdue
        isOverLimit
      }
    }
    version
    isErpOwned
    street
    zip
    country
    dic
    icDph
    gln
    iban
    invoiceEmail
    dueDays
    paymentMethod
    shipTos {
      ...ShipToRow
    }
    history {
      ...CustomerChange
    }
  }
}
    fragment CustomerChange on DeskCustomerChange {
  at
  by
  action
  reason
  changes {
    what
    before
    after
  }
}
fragment ShipToRow on DeskShipToRow {
  id
  name
  companyId
  companyName
  street
  city
  zip
  market
  customerType
  priceList
  weekdays {
    standard
    truck
    tank
    unfiltered
  }
  isSuspended
  unpaidMinor
  money {
    currency
    unpaidMinor
    overdueMinor
    creditLimitMinor
    usedPercent
    isOverdue
    isOverLimit
  }
  lastOrderAt
}`) as unknown as TypedDocumentString<CompanyQuery, CompanyQueryVariables>;
export const ShipTosDocument = new TypedDocumentString(`
    query ShipTos($filter: DeskShipToFilter!, $sort: DeskCustomerSort!, $ascending: Boolean!, $first: Int!, $after: String) {
  shipTos(
    filter: $filter
    sort: $sort
    ascending: $ascending
    first: $first
    after: $after
  ) {
    total
    isMore
    next
    items {
      ...ShipToRow
    }
  }
}
    fragment ShipToRow on DeskShipToRow {
  id
  name
  companyId
  companyName
  street
  city
  zip
  market
  customerType
  priceList
  weekdays {
    standard
    truck
    tank
    unfiltered
  }
  isSuspended
  unpaidMinor
  money {
    currency
    unpaidMinor
    overdueMinor
    creditLimitMinor
    usedPercent
    isOverdue
    isOverLimit
  }
  lastOrderAt
}`) as unknown as TypedDocumentString<ShipTosQuery, ShipTosQueryVariables>;
export const CompaniesDocument = new TypedDocumentString(`
    query Companies($filter: DeskCompanyFilter!, $sort: DeskCustomerSort!, $ascending: Boolean!, $first: Int!, $after: String) {
  companies(
    filter: $filter
    sort: $sort
    ascending: $ascending
    first: $first
    after: $after
  ) {
    total
    isMore
    next
    items {
      id
      erpNumber
      name
      city
      market
      ico
      priceList
      shipToCount
      userCount
      hasMoreUsers
      salespeople
      money {
        currency
        unpaidMinor
        overdueMinor
        creditLimitMinor
        usedPercent
        isOverdue
        isOverLimit
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CompaniesQuery, CompaniesQueryVariables>;
export const CustomerUsersDocument = new TypedDocumentString(`
    query CustomerUsers($filter: DeskCustomerUserFilter!, $ascending: Boolean!, $first: Int!, $after: String) {
  customerUsers(
    filter: $filter
    ascending: $ascending
    first: $first
    after: $after
  ) {
    total
    isMore
    next
    items {
      uid
      firstName
      lastName
      email
      phone
      language
      status
      isKeyUser
      lastSignInAt
      companies {
        companyId
        companyName
        status
      }
      places {
        shipToId
        shipToName
        companyId
        companyName
        isSuspended
        roleName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerUsersQuery, CustomerUsersQueryVariables>;
export const CustomerUserDocument = new TypedDocumentString(`
    query CustomerUser($uid: ID!) {
  customerUser(uid: $uid) {
    row {
      uid
      firstName
      lastName
      email
      phone
      language
      status
      isKeyUser
      lastSignInAt
      companies {
        companyId
        companyName
        status
      }
      places {
        shipToId
        shipToName
        companyId
        companyName
        roleId
        roleName
        permissions
      }
    }
    history {
      ...CustomerChange
    }
  }
}
    fragment CustomerChange on DeskCustomerChange {
  at
  by
  action
  reason
  changes {
    what
    before
    after
  }
}`) as unknown as TypedDocumentString<CustomerUserQuery, CustomerUserQueryVariables>;
export const CustomerRolesDocument = new TypedDocumentString(`
    query CustomerRoles {
  customerRoles {
    id
    name
    customerTypes
  }
}
    `) as unknown as TypedDocumentString<CustomerRolesQuery, CustomerRolesQueryVariables>;
export const InviteCustomerUserDocument = new TypedDocumentString(`
    mutation InviteCustomerUser($input: DeskInviteUserInput!) {
  inviteCustomerUser(input: $input) {
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<InviteCustomerUserMutation, InviteCustomerUserMutationVariables>;
export const SetCustomerUserStatusDocument = new TypedDocumentString(`
    mutation SetCustomerUserStatus($input: DeskUserStatusInput!) {
  setCustomerUserStatus(input: $input) {
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SetCustomerUserStatusMutation, SetCustomerUserStatusMutationVariables>;
export const SetCustomerUserRoleDocument = new TypedDocumentString(`
    mutation SetCustomerUserRole($input: DeskUserRoleInput!) {
  setCustomerUserRole(input: $input) {
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SetCustomerUserRoleMutation, SetCustomerUserRoleMutationVariables>;
export const HelpCustomerUserDocument = new TypedDocumentString(`
    mutation HelpCustomerUser($input: DeskHelpUserInput!) {
  helpCustomerUser(input: $input) {
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<HelpCustomerUserMutation, HelpCustomerUserMutationVariables>;
export const SetWeekdaysDocument = new TypedDocumentString(`
    mutation SetWeekdays($input: DeskWeekdayInput!) {
  setWeekdays(input: $input) {
    batch {
      id
    }
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SetWeekdaysMutation, SetWeekdaysMutationVariables>;
export const WeekdayBatchDocument = new TypedDocumentString(`
    query WeekdayBatch($id: ID!) {
  weekdayBatch(id: $id) {
    id
    finishedAt
    total
    done
    refused
    refusals {
      shipToId
      name
      message
    }
  }
}
    `) as unknown as TypedDocumentString<WeekdayBatchQuery, WeekdayBatchQueryVariables>;
export const WeekdayBatchesDocument = new TypedDocumentString(`
    query WeekdayBatches {
  weekdayBatches {
    id
    kind
    action
    weekdays
    createdAt
    finishedAt
    done
    refused
  }
}
    `) as unknown as TypedDocumentString<WeekdayBatchesQuery, WeekdayBatchesQueryVariables>;
export const ChangeBundlesDocument = new TypedDocumentString(`
    mutation ChangeBundles($input: DeskBundlesInBulkInput!) {
  changeBundles(input: $input) {
    batch {
      id
    }
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeBundlesMutation, ChangeBundlesMutationVariables>;
export const ChangeLeafletsDocument = new TypedDocumentString(`
    mutation ChangeLeaflets($input: DeskLeafletsInBulkInput!) {
  changeLeaflets(input: $input) {
    batch {
      id
    }
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeLeafletsMutation, ChangeLeafletsMutationVariables>;
export const BundlesDocument = new TypedDocumentString(`
    query Bundles($filter: DeskDealFilter!, $first: Int!, $after: String) {
  bundles(filter: $filter, first: $first, after: $after) {
    total
    isMore
    next
    items {
      sku
      name
      markets
      rule
      discountPercent
      validFrom
      validTo
      maxPackages
      itemCount
      packagesOrdered
      state
      hasDraft
      isWaiting
    }
  }
}
    `) as unknown as TypedDocumentString<BundlesQuery, BundlesQueryVariables>;
export const BundleDocument = new TypedDocumentString(`
    query Bundle($sku: ID!) {
  bundle(sku: $sku) {
    sku
    name
    markets
    state
    packagesOrdered
    aloneUpTo
    version
    weeks {
      monday
      packages
    }
    offer {
      ...DealOffer
    }
    draft {
      isWaiting
      writtenBy
      writtenAt
      isOwn
      offer {
        ...DealOffer
      }
    }
    history {
      at
      by
      action
      changes {
        what
        before
        after
      }
    }
  }
}
    fragment DealOffer on DeskDealOffer {
  rule
  discountPercent
  validFrom
  validTo
  maxPackages
  minBoxes
  maxBoxes
  items {
    sku
    name
    isMandatory
    defaultBoxes
    minBoxes
    maxBoxes
  }
}`) as unknown as TypedDocumentString<BundleQuery, BundleQueryVariables>;
export const SaveBundleDocument = new TypedDocumentString(`
    mutation SaveBundle($input: DeskSaveDealInput!) {
  saveBundle(input: $input) {
    deal {
      draft {
        isWaiting
      }
    }
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SaveBundleMutation, SaveBundleMutationVariables>;
export const ApproveBundleDocument = new TypedDocumentString(`
    mutation ApproveBundle($input: DeskDealMoveInput!) {
  approveBundle(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ApproveBundleMutation, ApproveBundleMutationVariables>;
export const DropBundleDraftDocument = new TypedDocumentString(`
    mutation DropBundleDraft($input: DeskDealMoveInput!) {
  dropBundleDraft(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DropBundleDraftMutation, DropBundleDraftMutationVariables>;
export const PromoLeafletsDocument = new TypedDocumentString(`
    query PromoLeaflets($filter: DeskLeafletFilter!, $first: Int!, $after: String) {
  promoLeaflets(filter: $filter, first: $first, after: $after) {
    total
    isMore
    next
    isErpOwned
    aloneUpTo
    items {
      id
      name
      priceList
      currency
      sku
      productName
      baseMinor
      yourMinor
      promoMinor
      percent
      isInsideDelivery
      validFrom
      validTo
      state
      changesFrom
      writtenBy
      isOwn
      version
    }
  }
}
    `) as unknown as TypedDocumentString<PromoLeafletsQuery, PromoLeafletsQueryVariables>;
export const OfferListsDocument = new TypedDocumentString(`
    query OfferLists {
  priceLists(first: 200) {
    items {
      code
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<OfferListsQuery, OfferListsQueryVariables>;
export const SaveLeafletDocument = new TypedDocumentString(`
    mutation SaveLeaflet($input: DeskSaveLeafletInput!) {
  saveLeaflet(input: $input) {
    id
    state
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SaveLeafletMutation, SaveLeafletMutationVariables>;
export const ApproveLeafletDocument = new TypedDocumentString(`
    mutation ApproveLeaflet($input: DeskLeafletMoveInput!) {
  approveLeaflet(input: $input) {
    state
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ApproveLeafletMutation, ApproveLeafletMutationVariables>;
export const EndLeafletDocument = new TypedDocumentString(`
    mutation EndLeaflet($input: DeskLeafletMoveInput!) {
  endLeaflet(input: $input) {
    state
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<EndLeafletMutation, EndLeafletMutationVariables>;
export const OfferTrialDocument = new TypedDocumentString(`
    query OfferTrial($input: DeskOfferTrialInput!) {
  offerTrial(input: $input) {
    shipToName
    companyName
    priceList
    currency
    day
    method
    methods
    netMinor
    savedMinor
    vatMinor
    depositMinor
    totalMinor
    obstacles {
      code
      message
      sku
    }
    lines {
      sku
      name
      insideOf
      boxes
      baseMinor
      yourMinor
      leafletMinor
      leafletName
      dealMinor
      unitMinor
      netMinor
      wins
    }
  }
}
    `) as unknown as TypedDocumentString<OfferTrialQuery, OfferTrialQueryVariables>;
export const DeliveryDaysDocument = new TypedDocumentString(`
    query DeliveryDays($from: String!) {
  deliveryDays(from: $from) {
    day
    orders
    unconfirmed
    pallets
    kilograms
    places
    payloadKilograms
  }
}
    `) as unknown as TypedDocumentString<DeliveryDaysQuery, DeliveryDaysQueryVariables>;
export const DeliveryBoardDocument = new TypedDocumentString(`
    query DeliveryBoard($day: String!) {
  deliveryBoard(day: $day) {
    day
    version
    orders {
      number
      shipToName
      city
      zip
      window
      method
      state
      pallets
      kilograms
      litres
      netMinor
      currency
    }
    rounds {
      vehicleId
      plate
      name
      places
      payloadKilograms
      absence
      driverId
      driverName
      driverAbsence
      departsAt
      stops
      pallets
      kilograms
    }
  }
}
    `) as unknown as TypedDocumentString<DeliveryBoardQuery, DeliveryBoardQueryVariables>;
export const PlanStopsDocument = new TypedDocumentString(`
    mutation PlanStops($input: PlanStopsInput!) {
  planStops(input: $input) {
    board {
      version
    }
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PlanStopsMutation, PlanStopsMutationVariables>;
export const SaveRoundDocument = new TypedDocumentString(`
    mutation SaveRound($input: SaveRoundInput!) {
  saveRound(input: $input) {
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SaveRoundMutation, SaveRoundMutationVariables>;
export const MakeDriverCodeDocument = new TypedDocumentString(`
    mutation MakeDriverCode($input: DriverCodeInput!) {
  makeDriverCode(input: $input) {
    code
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<MakeDriverCodeMutation, MakeDriverCodeMutationVariables>;
export const FleetDocument = new TypedDocumentString(`
    query Fleet {
  fleet {
    vehicles {
      id
      plate
      name
      places
      payloadKilograms
      hasLift
      haulier
      driverId
      weekdays
      outFrom
      outTo
      outReason
      isActive
      version
    }
    drivers {
      id
      name
      phone
      account
      haulier
      weekdays
      outFrom
      outTo
      outReason
      isActive
      passkeys {
        id
        name
        createdAt
        lastUsedAt
      }
      version
    }
  }
}
    `) as unknown as TypedDocumentString<FleetQuery, FleetQueryVariables>;
export const SaveVehicleDocument = new TypedDocumentString(`
    mutation SaveVehicle($input: SaveVehicleInput!) {
  saveVehicle(input: $input) {
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SaveVehicleMutation, SaveVehicleMutationVariables>;
export const SaveDriverDocument = new TypedDocumentString(`
    mutation SaveDriver($input: SaveDriverInput!) {
  saveDriver(input: $input) {
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SaveDriverMutation, SaveDriverMutationVariables>;
export const RemoveDriverPasskeyDocument = new TypedDocumentString(`
    mutation RemoveDriverPasskey($input: RemoveDriverPasskeyInput!) {
  removeDriverPasskey(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveDriverPasskeyMutation, RemoveDriverPasskeyMutationVariables>;
export const EmptiesDepositsDocument = new TypedDocumentString(`
    query EmptiesDeposits {
  emptiesDeposits {
    ...EmptiesDeposit
  }
}
    fragment EmptiesDeposit on DeskEmptiesDeposit {
  code
  name
  market
  currency
  isErpOwned
  seen
  rows {
    validFrom
    validTo
    depositMinor
    standing
  }
}`) as unknown as TypedDocumentString<EmptiesDepositsQuery, EmptiesDepositsQueryVariables>;
export const SetEmptiesDepositDocument = new TypedDocumentString(`
    mutation SetEmptiesDeposit($input: SetEmptiesDepositInput!) {
  setEmptiesDeposit(input: $input) {
    deposits {
      ...EmptiesDeposit
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment EmptiesDeposit on DeskEmptiesDeposit {
  code
  name
  market
  currency
  isErpOwned
  seen
  rows {
    validFrom
    validTo
    depositMinor
    standing
  }
}`) as unknown as TypedDocumentString<SetEmptiesDepositMutation, SetEmptiesDepositMutationVariables>;
export const DropEmptiesDepositDocument = new TypedDocumentString(`
    mutation DropEmptiesDeposit($input: DropEmptiesDepositInput!) {
  dropEmptiesDeposit(input: $input) {
    deposits {
      ...EmptiesDeposit
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment EmptiesDeposit on DeskEmptiesDeposit {
  code
  name
  market
  currency
  isErpOwned
  seen
  rows {
    validFrom
    validTo
    depositMinor
    standing
  }
}`) as unknown as TypedDocumentString<DropEmptiesDepositMutation, DropEmptiesDepositMutationVariables>;
export const DataExportsDocument = new TypedDocumentString(`
    query DataExports($first: Int!, $after: String) {
  dataExports(first: $first, after: $after) {
    total
    isMore
    next
    items {
      id
      state
      by
      reason
      createdAt
      expiresAt
      steps
      stepsDone
      rows
      files
      bytes
    }
  }
}
    `) as unknown as TypedDocumentString<DataExportsQuery, DataExportsQueryVariables>;
export const BeginDataExportDocument = new TypedDocumentString(`
    mutation BeginDataExport($input: BeginDataExportInput!) {
  beginDataExport(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<BeginDataExportMutation, BeginDataExportMutationVariables>;
export const OpenDataExportDocument = new TypedDocumentString(`
    mutation OpenDataExport($input: OpenDataExportInput!) {
  openDataExport(input: $input) {
    link
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<OpenDataExportMutation, OpenDataExportMutationVariables>;
export const ImportKindsDocument = new TypedDocumentString(`
    query ImportKinds {
  importKinds {
    kind
    template
    key
    isErpOwned
    isIntoDrafts
    columns {
      name
      means
      unit
      values
      isNeeded
    }
  }
}
    `) as unknown as TypedDocumentString<ImportKindsQuery, ImportKindsQueryVariables>;
export const DataImportsDocument = new TypedDocumentString(`
    query DataImports($first: Int!, $after: String) {
  dataImports(first: $first, after: $after) {
    total
    isMore
    next
    items {
      ...ImportFacts
    }
  }
}
    fragment ImportFacts on DataImport {
  id
  kind
  fileName
  state
  version
  created
  changed
  unchanged
  refused
  draftIds
  triedBy
  triedAt
  writtenBy
  writtenAt
  undoneBy
  undoneAt
  notUndone {
    code
    message
  }
}`) as unknown as TypedDocumentString<DataImportsQuery, DataImportsQueryVariables>;
export const DataImportDocument = new TypedDocumentString(`
    query DataImport($id: ID!) {
  dataImport(id: $id) {
    ...ImportFacts
  }
}
    fragment ImportFacts on DataImport {
  id
  kind
  fileName
  state
  version
  created
  changed
  unchanged
  refused
  draftIds
  triedBy
  triedAt
  writtenBy
  writtenAt
  undoneBy
  undoneAt
  notUndone {
    code
    message
  }
}`) as unknown as TypedDocumentString<DataImportQuery, DataImportQueryVariables>;
export const DataImportRowsDocument = new TypedDocumentString(`
    query DataImportRows($id: ID!, $state: DataImportRowState, $first: Int!, $after: String) {
  dataImportRows(id: $id, state: $state, first: $first, after: $after) {
    total
    isMore
    next
    items {
      id
      line
      key
      state
      fields {
        column
        before
        after
      }
      faults {
        column
        value
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DataImportRowsQuery, DataImportRowsQueryVariables>;
export const TryDataImportDocument = new TypedDocumentString(`
    mutation TryDataImport($input: TryDataImportInput!) {
  tryDataImport(input: $input) {
    import {
      id
    }
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<TryDataImportMutation, TryDataImportMutationVariables>;
export const WriteDataImportDocument = new TypedDocumentString(`
    mutation WriteDataImport($input: WriteDataImportInput!) {
  writeDataImport(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<WriteDataImportMutation, WriteDataImportMutationVariables>;
export const DropDataImportDocument = new TypedDocumentString(`
    mutation DropDataImport($input: DropDataImportInput!) {
  dropDataImport(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DropDataImportMutation, DropDataImportMutationVariables>;
export const UndoDataImportDocument = new TypedDocumentString(`
    mutation UndoDataImport($input: UndoDataImportInput!) {
  undoDataImport(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<UndoDataImportMutation, UndoDataImportMutationVariables>;
export const ServiceKeysDocument = new TypedDocumentString(`
    query ServiceKeys {
  serviceKeys {
    id
    name
    rights
    prefix
    standing
    expiresAt
    lastUsedAt
  }
}
    `) as unknown as TypedDocumentString<ServiceKeysQuery, ServiceKeysQueryVariables>;
export const CustomerKeysDocument = new TypedDocumentString(`
    query CustomerKeys($text: String, $first: Int!, $after: String) {
  customerKeys(text: $text, first: $first, after: $after) {
    total
    isMore
    next
    items {
      id
      name
      companyId
      companyName
      owner
      permissions
      shipToCount
      prefix
      standing
      expiresAt
      lastUsedAt
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerKeysQuery, CustomerKeysQueryVariables>;
export const WebhookEndpointsDocument = new TypedDocumentString(`
    query WebhookEndpoints($first: Int!) {
  webhookEndpoints(first: $first) {
    items {
      id
      companyId
      companyName
      owner
      url
      topics
      shipToCount
      isOn
      failingSince
    }
  }
}
    `) as unknown as TypedDocumentString<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>;
export const WebhookDeliveriesDocument = new TypedDocumentString(`
    query WebhookDeliveries($state: DeskWebhookDeliveryState, $first: Int!, $after: String) {
  webhookDeliveries(state: $state, first: $first, after: $after) {
    total
    next
    items {
      id
      companyId
      companyName
      host
      type
      about
      createdAt
      attempts
      nextAttempt
      statusCode
      problem
      state
    }
  }
}
    `) as unknown as TypedDocumentString<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const MakeServiceKeyDocument = new TypedDocumentString(`
    mutation MakeServiceKey($input: MakeServiceKeyInput!) {
  makeServiceKey(input: $input) {
    secret
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<MakeServiceKeyMutation, MakeServiceKeyMutationVariables>;
export const RevokeServiceKeyDocument = new TypedDocumentString(`
    mutation RevokeServiceKey($input: RevokeServiceKeyInput!) {
  revokeServiceKey(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeServiceKeyMutation, RevokeServiceKeyMutationVariables>;
export const RevokeCustomerKeyDocument = new TypedDocumentString(`
    mutation RevokeCustomerKey($input: RevokeCustomerKeyInput!) {
  revokeCustomerKey(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeCustomerKeyMutation, RevokeCustomerKeyMutationVariables>;
export const RepeatWebhookDeliveryDocument = new TypedDocumentString(`
    mutation RepeatWebhookDelivery($input: RepeatWebhookDeliveryInput!) {
  repeatWebhookDelivery(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RepeatWebhookDeliveryMutation, RepeatWebhookDeliveryMutationVariables>;
export const IntegrationsDocument = new TypedDocumentString(`
    query Integrations {
  integrations {
    name
    state
    lookedAt
    isBuiltIn
    waiting
    refused
    oldest
    lastSent
    lastSignIn
    keys
    lastError
  }
}
    `) as unknown as TypedDocumentString<IntegrationsQuery, IntegrationsQueryVariables>;
export const ErpMessagesDocument = new TypedDocumentString(`
    query ErpMessages($standing: ErpMessageStanding!, $after: String, $first: Int!) {
  erpMessages(standing: $standing, first: $first, after: $after) {
    total
    isMore
    next
    items {
      id
      kind
      orderNumber
      company
      at
      attempts
      nextAttempt
      state
      since
      error
    }
  }
}
    `) as unknown as TypedDocumentString<ErpMessagesQuery, ErpMessagesQueryVariables>;
export const ErpMessageBodyDocument = new TypedDocumentString(`
    query ErpMessageBody($id: ID!) {
  erpMessageBody(id: $id)
}
    `) as unknown as TypedDocumentString<ErpMessageBodyQuery, ErpMessageBodyQueryVariables>;
export const SendErpMessagesDocument = new TypedDocumentString(`
    mutation SendErpMessages($input: SendErpMessagesInput!) {
  sendErpMessages(input: $input) {
    count
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SendErpMessagesMutation, SendErpMessagesMutationVariables>;
export const SetErpMessageAsideDocument = new TypedDocumentString(`
    mutation SetErpMessageAside($input: SetErpMessageAsideInput!) {
  setErpMessageAside(input: $input) {
    count
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SetErpMessageAsideMutation, SetErpMessageAsideMutationVariables>;
export const ProductLimitsDocument = new TypedDocumentString(`
    query ProductLimits($filter: DeskLimitFilter!, $first: Int!, $after: String) {
  productLimits(filter: $filter, first: $first, after: $after) {
    total
    isMore
    next
    items {
      id
      shipToId
      shipToName
      companyName
      sku
      productName
      maxBoxes
      boxesOrdered
      validFrom
      validTo
      standing
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ProductLimitsQuery, ProductLimitsQueryVariables>;
export const SetProductLimitDocument = new TypedDocumentString(`
    mutation SetProductLimit($input: SetProductLimitInput!) {
  setProductLimit(input: $input) {
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SetProductLimitMutation, SetProductLimitMutationVariables>;
export const DropProductLimitDocument = new TypedDocumentString(`
    mutation DropProductLimit($input: DropProductLimitInput!) {
  dropProductLimit(input: $input) {
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<DropProductLimitMutation, DropProductLimitMutationVariables>;
export const ChangeProductLimitsDocument = new TypedDocumentString(`
    mutation ChangeProductLimits($input: DeskLimitsInBulkInput!) {
  changeProductLimits(input: $input) {
    batch {
      id
    }
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeProductLimitsMutation, ChangeProductLimitsMutationVariables>;
export const ChangeMaterialsDocument = new TypedDocumentString(`
    mutation ChangeMaterials($input: DeskMaterialsInBulkInput!) {
  changeMaterials(input: $input) {
    batch {
      id
    }
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeMaterialsMutation, ChangeMaterialsMutationVariables>;
export const MaterialsDocument = new TypedDocumentString(`
    query Materials($filter: DeskMaterialFilter!, $first: Int!, $after: String) {
  materials(filter: $filter, first: $first, after: $after) {
    total
    isMore
    next
    items {
      key
      title
      format
      brand
      markets
      cover
      isRetired
      bytes
      downloads
    }
  }
}
    `) as unknown as TypedDocumentString<MaterialsQuery, MaterialsQueryVariables>;
export const MaterialChoicesDocument = new TypedDocumentString(`
    query MaterialChoices {
  materialChoices {
    folders {
      folder
      name
      materials
    }
    permissions {
      code
      name
    }
  }
}
    `) as unknown as TypedDocumentString<MaterialChoicesQuery, MaterialChoicesQueryVariables>;
export const MaterialDocument = new TypedDocumentString(`
    query Material($key: ID!) {
  material(key: $key) {
    key
    version
    brand
    folder
    markets
    permission
    seconds
    cover
    isRetired
    words {
      language
      title
      description
    }
    files {
      position
      name
      bytes
    }
    history {
      at
      by
      action
      changes {
        what
        before
        after
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MaterialQuery, MaterialQueryVariables>;
export const SaveMaterialDocument = new TypedDocumentString(`
    mutation SaveMaterial($input: SaveMaterialInput!) {
  saveMaterial(input: $input) {
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SaveMaterialMutation, SaveMaterialMutationVariables>;
export const RetireMaterialDocument = new TypedDocumentString(`
    mutation RetireMaterial($input: RetireMaterialInput!) {
  retireMaterial(input: $input) {
    refusal {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<RetireMaterialMutation, RetireMaterialMutationVariables>;
export const OpenMaterialFileDocument = new TypedDocumentString(`
    mutation OpenMaterialFile($input: OpenMaterialFileInput!) {
  openMaterialFile(input: $input) {
    link
  }
}
    `) as unknown as TypedDocumentString<OpenMaterialFileMutation, OpenMaterialFileMutationVariables>;
export const OrderChangePreviewDocument = new TypedDocumentString(`
    query OrderChangePreview($input: DeskOrderChangePreviewInput!) {
  orderChangePreview(input: $input) {
    change {
      changeUntil
      methods
      before {
        netMinor
        totalMinor
        pallets
        kilograms
      }
      after {
        netMinor
        totalMinor
        pallets
        kilograms
      }
      lines {
        sku
        name
        boxesBefore
        boxes
        unitPriceMinorBefore
        unitPriceMinor
        netMinorBefore
        netMinor
      }
      obstacles {
        code
        message
        sku
      }
    }
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<OrderChangePreviewQuery, OrderChangePreviewQueryVariables>;
export const ChangeOrderDocument = new TypedDocumentString(`
    mutation ChangeOrder($input: DeskChangeOrderInput!) {
  changeOrder(input: $input) {
    refusal {
      code
      message
      lineNo
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeOrderMutation, ChangeOrderMutationVariables>;
export const ClaimDeliveryDocument = new TypedDocumentString(`
    mutation ClaimDelivery($input: DeskClaimDeliveryInput!) {
  claimDelivery(input: $input) {
    number
    refusal {
      lineNo
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ClaimDeliveryMutation, ClaimDeliveryMutationVariables>;
export const FindOrdersDocument = new TypedDocumentString(`
    query FindOrders($text: String!) {
  orders(filter: {text: $text}, first: 5) {
    items {
      number
      shipToName
      companyName
    }
  }
}
    `) as unknown as TypedDocumentString<FindOrdersQuery, FindOrdersQueryVariables>;
export const OrderWorkDocument = new TypedDocumentString(`
    query OrderWork($filter: DeskOrderFilter!) {
  orders(filter: $filter, sort: created, ascending: true, first: 1) {
    total
    isMore
    items {
      createdAt
      deliveryDate
    }
  }
}
    `) as unknown as TypedDocumentString<OrderWorkQuery, OrderWorkQueryVariables>;
export const HandoverDocument = new TypedDocumentString(`
    query Handover($orderNumber: ID!) {
  handover(orderNumber: $orderNumber) {
    driverName
    notedAt
    takenAt
    receivedBy
    signature
    photos
  }
}
    `) as unknown as TypedDocumentString<HandoverQuery, HandoverQueryVariables>;
export const ReplacementPreviewDocument = new TypedDocumentString(`
    query ReplacementPreview($input: DeskReplacementPreviewInput!) {
  replacementPreview(input: $input) {
    replacement {
      deliveryDate
      method
      methods
      lines {
        lineNo
        sku
        name
        short
        boxes
        unitPriceMinor
        claims {
          ticket
          boxes
          credited
        }
      }
      sums {
        netMinor
        totalMinor
        pallets
        kilograms
      }
      obstacles {
        code
        message
        sku
      }
    }
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ReplacementPreviewQuery, ReplacementPreviewQueryVariables>;
export const CreateReplacementDocument = new TypedDocumentString(`
    mutation CreateReplacement($input: DeskCreateReplacementInput!) {
  createReplacement(input: $input) {
    replacement
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateReplacementMutation, CreateReplacementMutationVariables>;
export const ShortageDocument = new TypedDocumentString(`
    query Shortage($input: DeskShortageInput!) {
  shortage(input: $input) {
    sku
    name
    sellableFrom
    isErpOwned
    orders {
      number
      version
      shipToId
      shipToName
      deliveryDate
      method
      sentAt
      state
      ordered
      confirmed
      isAlone
      refusal {
        code
        message
      }
    }
    hasMore
    carts
    cartBoxes
    like {
      sku
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ShortageQuery, ShortageQueryVariables>;
export const ConfirmShortDocument = new TypedDocumentString(`
    mutation ConfirmShort($input: DeskConfirmShortInput!) {
  confirmShort(input: $input) {
    results {
      number
      refusal {
        code
        message
      }
    }
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmShortMutation, ConfirmShortMutationVariables>;
export const ConfirmOrdersDocument = new TypedDocumentString(`
    mutation ConfirmOrders($input: DeskConfirmOrdersInput!) {
  confirmOrders(input: $input) {
    batch {
      id
    }
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmOrdersMutation, ConfirmOrdersMutationVariables>;
export const OrderBatchDocument = new TypedDocumentString(`
    query OrderBatch($id: ID!) {
  orderBatch(id: $id) {
    id
    finishedAt
    total
    done
    refused
    refusals {
      number
      shipToName
      message
    }
  }
}
    `) as unknown as TypedDocumentString<OrderBatchQuery, OrderBatchQueryVariables>;
export const OrderBatchesDocument = new TypedDocumentString(`
    query OrderBatches {
  orderBatches {
    id
    createdAt
    finishedAt
    total
    done
    refused
  }
}
    `) as unknown as TypedDocumentString<OrderBatchesQuery, OrderBatchesQueryVariables>;
export const AskErpAgainDocument = new TypedDocumentString(`
    mutation AskErpAgain($input: DeskAskErpAgainInput!) {
  askErpAgain(input: $input) {
    refusal {
      code
      message
      lineNo
    }
  }
}
    `) as unknown as TypedDocumentString<AskErpAgainMutation, AskErpAgainMutationVariables>;
export const SetOrderPricesDocument = new TypedDocumentString(`
    mutation SetOrderPrices($input: DeskSetOrderPricesInput!) {
  setOrderPrices(input: $input) {
    refusal {
      code
      message
      lineNo
    }
  }
}
    `) as unknown as TypedDocumentString<SetOrderPricesMutation, SetOrderPricesMutationVariables>;
export const ConfirmOrderDocument = new TypedDocumentString(`
    mutation ConfirmOrder($input: DeskConfirmOrderInput!) {
  confirmOrder(input: $input) {
    refusal {
      code
      message
      lineNo
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmOrderMutation, ConfirmOrderMutationVariables>;
export const ShipOrderDocument = new TypedDocumentString(`
    mutation ShipOrder($input: DeskShipOrderInput!) {
  shipOrder(input: $input) {
    refusal {
      code
      message
      lineNo
    }
  }
}
    `) as unknown as TypedDocumentString<ShipOrderMutation, ShipOrderMutationVariables>;
export const DeliverOrderDocument = new TypedDocumentString(`
    mutation DeliverOrder($input: DeskDeliverOrderInput!) {
  deliverOrder(input: $input) {
    refusal {
      code
      message
      lineNo
    }
  }
}
    `) as unknown as TypedDocumentString<DeliverOrderMutation, DeliverOrderMutationVariables>;
export const InvoiceOrderDocument = new TypedDocumentString(`
    mutation InvoiceOrder($input: DeskInvoiceOrderInput!) {
  invoiceOrder(input: $input) {
    refusal {
      code
      message
      lineNo
    }
  }
}
    `) as unknown as TypedDocumentString<InvoiceOrderMutation, InvoiceOrderMutationVariables>;
export const TakeOrderBackDocument = new TypedDocumentString(`
    mutation TakeOrderBack($input: DeskTakeOrderBackInput!) {
  takeOrderBack(input: $input) {
    refusal {
      code
      message
      lineNo
    }
  }
}
    `) as unknown as TypedDocumentString<TakeOrderBackMutation, TakeOrderBackMutationVariables>;
export const AddOrderNoteDocument = new TypedDocumentString(`
    mutation AddOrderNote($input: DeskOrderNoteInput!) {
  addOrderNote(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddOrderNoteMutation, AddOrderNoteMutationVariables>;
export const OrderRoundDocument = new TypedDocumentString(`
    query OrderRound($orderNumber: ID!) {
  orderRound(orderNumber: $orderNumber) {
    plate
    driverName
    departsAt
    position
    stops
  }
}
    `) as unknown as TypedDocumentString<OrderRoundQuery, OrderRoundQueryVariables>;
export const OrderDocument = new TypedDocumentString(`
    query Order($number: ID!) {
  order(number: $number) {
    row {
      number
      erpNumber
      shipToId
      shipToName
      companyName
      method
      deliveryDate
      state
      netMinor
      totalMinor
      orderedNetMinor
      orderedTotalMinor
      currency
      litres
      pallets
      kilograms
      source
      isProvisional
    }
    orderedBy
    placedBy
    overridden
    overrideReason
    overrideNote
    customerOrderNumber
    noteForDriver
    version
    window
    vatMinor
    depositMinor
    returnedMinor
    replaces
    replacements {
      number
      deliveryDate
      state
      boxes
    }
    moves
    isErpOwned
    problems {
      kind
      steps
      error
      attempts
    }
    caller {
      name
      phone
      language
    }
    lines {
      lineNo
      sku
      name
      photo
      ordered
      confirmed
      delivered
      invoiced
      changeReason
      substitutes
      short
      replaced
      unitPriceMinor
      netMinor
    }
    empties {
      code
      name
      planned
      returned
    }
    takenBack {
      code
      name
    }
    timeline {
      at
      kind
      by
      detail
    }
    papers {
      kind
      number
      issued
      ticket
    }
    messages {
      at
      isReport
      kind
      state
      error
    }
    tickets {
      number
      title
    }
    notes {
      id
      at
      by
      text
    }
    history {
      at
      by
      action
      reason
      changes {
        what
        name
        before
        after
        reason
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>;
export const OrdersDocument = new TypedDocumentString(`
    query Orders($filter: DeskOrderFilter!, $sort: DeskOrderSort!, $ascending: Boolean!, $first: Int!, $after: String) {
  orders(
    filter: $filter
    sort: $sort
    ascending: $ascending
    first: $first
    after: $after
  ) {
    total
    isMore
    next
    items {
      number
      shipToName
      companyName
      method
      deliveryDate
      createdAt
      state
      netMinor
      orderedNetMinor
      currency
      litres
      pallets
      kilograms
      source
      erp
      isProvisional
    }
  }
}
    `) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const OrderCountsDocument = new TypedDocumentString(`
    query OrderCounts($filters: [DeskOrderFilter!]!) {
  orderCounts(filters: $filters) {
    total
    isMore
  }
}
    `) as unknown as TypedDocumentString<OrderCountsQuery, OrderCountsQueryVariables>;
export const PaperFilesDocument = new TypedDocumentString(`
    query PaperFiles {
  paperFiles {
    upload
    name
    bytes
    number
    kind
    contractPaper
    matches {
      ...PaperMatch
    }
  }
}
    fragment PaperMatch on DeskPaperMatch {
  kind
  number
  companyName
  about
  issued
  amountMinor
  currency
  replaces
  isThere
}`) as unknown as TypedDocumentString<PaperFilesQuery, PaperFilesQueryVariables>;
export const PapersNumberedDocument = new TypedDocumentString(`
    query PapersNumbered($number: String!, $upload: ID!) {
  papersNumbered(number: $number, upload: $upload) {
    ...PaperMatch
  }
}
    fragment PaperMatch on DeskPaperMatch {
  kind
  number
  companyName
  about
  issued
  amountMinor
  currency
  replaces
  isThere
}`) as unknown as TypedDocumentString<PapersNumberedQuery, PapersNumberedQueryVariables>;
export const PaperVatRatesDocument = new TypedDocumentString(`
    query PaperVatRates($shipToId: ID, $day: String) {
  paperVatRates(shipToId: $shipToId, day: $day)
}
    `) as unknown as TypedDocumentString<PaperVatRatesQuery, PaperVatRatesQueryVariables>;
export const FilePapersDocument = new TypedDocumentString(`
    mutation FilePapers($input: FilePapersInput!) {
  filePapers(input: $input) {
    results {
      upload
      outcome
      refusal {
        code
        message
        field
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FilePapersMutation, FilePapersMutationVariables>;
export const LeavePaperFilesDocument = new TypedDocumentString(`
    mutation LeavePaperFiles($input: LeavePaperFilesInput!) {
  leavePaperFiles(input: $input) {
    count
  }
}
    `) as unknown as TypedDocumentString<LeavePaperFilesMutation, LeavePaperFilesMutationVariables>;
export const OverdueDocument = new TypedDocumentString(`
    query Overdue {
  papers(filter: {tab: invoices, standing: overdue}, first: 1) {
    total
    isMore
    items {
      due
    }
  }
}
    `) as unknown as TypedDocumentString<OverdueQuery, OverdueQueryVariables>;
export const ChangePapersDocument = new TypedDocumentString(`
    mutation ChangePapers($input: DeskPapersInBulkInput!) {
  changePapers(input: $input) {
    batch {
      id
    }
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangePapersMutation, ChangePapersMutationVariables>;
export const DeskContractsDocument = new TypedDocumentString(`
    query DeskContracts($filter: DeskContractFilter!, $first: Int!, $after: String) {
  deskContracts(filter: $filter, first: $first, after: $after) {
    total
    isMore
    next
    items {
      number
      name
      companyId
      companyName
      validFrom
      validTo
      state
      endsIn
      year {
        agreedLitres
        takenLitres
        beforeLitres
        paceLitres
        bonus {
          reached
          currency
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeskContractsQuery, DeskContractsQueryVariables>;
export const PapersDocument = new TypedDocumentString(`
    query Papers($filter: DeskPaperFilter!, $first: Int!, $after: String) {
  papers(filter: $filter, first: $first, after: $after) {
    total
    isMore
    next
    items {
      id
      kind
      number
      companyId
      companyName
      shipToId
      shipToName
      issued
      due
      amountMinor
      currency
      standing
      days
      formats
    }
  }
}
    `) as unknown as TypedDocumentString<PapersQuery, PapersQueryVariables>;
export const PaperSumsDocument = new TypedDocumentString(`
    query PaperSums {
  paperSums {
    currency
    isOverdue
    count
    minor
    oldest
  }
}
    `) as unknown as TypedDocumentString<PaperSumsQuery, PaperSumsQueryVariables>;
export const BankStatementsDocument = new TypedDocumentString(`
    query BankStatements {
  bankStatements {
    id
    name
    addedAt
    addedBy
    from
    to
    count
    waiting
  }
}
    `) as unknown as TypedDocumentString<BankStatementsQuery, BankStatementsQueryVariables>;
export const BankStatementDocument = new TypedDocumentString(`
    query BankStatement($id: ID!) {
  bankStatement(id: $id) {
    id
    name
    from
    to
    count
    waiting
    others
    known
    payments {
      line
      day
      amountMinor
      currency
      symbol
      account
      payer
      message
      paid
      leftReason
      match {
        kind
        differsMinor
        invoice {
          number
          symbol
          due
          openMinor
          currency
          companyName
          shipToName
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BankStatementQuery, BankStatementQueryVariables>;
export const OpenInvoicesDocument = new TypedDocumentString(`
    query OpenInvoices($text: String!) {
  openInvoices(text: $text) {
    number
    symbol
    due
    openMinor
    currency
    companyName
    shipToName
  }
}
    `) as unknown as TypedDocumentString<OpenInvoicesQuery, OpenInvoicesQueryVariables>;
export const AddBankStatementDocument = new TypedDocumentString(`
    mutation AddBankStatement($input: AddBankStatementInput!) {
  addBankStatement(input: $input) {
    statement {
      id
    }
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddBankStatementMutation, AddBankStatementMutationVariables>;
export const SettlePaymentsDocument = new TypedDocumentString(`
    mutation SettlePayments($input: SettlePaymentsInput!) {
  settlePayments(input: $input) {
    settled
    refusals {
      code
      line
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SettlePaymentsMutation, SettlePaymentsMutationVariables>;
export const LeavePaymentDocument = new TypedDocumentString(`
    mutation LeavePayment($input: LeavePaymentInput!) {
  leavePayment(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<LeavePaymentMutation, LeavePaymentMutationVariables>;
export const PayInvoiceDocument = new TypedDocumentString(`
    mutation PayInvoice($input: PayInvoiceInput!) {
  payInvoice(input: $input) {
    openMinor
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PayInvoiceMutation, PayInvoiceMutationVariables>;
export const PreviewSettingsDocument = new TypedDocumentString(`
    mutation PreviewSettings($input: DeskSettingsPreviewInput!) {
  previewSettings(input: $input) {
    address
    refusal {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewSettingsMutation, PreviewSettingsMutationVariables>;
export const PortalSettingsDocument = new TypedDocumentString(`
    query PortalSettings($market: String!) {
  portalSettings(market: $market) {
    ...SettingsOfPortal
  }
}
    fragment SettingsOfPortal on DeskPortalSettings {
  market
  seen
  dated {
    validFrom
    bannerRotation
    sections
    units {
      customerType
      method
      units
    }
  }
  switchedSections {
    permission
    name
  }
  maintenance {
    isOn
    isClosed
    from
    until
    opensItself
    message {
      cs
      sk
      en
    }
  }
  cutOffs {
    kind
    moment
  }
}`) as unknown as TypedDocumentString<PortalSettingsQuery, PortalSettingsQueryVariables>;
export const SetPortalSettingsDocument = new TypedDocumentString(`
    mutation SetPortalSettings($input: SetPortalSettingsInput!) {
  setPortalSettings(input: $input) {
    settings {
      ...SettingsOfPortal
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment SettingsOfPortal on DeskPortalSettings {
  market
  seen
  dated {
    validFrom
    bannerRotation
    sections
    units {
      customerType
      method
      units
    }
  }
  switchedSections {
    permission
    name
  }
  maintenance {
    isOn
    isClosed
    from
    until
    opensItself
    message {
      cs
      sk
      en
    }
  }
  cutOffs {
    kind
    moment
  }
}`) as unknown as TypedDocumentString<SetPortalSettingsMutation, SetPortalSettingsMutationVariables>;
export const DropPortalSettingsDocument = new TypedDocumentString(`
    mutation DropPortalSettings($input: DropPortalSettingsInput!) {
  dropPortalSettings(input: $input) {
    settings {
      ...SettingsOfPortal
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment SettingsOfPortal on DeskPortalSettings {
  market
  seen
  dated {
    validFrom
    bannerRotation
    sections
    units {
      customerType
      method
      units
    }
  }
  switchedSections {
    permission
    name
  }
  maintenance {
    isOn
    isClosed
    from
    until
    opensItself
    message {
      cs
      sk
      en
    }
  }
  cutOffs {
    kind
    moment
  }
}`) as unknown as TypedDocumentString<DropPortalSettingsMutation, DropPortalSettingsMutationVariables>;
export const SetMaintenanceDocument = new TypedDocumentString(`
    mutation SetMaintenance($input: SetMaintenanceInput!) {
  setMaintenance(input: $input) {
    settings {
      ...SettingsOfPortal
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment SettingsOfPortal on DeskPortalSettings {
  market
  seen
  dated {
    validFrom
    bannerRotation
    sections
    units {
      customerType
      method
      units
    }
  }
  switchedSections {
    permission
    name
  }
  maintenance {
    isOn
    isClosed
    from
    until
    opensItself
    message {
      cs
      sk
      en
    }
  }
  cutOffs {
    kind
    moment
  }
}`) as unknown as TypedDocumentString<SetMaintenanceMutation, SetMaintenanceMutationVariables>;
export const CreatePriceDraftDocument = new TypedDocumentString(`
    mutation CreatePriceDraft($input: DeskNewPriceDraftInput!) {
  createPriceDraft(input: $input) {
    ...PriceDraftDone
  }
}
    fragment PriceDraftDone on DeskPriceDraftAnswer {
  draft {
    id
    version
    state
  }
  kept
  refusal {
    code
    message
  }
  faults {
    row
    message
  }
}`) as unknown as TypedDocumentString<CreatePriceDraftMutation, CreatePriceDraftMutationVariables>;
export const ChangePriceDraftDocument = new TypedDocumentString(`
    mutation ChangePriceDraft($input: DeskChangePriceDraftInput!) {
  changePriceDraft(input: $input) {
    ...PriceDraftDone
  }
}
    fragment PriceDraftDone on DeskPriceDraftAnswer {
  draft {
    id
    version
    state
  }
  kept
  refusal {
    code
    message
  }
  faults {
    row
    message
  }
}`) as unknown as TypedDocumentString<ChangePriceDraftMutation, ChangePriceDraftMutationVariables>;
export const FillPriceDraftDocument = new TypedDocumentString(`
    mutation FillPriceDraft($input: DeskFillPriceDraftInput!) {
  fillPriceDraft(input: $input) {
    ...PriceDraftDone
  }
}
    fragment PriceDraftDone on DeskPriceDraftAnswer {
  draft {
    id
    version
    state
  }
  kept
  refusal {
    code
    message
  }
  faults {
    row
    message
  }
}`) as unknown as TypedDocumentString<FillPriceDraftMutation, FillPriceDraftMutationVariables>;
export const SetPriceDraftLinesDocument = new TypedDocumentString(`
    mutation SetPriceDraftLines($input: DeskPriceDraftLinesInput!) {
  setPriceDraftLines(input: $input) {
    ...PriceDraftDone
  }
}
    fragment PriceDraftDone on DeskPriceDraftAnswer {
  draft {
    id
    version
    state
  }
  kept
  refusal {
    code
    message
  }
  faults {
    row
    message
  }
}`) as unknown as TypedDocumentString<SetPriceDraftLinesMutation, SetPriceDraftLinesMutationVariables>;
export const RemovePriceDraftLinesDocument = new TypedDocumentString(`
    mutation RemovePriceDraftLines($input: DeskRemovePriceDraftLinesInput!) {
  removePriceDraftLines(input: $input) {
    ...PriceDraftDone
  }
}
    fragment PriceDraftDone on DeskPriceDraftAnswer {
  draft {
    id
    version
    state
  }
  kept
  refusal {
    code
    message
  }
  faults {
    row
    message
  }
}`) as unknown as TypedDocumentString<RemovePriceDraftLinesMutation, RemovePriceDraftLinesMutationVariables>;
export const HandInPriceDraftDocument = new TypedDocumentString(`
    mutation HandInPriceDraft($input: DeskHandInPriceDraftInput!) {
  handInPriceDraft(input: $input) {
    ...PriceDraftDone
  }
}
    fragment PriceDraftDone on DeskPriceDraftAnswer {
  draft {
    id
    version
    state
  }
  kept
  refusal {
    code
    message
  }
  faults {
    row
    message
  }
}`) as unknown as TypedDocumentString<HandInPriceDraftMutation, HandInPriceDraftMutationVariables>;
export const ApprovePriceDraftDocument = new TypedDocumentString(`
    mutation ApprovePriceDraft($input: DeskPriceDraftMoveInput!) {
  approvePriceDraft(input: $input) {
    ...PriceDraftDone
  }
}
    fragment PriceDraftDone on DeskPriceDraftAnswer {
  draft {
    id
    version
    state
  }
  kept
  refusal {
    code
    message
  }
  faults {
    row
    message
  }
}`) as unknown as TypedDocumentString<ApprovePriceDraftMutation, ApprovePriceDraftMutationVariables>;
export const ReturnPriceDraftDocument = new TypedDocumentString(`
    mutation ReturnPriceDraft($input: DeskPriceDraftReasonInput!) {
  returnPriceDraft(input: $input) {
    ...PriceDraftDone
  }
}
    fragment PriceDraftDone on DeskPriceDraftAnswer {
  draft {
    id
    version
    state
  }
  kept
  refusal {
    code
    message
  }
  faults {
    row
    message
  }
}`) as unknown as TypedDocumentString<ReturnPriceDraftMutation, ReturnPriceDraftMutationVariables>;
export const DropPriceDraftDocument = new TypedDocumentString(`
    mutation DropPriceDraft($input: DeskPriceDraftMoveInput!) {
  dropPriceDraft(input: $input) {
    ...PriceDraftDone
  }
}
    fragment PriceDraftDone on DeskPriceDraftAnswer {
  draft {
    id
    version
    state
  }
  kept
  refusal {
    code
    message
  }
  faults {
    row
    message
  }
}`) as unknown as TypedDocumentString<DropPriceDraftMutation, DropPriceDraftMutationVariables>;
export const TakeBackPriceDraftDocument = new TypedDocumentString(`
    mutation TakeBackPriceDraft($input: DeskPriceDraftReasonInput!) {
  takeBackPriceDraft(input: $input) {
    ...PriceDraftDone
  }
}
    fragment PriceDraftDone on DeskPriceDraftAnswer {
  draft {
    id
    version
    state
  }
  kept
  refusal {
    code
    message
  }
  faults {
    row
    message
  }
}`) as unknown as TypedDocumentString<TakeBackPriceDraftMutation, TakeBackPriceDraftMutationVariables>;
export const PriceDraftsDocument = new TypedDocumentString(`
    query PriceDrafts($states: [DeskPriceDraftState!]!, $isReturned: Boolean!, $after: String) {
  priceDrafts(states: $states, isReturned: $isReturned, first: 50, after: $after) {
    total
    isMore
    next
    items {
      id
      name
      state
      validFrom
      publishAt
      by
      createdAt
      lines
      maxPercent
      priceLists
      returnedReason
      returnedBy
      returnedAt
    }
  }
}
    `) as unknown as TypedDocumentString<PriceDraftsQuery, PriceDraftsQueryVariables>;
export const PriceDraftDocument = new TypedDocumentString(`
    query PriceDraft($id: ID!) {
  priceDraft(id: $id) {
    id
    name
    reason
    state
    validFrom
    publishAt
    version
    by
    createdAt
    handedInBy
    handedInAt
    approvedBy
    approvedAt
    publishedAt
    takenBackBy
    takenBackAt
    takenBackReason
    returnedReason
    returnedBy
    returnedAt
    counts {
      all
      over
      unchanged
      typed
      conflicts
      maxPercent
      averagePercent
    }
    touched {
      companies
      shipTos
      carts
      cartsMinor {
        minor
        currency
      }
      leaflets
    }
    limit
    needsSecondPerson
    may
  }
}
    `) as unknown as TypedDocumentString<PriceDraftQuery, PriceDraftQueryVariables>;
export const PriceDraftLinesDocument = new TypedDocumentString(`
    query PriceDraftLines($id: ID!, $show: DeskPriceLineShow!, $text: String, $after: String) {
  priceDraftLines(id: $id, show: $show, text: $text, first: 50, after: $after) {
    total
    isMore
    next
    items {
      priceList
      currency
      sku
      name
      oldBaseMinor
      oldYourMinor
      baseMinor
      yourMinor
      percent
      isTyped
      isOver
      nowYourMinor
      isConflict
      laterFrom
      leafletTo
    }
  }
}
    `) as unknown as TypedDocumentString<PriceDraftLinesQuery, PriceDraftLinesQueryVariables>;
export const PriceChoicesDocument = new TypedDocumentString(`
    query PriceChoices {
  priceChoices {
    isErpOwned
    brands
    priceLists {
      code
      currency
    }
    categories {
      code
      name
    }
  }
}
    `) as unknown as TypedDocumentString<PriceChoicesQuery, PriceChoicesQueryVariables>;
export const PriceListsDocument = new TypedDocumentString(`
    query PriceLists($text: String, $after: String) {
  priceLists(text: $text, first: 50, after: $after) {
    total
    isMore
    next
    items {
      code
      market
      currency
      prices
      nextFrom
      companies
      shipTos
    }
  }
}
    `) as unknown as TypedDocumentString<PriceListsQuery, PriceListsQueryVariables>;
export const PriceListDocument = new TypedDocumentString(`
    query PriceList($code: ID!) {
  priceList(code: $code) {
    code
    market
    currency
    prices
    companyCount
    companies {
      id
      name
      shipTos
    }
  }
}
    `) as unknown as TypedDocumentString<PriceListQuery, PriceListQueryVariables>;
export const ListPricesDocument = new TypedDocumentString(`
    query ListPrices($priceList: ID!, $day: String, $text: String, $after: String) {
  listPrices(
    priceList: $priceList
    day: $day
    text: $text
    first: 50
    after: $after
  ) {
    total
    isMore
    next
    items {
      sku
      name
      baseMinor
      yourMinor
      validFrom
      validTo
      nextFrom
      nextYourMinor
      leafletMinor
    }
  }
}
    `) as unknown as TypedDocumentString<ListPricesQuery, ListPricesQueryVariables>;
export const PriceExplainedDocument = new TypedDocumentString(`
    query PriceExplained($shipToId: ID!, $sku: ID!, $day: String) {
  priceExplained(shipToId: $shipToId, sku: $sku, day: $day) {
    shipToName
    companyName
    sku
    name
    day
    priceList
    currency
    baseMinor
    yourMinor
    validFrom
    validTo
    leaflet {
      name
      promoMinor
      percentage
      longTermPercent
      validFrom
      validTo
    }
    chargedMinor
    rule
    isBundle
  }
}
    `) as unknown as TypedDocumentString<PriceExplainedQuery, PriceExplainedQueryVariables>;
export const FindProductsDocument = new TypedDocumentString(`
    query FindProducts($text: String!) {
  products(filter: {text: $text}, first: 5) {
    items {
      sku
      name
      brand
    }
  }
}
    `) as unknown as TypedDocumentString<FindProductsQuery, FindProductsQueryVariables>;
export const ProductSheetDocument = new TypedDocumentString(`
    query ProductSheet($skus: [ID!]!) {
  productSheet(skus: $skus) {
    sku
    name
    version
    fields {
      name
      value
      unit
      values
      isErpOwned
    }
  }
}
    `) as unknown as TypedDocumentString<ProductSheetQuery, ProductSheetQueryVariables>;
export const SaveProductSheetDocument = new TypedDocumentString(`
    mutation SaveProductSheet($input: DeskSaveProductSheetInput!) {
  saveProductSheet(input: $input) {
    rows {
      sku
      refusal {
        code
        message
      }
      faults {
        field
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SaveProductSheetMutation, SaveProductSheetMutationVariables>;
export const AddProductPhotosDocument = new TypedDocumentString(`
    mutation AddProductPhotos($input: AddProductPhotosInput!) {
  addProductPhotos(input: $input) {
    results {
      upload
      sku
      productName
      position
      isReplaced
      address
      refusal {
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AddProductPhotosMutation, AddProductPhotosMutationVariables>;
export const ArrangeProductPhotosDocument = new TypedDocumentString(`
    mutation ArrangeProductPhotos($input: ArrangeProductPhotosInput!) {
  arrangeProductPhotos(input: $input) {
    refusal {
      code
      message
    }
    faults {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ArrangeProductPhotosMutation, ArrangeProductPhotosMutationVariables>;
export const ProductDocument = new TypedDocumentString(`
    query Product($sku: ID!) {
  product(sku: $sku) {
    sku
    name
    version
    state
    fields {
      name
      value
      unit
      values
      isErpOwned
    }
    words {
      language
      state
      originalChangedAt
      before {
        what
        before
      }
    }
    photosVersion
    photos {
      position
      address
      words {
        language
        text
      }
    }
    deposits {
      market
      name
      units
      totalMinor
      currency
    }
    history {
      at
      by
      action
      changes {
        what
        before
        after
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProductQuery, ProductQueryVariables>;
export const NewProductDocument = new TypedDocumentString(`
    query NewProduct($copyOf: ID) {
  newProduct(copyOf: $copyOf) {
    name
    value
    unit
    values
    isErpOwned
  }
}
    `) as unknown as TypedDocumentString<NewProductQuery, NewProductQueryVariables>;
export const SaveProductDocument = new TypedDocumentString(`
    mutation SaveProduct($input: DeskSaveProductInput!) {
  saveProduct(input: $input) {
    refusal {
      code
      message
    }
    faults {
      field
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SaveProductMutation, SaveProductMutationVariables>;
export const ConfirmProductWordsDocument = new TypedDocumentString(`
    mutation ConfirmProductWords($input: DeskProductWordsInput!) {
  confirmProductWords(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmProductWordsMutation, ConfirmProductWordsMutationVariables>;
export const ProductsDocument = new TypedDocumentString(`
    query Products($filter: DeskProductFilter!, $sort: DeskProductSort!, $ascending: Boolean!, $first: Int!, $after: String) {
  products(
    filter: $filter
    sort: $sort
    ascending: $ascending
    first: $first
    after: $after
  ) {
    total
    isMore
    next
    items {
      sku
      name
      ean
      brand
      boxesPerPallet
      kilograms
      markets
      languages
      hasPhoto
      state
      sellableFrom
      sellableTo
    }
  }
}
    `) as unknown as TypedDocumentString<ProductsQuery, ProductsQueryVariables>;
export const ProductShelvesDocument = new TypedDocumentString(`
    query ProductShelves {
  productShelves {
    brands
    categories {
      code
      name
    }
    packagings {
      code
      name
    }
    isErpOwned
  }
}
    `) as unknown as TypedDocumentString<ProductShelvesQuery, ProductShelvesQueryVariables>;
export const PreviewAsRoleDocument = new TypedDocumentString(`
    mutation PreviewAsRole($input: DeskRolePreviewInput!) {
  previewAsRole(input: $input) {
    address
    place {
      id
      name
    }
    refusal {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewAsRoleMutation, PreviewAsRoleMutationVariables>;
export const RoleTableDocument = new TypedDocumentString(`
    query RoleTable {
  roleTable {
    ...TableOfRoles
  }
}
    fragment TableOfRoles on DeskRoleTable {
  screens {
    permission
    name
  }
  roles {
    id
    name
    customerTypes
    users
    marks
  }
}`) as unknown as TypedDocumentString<RoleTableQuery, RoleTableQueryVariables>;
export const ChangeRoleTableDocument = new TypedDocumentString(`
    mutation ChangeRoleTable($input: ChangeRoleTableInput!) {
  changeRoleTable(input: $input) {
    table {
      ...TableOfRoles
    }
    touched
    refusal {
      code
      message
      roleId
    }
  }
}
    fragment TableOfRoles on DeskRoleTable {
  screens {
    permission
    name
  }
  roles {
    id
    name
    customerTypes
    users
    marks
  }
}`) as unknown as TypedDocumentString<ChangeRoleTableMutation, ChangeRoleTableMutationVariables>;
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
export const InviteStaffAgainDocument = new TypedDocumentString(`
    mutation InviteStaffAgain($uid: ID!) {
  inviteStaffAgain(uid: $uid) {
    link
    refusal {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<InviteStaffAgainMutation, InviteStaffAgainMutationVariables>;
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
export const EndStaffSessionsDocument = new TypedDocumentString(`
    mutation EndStaffSessions($uid: ID!) {
  endStaffSessions(uid: $uid) {
    refusal {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<EndStaffSessionsMutation, EndStaffSessionsMutationVariables>;
export const ChangeStaffMembersDocument = new TypedDocumentString(`
    mutation ChangeStaffMembers($input: DeskStaffInBulkInput!) {
  changeStaffMembers(input: $input) {
    batch {
      id
    }
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeStaffMembersMutation, ChangeStaffMembersMutationVariables>;
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
    rolesFrom
    version
  }
}
    `) as unknown as TypedDocumentString<StaffQuery, StaffQueryVariables>;
export const TermsDocument = new TypedDocumentString(`
    query Terms($market: String!) {
  terms(market: $market) {
    ...TermsOfMarket
  }
}
    fragment TermsOfMarket on DeskTerms {
  market
  seen
  users
  versions {
    version
    standing
    begins
    ends
    markets
    agreed
    words {
      language
      title
      body
    }
  }
  draft {
    version
    changedAt
    publishAt
    changedBy
    words {
      language
      title
      body
    }
  }
}`) as unknown as TypedDocumentString<TermsQuery, TermsQueryVariables>;
export const TermsNotAgreedDocument = new TypedDocumentString(`
    query TermsNotAgreed($market: String!, $first: Int!, $after: String) {
  termsNotAgreed(market: $market, first: $first, after: $after) {
    items {
      uid
      name
      companyName
    }
    total
    isMore
    next
  }
}
    `) as unknown as TypedDocumentString<TermsNotAgreedQuery, TermsNotAgreedQueryVariables>;
export const SaveTermsDocument = new TypedDocumentString(`
    mutation SaveTerms($input: SaveTermsInput!) {
  saveTerms(input: $input) {
    terms {
      ...TermsOfMarket
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment TermsOfMarket on DeskTerms {
  market
  seen
  users
  versions {
    version
    standing
    begins
    ends
    markets
    agreed
    words {
      language
      title
      body
    }
  }
  draft {
    version
    changedAt
    publishAt
    changedBy
    words {
      language
      title
      body
    }
  }
}`) as unknown as TypedDocumentString<SaveTermsMutation, SaveTermsMutationVariables>;
export const PublishTermsDocument = new TypedDocumentString(`
    mutation PublishTerms($input: PublishTermsInput!) {
  publishTerms(input: $input) {
    terms {
      ...TermsOfMarket
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment TermsOfMarket on DeskTerms {
  market
  seen
  users
  versions {
    version
    standing
    begins
    ends
    markets
    agreed
    words {
      language
      title
      body
    }
  }
  draft {
    version
    changedAt
    publishAt
    changedBy
    words {
      language
      title
      body
    }
  }
}`) as unknown as TypedDocumentString<PublishTermsMutation, PublishTermsMutationVariables>;
export const StopTermsPlanDocument = new TypedDocumentString(`
    mutation StopTermsPlan($input: SeenTermsInput!) {
  stopTermsPlan(input: $input) {
    terms {
      ...TermsOfMarket
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment TermsOfMarket on DeskTerms {
  market
  seen
  users
  versions {
    version
    standing
    begins
    ends
    markets
    agreed
    words {
      language
      title
      body
    }
  }
  draft {
    version
    changedAt
    publishAt
    changedBy
    words {
      language
      title
      body
    }
  }
}`) as unknown as TypedDocumentString<StopTermsPlanMutation, StopTermsPlanMutationVariables>;
export const DropTermsDraftDocument = new TypedDocumentString(`
    mutation DropTermsDraft($input: SeenTermsInput!) {
  dropTermsDraft(input: $input) {
    terms {
      ...TermsOfMarket
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment TermsOfMarket on DeskTerms {
  market
  seen
  users
  versions {
    version
    standing
    begins
    ends
    markets
    agreed
    words {
      language
      title
      body
    }
  }
  draft {
    version
    changedAt
    publishAt
    changedBy
    words {
      language
      title
      body
    }
  }
}`) as unknown as TypedDocumentString<DropTermsDraftMutation, DropTermsDraftMutationVariables>;
export const ClaimDocument = new TypedDocumentString(`
    query Claim($number: ID!) {
  claim(number: $number) {
    number
    version
    order
    deliveryDay
    invoice
    shipToName
    currency
    payment
    today
    state
    expectedMinor
    language
    aloneUpToMinor
    isErpOwned
    replacements
    lines {
      lineNo
      sku
      name
      reason
      delivered
      claimed
      credited
      most
      replaced
      unitPriceMinor
      unitDepositMinor
      vatPct
      photos
    }
    credits {
      number
      at
      boxes
      totalMinor
    }
    proposals {
      id
      state
      by
      at
      lines {
        lineNo
        boxes
      }
      totalMinor
      words
      isSolving
      decidedBy
      decidedAt
      why
      document
      may
    }
  }
}
    `) as unknown as TypedDocumentString<ClaimQuery, ClaimQueryVariables>;
export const ProposeCreditDocument = new TypedDocumentString(`
    mutation ProposeCredit($input: DeskProposeCreditInput!) {
  proposeCredit(input: $input) {
    refusal {
      code
      lineNo
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ProposeCreditMutation, ProposeCreditMutationVariables>;
export const ApproveCreditDocument = new TypedDocumentString(`
    mutation ApproveCredit($input: DeskApproveCreditInput!) {
  approveCredit(input: $input) {
    refusal {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ApproveCreditMutation, ApproveCreditMutationVariables>;
export const DeclineCreditDocument = new TypedDocumentString(`
    mutation DeclineCredit($input: DeskDeclineCreditInput!) {
  declineCredit(input: $input) {
    refusal {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeclineCreditMutation, DeclineCreditMutationVariables>;
export const WithdrawCreditDocument = new TypedDocumentString(`
    mutation WithdrawCredit($input: DeskWithdrawCreditInput!) {
  withdrawCredit(input: $input) {
    refusal {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawCreditMutation, WithdrawCreditMutationVariables>;
export const TicketTemplatesDocument = new TypedDocumentString(`
    query TicketTemplates {
  ticketTemplates {
    id
    title
    cs
    sk
    en
    version
    changedBy
    changedAt
  }
}
    `) as unknown as TypedDocumentString<TicketTemplatesQuery, TicketTemplatesQueryVariables>;
export const SaveTicketTemplateDocument = new TypedDocumentString(`
    mutation SaveTicketTemplate($input: DeskSaveTemplateInput!) {
  saveTicketTemplate(input: $input) {
    refusal {
      code
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SaveTicketTemplateMutation, SaveTicketTemplateMutationVariables>;
export const RemoveTicketTemplateDocument = new TypedDocumentString(`
    mutation RemoveTicketTemplate($input: DeskRemoveTemplateInput!) {
  removeTicketTemplate(input: $input) {
    refusal {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveTicketTemplateMutation, RemoveTicketTemplateMutationVariables>;
export const TicketTargetsDocument = new TypedDocumentString(`
    query TicketTargets {
  ticketTargets {
    ...AllTicketTargets
  }
}
    fragment AllTicketTargets on DeskTicketTargets {
  categories {
    id
    name
    seen
    rows {
      validFrom
      answerMinutes
      solutionMinutes
      standing
      setBy
      setAt
    }
  }
  hours {
    market
    weekdays
    from
    to
  }
}`) as unknown as TypedDocumentString<TicketTargetsQuery, TicketTargetsQueryVariables>;
export const SetTicketTargetDocument = new TypedDocumentString(`
    mutation SetTicketTarget($input: DeskSetTicketTargetInput!) {
  setTicketTarget(input: $input) {
    targets {
      ...AllTicketTargets
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment AllTicketTargets on DeskTicketTargets {
  categories {
    id
    name
    seen
    rows {
      validFrom
      answerMinutes
      solutionMinutes
      standing
      setBy
      setAt
    }
  }
  hours {
    market
    weekdays
    from
    to
  }
}`) as unknown as TypedDocumentString<SetTicketTargetMutation, SetTicketTargetMutationVariables>;
export const DropTicketTargetDocument = new TypedDocumentString(`
    mutation DropTicketTarget($input: DeskDropTicketTargetInput!) {
  dropTicketTarget(input: $input) {
    targets {
      ...AllTicketTargets
    }
    refusal {
      code
      message
      field
    }
  }
}
    fragment AllTicketTargets on DeskTicketTargets {
  categories {
    id
    name
    seen
    rows {
      validFrom
      answerMinutes
      solutionMinutes
      standing
      setBy
      setAt
    }
  }
  hours {
    market
    weekdays
    from
    to
  }
}`) as unknown as TypedDocumentString<DropTicketTargetMutation, DropTicketTargetMutationVariables>;
export const TicketFiguresDocument = new TypedDocumentString(`
    query TicketFigures($from: String!, $to: String!) {
  ticketFigures(from: $from, to: $to) {
    isMore
    items {
      category
      tickets
      answers {
        inTime
        late
        open
        share
      }
      solutions {
        inTime
        late
        open
        share
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TicketFiguresQuery, TicketFiguresQueryVariables>;
export const ChangeTicketsDocument = new TypedDocumentString(`
    mutation ChangeTickets($input: DeskTicketsInBulkInput!) {
  changeTickets(input: $input) {
    batch {
      id
    }
    refusal {
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeTicketsMutation, ChangeTicketsMutationVariables>;
export const TicketDocument = new TypedDocumentString(`
    query Ticket($number: ID!) {
  ticket(number: $number) {
    version
    description
    sentAt
    steps
    order
    invoice
    delivery
    mergedInto
    row {
      number
      title
      status
      isAnswered
      opened
      clocks {
        ...TicketClocks
      }
      category
      subcategory
      shipToId
      shipToName
      companyName
      assignee {
        uid
        name
      }
    }
    person {
      name
      phone
      language
    }
    said {
      id
      at
      kind
      by
      text
    }
    files {
      id
      name
      bytes
      at
    }
    others {
      number
      title
      status
    }
  }
}
    fragment TicketClocks on DeskTicketClocks {
  answer {
    state
    usedMinutes
    targetMinutes
    due
    isLate
  }
  solution {
    state
    usedMinutes
    targetMinutes
    due
    isLate
  }
}`) as unknown as TypedDocumentString<TicketQuery, TicketQueryVariables>;
export const AnswerTicketDocument = new TypedDocumentString(`
    mutation AnswerTicket($input: DeskAnswerTicketInput!) {
  answerTicket(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerTicketMutation, AnswerTicketMutationVariables>;
export const ChangeTicketDocument = new TypedDocumentString(`
    mutation ChangeTicket($input: DeskChangeTicketInput!) {
  changeTicket(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeTicketMutation, ChangeTicketMutationVariables>;
export const AssignTicketDocument = new TypedDocumentString(`
    mutation AssignTicket($input: DeskAssignTicketInput!) {
  assignTicket(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AssignTicketMutation, AssignTicketMutationVariables>;
export const MergeTicketDocument = new TypedDocumentString(`
    mutation MergeTicket($input: DeskMergeTicketInput!) {
  mergeTicket(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<MergeTicketMutation, MergeTicketMutationVariables>;
export const AddTicketNoteDocument = new TypedDocumentString(`
    mutation AddTicketNote($input: DeskTicketNoteInput!) {
  addTicketNote(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddTicketNoteMutation, AddTicketNoteMutationVariables>;
export const TicketsDocument = new TypedDocumentString(`
    query Tickets($filter: DeskTicketFilter!, $ascending: Boolean!, $byTimeLeft: Boolean!, $first: Int!, $after: String) {
  tickets(
    filter: $filter
    ascending: $ascending
    byTimeLeft: $byTimeLeft
    first: $first
    after: $after
  ) {
    total
    isMore
    next
    items {
      number
      title
      status
      isAnswered
      opened
      openedAt
      clocks {
        ...TicketClocks
      }
      category
      subcategory
      shipToName
      companyName
      caller
      assignee {
        uid
        name
      }
      creditWaiting {
        minor
        currency
      }
    }
  }
}
    fragment TicketClocks on DeskTicketClocks {
  answer {
    state
    usedMinutes
    targetMinutes
    due
    isLate
  }
  solution {
    state
    usedMinutes
    targetMinutes
    due
    isLate
  }
}`) as unknown as TypedDocumentString<TicketsQuery, TicketsQueryVariables>;
export const TicketChoicesDocument = new TypedDocumentString(`
    query TicketChoices {
  ticketChoices {
    categories {
      id
      name
    }
    people {
      uid
      name
    }
  }
}
    `) as unknown as TypedDocumentString<TicketChoicesQuery, TicketChoicesQueryVariables>;
export const MissingRegularsDocument = new TypedDocumentString(`
    query MissingRegulars($cutOff: DeskCutOffInput!, $first: Int!, $after: String) {
  missingRegulars(cutOff: $cutOff, first: $first, after: $after) {
    regular
    missing
    orders
    drafts
    next
    items {
      shipToId
      shipToName
      city
      companyName
      isRegular
      times
      weeks
      usualPallets
      usualLitres
      person {
        uid
        name
        phone
      }
      cart {
        updatedAt
        lines
        netMinor
        currency
      }
      remindedAt
    }
  }
}
    `) as unknown as TypedDocumentString<MissingRegularsQuery, MissingRegularsQueryVariables>;
export const RemindPlaceDocument = new TypedDocumentString(`
    mutation RemindPlace($input: DeskReminderInput!) {
  remindPlace(input: $input) {
    remindedAt
    refusal {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemindPlaceMutation, RemindPlaceMutationVariables>;
export const WeekFiguresDocument = new TypedDocumentString(`
    query WeekFigures($day: String!) {
  weekFigures(day: $day) {
    from
    to
    items {
      day
      method
      currency
      orders
      ordersBefore
      litres
      litresBefore
      netMinor
      netMinorBefore
    }
  }
}
    `) as unknown as TypedDocumentString<WeekFiguresQuery, WeekFiguresQueryVariables>;
export const BulkBatchDocument = new TypedDocumentString(`
    query BulkBatch($id: ID!) {
  bulkBatch(id: $id) {
    id
    finishedAt
    total
    done
    refused
    refusals {
      id
      name
      message
    }
  }
}
    `) as unknown as TypedDocumentString<BulkBatchQuery, BulkBatchQueryVariables>;
export const BulkBatchesDocument = new TypedDocumentString(`
    query BulkBatches($list: DeskBulkList!) {
  bulkBatches(list: $list) {
    id
    act
    createdAt
    finishedAt
    done
    refused
  }
}
    `) as unknown as TypedDocumentString<BulkBatchesQuery, BulkBatchesQueryVariables>;
export const ColumnsDocument = new TypedDocumentString(`
    query Columns {
  columns {
    list
    shown
    hidden
  }
}
    `) as unknown as TypedDocumentString<ColumnsQuery, ColumnsQueryVariables>;
export const SaveColumnsDocument = new TypedDocumentString(`
    mutation SaveColumns($input: SaveColumnsInput!) {
  saveColumns(input: $input) {
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SaveColumnsMutation, SaveColumnsMutationVariables>;
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
export const CutOffsDocument = new TypedDocumentString(`
    query CutOffs {
  cutOffs {
    kind
    day
    orderBy
    markets
  }
}
    `) as unknown as TypedDocumentString<CutOffsQuery, CutOffsQueryVariables>;
export const FoundPlacesDocument = new TypedDocumentString(`
    query FoundPlaces($text: String!) {
  foundPlaces(text: $text) {
    id
    name
    city
    companyName
  }
}
    `) as unknown as TypedDocumentString<FoundPlacesQuery, FoundPlacesQueryVariables>;
export const FoundCustomersDocument = new TypedDocumentString(`
    query FoundCustomers($text: String!) {
  foundPlaces(text: $text) {
    id
    name
    city
  }
  foundCompanies(text: $text) {
    id
    name
    city
  }
}
    `) as unknown as TypedDocumentString<FoundCustomersQuery, FoundCustomersQueryVariables>;
export const FoundGoodsDocument = new TypedDocumentString(`
    query FoundGoods($text: String!) {
  foundGoods(text: $text) {
    sku
    name
  }
}
    `) as unknown as TypedDocumentString<FoundGoodsQuery, FoundGoodsQueryVariables>;
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
    drives
    companies
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const PaymentsOwnerDocument = new TypedDocumentString(`
    query PaymentsOwner {
  arePaymentsErpOwned
}
    `) as unknown as TypedDocumentString<PaymentsOwnerQuery, PaymentsOwnerQueryVariables>;
export const OpenPaperDocument = new TypedDocumentString(`
    mutation OpenPaper($input: OpenPaperInput!) {
  openPaper(input: $input) {
    link
  }
}
    `) as unknown as TypedDocumentString<OpenPaperMutation, OpenPaperMutationVariables>;