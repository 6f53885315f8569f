import { foldText, tokenise } from '@selah/distress/text/fold-text';
import type { Language } from '@selah/shared/contracts/languages';
import { forbiddenPhrases } from '../src/domain/forbidden-phrases.ts';
import { grammarOf } from '../src/domain/letters/grammar/grammars.ts';
import { readerFor } from '../src/domain/letters/language-reader.ts';
import { fillTemplate, requiredSlots, type Slots, type Template } from '../src/domain/letters/template.ts';
import type { SituationTexts } from '../src/domain/situations/situation-texts.ts';
import { SITUATIONS } from '../src/domain/situations/situations.ts';
import { textsOf } from '../src/domain/situations/texts.ts';
import { isWrittenIn } from '../src/domain/written-in.ts';

/** A letter is about this long, without its greeting and its last line. Words. */
const [FEWEST_WORDS, MOST_WORDS] = [40, 135];

/** Slots that every letter fills. */
const ALWAYS_THERE = ['psalm', 'pray'];

const SLOTS = ['who', 'my', 'thing', 'when', 'day', 'ago', 'span', 'psalm', 'pray'];

/** Endings and words that presume the writer's gender. */
const GENDERED: Readonly<Record<Language, RegExp>> = {
  pt: /(?<!\p{L})((?:você (?:está|é|fica|ficou|anda|se sente) (?:muito |tão )?\p{L}+(?:ad|id|os|nh)[oa])|sozinh[oa]|obrigad[oa]|bem-vind[oa]|querid[oa] amig|sinta-se \p{L}+[oa]d[oa])(?!\p{L})/iu,
  en: /\b(sir|madam|brother in christ|sister in christ)\b/i,
  es: /(?<!\p{L})((?:estás|eres|te sientes|te quedes|te quedas) (?:muy |tan )?\p{L}+[oa](?! poco| punto| solo))(?!\p{L})/iu,
  fr: /(?<!\p{L})((?:vous êtes|soyez|vous sentez|restez) (?:très |si |trop )?\p{L}+(?:é|ée|eux|euse|if|ive|i|ie)|vous seul|bienvenu(?:e)?)(?!\p{L})/iu,
};

/** Claims about the writer that no phrase licenses: feelings and facts in the second person. */
const CLAIMS: Readonly<Record<Language, RegExp>> = {
  pt: /(?<!\p{L})você (?:sente|está sofrendo|ama|tem medo|não dorme|se sente|está com medo|chora)(?!\p{L})/iu,
  en: /\byou (?:feel|are (?:suffering|hurting|afraid|lost|broken|overwhelmed|scared)|love|cry)\b/i,
  es: /(?<!\p{L})(?:te sientes|sientes|sufres|amas|tienes miedo|lloras)(?!\p{L})/iu,
  fr: /(?<!\p{L})vous (?:sentez|souffrez|aimez|avez peur|pleurez|vous sentez)(?!\p{L})/iu,
};

function templatesOf({ heard, psalms, steps, wishes, also }: SituationTexts): Template[] {
  return [
    ...heard,
    ...psalms,
    ...steps.map((step) => (typeof step === 'string' ? step : step.text)),
    ...wishes,
    also,
  ];
}

const longest = (templates: readonly Template[]) =>
  Math.max(...templates.map((text) => text.split(/\s+/).length));
const shortest = (templates: readonly Template[]) =>
  Math.min(...templates.map((text) => text.replace(/\[[^\]]*\]/g, '').split(/\s+/).length));

/** Whole sentences of a template, without what is in braces. */
function sentencesOf(template: Template): string[] {
  return template
    .replace(/[[\]]/g, '')
    .split(/(?<=[.!?…][”"»]?)\s+/)
    .filter((sentence) => sentence.split(/\s+/).length > 3);
}

/** What a program can find wrong in the texts of a language. Empty if nothing. */
export function problemsOf(language: Language, isWhole = true): string[] {
  const problems: string[] = [];
  readerFor(language);
  const seen = new Map<string, string>();
  const ids = new Set<string>();
  const { contract } = grammarOf(language);
  const full: Slots = Object.fromEntries(SLOTS.map((name) => [name, { text: name, form: 0 }]));
  for (const { situations } of textsOf(language)) {
    for (const [id, texts] of Object.entries(situations)) {
      const say = (problem: string) => problems.push(`${id}: ${problem}`);
      const situation = SITUATIONS.get(id);
      if (!situation) say('is not in the plan');
      if (ids.has(id)) say('is there twice');
      ids.add(id);
      const templates = templatesOf(texts);
      for (const template of templates) {
        const filled = fillTemplate(template, full, contract);
        if (!filled) say(`names an unknown slot: ${template}`);
        if (!/[.!?…](?:[”"]| ?»)?$/.test(filled?.text ?? '.')) say(`is no whole sentence: ${template}`);
        if (/ {2}| [,.]|^\s|\s$/.test(filled?.text ?? '')) say(`has a space too many: ${template}`);
        if (forbiddenPhrases.find(tokenise(foldText(filled?.text ?? ''))).length > 0)
          say(`is forbidden: ${template}`);
        if (GENDERED[language].test(filled?.text ?? '')) say(`presumes a gender: ${template}`);
        if (CLAIMS[language].test(filled?.text ?? '')) say(`claims something about the writer: ${template}`);
        for (const sentence of sentencesOf(template)) {
          const other = seen.get(sentence);
          if (other && other !== id) say(`shares a sentence with ${other}: ${sentence}`);
          seen.set(sentence, id);
        }
      }
      for (const psalm of texts.psalms)
        if (!psalm.includes('{psalm}')) say(`does not name its Psalm: ${psalm}`);
      if (situation?.manner === 'request')
        for (const heard of texts.heard)
          if (!/\{psalm\}|[“"«]|\{who\}|\{my\}/.test(heard.split(/[.!?]/)[0] ?? '') && /psalm/.test(id))
            say(`does not answer in its first sentence: ${heard}`);
      if (!texts.steps.some((step) => typeof step === 'string')) say('has no step without conditions');
      const hasRoot = situation?.ancestors.length === 0;
      if (
        hasRoot &&
        texts.heard.every((heard) => requiredSlots(heard).some((slot) => !ALWAYS_THERE.includes(slot)))
      )
        say('needs slots, and has no parent');
      const parts = [
        texts.heard,
        texts.psalms,
        texts.steps.map((step) => (typeof step === 'string' ? step : step.text)),
        texts.wishes,
      ];
      const [least, most] = [shortest, longest].map((count) =>
        parts.map(count).reduce((sum, one) => sum + one, 0),
      );
      if ((least ?? 0) < FEWEST_WORDS) say(`may have only ${least} words`);
      if ((most ?? 0) > MOST_WORDS) say(`may have ${most} words`);
      const words = tokenise(foldText(templates.join(' '))).filter((word) => word !== '.');
      if (!isWrittenIn(words, language)) say('does not look like this language');
    }
  }
  if (isWhole) for (const id of SITUATIONS.keys()) if (!ids.has(id)) problems.push(`${id}: is missing`);
  return problems;
}
