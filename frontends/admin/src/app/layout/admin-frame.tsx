import type { ReactNode } from 'react';
import type { AdminSession } from '../../features/sign-in/use-admin-session.ts';
import { texts } from '../../locales/pt.ts';
import { AdminNavigation } from './admin-navigation.tsx';
import { LogOutButton } from './log-out-button.tsx';

interface AdminFrameProps {
  /** The heading of the page. */
  readonly title: string;
  /** Undefined on pages that do not depend on a login. */
  readonly session?: AdminSession;
  readonly children: ReactNode;
}

/** The frame of every administrator page: heading, login, logout and navigation. */
export function AdminFrame({ title, session, children }: AdminFrameProps) {
  const isOpen = session?.status === 'open';
  return (
    <div lang="pt-BR" className="admin-page">
      <header className="admin-head">
        <h1 className="font-serif text-3xl sm:text-4xl">{title}</h1>
        {isOpen && session?.administrator && (
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 text-ink-soft">
              <span>{`${texts.frame.signedInAs} `}</span>
              <strong className="font-medium text-ink">{session.administrator.username}</strong>
            </p>
            <LogOutButton onLeft={session.left} />
          </div>
        )}
      </header>
      <div className={isOpen ? 'admin-body admin-body-wide' : 'admin-body'}>
        {isOpen && <AdminNavigation />}
        <div className="grid min-w-0 content-start gap-6">{children}</div>
      </div>
    </div>
  );
}
