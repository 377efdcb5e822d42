import regular from "@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf?url";
import bold from "@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf?url";
import type { SheetLogo } from "@vycep/paper/pdf/frame";
import { type PdfMade, pdfOf } from "@vycep/paper/pdf/pdf-of";
import { type Prose, proseOf } from "@vycep/paper/pdf/prose-of";
import type { SheetContent } from "@vycep/paper/sheet-content";
import { logoShapes } from "../page/logo-shapes.ts";
import { portalName } from "../page/portal-name.ts";
import { pageFacts } from "../theme/theme.ts";

/** As the page wears it: its colours are those of its style sheet, and its own logo or the sign of the house stands beside the name (DCONF-04). */
async function logo(): Promise<SheetLogo> {
  const { name, sign, mark } = pageFacts();
  const colourOf = (token: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const look = name !== undefined && {
    ...{ main: colourOf("--color-bottle"), accent: colourOf("--color-amber"), hasSign: sign !== "own" },
    mark: mark === undefined ? undefined : await markAt(mark),
  };
  return { name: portalName(), ...logoShapes, ...(look && { look }) };
}
const type = "application/pdf";

/** The sheet as a file, with our own font in it. Fails when the font cannot be fetched. */
export async function pdfFile(content: SheetContent, made: Omit<PdfMade, "logo">): Promise<Blob> {
  return new Blob([await pdfOf(content, { ...made, logo: await logo() }, await ourFonts())], { type });
}

/** A text of the brewery as a file. */
export async function prosePdfFile(prose: Prose, made: Pick<PdfMade, "language" | "madeAt">): Promise<Blob> {
  return new Blob([await proseOf(prose, { ...made, logo: await logo() }, await ourFonts())], { type });
}

async function ourFonts() {
  return { regular: await fileAt(regular), bold: await fileAt(bold) };
}

/** A paper without its logo is better than none. */
async function markAt(address: string): Promise<Uint8Array | undefined> {
  return fileAt(address).catch(() => undefined);
}

async function fileAt(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
