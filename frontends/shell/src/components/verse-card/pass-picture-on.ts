const NAME = 'salmo.png';
const TYPE = 'image/png';

/** The picture on a canvas as a file; undefined if the browser cannot make one. */
export async function pictureOf(canvas: HTMLCanvasElement): Promise<File | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE));
  return blob ? new File([blob], NAME, { type: TYPE }) : undefined;
}

/** Whether the browser's share sheet takes pictures. */
export function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], NAME, { type: TYPE })] }) ?? false;
}

/** Closing the share sheet rejects, and is no error. */
export async function sharePicture(picture: File): Promise<void> {
  await navigator.share({ files: [picture] }).catch(() => {});
}

export function downloadPicture(picture: File): void {
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = picture.name;
  link.click();
  // Delayed, because Safari reads the file only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
