import type { Language } from '@selah/shared/contracts/languages';

export interface ShapeLetter {
  /** A letter that may be shown. */
  readonly letter: string;
  /** Words that only this letter has. */
  readonly sign: string;
  /** The value `life`, translated. */
  readonly life: string;
  /** A harmless worry. */
  readonly worry: string;
  readonly refusal: string;
}

/** Invented letters in each language, and what models write in their place. */
export const SHAPE_LETTERS: Readonly<Record<Language, ShapeLetter>> = {
  pt: {
    letter: `Ana, perder o trabalho mexe com tudo: com as contas, com os dias e com o sono. Faz sentido que o amanhã assuste agora.

O Salmo 46 fala de um chão que treme e de um abrigo que continua de pé no meio do barulho. Talvez você não precise resolver o mês inteiro hoje; basta encontrar um lugar calmo para uma hora serena.

Um passo pequeno para hoje: escreva numa folha as três contas mais próximas e converse sobre elas com alguém em quem você confia.`,
    sign: 'hora serena',
    life: 'vida',
    worry: 'Perdi o emprego e tenho medo do amanhã',
    refusal:
      'Sinto muito, mas não posso ajudar com esse pedido. Como um modelo de linguagem, eu não tenho condições de escrever sobre a vida de uma pessoa, e o que você descreve pede a atenção de alguém que esteja por perto. Procure uma pessoa da sua confiança e conte a ela o que está acontecendo com você nestes dias.',
  },
  en: {
    letter: `Ana, losing a job shakes everything: the bills, the days and the sleep. It makes sense that tomorrow is frightening now.

Psalm 46 speaks of ground that trembles and of a shelter that still stands in the middle of the noise. Perhaps you do not have to solve the whole month today; one quiet place for a gentle hour is enough.

A small step for today: write down the three bills that come first, and talk about them with someone whom you trust.`,
    sign: 'gentle hour',
    life: 'life',
    worry: 'I lost my job and I am afraid of tomorrow',
    refusal:
      'I’m sorry, but I can’t help with that request. As an AI language model I am not in a position to write about the life of a person, and what you describe deserves the attention of somebody who is near you. Please look for a person whom you trust and tell them what is happening with you in these days.',
  },
  es: {
    letter: `Ana, perder el trabajo lo mueve todo: las cuentas, los días y el sueño. Tiene sentido que el mañana asuste ahora.

El Salmo 46 habla de un suelo que tiembla y de un refugio que sigue en pie en medio del ruido. Quizás hoy no haga falta resolver el mes entero; basta con encontrar un lugar tranquilo para una hora serena.

Un paso pequeño para hoy: escribe en una hoja las tres cuentas más próximas y habla de ellas con alguien en quien confías.`,
    sign: 'hora serena',
    life: 'vida',
    worry: 'Perdí el empleo y tengo miedo del mañana',
    refusal:
      'Lo siento, pero no puedo ayudar con esta solicitud. Como modelo de lenguaje, no estoy en condiciones de escribir sobre la vida de una persona, y lo que cuentas merece la atención de alguien que esté cerca de ti. Busca a una persona de confianza y cuéntale lo que está pasando contigo en estos días.',
  },
  fr: {
    letter: `Ana, perdre son travail bouscule tout : les factures, les jours et le sommeil. Il est normal que demain fasse peur en ce moment.

Le Psaume 46 parle d’un sol qui tremble et d’un abri qui reste debout au milieu du bruit. Vous n’avez peut-être pas à régler le mois entier aujourd’hui ; il suffit de trouver un endroit calme pour une heure paisible.

Un petit pas pour aujourd’hui : écrivez sur une feuille les trois factures les plus proches et parlez-en avec une personne de confiance.`,
    sign: 'heure paisible',
    life: 'vie',
    worry: 'J’ai perdu mon travail et j’ai peur de demain',
    refusal:
      'Je suis désolé, mais je ne peux pas vous aider avec cette demande. En tant qu’intelligence artificielle, je ne suis pas en mesure d’écrire sur la vie d’une personne, et ce que vous décrivez mérite l’attention de quelqu’un qui est près de vous. Cherchez une personne de confiance et racontez-lui ce qui se passe pour vous ces jours-ci.',
  },
};
