import type { CompanyId } from "@vycep/domain/kernel/ids";
import type { Language } from "@vycep/domain/market/language";

/** Who looks at an embedded report, and of which places it may tell. */
export type Viewer = {
  readonly companyIds: readonly CompanyId[];
  readonly shipToIds: readonly string[];
  readonly language: Language;
};

/** How a report is opened in a frame: for a while, and for one viewer. */
export type Embedded = {
  readonly embedUrl: string;
  readonly accessToken: string;
  readonly expiresAt: Date;
};

/** The brewery's own reporting tool (D02, REPORT-02): without one there are our own reports alone. */
export type ReportTool = (viewer: Viewer, now: Date) => Promise<Embedded>;
