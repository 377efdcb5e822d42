import {
  DESK_EXPORT_PATH,
  type DeskExportBody,
  deskExportBody,
  deskExportParams,
  MOST_EXPORTED_ROWS,
} from "@vycep/contract/staff/desk-export.rest";
import { recordExport } from "../modules/audit/audit.commands.ts";
import type { Deps } from "../platform/deps.ts";
import type { DeskContextMaker } from "../platform/desk/desk-context.ts";
import { footOfCut } from "../platform/desk/desk-export.ts";
import { badInput, notFound } from "../platform/errors.ts";
import { exportFile, sendExport } from "../platform/list/export-file.ts";
import type { RestScope } from "../platform/rest-scope.ts";
import { inOneStatement } from "../platform/transaction.ts";
import { argumentsOf } from "./desk-arguments.ts";
import type { DeskParts } from "./graphql/desk-parts.ts";
import type { DeskOperation } from "./graphql/desk-schema.ts";

type ExportWiring = {
  readonly deps: Pick<Deps, "clock" | "db">;
  readonly parts: () => Promise<Pick<DeskParts, "operations" | "exports">>;
  readonly contextOf: DeskContextMaker;
};

const mostOnPage = 200;

/**
 * `POST /desk/export/orders`: a list of the desk as CSV or XLSX, the page that is shown or all that matches (DLIST-04). What may be
 * asked, and by whom, is what the schema says of the operation that answers the list; so a file has no rules of its own.
 */
export function deskExportRoutes(scope: RestScope, wiring: ExportWiring): void {
  const { deps, parts, contextOf } = wiring;
  scope.post(
    `${DESK_EXPORT_PATH}/:operation`,
    { schema: { params: deskExportParams, body: deskExportBody } },
    async (request, reply) => {
      const context = contextOf(request);
      const staff = await context.staff();
      const { exports, operations } = await parts();
      const wanted = exports.find(({ operation }) => operation === request.params.operation);
      const operation = operations.find(({ name }) => name === `Query.${request.params.operation}`);
      if (wanted === undefined || operation === undefined) throw notFound("not-found");
      if (operation.needs !== undefined) await context.may(...operation.needs);
      const { format, part, args } = request.body;
      const asked = argumentsOf(operation, part === "all" ? { ...firstOf(operation), ...args } : args);
      const wantedPart = partOf(part, asked);
      const { total, pages } = await wanted.read(context, asked, wantedPart);
      const { language } = context;
      const rows = Math.min(total, wantedPart.most);
      await inOneStatement(deps.db, (tx) =>
        recordExport(tx, {
          ...{ at: deps.clock.instant(), uid: staff.uid, requestId: context.requestId },
          ...{ list: wanted.operation, format, rows },
        }),
      );
      const file = exportFile({
        format,
        name: `${wanted.names.file[language]}-${deps.clock.now().date}`,
        sheet: wanted.names.sheet[language],
        head: wanted.columns.map((column) => column[language]),
        pages,
        row: (cells) => cells,
        foot: (shown) => (part === "all" && shown < total ? [[footOfCut(language, { shown, total })]] : []),
      });
      return sendExport(reply, file, part === "all" ? total : Math.min(total, mostOnPage));
    },
  );
}

/** Whoever wants all names no page, even where the list itself demands one. */
function firstOf({ field }: DeskOperation) {
  return field.args.some(({ name }) => name === "first") ? { first: mostOnPage } : {};
}

function partOf(part: DeskExportBody["part"], { first, after }: Record<string, unknown>) {
  if (part === "all") return { most: MOST_EXPORTED_ROWS, after: undefined };
  const most = typeof first === "number" ? first : mostOnPage;
  if (most < 1 || most > mostOnPage)
    throw badInput("page-size-invalid", undefined, [{ path: "args.first", code: "range" }]);
  return { most, after: typeof after === "string" ? after : undefined };
}
