import type { BundleItem, BundleProblem } from "@vycep/domain/bundles/bundle";
import { packagesLeft } from "@vycep/domain/bundles/bundle";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { BundleOffer, JudgedChoice } from "./bundle-offer.ts";

/** One line of what a package must be, and whether it is. */
export type BundleCheck =
  | {
      readonly kind: "mandatory";
      readonly isRight: boolean;
      readonly chosen: number;
      readonly total: number;
    }
  | { readonly kind: "item"; readonly isRight: false; readonly item: string; readonly problem: ItemProblem }
  | { readonly kind: "too-few"; readonly isRight: false; readonly missing: number; readonly min: number }
  | { readonly kind: "too-many"; readonly isRight: false; readonly over: number; readonly max: number }
  | { readonly kind: "full"; readonly isRight: true }
  | { readonly kind: "day"; readonly isRight: boolean; readonly day: LocalDate | undefined }
  | { readonly kind: "limit"; readonly isRight: boolean; readonly packages: number; readonly left: number };

export type ItemProblem =
  | Exclude<
      BundleProblem,
      { readonly kind: "bundle-not-valid" | "bundle-too-few" | "bundle-too-many" | "bundle-limit-reached" }
    >
  | { readonly kind: "not-sold"; readonly item: string; readonly isMandatory: boolean };

/** What is wrong with one item; undefined when nothing is. */
export function itemProblemOf(item: BundleItem, judged: JudgedChoice): ItemProblem | undefined {
  const found = judged.problems.find(
    (problem): problem is Extract<BundleProblem, ItemProblem> =>
      "item" in problem && problem.item === item.sku,
  );
  if (found) return found;
  if (!judged.notSold.has(item.sku)) return undefined;
  return { kind: "not-sold", item: item.sku, isMandatory: item.isMandatory };
}

/** Everything that a package must be, the right and the wrong, in the order in which it is mended (BUNDLE-04…07). */
export function checksOf(
  { bundle }: BundleOffer,
  judged: JudgedChoice,
  day: LocalDate | undefined,
): readonly BundleCheck[] {
  const { packages, parts } = judged.choice;
  const mandatory = bundle.items.filter(({ isMandatory }) => isMandatory);
  const chosen = mandatory.filter(({ sku }) => parts.some((part) => part.sku === sku));
  const left = packagesLeft(bundle);
  const items = bundle.items.flatMap((item): BundleCheck[] => {
    const problem = itemProblemOf(item, judged);
    if (problem === undefined || problem.kind === "bundle-item-mandatory") return [];
    return [{ kind: "item", isRight: false, item: item.sku, problem }];
  });
  const isDayWrong = judged.problems.some(({ kind }) => kind === "bundle-not-valid");
  return [
    ...(mandatory.length > 0
      ? [
          {
            kind: "mandatory" as const,
            isRight: chosen.length === mandatory.length,
            chosen: chosen.length,
            total: mandatory.length,
          },
        ]
      : []),
    ...items,
    quantityCheck(judged.problems),
    { kind: "day", isRight: !isDayWrong && day !== undefined, day },
    { kind: "limit", isRight: packages <= left, packages, left },
  ];
}

function quantityCheck(problems: readonly BundleProblem[]): BundleCheck {
  for (const problem of problems) {
    if (problem.kind === "bundle-too-few") {
      const { min, boxes } = problem;
      return { kind: "too-few", isRight: false, missing: min - boxes, min };
    }
    if (problem.kind === "bundle-too-many") {
      const { max, boxes } = problem;
      return { kind: "too-many", isRight: false, over: boxes - max, max };
    }
  }
  return { kind: "full", isRight: true };
}
