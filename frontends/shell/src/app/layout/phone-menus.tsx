import { LANGUAGE_NAMES, LOCALES } from '@selah/shared/contracts/language-list';
import { switchLanguage } from '@selah/shared/web/i18n/page-language';
import { Link, useTranslation } from '@selah/shared/web/platform';
import { Menu, User } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Flag } from '../../features/language/components/flag.tsx';
import { useLanguage } from '../../lib/use-language.ts';
import { useNavigation } from './navigation.ts';
import { ProfileItems } from './profile-items.tsx';

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-4 outline-none data-[highlighted]:bg-wash';

/** The header of small screens: language, profile, navigation (M-027). Loaded only there. */
export default function PhoneMenus({ onLogin }: { readonly onLogin: () => void }) {
  const { t } = useTranslation();
  const current = useLanguage();
  const { links, languages } = useNavigation();
  return (
    <div className="flex">
      <HeaderMenu
        label={t('header.languageMenu', { language: LANGUAGE_NAMES[current] })}
        icon={<Flag language={current} />}
      >
        {languages.map((language) => (
          <DropdownMenu.Item
            key={language}
            lang={LOCALES[language]}
            className={ITEM}
            // Where one language is offered there is nothing to choose, and no choice to store.
            onSelect={() => languages.length > 1 && switchLanguage(language)}
          >
            <Flag language={language} />
            {LANGUAGE_NAMES[language]}
          </DropdownMenu.Item>
        ))}
      </HeaderMenu>
      <HeaderMenu label={t('header.profileMenu')} icon={<User aria-hidden="true" className="size-5" />}>
        <ProfileItems itemClass={ITEM} onLogin={onLogin} />
      </HeaderMenu>
      <HeaderMenu label={t('header.navigationMenu')} icon={<Menu aria-hidden="true" className="size-5" />}>
        {links.map(({ to, label, reloadDocument }) => (
          <DropdownMenu.Item key={to} asChild className={ITEM}>
            <Link to={to} reloadDocument={reloadDocument}>
              {t(label)}
            </Link>
          </DropdownMenu.Item>
        ))}
      </HeaderMenu>
    </div>
  );
}

interface HeaderMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** Not modal: the page stays scrollable, and no style has to be injected to lock it. */
function HeaderMenu({ label, icon, children }: HeaderMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={label}
        className="grid size-12 place-items-center rounded-full hover:bg-wash data-[state=open]:bg-wash"
      >
        {icon}
      </DropdownMenu.Trigger>
      {/* In the header and not at the end of the page: a part of the page that belongs to no landmark is hard to find. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        className="z-40 min-w-48 rounded-2xl border border-edge bg-raised p-2 text-ink shadow-sheet"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
