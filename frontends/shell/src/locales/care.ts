import type { Language } from '@selah/shared/contracts/language-list';

export interface CareTexts {
  readonly title: string;
  readonly description: string;
  /** The sentence that matters most. */
  readonly notSafe: string;
  readonly program: string;
  readonly numbers: string;
  readonly allNumbers: string;
  readonly recognised: { readonly title: string; readonly texts: readonly string[] };
  readonly figures: {
    readonly title: string;
    /** Contains `{{danger}}` and `{{calm}}`: numbers of texts. */
    readonly intro: string;
    readonly found: string;
    readonly implicit: string;
    readonly right: string;
    readonly alarms: string;
    /** Contains `{{life}}` and `{{violence}}`: shares. */
    readonly kinds: string;
    readonly languages: Readonly<Record<Language, string>>;
  };
  /** Texts contain `{{missed}}` and `{{missedHints}}`: one text in so many. */
  readonly missed: { readonly title: string; readonly texts: readonly string[] };
  readonly words: { readonly title: string; readonly texts: readonly string[] };
}

/** Texts of the public page about care for people in danger. Only the build reads them. */
export const CARE_TEXTS: Readonly<Record<Language, CareTexts>> = {
  pt: {
    title: 'Como cuidamos de quem está em perigo',
    description:
      'O que reconhecemos no que as pessoas escrevem, quanto acertamos, o que nos escapa e o que acontece com as palavras.',
    notSafe:
      'Não reconhecer não quer dizer que está tudo bem. Se você ou alguém perto de você está em perigo, ligue agora.',
    program: 'Isto é um programa, não um serviço de saúde. Nenhuma pessoa lê o que você escreve.',
    numbers: 'Quem atende agora',
    allNumbers: 'Números de todos os países',
    recognised: {
      title: 'O que procuramos reconhecer',
      texts: [
        'Vontade de morrer, despedidas, coisas dadas a outros, meios ao alcance da mão, machucar-se, algo engolido, sentir-se um peso, pensamentos assustadores depois do parto, vozes que mandam.',
        'Violência, controle, força e ameaças de outras pessoas.',
        'De quem escreve ou de alguém de quem a pessoa fala.',
      ],
    },
    figures: {
      title: 'Quanto acertamos',
      intro:
        'Medido em {{danger}} textos de perigo e {{calm}} outros, inventados por quem não conhecia o programa. Entre parênteses, o intervalo de confiança de 95 %.',
      found: 'Dos textos de perigo, receberam ajuda',
      implicit: 'Dos que só davam a entender',
      right: 'Das ofertas de ajuda, eram perigo',
      alarms: 'Dos outros textos, receberam ajuda',
      kinds: 'Perigo para a própria vida: {{life}}. Perigo vindo de outros: {{violence}}.',
      languages: { pt: 'Português', en: 'Inglês', es: 'Espanhol', fr: 'Francês' },
    },
    missed: {
      title: 'O que nos escapa',
      texts: [
        'Mais ou menos um texto em {{missed}} não é reconhecido; entre os que só dão a entender, um em {{missedHints}}.',
        'Gírias, dialetos e outros idiomas; desenhos, ironia e emojis sozinhos; um perigo que só se vê em várias visitas.',
        'Os textos da medição são inventados. Não guardamos os verdadeiros e por isso não sabemos quanto acertamos neles.',
        'Às vezes oferecemos ajuda sem necessidade: depois de um perigo já vencido, do medo de uma doença, de uma preocupação com os filhos.',
      ],
    },
    words: {
      title: 'O que acontece com as suas palavras',
      texts: [
        'Enquanto você escreve, elas são lidas só no seu aparelho.',
        'Ao enviar, são lidas no servidor. Quando reconhecemos perigo, nenhum serviço de inteligência artificial as recebe: a resposta é feita de frases revisadas, com os números ao lado e sem anúncios.',
        'Nem o seu nome nem a sua pergunta ficam nos registros. Ninguém é avisado. A mensagem só fica guardada se você a salvar.',
      ],
    },
  },
  en: {
    title: 'How we care for people in danger',
    description:
      'What we recognise in what people write, how well, what we miss, and what happens with the words.',
    notSafe: 'Not recognised does not mean safe. If you or someone near you is in danger, call now.',
    program: 'This is a program, not a health service. No person reads what you write.',
    numbers: 'Who answers now',
    allNumbers: 'Numbers of all countries',
    recognised: {
      title: 'What we try to recognise',
      texts: [
        'A wish to die, farewells, things given away, means at hand, self-harm, something swallowed, feeling a burden, frightening thoughts after a birth, voices that command.',
        'Violence, control, force and threats by other people.',
        'Of the writer, or of somebody they tell of.',
      ],
    },
    figures: {
      title: 'How well we do',
      intro:
        'Measured on {{danger}} texts of danger and {{calm}} others, invented by people who did not know the program. In brackets, the 95 % confidence interval.',
      found: 'Of the texts of danger, were offered help',
      implicit: 'Of those that only hint at it',
      right: 'Of the offers of help, were danger',
      alarms: 'Of the other texts, were offered help',
      kinds: 'Danger to one’s own life: {{life}}. Danger from others: {{violence}}.',
      languages: { pt: 'Portuguese', en: 'English', es: 'Spanish', fr: 'French' },
    },
    missed: {
      title: 'What we miss',
      texts: [
        'About one text in {{missed}} is not recognised; of those that only hint, one in {{missedHints}}.',
        'Slang, dialects and other languages; drawings, irony and emoji alone; danger that shows only over several visits.',
        'The texts of the measurement are invented. We do not keep real ones, so we do not know how well we do with them.',
        'Sometimes we offer help needlessly: after a danger long overcome, the fear of an illness, a worry about children.',
      ],
    },
    words: {
      title: 'What happens with your words',
      texts: [
        'While you write, they are read on your device only.',
        'When you send them, they are read on the server. When we recognise danger, no artificial intelligence service receives them: the answer is made of reviewed sentences, with the numbers beside it and without ads.',
        'Neither your name nor your question is in our records. Nobody is informed. The message is kept only if you save it.',
      ],
    },
  },
  es: {
    title: 'Cómo cuidamos de quien está en peligro',
    description:
      'Qué reconocemos en lo que las personas escriben, cuánto acertamos, qué se nos escapa y qué ocurre con las palabras.',
    notSafe:
      'Que no lo reconozcamos no significa que todo esté bien. Si tú o alguien cercano está en peligro, llama ahora.',
    program: 'Esto es un programa, no un servicio de salud. Ninguna persona lee lo que escribes.',
    numbers: 'Quién atiende ahora',
    allNumbers: 'Números de todos los países',
    recognised: {
      title: 'Qué intentamos reconocer',
      texts: [
        'Deseo de morir, despedidas, cosas regaladas, medios al alcance de la mano, hacerse daño, algo ingerido, sentirse una carga, pensamientos aterradores después del parto, voces que ordenan.',
        'Violencia, control, fuerza y amenazas de otras personas.',
        'De quien escribe o de alguien de quien habla.',
      ],
    },
    figures: {
      title: 'Cuánto acertamos',
      intro:
        'Medido con {{danger}} textos de peligro y {{calm}} otros, inventados por personas que no conocían el programa. Entre paréntesis, el intervalo de confianza del 95 %.',
      found: 'De los textos de peligro, recibieron ayuda',
      implicit: 'De los que solo lo insinúan',
      right: 'De las ofertas de ayuda, eran peligro',
      alarms: 'De los otros textos, recibieron ayuda',
      kinds: 'Peligro para la propia vida: {{life}}. Peligro que viene de otros: {{violence}}.',
      languages: { pt: 'Portugués', en: 'Inglés', es: 'Español', fr: 'Francés' },
    },
    missed: {
      title: 'Qué se nos escapa',
      texts: [
        'Más o menos uno de cada {{missed}} textos no se reconoce; de los que solo lo insinúan, uno de cada {{missedHints}}.',
        'Jerga, dialectos y otros idiomas; dibujos, ironía y emojis solos; un peligro que solo se ve en varias visitas.',
        'Los textos de la medición son inventados. No guardamos los verdaderos y por eso no sabemos cuánto acertamos con ellos.',
        'A veces ofrecemos ayuda sin necesidad: después de un peligro ya superado, del miedo a una enfermedad, de una preocupación por los hijos.',
      ],
    },
    words: {
      title: 'Qué ocurre con tus palabras',
      texts: [
        'Mientras escribes, se leen solo en tu dispositivo.',
        'Al enviarlas, se leen en el servidor. Cuando reconocemos peligro, ningún servicio de inteligencia artificial las recibe: la respuesta se hace con frases revisadas, con los números al lado y sin anuncios.',
        'Ni tu nombre ni tu pregunta quedan en los registros. No se avisa a nadie. El mensaje solo se guarda si tú lo guardas.',
      ],
    },
  },
  fr: {
    title: 'Comment nous prenons soin des personnes en danger',
    description:
      'Ce que nous reconnaissons dans ce que les gens écrivent, avec quelle justesse, ce qui nous échappe et ce que deviennent les mots.',
    notSafe:
      'Ne rien reconnaître ne veut pas dire que tout va bien. Si vous ou un proche êtes en danger, appelez maintenant.',
    program: 'Ceci est un programme, pas un service de santé. Personne ne lit ce que vous écrivez.',
    numbers: 'Qui répond maintenant',
    allNumbers: 'Les numéros de tous les pays',
    recognised: {
      title: 'Ce que nous cherchons à reconnaître',
      texts: [
        'L’envie de mourir, les adieux, les objets donnés, les moyens à portée de main, l’automutilation, quelque chose d’avalé, le sentiment d’être un poids, les pensées effrayantes après une naissance, les voix qui ordonnent.',
        'La violence, l’emprise, la contrainte et les menaces d’autres personnes.',
        'De la personne qui écrit ou de quelqu’un dont elle parle.',
      ],
    },
    figures: {
      title: 'Avec quelle justesse',
      intro:
        'Mesuré sur {{danger}} textes de danger et {{calm}} autres, inventés par des personnes qui ne connaissaient pas le programme. Entre parenthèses, l’intervalle de confiance à 95 %.',
      found: 'Des textes de danger, ont reçu de l’aide',
      implicit: 'De ceux qui le laissent seulement entendre',
      right: 'Des aides proposées, étaient un danger',
      alarms: 'Des autres textes, ont reçu de l’aide',
      kinds: 'Danger pour sa propre vie : {{life}}. Danger venant d’autrui : {{violence}}.',
      languages: { pt: 'Portugais', en: 'Anglais', es: 'Espagnol', fr: 'Français' },
    },
    missed: {
      title: 'Ce qui nous échappe',
      texts: [
        'Environ un texte sur {{missed}} n’est pas reconnu ; de ceux qui laissent seulement entendre, un sur {{missedHints}}.',
        'L’argot, les dialectes et les autres langues ; les dessins, l’ironie et les émojis seuls ; un danger qui n’apparaît qu’au fil de plusieurs visites.',
        'Les textes de la mesure sont inventés. Nous ne gardons pas les vrais et ne savons donc pas avec quelle justesse nous les reconnaissons.',
        'Parfois nous proposons de l’aide sans nécessité : après un danger surmonté, la peur d’une maladie, une inquiétude pour les enfants.',
      ],
    },
    words: {
      title: 'Ce que deviennent vos mots',
      texts: [
        'Pendant que vous écrivez, ils sont lus uniquement sur votre appareil.',
        'À l’envoi, ils sont lus sur le serveur. Quand nous reconnaissons un danger, aucun service d’intelligence artificielle ne les reçoit : la réponse est faite de phrases relues, avec les numéros à côté et sans publicité.',
        'Ni votre nom ni votre question ne figurent dans nos journaux. Personne n’est prévenu. Le message n’est gardé que si vous l’enregistrez.',
      ],
    },
  },
};
