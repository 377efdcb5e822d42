/** The parser of the library, which has no types of its own. */
declare module "edifact/parser.js" {
  export default class Parser {
    onopensegment: (name: string) => void;
    onclosesegment: () => void;
    onelement: () => void;
    oncomponent: (text: string) => void;
    encoding(level: string): void;
    write(chunk: string): void;
    end(): void;
  }
}
