import type { SiteLoginRequest } from '@selah/shared/contracts/users/requests';
import type { SiteUser } from '@selah/shared/contracts/users/site-user';
import { useTranslation } from '@selah/web-kit/platform';
import { Tabs } from '@selah/web-kit/ui/tabs';
import { useRef, useState } from 'react';
import { LoginForm } from './login-form.tsx';
import { EMPTY_REGISTRATION, RegisterForm } from './register-form.tsx';

const NOTHING: SiteLoginRequest = { email: '', password: '' };

/** Login and registration in two tabs (M-063). After a registration the login form is filled in (M-074). */
export function SignIn({ onLoggedIn }: { readonly onLoggedIn: (user: SiteUser) => void }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState('login');
  const [prefilled, setPrefilled] = useState(NOTHING);
  // The typed values, kept while the other tab is shown.
  const typedLogin = useRef(NOTHING);
  const registration = useRef(EMPTY_REGISTRATION);

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
