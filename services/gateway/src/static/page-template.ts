/** Pages are written with the default name, which reads well in development; `%PRODUCT_NAME%` says the same outright. */
const PLACEHOLDER = /%PRODUCT_NAME%|\bSelah\b/g;

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Files in which the product's name is filled in at start, since it is configuration and not part of the build. */
export function isTemplate(name: string): boolean {
  return name.endsWith('.html') || name.endsWith('.webmanifest');
}

/** Puts the product's name where the page names the product, written so that it stays text. */
export function fillTemplate(name: string, content: Buffer, productName: string): Buffer {
  const written = name.endsWith('.html') ? escapeHtml(productName) : JSON.stringify(productName).slice(1, -1);
  return Buffer.from(content.toString('utf8').replace(PLACEHOLDER, () => written));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character);
}
