/** A call as somebody of the demo brewery makes it, and what it is answered. */
export type CallExample = {
  /** Who calls, as an id of the demo's user; left out, the owner of the pub. */
  readonly as?: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** A body that is no JSON: its type and itself. */
  readonly raw?: { readonly type: string; readonly text: string };
  /** A list may be cut off after its first, and a long text where it ends in "…". Left out where a file is answered. */
  readonly answer?: unknown;
  /** The file that is answered instead: its type and its name. */
  readonly file?: { readonly type: string; readonly name: string };
};

/** The codes of refusals by their status; what every call can be refused for is not repeated. */
export type Problems = Readonly<Partial<Record<401 | 403 | 404 | 409 | 422 | 503, readonly string[]>>>;

/** What /docs says of a call beside its shapes. A test sends each example and compares its answer (REST-68). */
export type Described = {
  readonly summary: string;
  /** What the summary leaves open. */
  readonly description?: string;
  /** Whether a visitor may call it. */
  readonly isPublic?: boolean;
  /** The program of the brewery's that calls, by a signature instead of a token. */
  readonly signedBy?: SignedBy;
  /** Whether the header Idempotency-Key makes it happen once, however often it comes. */
  readonly takesKey?: boolean;
  readonly example: CallExample;
  readonly problems?: Problems;
};

/** What the codes and headers of a signed call begin with. */
export type SignedBy = "erp" | "academy" | "mail";
