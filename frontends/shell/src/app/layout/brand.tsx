import { Link, useLocation } from '@selah/web-kit/platform';
import { productName } from '../../lib/product-name.ts';
import { PATHS } from '../paths.ts';
import { changesLanguage } from './use-header-links.ts';

/** The product's name beside its logo. */
export function Brand() {
  const { pathname } = useLocation();
  return (
    <Link to={PATHS.home} reloadDocument={changesLanguage(pathname, PATHS.home)} className="brand">
      <img src="/icon.svg" alt="" width="32" height="32" />
      <span>{productName()}</span>
    </Link>
  );
}
