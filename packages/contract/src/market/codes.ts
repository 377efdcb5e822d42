import { z as zod } from "zod";

// Which markets and currencies there are, rows of the brewery say (OPS-17): a client takes their codes as they come.

/** A market by its code, which is that of its country: CZ, SK, and whatever others the brewery has. */
export const marketCode = zod.string().regex(/^[A-Z]{2}$/);

/** A currency by its code (ISO 4217). */
export const currencyCode = zod.string().regex(/^[A-Z]{3}$/);
