import { connect } from "node:tls";
import type { Config } from "../../platform/config.ts";
import { bad, type Finding, good, looked, warning } from "./finding.ts";

const renewWithinDays = 14;
const dayMs = 24 * 60 * 60 * 1000;

/** The names that people type: certificates that hold, and a proxy that is believed (OPS-11). */
export async function lookAtOrigins(config: Config): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const { origin } of config.sites) found.push(...(await lookAtCertificate(new URL(origin), config)));
  if (config.production && config.trustProxy === false)
    found.push(
      warning(
        "proxy",
        "none is believed",
        "Set VYCEP_TRUST_PROXY, or limits count all callers of a proxy as one.",
      ),
    );
  return found;
}

async function lookAtCertificate(
  { protocol, hostname, port, host }: URL,
  { production }: Config,
): Promise<readonly Finding[]> {
  const subject = `certificate of ${host}`;
  if (protocol === "http:")
    return production
      ? [bad(subject, "http", "Let VYCEP_ORIGIN begin with https: tokens travel there.")]
      : [];
  return looked(
    subject,
    "Does the proxy answer there, with a certificate for this name and its whole chain?",
    async () => {
      const until = await new Promise<Date>((resolve, reject) => {
        const socket = connect({
          host: hostname,
          port: Number(port || 443),
          servername: hostname,
          timeout: 5000,
        });
        socket.on("secureConnect", () => {
          resolve(new Date(socket.getPeerCertificate().valid_to));
          socket.destroy();
        });
        socket.on("timeout", () => socket.destroy(new Error("no answer")));
        socket.on("error", reject);
      });
      const days = Math.floor((until.getTime() - Date.now()) / dayMs);
      return [
        days < renewWithinDays
          ? warning(subject, `good for ${days} days`, "Renew it.")
          : good(subject, `good for ${days} days`),
      ];
    },
  );
}
