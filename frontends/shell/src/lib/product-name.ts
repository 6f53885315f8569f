import { SITE_PLACES } from '@selah/shared/contracts/page-places';

/** The product's name, which the server writes into the page from its configuration. */
export function productName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  // In development no server fills it in.
  return meta && meta.content !== SITE_PLACES.productName ? meta.content : 'Selah';
}
