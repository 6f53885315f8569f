import { LoadedContent } from '../../../components/feedback/loaded-content.tsx';
import { Panel } from '../../../components/panel.tsx';
import { texts } from '../../../locales/pt.ts';
import { useSavedContactQuery } from '../api/contact-endpoints.ts';
import { ContactForm } from './contact-form.tsx';

const words = texts.contact;

/** The community's contact, shown to visitors under a letter. */
export function Contact() {
  const query = useSavedContactQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={words.title}>
      <p className="text-ink-soft">{words.intro}</p>
      <LoadedContent query={query} words={words}>
        {(saved) => <ContactForm saved={saved} />}
      </LoadedContent>
    </Panel>
  );
}
