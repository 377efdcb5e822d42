/** The doors of a module: what `<noun>.facts.ts` may be asked, and what `<noun>.commands.ts` can be told to do. */

const writes =
  /\b(insert\s+into|update\s+[a-z_]+\s+set|delete\s+from|for\s+update|for\s+share|lock\s+table)\b/i;
const kyselyWrites = /\b(insertInto|updateTable|deleteFrom|forUpdate|forShare|inTransaction|oncePerKey)\b/;
const wrapper = /^export const (\w+) = [\w.]+;$/m;
const exportedFunction = /^export (?:async )?function (\w+)(?:<[^>(]*>)?\(/gm;

/**
 * What is wrong with a door, in words; nothing when it is in order. Facts only read: they write nothing, hold nothing
 * and know no transaction. Each command takes the transaction it works in. Neither only gives another name to what
 * stands elsewhere.
 *
 * @param path the file's path, which says what kind of door it is
 * @param source what stands in it
 */
export function faultsOfDoor(path: string, source: string): readonly string[] {
  const code = withoutComments(source);
  const wrapped = wrapper.exec(code)?.[1];
  return [
    ...(wrapped === undefined ? [] : [`${wrapped} only gives another name to something`]),
    ...(path.endsWith(".facts.ts") ? faultsOfFacts(code) : faultsOfCommands(code)),
  ];
}

function faultsOfFacts(code: string): readonly string[] {
  return [
    ...(/\bTx\b/.test(code) ? ["facts know no transaction (Tx)"] : []),
    ...(writes.test(code) || kyselyWrites.test(code) ? ["facts write and hold nothing"] : []),
    ...(/from "[^"]+[.]commands[.]ts"/.test(code) ? ["facts use no commands"] : []),
  ];
}

function faultsOfCommands(code: string): readonly string[] {
  return [...code.matchAll(exportedFunction)].flatMap(({ 1: name, index }) => {
    const parameters = code.slice(index, code.indexOf("{\n", index));
    return /\bTx\b/.test(parameters) ? [] : [`${name} takes no transaction (Tx)`];
  });
}

/** Code alone: what comments say is no reason to refuse it. */
export function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/.*$/gm, "");
}
