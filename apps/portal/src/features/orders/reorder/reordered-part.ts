/** All of an order, or what never came of it. */
export type ReorderedPart = "whole" | "rest";

/** The same in the server's words. */
export const reorderedParts = { whole: "WHOLE_ORDER", rest: "MISSING_REST" } as const;
