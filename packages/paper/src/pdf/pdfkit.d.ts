/** The part of PDFKit that the sheet is drawn with; the types made for it want those of Node. */
declare module "pdfkit" {
  export interface DocumentOptions {
    readonly size: "A4";
    readonly margin: number;
    /** Pages can be come back to until the end. */
    readonly bufferPages: boolean;
    readonly pdfVersion: "1.7";
    /** Of archives: PDF/A-3 may hold files. */
    readonly subset?: "PDF/A-3b";
    /** Of the text, for readers and search. */
    readonly lang: string;
    /** The title of the document, not its file, stands in the window. */
    readonly displayTitle: boolean;
    /** No font to begin with. */
    readonly font: null;
    readonly info: {
      readonly Title: string;
      readonly Author: string;
      readonly Creator: string;
      readonly CreationDate: Date;
    };
  }

  export interface TextOptions {
    readonly width?: number;
    readonly align?: "left" | "right";
    readonly lineGap?: number;
    readonly lineBreak?: boolean;
    readonly characterSpacing?: number;
    /** In percent. */
    readonly horizontalScaling?: number;
    /** OpenType features. */
    readonly features?: readonly string[];
  }

  export interface FileOptions {
    readonly name: string;
    readonly type: string;
    readonly description: string;
    /** What it is to the pages: the same in other words. */
    readonly relationship: "Alternative";
    readonly creationDate: Date;
    readonly modifiedDate: Date;
  }

  /** A font within a document; not of PDFKit's public side, see `rememberLayouts`. */
  export interface LaidOutFont {
    layout: (
      text: string,
      features: readonly string[] | undefined,
      onlyWidth: boolean | undefined,
    ) => unknown;
  }

  /** A picture within a document, to be drawn as often as needed. */
  export interface OpenedImage {
    readonly width: number;
    readonly height: number;
  }

  class PDFDocument {
    /** The font that was asked for last. */
    readonly _font?: LaidOutFont;
    constructor(options: DocumentOptions);
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    widthOfString(text: string, options: TextOptions): number;
    heightOfString(text: string, options: TextOptions): number;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    path(shape: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    fill(color: string): this;
    stroke(color: string): this;
    openImage(png: Uint8Array): OpenedImage;
    image(
      image: OpenedImage,
      x: number,
      y: number,
      size: { readonly width: number; readonly height: number },
    ): this;
    addPage(): this;
    /** Puts a file into the document. */
    file(content: Uint8Array, options: FileOptions): unknown;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(index: number): unknown;
    /** Writes the pages that are kept; they cannot be gone back to any more. */
    flushPages(): void;
    on(event: "data", listener: (piece: Uint8Array) => void): unknown;
    on(event: "end", listener: (value?: unknown) => void): unknown;
    end(): void;
  }

  export { PDFDocument as default };
}

declare module "pdfkit/output" {
  import type PDFDocument from "pdfkit";

  /** All of a document, once it has ended; asked before. */
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
