import { masterDataExamples } from "@vycep/contract/erp/master-data-examples";
import { MASTER_DATA } from "@vycep/domain/erp/master-data";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import { type Call, signInForAll } from "../call.ts";

/** Master data are for the brewery's systems: no customer, and no program of one, gets further than the door (B16). */
export const serviceExpectations: Readonly<Record<string, readonly Call[]>> = Object.fromEntries(
  namesIn(MASTER_DATA).flatMap((noun) => [
    [
      `POST /master-data/${noun}`,
      [{ rest: () => ({ body: { rows: [masterDataExamples[noun].row] } }), own: signInForAll }],
    ],
    [`GET /master-data/${noun}/changes`, [{ own: signInForAll }]],
  ]),
);
