import type { SiteLoginRequest } from '@selah/shared/contracts/users/requests';
import type { SiteUser } from '@selah/shared/contracts/users/site-user';
import { useTranslation } from '@selah/web-kit/platform';
import { Tabs } from '@selah/web-kit/ui/tabs';
import { useRef, useState } from 'react';
import { useKeep, useKept } from '../../../lib/new-build/use-kept-over-reload.ts';
import { LoginForm } from './login-form.tsx';
import { EMPTY_REGISTRATION, RegisterForm } from './register-form.tsx';

const NOTHING: SiteLoginRequest = { email: '', password: '' };

/** What a reload that the page offers keeps. Passwords are never stored. */
interface KeptSignIn {
  readonly tab: string;
  readonly loginEmail: string;
  readonly name: string;
  readonly email: string;
}

/** Login and registration in two tabs (M-063). After a registration the login form is filled in (M-074). */
export function SignIn({ onLoggedIn }: { readonly onLoggedIn: (user: SiteUser) => void }) {
  const { t } = useTranslation();
  const kept = useKept('signIn', isKeptSignIn);
  const [tab, setTab] = useState(kept?.tab ?? 'login');
  const [prefilled, setPrefilled] = useState(NOTHING);
  // The typed values, kept while the other tab is shown.
  const typedLogin = useRef({ ...NOTHING, email: kept?.loginEmail ?? '' });
  const registration = useRef({ ...EMPTY_REGISTRATION, name: kept?.name ?? '', email: kept?.email ?? '' });
  useKeep('signIn', (): KeptSignIn => {
    const { name, email } = registration.current;
    return { tab, loginEmail: typedLogin.current.email, name, email };
  });

  function offerLogin(login: SiteLoginRequest) {
    typedLogin.current = login;
    setPrefilled(login);
    setTab('login');
  }

  return (
    <Tabs
      label={t('signIn.tabs')}
      selected={tab}
      onSelect={setTab}
      tabs={[
        {
          id: 'login',
          title: t('signIn.loginTab'),
          content: <LoginForm prefilled={prefilled} typed={typedLogin} onLoggedIn={onLoggedIn} />,
        },
        {
          id: 'register',
          title: t('signIn.registerTab'),
          content: <RegisterForm typed={registration} onRegistered={offerLogin} />,
        },
      ]}
    />
  );
}

function isKeptSignIn(raw: unknown): raw is KeptSignIn {
  if (typeof raw !== 'object' || raw === null || !('tab' in raw)) return false;
  const isText = (name: string) => name in raw && typeof raw[name as keyof typeof raw] === 'string';
  return ['login', 'register'].includes(String(raw.tab)) && ['loginEmail', 'name', 'email'].every(isText);
}
