import { LANGUAGE_NAMES, LOCALES } from '@selah/shared/contracts/language-list';
import { switchLanguage } from '@selah/web-kit/i18n/page-language';
import { Link, useSelector, useTranslation } from '@selah/web-kit/platform';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { Flag } from '../../features/language/components/flag.tsx';
import { selectSiteUser } from '../../features/session/session-slice.ts';
import { useLogOutFlow } from '../navigation/use-log-out-flow.ts';
import { PATHS } from '../paths.ts';
import { useHeaderLinks } from './use-header-links.ts';

export interface OpenMenuProps {
  readonly trigger: ReactNode;
  readonly onLogin: () => void;
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-4 outline-none data-[highlighted]:bg-wash';

export function LanguageMenu({ trigger }: OpenMenuProps) {
  const { languages } = useHeaderLinks();
  return (
    <DropDown trigger={trigger}>
      {languages.map((language) => (
        <DropdownMenu.Item
          key={language}
          lang={LOCALES[language]}
          className={ITEM}
          // With only one language there is no choice to store.
          onSelect={() => languages.length > 1 && switchLanguage(language)}
        >
          <Flag language={language} />
          <span>{LANGUAGE_NAMES[language]}</span>
        </DropdownMenu.Item>
      ))}
    </DropDown>
  );
}

export function PagesMenu({ trigger }: OpenMenuProps) {
  const { t } = useTranslation();
  const { links } = useHeaderLinks();
  return (
    <DropDown trigger={trigger}>
      {links.map(({ to, label, reloadDocument }) => (
        <DropdownMenu.Item key={to} asChild className={ITEM}>
          <Link to={to} reloadDocument={reloadDocument}>
            {t(label)}
          </Link>
        </DropdownMenu.Item>
      ))}
    </DropDown>
  );
}

/** The session as menu items (M-023 to M-025, M-027). */
export function ProfileMenu({ trigger, onLogin }: OpenMenuProps) {
  const { t } = useTranslation();
  const user = useSelector(selectSiteUser);
  const { logOut, isLoggingOut } = useLogOutFlow();
  return (
    <DropDown trigger={trigger}>
      {user ? (
        <>
          <DropdownMenu.Label className="max-w-64 wrap-anywhere px-4 pt-2 pb-3 text-sm text-ink-soft">
            {user.name || t('header.profileMenu')}
          </DropdownMenu.Label>
          <DropdownMenu.Item asChild className={ITEM}>
            <Link to={PATHS.userMessages}>{t('header.myMessages')}</Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item className={ITEM} disabled={isLoggingOut} onSelect={logOut}>
            {t('header.logout')}
          </DropdownMenu.Item>
        </>
      ) : (
        <DropdownMenu.Item className={ITEM} onSelect={onLogin}>
          {t('header.login')}
        </DropdownMenu.Item>
      )}
    </DropDown>
  );
}

/** Open from the start, because a press rendered it. Not modal, so that the page can still be scrolled. */
function DropDown({ trigger, children }: { readonly trigger: ReactNode; readonly children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Rendered in the header and not in a portal, so that screen readers find it inside a landmark. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        className="z-40 max-w-[calc(100vw-2rem)] min-w-[min(12rem,calc(100vw-2rem))] rounded-2xl border border-edge bg-raised p-2 text-ink shadow-sheet"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
