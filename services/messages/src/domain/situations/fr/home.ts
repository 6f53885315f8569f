import type { justice as justicePlan, home as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const home: ThemeTexts<keyof typeof plan> = {
  groups: {},
  situations: {
    papers: {
      says: [
        '<thing=visa|papiers|titre|carte|asile|passeport|naturalisation|nationalite|recepisse> .. attends|attente|attend|refus|refuse|refusee|obtenir|prefecture|sejour|dossier|demande|mois|reponse',
        'attends|attente|demande|obtenir|prefecture|ambassade|consulat|dossier .. <thing=visa|papiers|titre|carte|asile|passeport|naturalisation|nationalite|recepisse>',
        'sans papiers|oqtf|expulsion du territoire',
        'prefecture|ofpra|cnda|regularisation|regularise|regularisee',
        'titre|carte de sejour',
        'allocation|retraite|mdph|caf .. dossier|attends|attente|refus',
      ],
      not: ['papiers du divorce', 'carte bancaire|bleue'],
      heard: [
        'Vous attendez {thing}[, {span}]. Avoir sa vie dans le tiroir d’un autre est difficile.',
        'Un papier qui ne vient pas[, {span},] bloque le travail, le logement et les projets.',
        'Tant que la réponse ne vient pas, tout reste à moitié fait.',
      ],
      psalms: [
        'Le {psalm} dit que Dieu veille sur l’étranger et soutient celui qui n’a personne pour parler pour lui.',
        'Le {psalm} est pour ceux qui attendent et ne peuvent rien hâter : « espère, prends courage ».',
      ],
      steps: [
        'Notez le numéro du dossier, la date et le nom de la personne au guichet ; demandez par écrit quelle est l’étape suivante, et dans quel délai.',
        'Cherchez la permanence juridique d’une association, d’une église ou d’une université : elle est gratuite et sait où les papiers se bloquent.',
        'Mettez des copies de tout dans un dossier et des photos dans le téléphone, avec une feuille de ce qui manque. Le jour venu, il suffira d’ouvrir.',
      ],
      wishes: [
        'Que la réponse[, {when},] soit « accordé ».',
        'Que l’attente ne vous ferme pas les autres portes.',
      ],
      also: 'Et il y a l’attente des papiers.',
    },
    travel: {
      says: [
        'partons|pars a pied',
        's envole',
        '<who> s envole',
        'je pars|partons|prends|voyage|voyageons|prenons|vais|allons .. demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|avion|route|voyage|semaine|mois',
        'voyage|trajet|route|vol .. protege|protection|benisse|bien|sain|demain|securite|peur|prudence',
        'protege|protection|garde|benis|veille .. voyage|route|trajet|vol',
        'mon|ma|mes <who> .. part|prend|voyage|roule|partent .. route|avion|voyage|loin|demain|etranger',
        'peur .. avion|voler|route|conduire|voyage',
        'pelerinage',
      ],
      not: ['voyage de la vie', 'fait route', 'voyage de la vie', 'parti|partie au ciel'],
      heard: [
        'Pour ce voyage[, {when}], une demande du {psalm} : que Dieu garde celui qui part, du seuil jusqu’au retour.',
        'Pour la route[, {when}], il y a dans le {psalm} une vieille bénédiction : être gardé au départ et à l’arrivée.',
        'Bon voyage[, {when}] ! Le {psalm} est ce que beaucoup lisent avant de partir.',
      ],
      psalms: [
        'Le {psalm} nomme le départ et le retour, tous les deux. Dites-le à voix haute, la main sur la porte et la clé déjà dehors.',
        'Le {psalm} parle d’anges qui veillent sur tous les chemins. Il dure le temps d’attacher une ceinture.',
      ],
      steps: [
        'Convenez avec quelqu’un de deux messages seulement : « parti » et « arrivé ». Celui qui reste dort mieux, et celui qui part aussi.',
        'Vérifiez aujourd’hui papiers, médicaments et chargeur, et notez sur papier un numéro d’urgence, au cas où la batterie lâcherait.',
        'Si la personne au volant a sommeil, arrêtez-vous vingt minutes. Aucune heure d’arrivée ne vaut plus que cela.',
      ],
      wishes: [
        'Que la route[, {when},] soit tranquille et l’arrivée joyeuse.',
        'Que tous reviennent avec une belle histoire.',
      ],
      also: 'Et bon voyage[, {when}].',
    },
  },
};

export const justice: ThemeTexts<keyof typeof justicePlan> = {
  groups: {},
  situations: {
    injustice: {
      says: [
        'fait du tort',
        'porte tort',
        'on m a fait|vole|accuse|accusee',
        'm ont lese',
        'c est moi qui paie',
        'leseé',
        'injustice|injuste|injustement',
        'tribunal|proces|juge|audience|avocat|jugement|garde & attends|demain|lundi|mardi|mercredi|jeudi|vendredi|peur|gagner|semaine|decision|mois|convoque|convoquee',
        'calomnie|calomnies|diffamation|accuse|accusee|accusent|rumeurs|mensonges|ragots sur|de|a|injustement',
        'vole|volee|cambriole|cambriolage|arnaque|arnaquee|escroque|escroquerie|agresse|agressee',
        'voisin|voisine|voisins & bruit|dispute|probleme|problemes|menace|conflit|musique|insulte',
        'discrimination|racisme',
      ],
      not: ['gastro', 'dieu injuste', 'en eclats'],
      heard: [
        'Ce qu’on vous a fait n’était pas juste, et vous n’avez pas à prétendre le contraire.',
        'La faute d’autres gens pèse sur vos épaules[, {span}].',
        'Cette injustice[, {ago},] fatigue deux fois : par le tort, et par l’attente que quelqu’un le répare.',
      ],
      psalms: [
        'Le {psalm} dit que Dieu voit la peine et le tourment et ne détourne pas les yeux. C’est un psaume qui nomme les choses.',
        'Le {psalm} demande : « rends-moi justice, défends ma cause ». Vous pouvez le demander sans l’adoucir.',
      ],
      steps: [
        'Écrivez aujourd’hui les faits dans l’ordre, avec dates, noms et preuves, sur une page et sans adjectifs. Cette page ouvre toutes les portes.',
        'Demandez à un point d’accès au droit, à une association ou à la police, selon le cas, seulement la première démarche et son délai.',
        'Choisissez une personne à qui tout raconter une fois, jusqu’au bout ; puis convenez de parler d’autre chose pendant une heure.',
      ],
      wishes: [
        'Que se présente quelqu’un qui veuille entendre les deux côtés.',
        'Que la vérité sorte, et que l’attente n’aigrisse pas vos jours.',
      ],
      also: 'Et l’injustice commise brûle encore.',
    },
  },
};
