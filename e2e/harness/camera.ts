import type { Page } from "@playwright/test";

/** The page's camera sees the barcode of an EAN-13 number, held still. */
export async function showToCamera(page: Page, ean: string): Promise<void> {
  await page.addInitScript((bars) => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext("2d");
    const draw = () => {
      if (context === null) return;
      context.fillStyle = "white";
      context.fillRect(0, 0, 640, 480);
      context.fillStyle = "black";
      [...bars].forEach((bar, index) => {
        if (bar === "1") context.fillRect(130 + index * 4, 120, 4, 240);
      });
    };
    // A still canvas sends no pictures.
    setInterval(draw, 100);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
  }, barsOf(ean));
}

const left = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
const right = left.map((bars) => bars.replaceAll(/./g, (bar) => (bar === "1" ? "0" : "1")));
const mirrored = right.map((bars) => [...bars].reverse().join(""));
/** Which of the first six numbers are mirrored, by the number that is not drawn itself. */
const parities = "000000 001011 001101 001110 010011 011001 011100 010101 010110 011010".split(" ");

/** The 95 bars of an EAN-13, black as 1. */
function barsOf(ean: string): string {
  const [first = 0, ...digits] = [...ean].map(Number);
  const parity = parities[first] ?? "";
  const head = digits.slice(0, 6).map((digit, index) => (parity[index] === "1" ? mirrored : left)[digit]);
  const tail = digits.slice(6).map((digit) => right[digit]);
  return `101${head.join("")}01010${tail.join("")}101`;
}
