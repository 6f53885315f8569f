/** The product's name: configuration of the server, which writes it into the page. */
export function productName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  return meta?.content || 'Selah';
}
