import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longest, the longest first: one that begins last runs alone, and the other cores wait for it. */
const slow = [
  "tools/new/noun-files.test.ts",
  "tools/drills/replica.test.ts",
  "tools/drills/several-processes.test.ts",
  "tools/drills/failover.test.ts",
  "apps/server/src/app/requests.bad-input.test.ts",
  "apps/server/src/app/operations.matrix.test.ts",
  "apps/server/src/modules/orders/placing/place-order.reliability.test.ts",
  "apps/server/src/testing/matrix/foreign-ids.test.ts",
  "db/src/embedded/project-database.test.ts",
  "apps/server/src/testing/matrix/programs-by-right.test.ts",
  "apps/server/src/app/docs/days.test.ts",
  "apps/server/src/app/main.test.ts",
  "db/src/import/refusals/any-cell.test.ts",
  "db/src/export/round-trip.test.ts",
  "apps/server/src/modules/orders/cancelling/cancel-order.reliability.test.ts",
  "db/src/demo/load-demo.test.ts",
  "apps/server/src/app/desk-operations.matrix.test.ts",
  "apps/server/src/testing/matrix/programs.test.ts",
  "apps/server/src/modules/webhooks/killed-worker.test.ts",
  "db/src/import/importers.test.ts",
  "apps/server/src/testing/matrix/chosen-company.test.ts",
  "apps/server/src/modules/events/events.reliability.test.ts",
  "apps/server/src/modules/mail/killed-worker.test.ts",
];

/** The order of Vitest, project by project, with the slow files before all others. */
export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = slow.findIndex((path) => moduleId.endsWith(path));
  return place === -1 ? slow.length : place;
}
