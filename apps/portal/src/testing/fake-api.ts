import type { AvailableDates, ChangeNoticesAnswer } from "@vycep/contract/calendar/calendar.rest";
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
import type { Contract, ContractEvaluation } from "@vycep/contract/contracts/contracts.rest";
import type { DocumentLink, DocumentsAnswer } from "@vycep/contract/documents/documents.rest";
import type { InvoicePage } from "@vycep/contract/documents/invoice-page.rest";
import type { PackageAnswer } from "@vycep/contract/documents/packages.rest";
import type { AuthenticatorSecret, Factors } from "@vycep/contract/identity/factors.rest";
import type { DemoUsers, IdentitySettings, SignInAnswer } from "@vycep/contract/identity/identity.rest";
import type { LinkAnswer, PasswordSetAnswer } from "@vycep/contract/identity/password.rest";
import type { Session } from "@vycep/contract/identity/sessions.rest";
import type { OrdersAnswer } from "@vycep/contract/orders/orders.rest";
import type { ConfirmEmailAnswer, EmailChangeAnswer } from "@vycep/contract/profile/email-change.rest";
import type { OwnDetailsAnswer } from "@vycep/contract/profile/profile.rest";
import { GRAPHQL_PATH } from "@vycep/contract/services";
import type * as documents from "../shared/graphql.gen/graphql.ts";
import { type ServiceAnswers, type ServiceCall, services } from "./fake-services.ts";

type Documents = typeof documents;
type Typed<Result, Variables> = documents.TypedDocumentString<Result, Variables>;

/** Each operation of the portal by its name, with what it is asked and what it answers: both follow from the contract. */
type GraphqlAnswers = {
  [Key in keyof Documents as Key extends `${infer Name}Document`
    ? Name
    : never]: Documents[Key] extends Typed<infer Result, infer Variables>
    ? (variables: Variables) => Result
    : never;
};

/** What stands in the address and the body of a call to a service. */
export interface ServiceCall {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

interface ServiceAnswers {
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
  GetDeliveryAvailableDate: (call: ServiceCall) => AvailableDates;
  GetDeliveryExceptionNotifications: (call: ServiceCall) => ChangeNoticesAnswer;
  orders: (call: ServiceCall) => OrdersAnswer;
  GetAllDocuments: (call: ServiceCall) => DocumentsAnswer;
  GetDocumentExternalLinkAsyncV2: (call: ServiceCall) => DocumentLink;
  invoices: (call: ServiceCall) => InvoicePage;
  packages: (call: ServiceCall) => PackageAnswer;
  supportContacts: (call: ServiceCall) => readonly SupportContact[];
  GetArticlesNewList: (call: ServiceCall) => readonly ArticleEntry[];
  SetArticlesSeen: (call: ServiceCall) => ArticlesSeen;
  articles: (call: ServiceCall) => Article;
  publicarticles: (call: ServiceCall) => Article;
  contentrating: (call: ServiceCall) => { readonly isHelpful: boolean };
  faqitems: (call: ServiceCall) => readonly FaqItem[];
  knowledgebase: (call: ServiceCall) => readonly KnowledgeEntry[];
  contracts: (call: ServiceCall) => readonly Contract[];
  "contract-evaluation": (call: ServiceCall) => readonly ContractEvaluation[];
  servicestatus: (call: ServiceCall) => ServiceStatus;
  helppages: (call: ServiceCall) => readonly HelpPageEntry[];
  pagecontent: (call: ServiceCall) => PageContent;
  terms: (call: ServiceCall) => Terms;
  banners: (call: ServiceCall) => BannersAnswer;
  SetTermsAgreed: (call: ServiceCall) => TermsAnswer;
  RequestAccess: (call: ServiceCall) => AccessRequestAnswer;
  pagemenu: (call: ServiceCall) => PortalMenu;
  portalExtLinks: (call: ServiceCall) => readonly PortalLink[];
  settings: (call: ServiceCall) => IdentitySettings;
  "demo-users": (call: ServiceCall) => DemoUsers;
  login: (call: ServiceCall) => SignInAnswer;
  code: (call: ServiceCall) => { readonly redirectTo: string };
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

/** What the fake answers, by the name of what is asked. */
export type Answers = GraphqlAnswers & ServiceAnswers;

export type Asked = keyof Answers;

/** One call as it reached the fake. */
export interface Call {
  readonly name: Asked;
  /** The variables of an operation, or what a service was told. */
  readonly said: unknown;
  readonly headers: Headers;
  /** It goes on when the page is closed. */
  readonly outlivesPage: boolean;
}

/** A refusal in the words of the server. */
export interface Refused {
  readonly code: string;
  readonly message?: string;
  readonly status?: number;
  readonly fields?: readonly { readonly path: string; readonly code: string }[];
}

export type FakeApi = ReturnType<typeof fakeApi>;

const services: readonly string[] = [
  "GetUserInfoById",
  "GetAllUsersInfo",
  "GetRoles",
  "GetManagedUserById",
  "CreateNewUser",
  "UpdateUser",
  "ResendVerificationEmail",
  "SetUserStatus",
  "ExportUsers",
  "SetUserTutorialCounter",
  "SetFirstLoginFlag",
  "SetOwnDetails",
  "soldtos",
  "ChangeOwnEmail",
  "SetFirstPassword",
  "ChangePassword",
  "link",
  "renew",
  "join",
  "forgot-password",
  "reset-password",
  "ConfirmOwnEmail",
  "setdefaultshipto",
  "GetShipToBySapId",
  "GetDeliveryAvailableDate",
  "GetDeliveryExceptionNotifications",
  "orders",
  "GetAllDocuments",
  "GetDocumentExternalLinkAsyncV2",
  "invoices",
  "packages",
  "supportContacts",
  "GetArticlesNewList",
  "SetArticlesSeen",
  "articles",
  "publicarticles",
  "contentrating",
  "faqitems",
  "knowledgebase",
  "servicestatus",
  "contracts",
  "contract-evaluation",
  "helppages",
  "pagecontent",
  "pagemenu",
  "terms",
  "banners",
  "SetTermsAgreed",
  "RequestAccess",
  "portalExtLinks",
  "settings",
  "demo-users",
  "login",
  "code",
  "sessions",
  "end-others",
  "factors",
  "authenticator",
  "confirm",
  "recovery-codes",
  "passkeys",
  "fresh-sign-in",
  "sign-out",
] satisfies readonly (keyof ServiceAnswers)[];

/** The portal's API: answers each question by its name, counts what it is asked, and refuses or waits where a test says so. */
export function fakeApi(answers: Partial<Answers>) {
  const known: Partial<Answers> = { ...answers };
  const calls: Call[] = [];
  const refusals = new Map<Asked, Refused>();
  const gates = new Map<Asked, Promise<void>>();

  async function fetched(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, "http://portal");
    const told = url.pathname === GRAPHQL_PATH ? operationOf(init) : serviceOf(url, init);
    if (told === undefined) return new Response("{}", { status: 404 });
    const { name, said } = told;
    calls.push({ name, said, headers: new Headers(init.headers), outlivesPage: init.keepalive === true });
    await new Promise<void>((resolve) => setImmediate(resolve));
    await gates.get(name);
    if (init.signal?.aborted === true) throw init.signal.reason;
    const refused = refusals.get(name);
    if (refused !== undefined) return refusalOf(refused, url.pathname === GRAPHQL_PATH);
    const answer = known[name] as ((said: unknown) => unknown) | undefined;
    if (answer === undefined) {
      process.stderr.write(`the fake API was asked for ${name} and has no answer\n`);
      return refusalOf({ code: "internal", status: 500 }, false);
    }
    const body = answer(said);
    return new Response(JSON.stringify(url.pathname === GRAPHQL_PATH ? { data: body } : body));
  }

