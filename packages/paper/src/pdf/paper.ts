/// <reference path="./pdfkit.d.ts" />
import type { Language } from "@vycep/domain/market/language";
import PDFDocument, { type LaidOutFont, type OpenedImage, type TextOptions } from "pdfkit";
import { leading, lineHeight, ownLeading, type PdfFonts, page, type TextStyle } from "./styles.ts";

/** What the file says of itself. */
export interface PdfFacts {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  readonly madeAt: Date;
  /** Files that it holds; with them it is made for archives, as PDF/A-3. */
  readonly holds?: readonly PdfHeld[] | undefined;
}

/** A file within a file: the same paper for programs. */
export interface PdfHeld {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly content: Uint8Array;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Where lines end; without it there is one line. */
  readonly width?: number;
  readonly align?: "left" | "right";
}

interface Rule {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly weight: number;
  readonly colour: string;
}

/** The pages of one document and how far the last one is filled. */
export class Paper {
  readonly document: PDFDocument;
  y = page.top;
  private readonly widths = new Map<string, number>();
  private readonly pictures = new Map<Uint8Array, OpenedImage>();

  constructor({ title, author, language, madeAt, holds = [] }: PdfFacts, fonts: PdfFonts) {
    this.document = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      pdfVersion: "1.7",
      ...(holds.length > 0 && { subset: "PDF/A-3b" }),
      lang: language,
      displayTitle: true,
      // One that is given here would be read anew whenever its name is used.
      font: null,
      info: { Title: title, Author: author, Creator: "vycep", CreationDate: madeAt },
    });
    for (const [name, font] of Object.entries(fonts)) {
      this.document.registerFont(name, font);
      const { _font: own } = this.document.font(name);
      if (own) rememberLayouts(own);
    }
    const file = { relationship: "Alternative", creationDate: madeAt, modifiedDate: madeAt } as const;
    for (const { content, ...held } of holds) this.document.file(content, { ...held, ...file });
  }

  /** Writes and answers the height. */
  write(style: TextStyle, text: string, { x, y, width, align = "left" }: Place): number {
    const options = this.set(style);
    this.document.fillColor(style.colour);
    if (width !== undefined && !this.fits(style, text, width)) {
      this.document.text(text, x, y, { ...options, width, align });
      return this.heightOf(style, text, width);
    }
    const start = align === "right" && width !== undefined ? x + width - this.widthOf(style, text) : x;
    this.document.text(text, start, y, { ...options, lineBreak: false });
    return lineHeight(style);
  }

  /** Measuring takes nearly all of the time, and most texts come again: each is measured once. */
  widthOf(style: TextStyle, text: string): number {
    // Figures of one width: how many there are says how wide they are, whichever they be.
    const measured = style.isTabular ? text.replaceAll(/\d/g, "0") : text;
    const key = `${style.font} ${style.size} ${style.isTabular ?? false} ${measured}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.document.widthOfString(measured, this.set(style));
    this.widths.set(key, width);
    return width;
  }

  /** Of the lines that it takes. */
  heightOf(style: TextStyle, text: string, width: number): number {
    if (this.fits(style, text, width)) return lineHeight(style);
    return this.document.heightOfString(text, { ...this.set(style), width });
  }

  private fits(style: TextStyle, text: string, width: number): boolean {
    return !text.includes("\n") && this.widthOf(style, text) <= width;
  }

  rule({ x, y, width, weight, colour }: Rule): void {
    this.document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .stroke(colour);
  }

  /** Draws a PNG as large as it fits a box, from its left and in the middle of its height; answers how wide it is. It stands in the file once. */
  picture(
    png: Uint8Array,
    { x, y, width, height }: Required<Pick<Place, "x" | "y" | "width">> & { readonly height: number },
  ): number {
    const opened = this.pictures.get(png) ?? this.document.openImage(png);
    this.pictures.set(png, opened);
    const scale = Math.min(width / opened.width, height / opened.height);
    const size = { width: opened.width * scale, height: opened.height * scale };
    this.document.image(opened, x, y + (height - size.height) / 2, size);
    return size.width;
  }

  /** Begins another page unless so much still has room; answers whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= page.bottom) return false;
    this.nextPage();
    return true;
  }

  nextPage(): void {
    this.document.addPage();
    this.y = page.top;
  }

  private set({ font, size, spacing = 0, stretch = 100, isTabular = false }: TextStyle): TextOptions {
    this.document.font(font).fontSize(size);
    return {
      lineGap: size * (leading - ownLeading),
      characterSpacing: spacing,
      horizontalScaling: stretch,
      ...(isTabular ? { features: tabular } : {}),
    };
  }
}

/**
 * PDFKit remembers how it laid out a word, but not one with features: of a page of figures each would be laid out anew,
 * which takes half of the time. Figures come again, so each is laid out once.
 */
function rememberLayouts(font: LaidOutFont): void {
  const layOut = font.layout.bind(font);
  const known = new Map<string, unknown>();
  font.layout = (text, features, onlyWidth) => {
    if (features === undefined) return layOut(text, features, onlyWidth);
    const key = `${features.join()} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const run = layOut(text, features, onlyWidth);
    known.set(key, run);
    return run;
  };
}

const tabular = ["tnum"];
