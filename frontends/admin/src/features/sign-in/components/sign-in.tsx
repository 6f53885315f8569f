import { Card } from '@selah/web-kit/ui/card';
import { Note } from '../../../components/note.tsx';
import { texts } from '../../../locales/pt.ts';
import type { AdminSession } from '../use-admin-session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The way in, alone on its sheet; after a session that ended, with a word about what happened. */
export function SignIn({ session }: { readonly session: AdminSession }) {
  const isOver = session.standing === 'over';
  return (
    <Card className="mx-auto grid w-full max-w-md gap-5">
      {isOver ? (
        <Note tone="warning">{texts.signIn.expired}</Note>
      ) : (
        <p className="text-ink-soft">{texts.signIn.intro}</p>
      )}
      <SignInForm username={session.administrator?.username} onEntered={session.entered} />
    </Card>
  );
}
