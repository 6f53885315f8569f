import { NavLink, useTranslation } from '@selah/web-kit/platform';
import { LanguageButtons } from '../../features/language/components/language-buttons.tsx';
import { SessionArea } from './session-area.tsx';
import { useHeaderLinks } from './use-header-links.ts';

/** Links, languages and login in one row, on wide screens (M-020 to M-026). */
export function WideNavigation({ onLogin }: { readonly onLogin: () => void }) {
  const { t } = useTranslation();
  const { links, languages } = useHeaderLinks();
  return (
    <div className="flex items-center gap-4">
      <nav aria-label={t('header.navigation')} className="flex">
        {links.map(({ to, label, reloadDocument }) => (
          <NavLink key={to} to={to} end reloadDocument={reloadDocument} className="header-link">
            {t(label)}
          </NavLink>
        ))}
      </nav>
      <LanguageButtons languages={languages} />
      <SessionArea onLogin={onLogin} />
    </div>
  );
}
