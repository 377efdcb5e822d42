import type { Ask, Connections } from "../../modules/erp/desk/integrations.deps.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Finding } from "./finding.ts";

/** The doctor's looks at what the brewery is connected to, for the desk (DINT-01); read when somebody looks for the first time. */
export function partnersOf({ config, db }: Deps): Readonly<Record<Connections, Ask>> {
  const house = () => import("./house-checks.ts");
  const partners = () => import("./partner-checks.ts");
  return {
    erp: asked(async () => (await partners()).lookAtErp(config)),
    mail: asked(async () => (await partners()).lookAtMail(config)),
    files: asked(async () => (await house()).lookAtFiles(config)),
    identity: asked(async () => (await house()).lookAtIssuer(config, db)),
    staff_identity: asked(async () => (await house()).lookAtStaffProvider(config)),
  };
}

function asked(look: () => Promise<readonly Finding[]>): Ask {
  return async () => {
    const found = await look();
    const bad = found.find(({ state }) => state === "bad");
    const keys = found.find((one) => one.keys !== undefined)?.keys;
    if (bad !== undefined) return { answers: false, error: bad.found };
    return { answers: true, ...(keys !== undefined && { keys }) };
  };
}
