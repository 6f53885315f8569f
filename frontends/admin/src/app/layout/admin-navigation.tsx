import { Link, useLocation } from '@selah/web-kit/admin-platform';
import { texts } from '../../locales/pt.ts';
import { isCurrent, NAVIGATION } from './navigation.ts';

/** The areas and pages: a column where there is room, two rows of three on a phone. */
export function AdminNavigation() {
  const here = useLocation();
  return (
    <nav aria-label={texts.frame.navigation} className="admin-navigation">
      <ul>
        {NAVIGATION.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent(to, here) ? 'page' : undefined}>
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
