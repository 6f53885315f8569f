import { Link, useLocation } from '@selah/web-kit/platform';
import { texts } from '../../locales/pt.ts';
import { isCurrent, NAVIGATION } from './navigation.ts';

/** The areas and pages: a column on wide screens, two rows of three on phones. */
export function AdminNavigation() {
  const here = useLocation();
  return (
    <nav aria-label={texts.frame.navigation} className="admin-navigation">
      <ul>
        {NAVIGATION.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent(to, here) ? 'page' : undefined}>
              <Icon aria-hidden="true" className="size-5" />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
