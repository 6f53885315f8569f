import type { children as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const children: ThemeTexts<keyof typeof plan> = {
  groups: { kid: 'fils|fille|enfant|enfants|filles|garcon|aine|cadet|ado|benjamin' },
  situations: {
    child: {
      says: [
        'quelque chose cloche',
        'mon|ma <who=$kid> va mal',
        'inquiet|inquiete pour mon|ma|mes',
        'mon|ma <who=$kid> & change|triste|poids|voix|mal',
        '<who=$kid> .. souci|soucis',
        'me donne du souci',
        'pour mon enfant',
        'inquiet|inquiete|inquietude|peur|souci|soucis|preoccupe .. <who=$kid>',
        'mon|ma|mes <who=$kid> .. probleme|problemes|difficile|difficultes|souffre|malheureux|malheureuse|triste|perdu|perdue|va mal|seule|seul',
        'protege|protegez|garde|veille .. mon|ma|mes <who=$kid>',
        'mon|ma|mes <who=$kid> & ecole|college|harcele|harcelement|notes|autisme|autiste|tdah|dys',
        'comment .. aider|parler|faire .. <who=$kid>',
        'mauvaise|mauvais|bonne|bon mere|maman|pere|papa|parent',
      ],
      not: [
        '$kid .. malade|hopital|fievre|operer',
        'mort|morte|decede|decedee',
        'examen|bac|concours|permis',
        'est nee|ne',
      ],
      heard: [
        'C’est {who} qui ne quitte pas vos pensées[, {span}].',
        'S’inquiéter pour {who} est un travail sans heure de sortie.',
        'Il y a une inquiétude de mère ou de père dans ce que vous écrivez, et elle ne se repose pas.',
      ],
      psalms: [
        'Le {psalm} demande une garde sur chaque départ et chaque retour. On peut le dire à la porte, chaque fois.',
        'Le {psalm} appelle les enfants un don confié, et non un ouvrage à terminer.',
      ],
      steps: [
        {
          text: 'Passez aujourd’hui dix minutes à ses côtés sans question ni conseil : la vaisselle, un jeu, un goûter. La parole arrive de biais.',
          unless: ['far'],
        },
        {
          text: 'Envoyez une photo drôle de votre journée, sans question. C’est un fil qui n’exige pas de réponse.',
          if: ['far'],
        },
        'Mettez l’inquiétude en une phrase et portez-la à quelqu’un qui connaît aussi votre enfant : un enseignant, un grand-parent. À deux on voit mieux.',
      ],
      wishes: ['Que {who} croise aujourd’hui une bonne personne.', 'Que votre cœur puisse dormir un peu.'],
      also: 'Et l’inquiétude pour {who} est du voyage.',
    },
    teenager: {
      says: [
        'il|elle a treize|quatorze|quinze|seize|13|14|15|16|17 ans',
        'ne sort .. de sa chambre',
        'sa chambre & ado|ans|frigo|ecran',
        'sa capuche',
        'depuis la quatrieme|sixieme|cinquieme|troisieme|seconde',
        'depuis qu il|elle a 12|13|14|15',
        '<who=$kid> .. adolescent|adolescente|ado|rebelle|rebellion|crise d',
        'mon|ma ado|adolescent|adolescente',
        'mon|ma <who=$kid> .. 12|13|14|15|16|17 ans',
        '<who=$kid> .. ne .. obeit|respecte|ecoute|parle plus|sort .. chambre|rien',
        '<who=$kid> .. enferme|enfermee|crie|agressif|agressive|insolent|insolente|chambre',
        'crise d adolescence',
      ],
      not: [
        'malade|hopital|fievre',
        'reussi|obtenu|bac',
        'marie',
        'drogue|drogues|cannabis|alcool',
        'petit|bebe',
      ],
      heard: [
        '{who} est à l’âge où la porte de la chambre parle plus que la bouche.',
        'Vivre ainsi avec {who}[, {span}], c’est aimer quelqu’un qui répond par le silence ou par le bruit.',
        'Un adolescent qui se ferme laisse n’importe quel parent sans carte.',
      ],
      psalms: [
        'Le {psalm} compare Dieu à un père plein de compassion, qui se souvient de quoi nous sommes faits. C’est une façon de regarder {who}, et vous-même.',
        'Le {psalm} demande une garde sur la bouche. Avec un adolescent à la maison, cette prière sert souvent.',
      ],
      steps: [
        'Posez aujourd’hui une question qui ne parle ni d’école ni de téléphone (« tu écoutes quoi en ce moment ? ») et écoutez une chanson entière sans commenter.',
        'Choisissez la seule règle qui compte vraiment, dites-la calmement, et laissez les autres une semaine.',
        'Laissez un petit mot ou un message vocal : « je t’aime aussi les mauvais jours ». N’attendez pas de réponse.',
      ],
      wishes: [
        'Que la porte s’ouvre toute seule un de ces jours, ne serait-ce que pour demander à manger.',
        'Que la tendresse entre vous survive à cet âge.',
      ],
      also: 'Et il y a à la maison un adolescent qui se ferme.',
    },
    'child-silent': {
      says: [
        'n ai pas vu mon|ma .. <who=$kid|garcon>',
        'aucune nouvelle',
        'telephone muet',
        '<who=$kid|aine> .. ne donne',
        '<who=$kid> .. ne me? .. appelle|parle|parlent|repond|donne|contacte|visite|veut plus|voit',
        '<who=$kid> .. coupe|rompu|bloque|bloquee|eloigne|eloignee|ponts|rejete',
        'plus|sans nouvelles|contact .. <who=$kid>',
        'ne vois|parle plus .. <who=$kid>',
        'mon|ma|mes <who=$kid> me manque|manquent',
        '<who=$kid> & loin|etranger|parti|partie|pays & manque|difficile|seule|dur',
      ],
      not: ['mort|morte|decede|decedee', 'ne parle pas encore', 'autis*', 'bebe'],
      heard: [
        'Le silence {de who}[, {span},] fait plus de bruit que n’importe quelle dispute.',
        'Pas de nouvelles {de who}[, {span}], et qui attend regarde le téléphone plus souvent qu’il ne l’avoue.',
        'Cette distance d’un enfant devenu grand n’efface pas les années d’avant.',
      ],
      psalms: [
        'Le {psalm} dit que, même si les plus proches s’éloignent, quelqu’un recueille. C’est un lieu pour attendre, non pour renoncer.',
        'Le {psalm} parle d’un père qui a compassion. Qui attend {who} connaît ce mot de l’intérieur.',
      ],
      steps: [
        'Envoyez un seul message qui ne demande rien : un bon souvenir, une vieille photo, et « pas besoin de répondre ».',
        'S’il y a eu une dispute, écrivez seulement votre part : « là, j’ai eu tort ». Gardez-la jusqu’à demain, relisez, puis décidez de l’envoyer ou non.',
        {
          text: 'Fixez une date, pas aujourd’hui, pour réessayer, et une personne à qui parler ce soir-là, réponse ou pas.',
          if: ['span'],
        },
      ],
      wishes: [
        'Qu’un jour le téléphone sonne, et que ce soit {who}.',
        'Que votre porte reste ouverte sans que vous ayez à y rester debout.',
      ],
      also: 'Et le silence {de who} fait mal aussi.',
    },
    'child-wrong-path': {
      says: [
        'police & fils|fille|mon|ma|garcon',
        'mon|ma fils|fille|frere|neveu & drogue|prison|police|vol|vole|deal',
        '<who=$kid> .. voyous|bande|traine|argent facile',
        'traine avec',
        'argent facile',
        '<who=$kid|frere|neveu> .. drogue|drogues|cannabis|prison|delinquance|toxicomane|addict|deale|mauvaises|mal tourne|frequentations',
        '<who=$kid|frere|neveu> & drogue|drogues|prison|delinquance|police|mauvaises frequentations|deal',
        'mauvaises|mauvaise frequentations|frequentation|compagnie|pente',
        'mal tourne',
        '<who=$kid> .. perdu|perdue .. chemin|drogue|route',
      ],
      not: ['sorti|sortie de la drogue', 'mari|compagnon', 'clean'],
      heard: [
        'Voir {who} sur un chemin qui fait du mal[, {span}], c’est une peur qui se réveille avant vous.',
        '{who} a quitté le bon chemin[, {span}], et vous n’avez pas cessé d’aimer.',
        'Aimer quelqu’un qui se met en danger, c’est vivre le téléphone à la main.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un prie Dieu d’oublier les fautes de jeunesse et de se souvenir de la bonté. Bien des mères l’ont dit pour un fils.',
        'Le {psalm} se souvient de quelqu’un tiré de la boue et posé sur le roc, après une très longue attente. {who} n’est pas hors d’atteinte.',
      ],
      steps: [
        'Cherchez aujourd’hui un groupe pour les familles (Al-Anon, Nar-Anon), pour vous-même ; personne d’autre n’a besoin d’y venir.',
        'Décidez d’une limite que vous pouvez tenir, sur l’argent, les heures ou la maison, et dites-la une fois, calmement, à un bon moment.',
        'Dites une phrase qui ne soit pas un sermon : « je ne suis pas d’accord, et tu restes de ma famille ».',
      ],
      wishes: [
        'Que {who} rencontre à temps la bonne main.',
        'Que vous n’ayez pas à trouver du courage tous les jours sans personne.',
      ],
      also: 'Et {who} suit un chemin qui inquiète.',
    },
  },
};
