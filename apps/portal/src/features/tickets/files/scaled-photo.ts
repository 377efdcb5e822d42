/** Photos larger than this are made smaller before they are sent. */
const leaveBelowBytes = 1_500_000;
/** No side of a photo needs to be longer to read a delivery note. */
const longestSide = 2400;
const quality = 0.85;

/**
 * A photo of a telephone, scaled in the browser so that it goes up in seconds; anything else, and what this browser cannot
 * draw, as it is.
 */
export async function scaledPhoto(file: File): Promise<File> {
  if (file.type !== "image/jpeg" || file.size < leaveBelowBytes) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const scaled = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, file.type, quality);
    });
    return scaled === null || scaled.size >= file.size
      ? file
      : new File([scaled], file.name, { type: file.type });
  } catch {
    // What is not the picture that it says it is, the server refuses beside its name.
    return file;
  }
}
