import { keyIsLive } from "../modules/api-keys/api-keys.facts.ts";
import { staffReaches } from "../modules/staff/staff.facts.ts";
import { mayComeIn } from "../modules/users/users.facts.ts";

/** Files are handed to users of a company, and to the staff whose reach it lies in. */
export const mayHaveFile: typeof mayComeIn = async (db, who) =>
  (await mayComeInByAny(db, who)) || (await staffReaches(db, who));

/** A link that a company's key got is good as long as the key is: nobody signs in by its name (B16). */
const mayComeInByAny: typeof mayComeIn = async (db, who) =>
  (await mayComeIn(db, who)) || keyIsLive(db, who.uid);
