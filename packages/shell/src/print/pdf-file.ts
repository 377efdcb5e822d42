import regular from "@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf?url";
import bold from "@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf?url";
import { type PdfMade, pdfOf } from "@vycep/paper/pdf/pdf-of";
import { type Prose, proseOf } from "@vycep/paper/pdf/prose-of";
import type { SheetContent } from "@vycep/paper/sheet-content";
import { logoShapes, productName } from "../page/logo-shapes.ts";

const logo = { name: productName, ...logoShapes };
const type = "application/pdf";

/** The sheet as a file, with our own font in it. Fails when the font cannot be fetched. */
export async function pdfFile(content: SheetContent, made: Omit<PdfMade, "logo">): Promise<Blob> {
  return new Blob([await pdfOf(content, { ...made, logo }, await ourFonts())], { type });
}

/** A text of the brewery as a file. */
export async function prosePdfFile(prose: Prose, made: Pick<PdfMade, "language" | "madeAt">): Promise<Blob> {
  return new Blob([await proseOf(prose, { ...made, logo }, await ourFonts())], { type });
}

async function ourFonts() {
  return { regular: await fontAt(regular), bold: await fontAt(bold) };
}

async function fontAt(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The font answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
