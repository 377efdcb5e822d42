import type { SeenTutorial } from "@vycep/domain/content/tutorial";
import { aText, jsonOf, listOf, objectOf, recordOf } from "@vycep/shell/storage/shape";
import { inLocal, inSession, plainText, type StoredForm } from "@vycep/shell/storage/stored-value";

/** Who saw which help pages when; an older version kept only that somebody did (OP-43). */
type SawTutorials = Readonly<Record<string, { date: string; pages: readonly string[] }>> | "unknown day";

const byPerson = jsonOf(recordOf(objectOf({ date: aText, pages: listOf(aText) })));

const sawTutorials: StoredForm<SawTutorials> = {
  parse: (text) => (text === "true" ? "unknown day" : byPerson.parse(text)),
  print: (value) => (value === "unknown day" ? "true" : byPerson.print(value)),
};

/** What is kept of the tutorial; the first survives signing out (STORAGE-14, SESSION-20, TUTOR-17). */
export const tutorialKeys = {
  sawTutorials: inLocal("sawTutorials", sawTutorials),
  /** Who closed it in this session: it does not come back before the next one (OP-08). */
  tutorialClosed: inSession("tutorialClosed", plainText),
} as const;

/** What one person has seen in this browser. */
export function seenBy(saw: SawTutorials | undefined, uid: string): SeenTutorial | undefined {
  return saw === "unknown day" ? { date: undefined, pages: [] } : saw?.[uid];
}

/** What is to be kept after one person has seen some pages; what others saw stays. */
export function sawToo(saw: SawTutorials | undefined, uid: string, seen: SeenTutorial): SawTutorials {
  const { date = "", pages } = seen;
  return { ...(saw === "unknown day" ? {} : saw), [uid]: { date, pages } };
}
