import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { LoadingText } from '../../../components/feedback/loading-text.tsx';
import { Panel } from '../../../components/panel.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { texts } from '../../../locales/pt.ts';
import { useSavedContactQuery } from '../api/contact-endpoints.ts';
import { ContactForm } from './contact-form.tsx';

const words = texts.contact;

/** The community's contact, shown to visitors under a letter. */
export function Contact() {
  const {
    data: saved,
    error,
    refetch,
  } = useSavedContactQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={words.title}>
      <p className="text-ink-soft">{words.intro}</p>
      {saved && <ContactForm saved={saved} />}
      {!saved && !error && <LoadingText text={words.loading} />}
      {!saved && error && (
        <FailureNote
          title={words.loadFailed}
          text={failureText(error, texts.frame.noAnswer)}
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  );
}
