/** Where a module stands: neither Node's nor the browser's types are asked for it. */
interface ImportMeta {
  readonly url: string;
}
