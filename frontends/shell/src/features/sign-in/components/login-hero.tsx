import { useTranslation } from '@selah/web-kit/platform';
import Bookmark from 'lucide-react/icons/bookmark';
import Lock from 'lucide-react/icons/lock';
import Smartphone from 'lucide-react/icons/smartphone';

/** The benefits of an account (M-064, Q18). */
export function LoginHero() {
  const { t } = useTranslation();
  const features = [
    { Icon: Bookmark, text: t('signIn.heroKeep') },
    { Icon: Smartphone, text: t('signIn.heroAnywhere') },
    { Icon: Lock, text: t('signIn.heroPrivate') },
  ];
  return (
    <section aria-labelledby="login-hero" className="login-hero">
      <h1 id="login-hero" className="font-serif text-3xl text-balance sm:text-5xl">
        {t('signIn.heroTitle')}
      </h1>
      <p className="text-lg text-on-water-soft text-pretty">{t('signIn.heroText')}</p>
      <ul className="mt-2 grid gap-4">
        {features.map(({ Icon, text }) => (
          <li key={text} className="flex items-center gap-4">
            <span className="login-hero-sign">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
