import { LANGUAGE_NAMES } from '@selah/shared/contracts/language-list';
import { useTranslation } from '@selah/web-kit/platform';
import Menu from 'lucide-react/icons/menu';
import User from 'lucide-react/icons/user';
import { Flag } from '../../features/language/components/flag.tsx';
import { useLanguage } from '../../lib/use-language.ts';
import { HeaderMenu } from './header-menu.tsx';

/** The header of small screens: language, profile, navigation (M-027). Loaded only on small screens. */
export function PhoneMenus({ onLogin }: { readonly onLogin: () => void }) {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <div className="flex">
      <HeaderMenu
        menu="LanguageMenu"
        label={t('header.languageMenu', { language: LANGUAGE_NAMES[current] })}
        icon={<Flag language={current} />}
        onLogin={onLogin}
      />
      <HeaderMenu
        menu="ProfileMenu"
        label={t('header.profileMenu')}
        icon={<User aria-hidden="true" className="size-5" />}
        onLogin={onLogin}
      />
      <HeaderMenu
        menu="PagesMenu"
        label={t('header.navigationMenu')}
        icon={<Menu aria-hidden="true" className="size-5" />}
        onLogin={onLogin}
      />
    </div>
  );
}
