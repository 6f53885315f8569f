import { Card } from '@selah/web-kit/ui/card';
import type { ReactNode } from 'react';
import { Note } from '../../../components/feedback/note.tsx';
import { texts } from '../../../locales/pt.ts';
import type { AdminSession } from '../use-admin-session.ts';
import { SignInForm } from './sign-in-form.tsx';

interface SignInProps {
  readonly session: AdminSession;
  /** Shown under the form: the link for a forgotten password. */
  readonly children?: ReactNode;
}

/** The login form; after a session has ended, with an explanation. */
export function SignIn({ session, children }: SignInProps) {
  const isOver = session.status === 'over';
  return (
    <Card className="mx-auto grid w-full max-w-md gap-5">
      {isOver ? (
        <Note tone="warning">{texts.signIn.expired}</Note>
      ) : (
        <p className="text-ink-soft">{texts.signIn.intro}</p>
      )}
      <SignInForm
        username={session.administrator?.username}
        isSessionKept={session.isKept}
        onEntered={session.entered}
      />
      {children}
    </Card>
  );
}
