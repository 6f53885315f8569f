import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import { readQuestion } from './read-question.ts';

/** What people type first, in the fewest words. */
const PLAIN: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  pt: {
    'meu irmão acabou de morrer': 'grief-recent',
    'perdi o emprego': 'job-lost',
    'meu filho está doente': 'illness-relative',
    'não consigo dormir': 'sleepless',
    'meu marido me deixou': 'breakup',
    'passei na prova': 'exam-passed',
    'tenho prova amanhã': 'exam-soon',
    'vou casar sábado': 'wedding',
    'meu pai está internado': 'hospital-relative',
    'meus pais morreram': 'grief',
    'meus filhos estão com febre': 'child-ill',
  },
  en: {
    'my brother just died': 'grief-recent',
    'I lost my job': 'job-lost',
    'my son is sick': 'illness-relative',
    'I can’t sleep': 'sleepless',
    'my husband left me': 'breakup',
    'I passed my exam': 'exam-passed',
    'exam tomorrow': 'exam-soon',
    'I am getting married on Saturday': 'wedding',
    'my dad is in hospital': 'hospital-relative',
    'I feel so alone': 'lonely',
    'both my parents died': 'grief',
    'my kids are sick': 'child-ill',
  },
  es: {
    'mi hermano acaba de morir': 'grief-recent',
    'perdí mi trabajo': 'job-lost',
    'mi hijo está enfermo': 'illness-relative',
    'no puedo dormir': 'sleepless',
    'mi esposo me dejó': 'breakup',
    'aprobé mi examen': 'exam-passed',
    'mañana tengo examen': 'exam-soon',
    'me caso el sábado': 'wedding',
    'mi papá está hospitalizado': 'hospital-relative',
    'estoy muy sola': 'lonely',
    'mis padres murieron': 'grief',
    'mis papás están enfermos': 'illness-relative',
  },
  fr: {
    'mon frère vient de mourir': 'grief-recent',
    'j’ai perdu mon travail': 'job-lost',
    'ma fille est malade': 'illness-relative',
    'je n’arrive pas à dormir': 'sleepless',
    'mon mari m’a quittée': 'breakup',
    'j’ai réussi mon examen': 'exam-passed',
    'je me marie samedi': 'wedding',
    'mon chien est mort': 'grief-pet',
    'je me sens seule': 'lonely',
    'mes parents sont morts': 'grief',
    'mes parents sont malades': 'illness-relative',
  },
};

describe.each(LANGUAGES)('the plainest questions in %s', (language) => {
  it.each(Object.entries(PLAIN[language]))('%s', (text, id) => {
    expect(readQuestion(text, language).situations[0]?.situation.id).toBe(id);
  });
});

it('never answers the death of a person as that of an animal', () => {
  for (const text of ['mon frère vient de mourir', 'ma mère vient de mourir', 'mon mari vient de mourir'])
    expect(readQuestion(text, 'fr').situations[0]?.situation.about).toBeUndefined();
});
