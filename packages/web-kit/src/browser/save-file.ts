/** Offers a text as a file download. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Delayed, because Safari reads the file only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
