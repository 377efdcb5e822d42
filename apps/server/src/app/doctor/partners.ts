import type { Ask, Connections } from "../../modules/erp/desk/integrations.deps.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Finding } from "./finding.ts";
import { lookAtFiles, lookAtIssuer } from "./house-checks.ts";
import { lookAtErp, lookAtMail } from "./partner-checks.ts";

/** The doctor's looks at what the brewery is connected to, for the desk (DINT-01). */
export function partnersOf({ config, db }: Deps): Readonly<Record<Connections, Ask>> {
  return {
    erp: asked(() => lookAtErp(config)),
    mail: asked(() => lookAtMail(config)),
    files: asked(() => lookAtFiles(config)),
    identity: asked(() => lookAtIssuer(config, db)),
  };
}

function asked(look: () => Promise<readonly Finding[]>): Ask {
  return async () => {
    const bad = (await look()).find(({ state }) => state === "bad");
    return bad === undefined ? { answers: true } : { answers: false, error: bad.found };
  };
}
