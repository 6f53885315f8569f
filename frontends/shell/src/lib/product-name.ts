/** The product's name, which the server writes into the page from its configuration. */
export function productName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  return meta?.content || 'Selah';
}
