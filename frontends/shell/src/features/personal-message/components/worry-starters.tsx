import { LENGTHS } from '@selah/shared/contracts/limits';
import { WORRY_STARTERS, type WorryStarter } from '@selah/shared/contracts/messages/worry-starters';
import { Button } from '@selah/web-kit/ui/button';
import { useLanguage } from '../../../lib/use-language.ts';
import { WORRY_STARTER_TEXTS } from '../../../locales/worry-starters.ts';

interface WorryStartersProps {
  readonly question: string;
  readonly onChoose: (question: string) => void;
}

/** Themes as buttons that write a first sentence, for those who do not like to type. The field stays as it is. */
export function WorryStarters({ question, onChoose }: WorryStartersProps) {
  const language = useLanguage();
  const { group, themes } = WORRY_STARTER_TEXTS[language];
  const sentences = WORRY_STARTERS[language];
  const isChosen = (text: string) => question.startsWith(text);

  /** Replaces a sentence chosen before; the visitor's own words stay after it. */
  function begin(text: string) {
    const earlier = Object.values(sentences).find(isChosen);
    const own = question.slice(earlier?.length ?? 0).trim();
    const begun = earlier === text ? own : `${text} ${own}`.trim();
    if (begun.length <= LENGTHS.questionMax) onChoose(begun);
  }

  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{group}</legend>
      {(Object.keys(themes) as WorryStarter[]).map((theme) => (
        <Button
          key={theme}
          look="quiet"
          className="px-4! aria-pressed:border-accent aria-pressed:bg-wash"
          aria-pressed={isChosen(sentences[theme])}
          onClick={() => begin(sentences[theme])}
        >
          {themes[theme]}
        </Button>
      ))}
    </fieldset>
  );
}
