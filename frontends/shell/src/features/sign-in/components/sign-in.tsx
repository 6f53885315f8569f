import type { SiteLoginRequest } from '@selah/shared/contracts/users/requests';
import type { SiteUser } from '@selah/shared/contracts/users/site-user';
import { useTranslation } from '@selah/web-kit/platform';
import { Tabs } from '@selah/web-kit/ui/tabs';
import { useRef, useState } from 'react';
import { kept } from '../../../lib/kept/kept.ts';
import { LoginForm } from './login-form.tsx';
import { EMPTY_REGISTRATION, RegisterForm } from './register-form.tsx';

const NAME = 'signIn';
const NOTHING: SiteLoginRequest = { email: '', password: '' };

/** What survives a page load. Passwords are never stored. */
interface KeptSignIn {
  readonly tab: string;
  readonly loginEmail: string;
  readonly name: string;
  readonly email: string;
}

interface SignInProps {
  /** Whether the browser keeps the session that the server has opened for this user. */
  readonly isSessionKept: (user: SiteUser) => Promise<boolean>;
  readonly onLoggedIn: (user: SiteUser) => void;
}

/** Login and registration in two tabs (M-063). After a registration the login form is filled in (M-074). */
export function SignIn({ isSessionKept, onLoggedIn }: SignInProps) {
  const { t } = useTranslation();
  const [before] = useState(() => kept.read(NAME, isKeptSignIn));
  const [tab, setTab] = useState(before?.tab ?? 'login');
  const [prefilled, setPrefilled] = useState(NOTHING);
  // The typed values, kept while the other tab is shown.
  const typedLogin = useRef({ ...NOTHING, email: before?.loginEmail ?? '' });
  const registration = useRef({
    ...EMPTY_REGISTRATION,
    name: before?.name ?? '',
    email: before?.email ?? '',
  });

  function keep(shown = tab) {
    const { name, email } = registration.current;
    const now: KeptSignIn = { tab: shown, loginEmail: typedLogin.current.email, name, email };
    kept.write(NAME, now);
  }

  function show(next: string) {
    setTab(next);
    keep(next);
  }

  /** The account has the words now. */
  function enter(user: SiteUser) {
    kept.forget(NAME);
    onLoggedIn(user);
  }

  function offerLogin(login: SiteLoginRequest) {
    typedLogin.current = login;
    setPrefilled(login);
    registration.current = EMPTY_REGISTRATION;
    show('login');
  }

  return (
    <Tabs
      label={t('signIn.tabs')}
      selected={tab}
      onSelect={show}
      tabs={[
        {
          id: 'login',
          title: t('signIn.loginTab'),
          content: (
            <LoginForm
              prefilled={prefilled}
              typed={typedLogin}
              onTyped={() => keep()}
              onLoggedIn={enter}
              isSessionKept={isSessionKept}
            />
          ),
        },
        {
          id: 'register',
          title: t('signIn.registerTab'),
          content: <RegisterForm typed={registration} onTyped={() => keep()} onRegistered={offerLogin} />,
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
