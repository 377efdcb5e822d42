import type { MyCoursesAnswer } from "@vycep/contract/academy/academy.rest";
import type { KeysAnswer, NewKeyAnswer } from "@vycep/contract/api-keys/keys.rest";
import type {
  AvailableDates,
  ChangeNoticesAnswer,
  CutOffTimes,
} from "@vycep/contract/calendar/calendar.rest";
import type {
  ClaimAnswer,
  ClaimDraftAnswer,
  CreateClaimAnswer,
  DeliveryToClaim,
} from "@vycep/contract/claims/claims.rest";
import type { Article, ArticleEntry, ArticlesSeen } from "@vycep/contract/content/articles.rest";
import type {
  BannersAnswer,
  HelpPageEntry,
  PageContent,
  PortalLink,
  PortalMenu,
  SupportContact,
  Terms,
} from "@vycep/contract/content/content.rest";
import type { ServiceStatus } from "@vycep/contract/content/service-status.rest";
import type { FaqItem, KnowledgeEntry } from "@vycep/contract/content/support.rest";
import type {
  Contract,
  ContractEvaluation,
  ContractPaperLink,
  CountingGoods,
} from "@vycep/contract/contracts/contracts.rest";
import type { DocumentLink, DocumentsAnswer } from "@vycep/contract/documents/documents.rest";
import type { InvoicePage } from "@vycep/contract/documents/invoice-page.rest";
import type { PackageAnswer } from "@vycep/contract/documents/packages.rest";
import type { AuthenticatorSecret, Factors } from "@vycep/contract/identity/factors.rest";
import type { DemoUsers, IdentitySettings, SignInAnswer } from "@vycep/contract/identity/identity.rest";
import type { LinkAnswer, PasswordSetAnswer } from "@vycep/contract/identity/password.rest";
import type { Session } from "@vycep/contract/identity/sessions.rest";
import type {
  MaterialBrands,
  MaterialFiles,
  MaterialsAnswer,
} from "@vycep/contract/marketing/marketing.rest";
import type { AnnouncementsAnswer } from "@vycep/contract/notices/announcements.rest";
import type { NoticeSettingsAnswer } from "@vycep/contract/notices/notice-settings.rest";
import type { NoticesAnswer, UnreadNoticesAnswer } from "@vycep/contract/notices/notices.rest";
import type { OrdersAnswer } from "@vycep/contract/orders/orders.rest";
import type { ConfirmEmailAnswer, EmailChangeAnswer } from "@vycep/contract/profile/email-change.rest";
import type { OwnDetailsAnswer } from "@vycep/contract/profile/profile.rest";
import type {
  NewPunchOutAnswer,
  PunchOutsAnswer,
  PunchOutVisit,
} from "@vycep/contract/punch-out/punch-out.rest";
import type { PushDeviceAnswer, PushKeyAnswer } from "@vycep/contract/push/push.rest";
import type {
  ConsumptionReport,
  EmbedConfig,
  EmptiesAccount,
  Report,
} from "@vycep/contract/reporting/reporting.rest";
import type { SoldToAnswer } from "@vycep/contract/ship-to/payers.rest";
import type { ShipToAnswer } from "@vycep/contract/ship-to/ship-to.rest";
import type { Attachment, UploadAnswer } from "@vycep/contract/tickets/attachments.rest";
import type { CommentAnswer, CreateCommentAnswer, DraftAnswer } from "@vycep/contract/tickets/comments.rest";
import type {
  AllTicketsAnswer,
  Category,
  CreateTicketAnswer,
  Subcategory,
  TicketAnswer,
  TicketStatusAnswer,
} from "@vycep/contract/tickets/tickets.rest";
import type {
  AllUsersAnswer,
  ManagedUserAnswer,
  NewUserAnswer,
  RolesAnswer,
  UserStatusAnswer,
} from "@vycep/contract/users/user-administration.rest";
import type {
  AccessRequestAnswer,
  DefaultShipToAnswer,
  FirstLoginAnswer,
  TermsAnswer,
  TutorialCounterAnswer,
  UserInfo,
} from "@vycep/contract/users/users.rest";
import type {
  NewWebhookAnswer,
  Webhook,
  WebhookDelivery,
  WebhooksAnswer,
} from "@vycep/contract/webhooks/webhooks.rest";

