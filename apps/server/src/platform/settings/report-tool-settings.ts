import { z } from "zod";

export type ReportToolSettings = {
  /** Its address without an ending slash. */
  readonly site: string;
  readonly dashboard: number;
  /** With which the tool lets others embed its reports. */
  readonly secret: string;
};

const shape = "must be https://SECRET@host/dashboard/NUMBER, the secret at least 32 characters";

/** The brewery's reporting tool as one address: where it stands, which dashboard is shown, and the secret of embedding. */
export const reportTool = z
  .string()
  .transform(read)
  .refine((settings) => settings !== undefined, shape);

function read(text: string): ReportToolSettings | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const dashboard = Number(/^(.*)\/dashboard\/(\d{1,9})$/.exec(url?.pathname ?? "")?.[2]);
  const isSound = url !== undefined && /^https?:$/.test(url.protocol) && url.username.length >= 32;
  if (!isSound || !(dashboard > 0)) return undefined;
  const base = url.pathname.replace(/\/dashboard\/\d+$/, "");
  return { site: url.origin + base, dashboard, secret: decodeURIComponent(url.username) };
}
