import type { Language } from "@vycep/domain/market/language";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskReplacementPreview,
  DeskReplacementPreviewInput,
  DeskReplacementView,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction } from "../../../../platform/transaction.ts";
import { obstacleOf } from "../changing/change-view.ts";
import type { NotMoved } from "../move-order.ts";
import { refusalOfMove } from "../order-refusal.ts";
import type { ReplacingDeps } from "./replacing.deps.ts";
import { type ShapedReplacement, shapeReplacement } from "./shape-replacement.ts";
import { wantedReplacement } from "./wanted-replacement.ts";

type Tried = NotMoved | { readonly kind: "tried"; readonly shaped: ShapedReplacement };

/** What a replacement delivery would be (DDISP-06): made as the delivery itself, and taken back again. */
export async function replacementPreview(
  deps: ReplacingDeps,
  context: DeskContext,
  { number, version, wanted: asked }: DeskReplacementPreviewInput,
): Promise<DeskReplacementPreview> {
  const staff = await context.staff();
  const { language } = context;
  const wanted = asked ? wantedReplacement(asked) : undefined;
  const tried = await doneOrRolledBack<never, Tried>((rollBack) =>
    inTransaction(deps.db, async (tx) =>
      rollBack({
        kind: "tried",
        shaped: await shapeReplacement(tx, deps, {
          ...{ number, version, staff, wanted, rollBack },
          ...{ knowsClaims: true, noteForDriver: undefined },
        }),
      }),
    ),
  );
  if (tried.ok) return tried.value;
  const { refusal } = tried;
  return "shaped" in refusal
    ? { replacement: viewOf(refusal.shaped, language), refusal: null }
    : { replacement: null, refusal: refusalOfMove(refusal, language) };
}

function viewOf(shaped: ShapedReplacement, language: Language): DeskReplacementView {
  const { order, wanted, lines, sums, load, methods, obstacles } = shaped;
  return {
    ...{ deliveryDate: wanted.day, method: wanted.method, methods: [...methods] },
    lines: lines.map(({ line, short, boxes, claims }) => ({
      ...{ lineNo: line.lineNo, sku: line.sku, name: line.names[language], short, boxes },
      unitPriceMinor: line.unitPriceMinor,
      claims: claims.map(({ ticket, credited, boxes: claimed }) => ({ ticket, credited, boxes: claimed })),
    })),
    sums: {
      ...{ netMinor: sums.netMinor, totalMinor: sums.totalMinor },
      ...{ pallets: load.palletThousandths / 1000, kilograms: load.grams / 1000 },
    },
    obstacles: obstacles.map((one) => obstacleOf(one, order.currency, language)),
  };
}