  return {
    fetch: fetched,
    calls,
    /** How often something was asked. */
    count: (name: Asked) => calls.filter((call) => call.name === name).length,
    /** What it answers to something now. */
    answer: <Name extends Asked>(name: Name): Answers[Name] | undefined => known[name],
    /** What was last said to it. */
    lastOf: (name: Asked) => calls.findLast((call) => call.name === name)?.said,
    lastCall: (name: Asked) => calls.findLast((call) => call.name === name),
    set<Name extends Asked>(name: Name, answer: Answers[Name]) {
      known[name] = answer;
      refusals.delete(name);
    },
    /** From now on it is refused, in the words of the server. */
    refuse(name: Asked, refused: Refused) {
      refusals.set(name, refused);
    },
    /** From now on it is a fault of the server. */
    breakDown(name: Asked) {
      refusals.set(name, { code: "internal", status: 500 });
    },
    mend(name: Asked) {
      refusals.delete(name);
    },
    /** Answers nothing to it until the given function is called. */
    hold(name: Asked): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.set(name, promise);
      return () => {
        gates.delete(name);
        resolve();
      };
    },
  };
}

function operationOf({ body }: RequestInit) {
  const { query, variables } = JSON.parse(String(body)) as { query: string; variables: unknown };
  const name = /^\s*(?:query|mutation) (\w+)/m.exec(query)?.[1];
  return name === undefined ? undefined : { name: name as Asked, said: variables };
}

function serviceOf(url: URL, { body }: RequestInit) {
  const parts = url.pathname.split("/");
  const at = parts.findLastIndex((part) => services.includes(part));
  const name = parts[at];
  if (name === undefined) return;
  const id = name === "login" ? (parts[at - 1] ?? "") : (parts[at + 1] ?? "");
  const said: ServiceCall = {
    id,
    query: url.searchParams,
    body: typeof body === "string" ? JSON.parse(body) : undefined,
  };
  return { name: name as Asked, said };
}

function refusalOf({ code, message = "", status, fields }: Refused, isGraphql: boolean): Response {
  const requestId = "req-7";
  if (!isGraphql || (status ?? 200) >= 400) {
    return new Response(JSON.stringify({ code, message, requestId, fields }), { status: status ?? 409 });
  }
  return new Response(JSON.stringify({ data: null, errors: [{ message, extensions: { code, requestId } }] }));
}
