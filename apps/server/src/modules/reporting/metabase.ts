import { SignJWT } from "jose";
import type { ReportToolSettings } from "../../platform/settings/report-tool-settings.ts";
import type { ReportTool } from "./report-tool.port.ts";

const lifeMs = 10 * 60_000;

/**
 * A dashboard of Metabase by its signed embedding: the token names the dashboard and locks its parameters `company` and
 * `ship_to` to those of the viewer, so that the tool shows nobody else's figures (decision 0189).
 */
export function metabase({ site, dashboard, secret }: ReportToolSettings): ReportTool {
  const key = new TextEncoder().encode(secret);
  return async ({ companyIds, shipToIds, language }, now) => {
    const expiresAt = new Date(now.getTime() + lifeMs);
    const accessToken = await new SignJWT({
      resource: { dashboard },
      params: { company: [...companyIds], ship_to: [...shipToIds] },
    })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
      .sign(key);
    const embedUrl = `${site}/embed/dashboard/${accessToken}#bordered=false&titled=false&locale=${language}`;
    return { embedUrl, accessToken, expiresAt };
  };
}
