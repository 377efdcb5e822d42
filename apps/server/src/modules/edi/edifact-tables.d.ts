/** What the library knows of segments and elements, for tests of what we write. */
declare module "edifact/reader.js" {
  export default class Reader {
    parse(text: string): { name: string; elements: string[][] }[];
  }
}
declare module "edifact/tracker.js" {
  type Row = {
    readonly content: string | readonly Row[];
    readonly mandatory: boolean;
    readonly repetition: number;
  };
  export default class Tracker {
    constructor(table: readonly Row[]);
    accept(segment: string): void;
  }
}