/** What stands in the address and the body of a call to a service. */
export interface ServiceCall {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** What each call to a service is answered, by the last word of its address. */
export interface ServiceAnswers {
  GetUserInfoById: (call: ServiceCall) => UserInfo;
  GetAllUsersInfo: (call: ServiceCall) => AllUsersAnswer;
  GetRoles: (call: ServiceCall) => RolesAnswer;
  GetManagedUserById: (call: ServiceCall) => ManagedUserAnswer;
  CreateNewUser: (call: ServiceCall) => NewUserAnswer;
  UpdateUser: (call: ServiceCall) => { readonly result: boolean };
  ResendVerificationEmail: (call: ServiceCall) => { readonly result: boolean };
  SetUserStatus: (call: ServiceCall) => UserStatusAnswer;
  ExportUsers: (call: ServiceCall) => string;
  SetUserTutorialCounter: (call: ServiceCall) => TutorialCounterAnswer;
  SetFirstLoginFlag: (call: ServiceCall) => FirstLoginAnswer;
  SetOwnDetails: (call: ServiceCall) => OwnDetailsAnswer;
  soldtos: (call: ServiceCall) => SoldToAnswer;
  ChangeOwnEmail: (call: ServiceCall) => EmailChangeAnswer;
  SetFirstPassword: (call: ServiceCall) => PasswordSetAnswer;
  ChangePassword: (call: ServiceCall) => PasswordSetAnswer;
  link: (call: ServiceCall) => LinkAnswer;
  renew: (call: ServiceCall) => object;
  join: (call: ServiceCall) => object;
  "forgot-password": (call: ServiceCall) => object;
  "reset-password": (call: ServiceCall) => object;
  ConfirmOwnEmail: (call: ServiceCall) => ConfirmEmailAnswer;
  setdefaultshipto: (call: ServiceCall) => DefaultShipToAnswer;
  GetShipToBySapId: (call: ServiceCall) => ShipToAnswer;
  GetCutOffTimes: (call: ServiceCall) => CutOffTimes;
  GetDeliveryAvailableDate: (call: ServiceCall) => AvailableDates;
  GetDeliveryExceptionNotifications: (call: ServiceCall) => ChangeNoticesAnswer;
  orders: (call: ServiceCall) => OrdersAnswer;
  GetAllDMFolders: (call: ServiceCall) => MaterialsAnswer;
  GetAllDMSearch: (call: ServiceCall) => MaterialsAnswer;
  GetAllBrandsAsync: (call: ServiceCall) => MaterialBrands;
  downloadmaterial: (call: ServiceCall) => MaterialFiles;
  "bulk-files": (call: ServiceCall) => object;
  GetAllDocuments: (call: ServiceCall) => DocumentsAnswer;
  GetDocumentExternalLinkAsyncV2: (call: ServiceCall) => DocumentLink;
  invoices: (call: ServiceCall) => InvoicePage;
  packages: (call: ServiceCall) => PackageAnswer;
  supportContacts: (call: ServiceCall) => readonly SupportContact[];
  GetMyCourses: (call: ServiceCall) => MyCoursesAnswer;
  GetNotices: (call: ServiceCall) => NoticesAnswer;
  GetAnnouncements: (call: ServiceCall) => AnnouncementsAnswer;
  DismissAnnouncement: (call: ServiceCall) => AnnouncementsAnswer;
  GetUnreadNotices: (call: ServiceCall) => UnreadNoticesAnswer;
  MarkNotices: (call: ServiceCall) => UnreadNoticesAnswer;
  GetPushKey: (call: ServiceCall) => PushKeyAnswer;
  SetPushDevice: (call: ServiceCall) => PushDeviceAnswer;
  RenewPushDevice: (call: ServiceCall) => PushDeviceAnswer;
  EndPushDevice: (call: ServiceCall) => PushDeviceAnswer;
  GetNoticeSettings: () => NoticeSettingsAnswer;
  SetNoticeSettings: (call: ServiceCall) => NoticeSettingsAnswer;
  GetArticlesNewList: (call: ServiceCall) => readonly ArticleEntry[];
  SetArticlesSeen: (call: ServiceCall) => ArticlesSeen;
  articles: (call: ServiceCall) => Article;
  publicarticles: (call: ServiceCall) => Article;
  contentrating: (call: ServiceCall) => { readonly isHelpful: boolean };
  faqitems: (call: ServiceCall) => readonly FaqItem[];
  knowledgebase: (call: ServiceCall) => readonly KnowledgeEntry[];
  contracts: (call: ServiceCall) => readonly Contract[];
  papers: (call: ServiceCall) => ContractPaperLink;
  "contract-evaluation": (call: ServiceCall) => readonly ContractEvaluation[];
  "counting-goods": (call: ServiceCall) => CountingGoods;
  GetAllReports: (call: ServiceCall) => readonly Report[];
  GetReportEmbededConfig: (call: ServiceCall) => EmbedConfig;
  consumption: (call: ServiceCall) => ConsumptionReport;
  empties: (call: ServiceCall) => EmptiesAccount;
  servicestatus: (call: ServiceCall) => ServiceStatus;
  helppages: (call: ServiceCall) => readonly HelpPageEntry[];
  pagecontent: (call: ServiceCall) => PageContent;
  terms: (call: ServiceCall) => Terms;
  banners: (call: ServiceCall) => BannersAnswer;
  SetTermsAgreed: (call: ServiceCall) => TermsAnswer;
  RequestAccess: (call: ServiceCall) => AccessRequestAnswer;
  pagemenu: (call: ServiceCall) => PortalMenu;
  portalExtLinks: (call: ServiceCall) => readonly PortalLink[];
  GetAllTickets: (call: ServiceCall) => AllTicketsAnswer;
  GetCategories: (call: ServiceCall) => readonly Category[];
  GetAllSubCategories: (call: ServiceCall) => readonly Subcategory[];
  GetTicketById: (call: ServiceCall) => TicketAnswer;
  GetCommentsByTicketId: (call: ServiceCall) => readonly CommentAnswer[];
  GetAttachmentsByTicketId: (call: ServiceCall) => readonly Attachment[];
  GetDeliveryToClaim: (call: ServiceCall) => DeliveryToClaim;
  GetClaimByTicketId: (call: ServiceCall) => ClaimAnswer;
  GetClaimByDocument: (call: ServiceCall) => ClaimAnswer;
  SetClaimDraft: (call: ServiceCall) => ClaimDraftAnswer;
  CreateClaim: (call: ServiceCall) => CreateClaimAnswer;
  CreateTicket: (call: ServiceCall) => CreateTicketAnswer;
  CreateComment: (call: ServiceCall) => CreateCommentAnswer;
  SetCommentsAsRead: (call: ServiceCall) => { readonly result: true };
  ReopenTicket: (call: ServiceCall) => TicketStatusAnswer;
  SolveTicket: (call: ServiceCall) => TicketStatusAnswer;
  RateTicket: (call: ServiceCall) => TicketStatusAnswer;
  draft: (call: ServiceCall) => DraftAnswer;
  "draft-attachments": (call: ServiceCall) => readonly Attachment[];
  attachments: (call: ServiceCall) => { readonly result: true };
  UploadAttachmentsByTicketId: (call: ServiceCall) => UploadAnswer;
  settings: (call: ServiceCall) => IdentitySettings;
  "demo-users": (call: ServiceCall) => DemoUsers;
  login: (call: ServiceCall) => SignInAnswer;
  code: (call: ServiceCall) => { readonly redirectTo: string };
  GetKeys: (call: ServiceCall) => KeysAnswer;
  MakeKey: (call: ServiceCall) => NewKeyAnswer;
  RevokeKey: (call: ServiceCall) => { readonly result: boolean };
  GetPunchOuts: (call: ServiceCall) => PunchOutsAnswer;
  MakePunchOut: (call: ServiceCall) => NewPunchOutAnswer;
  RevokePunchOut: (call: ServiceCall) => { readonly result: boolean };
  visit: (call: ServiceCall) => PunchOutVisit;
  GetWebhooks: (call: ServiceCall) => WebhooksAnswer;
  MakeWebhook: (call: ServiceCall) => NewWebhookAnswer;
  SwitchWebhook: (call: ServiceCall) => { readonly webhook: Webhook };
  RotateWebhookSecret: (call: ServiceCall) => NewWebhookAnswer;
  DeleteWebhook: (call: ServiceCall) => { readonly result: boolean };
  GetDeliveries: (call: ServiceCall) => { readonly deliveries: readonly WebhookDelivery[] };
  RepeatDelivery: (call: ServiceCall) => { readonly result: boolean };
  sessions: (call: ServiceCall) => { readonly sessions: readonly Session[] };
  "end-others": (call: ServiceCall) => { readonly ended: number };
  factors: (call: ServiceCall) => Factors;
  authenticator: (call: ServiceCall) => AuthenticatorSecret;
  confirm: (call: ServiceCall) => {
    readonly recoveryCodes: readonly string[];
    readonly redirectTo?: string;
  };
  passkeys: (call: ServiceCall) => object;
  "recovery-codes": (call: ServiceCall) => { readonly recoveryCodes: readonly string[] };
  "fresh-sign-in": (call: ServiceCall) => object;
  "sign-out": (call: ServiceCall) => object;
}
