import type {
  addiction as addictionPlan,
  conscience as consciencePlan,
  fear as fearPlan,
} from '../plan/inner.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const fear: ThemeTexts<keyof typeof fearPlan> = {
  groups: {},
  situations: {
    fear: {
      says: [
        'je tremble',
        'peur|peurs|crainte|craintes|effraye|effrayee|terrifie|terrifiee',
        'j ai|ai peur',
        'qu il arrive .. quelque|malheur',
      ],
      not: ['pas peur', 'peur du ridicule', 'crainte de dieu'],
      heard: [
        'La peur parle fort[, {span}], et vous l’avez mise en mots.',
        'Il y a une peur dans ce que vous écrivez, et elle n’a besoin ni de public ni de reproches.',
        'Avoir peur[, {when},] n’est pas le contraire du courage ; c’est souvent là qu’il commence.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un dit : « quand j’ai peur, je me confie ». Non pas après la peur ; au milieu.',
        'Le {psalm} appelle Dieu lumière et demande : de qui aurais-je crainte ? Cette phrase s’allume comme la lampe d’un couloir.',
      ],
      steps: [
        'Écrivez la peur en une phrase : « j’ai peur que… ». Dessous, ce que vous feriez le lendemain si cela arrivait. Une peur qui a un plan est plus petite.',
        'Dites cette peur à quelqu’un à voix haute, avec les mots mêmes que vous avez employés ici.',
        'Si c’est la peur d’une date, choisissez ce que vous ferez l’heure d’avant : où, avec qui, avec quelle musique.',
      ],
      wishes: [
        'Que la peur ait sa vraie taille, et non celle de la nuit.',
        'Qu’il y ait aujourd’hui une voix connue tout près.',
      ],
      also: 'Et la peur accompagne tout cela.',
    },
    anxiety: {
      says: [
        'coeur qui cogne',
        'mains moites',
        'souffle court',
        'je stresse',
        'crises d angoisse',
        'angoisse|angoisses',
        'tete ne se tait',
        'ma tete .. tait|arrete|tourne',
        'ai je ferme',
        'anxiete|anxieux|anxieuse|angoisse|angoisses|angoissee|panique',
        'crises|crise d? angoisse|panique',
        'stress|stresse|stressee .. tout|toujours|vie|permanent|trop',
        'n arrive .. arreter|penser|calmer',
        'tete .. arrete|tourne|boucle',
        'inquiete|inquiet .. tout|toujours|rien',
        'boule au|dans ventre|gorge',
        'coeur .. bat vite|emballe|serre',
        'ruminer|rumine|ruminations',
      ],
      not: ['examen|bac|concours|entretien|operation|permis|oral', 'accouchement'],
      heard: [
        'L’angoisse[, {span},] court devant la journée et ne rapporte que de mauvaises nouvelles.',
        'Quand la tête ne s’arrête pas[, {span}], même se reposer demande du travail.',
        'Ce que vous décrivez serre la poitrine. C’est réel, même si personne n’en voit la raison.',
      ],
      psalms: [
        'Le {psalm} dit : « quand les soucis se multipliaient en moi », et ne parle de consolation qu’ensuite. Il commence là où vous êtes.',
        'Le {psalm} invite à jeter son fardeau sur Dieu. Jeter, pas remettre avec un ruban ; n’importe comment convient.',
      ],
      steps: [
        'Fixez aujourd’hui un quart d’heure de soucis, avec du papier. En dehors, notez un mot et dites : « rendez-vous à dix-huit heures ».',
        'À la prochaine vague, nommez tout bas cinq choses que vous voyez, quatre que vous touchez, trois que vous entendez. Le corps comprend qu’il est ici.',
        'Si les crises reviennent, prenez rendez-vous chez le médecin et décrivez-les ainsi, avec leur fréquence. L’anxiété se soigne.',
      ],
      wishes: ['Que votre tête ait aujourd’hui une heure de congé.', 'Que le souffle retrouve sa longueur.'],
      also: 'Et l’angoisse serre la poitrine.',
    },
    'fear-future': {
      says: [
        'quel monde',
        'le vide & apres|etudes|fin',
        'ca me fait flipper',
        'l avenir',
        'dans dix ans',
        'que je vais devenir',
        'vais devenir',
        'brouillard',
        'avenir|futur & peur|incertain|incertitude|inquiet|inquiete|angoisse|sais pas|sombre|effraie',
        'incertitude',
        'ne sais pas .. avenir|devenir|deviendrai|lendemain',
        'que vais je devenir',
        'de quoi demain',
      ],
      not: ['examen|bac'],
      heard: [
        'L’avenir ressemble à un couloir sans lumière, et vous êtes sur le seuil.',
        'Ne pas savoir ce qui vient[, {when},] effraie plus que bien des choses déjà vécues.',
        'Vous regardez devant et ne voyez pas le sol. L’écrire, c’est déjà le regarder en face.',
      ],
      psalms: [
        'Le {psalm} a cette ligne : « mes temps sont dans ta main ». Les temps, au pluriel : les bons, les mauvais, et ceux qui n’ont pas encore de nom.',
        'Le {psalm} parle d’une lampe pour les pieds, pas d’un phare pour toute la route. Un pas à la fois a de la lumière.',
      ],
      steps: [
        'Dessinez trois boîtes : ce qui tombe cette semaine, ce qui peut attendre un mois, ce que personne ne sait. Ne travaillez que dans la première.',
        'Rappelez-vous par écrit deux fois où vous ignoriez ce qui venait, et ce qui s’est présenté en chemin.',
        'Choisissez une petite décision possible aujourd’hui (appeler, demander, s’inscrire) et prenez celle-là.',
      ],
      wishes: ['Que le prochain pas ait assez de lumière.', 'Que les jours viennent un par un.'],
      also: 'Et l’avenir fait peur.',
    },
  },
};

export const conscience: ThemeTexts<keyof typeof consciencePlan> = {
  groups: {},
  situations: {
    guilt: {
      says: [
        'dieu me pardonne',
        'coupable|culpabilite|culpabilise|remords|regrets|regrette|honte',
        'me pardonner|pardonne|pardonnera|pardonnez',
        'pardon .. dieu|peche|peches|fautes|fait|seigneur',
        'peche|peches|faute|fautes|erreur|erreurs .. passe|commise|commis|grave|dieu|pardon|fait',
        'j ai trompe .. mari|femme|compagne|compagnon',
        'ce que j ai fait',
        'mon passe',
      ],
      not: ['sans regret', 'pas coupable', 'pardonner a'],
      heard: [
        'La culpabilité[ pour ce qui s’est passé {ago}] rejoue la même scène et prononce toujours la même sentence.',
        'Vous portez quelque chose que vous voudriez n’avoir pas fait. Le dire est honnête.',
        'Le regret qui est dans vos mots est le signe d’une conscience éveillée, non d’un cas désespéré.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un cesse de cacher ce qu’il a fait, le dit à Dieu, et trouve le pardon. Dans cet ordre, et sans discours.',
        'Le {psalm} demande : si chaque faute était notée, qui tiendrait debout ? Et il répond par le pardon.',
      ],
      steps: [
        'Écrivez trois lignes : ce qui s’est passé, ce que vous regrettez, ce qui peut encore être réparé. S’il y a quelque chose dans la troisième, faites-en la plus petite part cette semaine.',
        {
          text: 'Racontez-le une fois, du début à la fin, à quelqu’un qui sache garder : une amie, un prêtre, un pasteur, une psychologue.',
          unless: ['alone'],
        },
        'Quand la scène revient aujourd’hui, dites à voix haute : « c’est arrivé, je le regrette, et aujourd’hui je fais autrement ».',
      ],
      wishes: [
        'Que la culpabilité devienne réparation, et la réparation, repos.',
        'Que vous vous traitiez comme un ami qui aurait fait pareil.',
      ],
      also: 'Et il y a une culpabilité qui revient.',
    },
    'hurt-someone': {
      says: [
        'blesse .. avec mes mots',
        'revenir en arriere',
        'blesse mon|ma <who>',
        'traite de',
        'fait pleurer .. <who>',
        'comment .. demander pardon',
        'lui demander pardon',
        'blesse|vexe|offense|decu|crie sur|menti a .. <who>',
        'j ai .. blesse|vexe|offense|decu|crie|menti|dit .. <who>',
        'dit des choses|mots|paroles|horreurs',
        'demander|demande pardon|excuses a .. <who>',
        'm excuser|excuses .. <who>',
        'regrette .. dit|paroles|mots|crie',
        'mal parle .. <who>',
      ],
      not: ['m a blesse|blessee|dit|menti', 'pardon a dieu', 'me suis blesse|blessee'],
      heard: [
        'Vous avez blessé {who}[, {ago}], et cela ne vous laisse pas en paix. Cela fait mal des deux côtés.',
        'Les mots sortis[ {ago}] ne se rappellent pas, mais votre regret court déjà derrière eux.',
        'Avoir blessé quelqu’un et vouloir réparer est un commencement honnête.',
      ],
      psalms: [
        'Le {psalm} dit que Dieu ne méprise pas un cœur brisé et repentant. C’est avec ce cœur-là qu’on s’excuse.',
        'Le {psalm} est une prière pour des lèvres bien gardées. Elle est pour les minutes d’avant la conversation.',
      ],
      steps: [
        'Excusez-vous sans le mot « mais » : « j’ai dit cela, c’était mal, je le regrette ». Et arrêtez-vous là.',
        'Écrivez d’abord ; lisez à voix haute ; coupez les explications. Ce qui reste, ce sont les excuses.',
        {
          text: 'De loin, envoyez-les en message vocal plutôt que par écrit : une voix dit ce que les lettres cachent.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que {who} entende vos excuses à une bonne heure.',
        'Que de cette conversation sorte quelque chose de plus solide qu’avant.',
      ],
      also: 'Et il y a des excuses que vous voulez encore présenter.',
    },
    'cannot-forgive': {
      says: [
        'jveux|veux|voudrais pardonner',
        'la haine revient',
        'n arrive pas a pardonner',
        'pardonner a',
        'comme nous pardonnons',
        'je ne peux pas & pardon|pardonner',
        'n arrive|arrive|difficile|mal|comment|peux|voudrais|apprendre .. pardonner',
        'pardonner a|mon|ma|celui|ceux|quelqu .. <who>|qui|un|fait|mal',
        'pardonner .. <who>',
        'rancune|rancoeur|ressentiment|haine|amertume|en veux',
        'en veux a|encore|toujours .. <who>',
      ],
      not: ['dieu .. pardonne', 'me pardonner', 'pardonnez moi'],
      heard: [
        'Pardonner ne se commande pas, et vous ne faites pas semblant de l’avoir fait.',
        'La blessure est restée[, {span}], et vous aimeriez qu’elle commande moins.',
        'Vouloir pardonner et ne pas y arriver est peut-être la partie la plus vraie de ce chemin.',
      ],
      psalms: [
        'Le {psalm} décrit Dieu lent à la colère et grand en amour. Lent : pardonner peut l’être aussi.',
        'Le {psalm} conseille de lâcher la colère, non parce que l’autre a raison, mais parce qu’elle brûle la main qui la tient.',
      ],
      steps: [
        'Écrivez ce qu’on vous a fait et ce que cela vous a coûté, sans le rapetisser. Pardonner commence par ne pas appeler petit ce qui fut grand.',
        'Dites aujourd’hui une seule phrase, même sans la sentir : « je ne veux plus que cela me commande ». Redites-la demain.',
        'Pardonner n’oblige pas à se revoir. Écrivez quelle distance vous protège, et gardez-la sans culpabilité.',
      ],
      wishes: [
        'Que la blessure pèse un peu moins chaque semaine.',
        'Que vous vous en souveniez un jour la main ouverte.',
      ],
      also: 'Et il y a une blessure qui ne lâche pas encore.',
    },
  },
};

export const addiction: ThemeTexts<keyof typeof addictionPlan> = {
  groups: {
    habit:
      'alcool|boire|boisson|biere|vin|tabac|cigarette|cigarettes|fumer|clope|drogue|drogues|cannabis|shit|cocaine|jeux|jeu|jouer|paris|casino|porno|pornographie|telephone|ecrans|joints',
    use: 'boit|alcool|alcoolique|drogue|drogues|droguee|addiction|addict|addicte|toxicomane|joue|jeux|bourre|saoul|ivre|rechute|rechutee|fume|alcoolisme|cannabis|cocaine',
  },
  situations: {
    addiction: {
      says: [
        'la bouteille',
        'l alcool',
        'la drogue',
        'alcool detruit',
        'drogue & delivrance|encore',
        'chaine se brise',
        'paris sportifs',
        'addiction|addictions|addict|addicte|dependance|dependant|dependante|alcoolisme|alcoolique|toxicomanie',
        'rechute|rechuter|rechutee',
      ],
      not: ['sobre|abstinent|abstinente depuis|ans|mois'],
      heard: [
        'Il y a une addiction au milieu de tout cela[, {span}], et elle atteint toute la maison.',
        'Contre cela, la volonté seule ne suffit pas ; qui l’a vu de près le sait.',
        'La lutte contre une dépendance[, {span},] use celui qui l’a et celui qui tient bon à côté.',
      ],
      psalms: [
        'Le {psalm} se souvient de la boue, de l’attente et du sol ferme ensuite. Bien des groupes d’entraide le lisent.',
        'Le {psalm} parle d’un oiseau qui s’échappe parce que le filet s’est rompu. Les filets se rompent.',
      ],
      steps: [
        'Cherchez aujourd’hui le groupe le plus proche (AA, NA, Al-Anon) ou un centre d’addictologie, et notez le jour et l’heure de la prochaine réunion. Noter est déjà un pas.',
        'Sortez de la maison une chose qui facilite la rechute, une seule, avant ce soir.',
        'Dites la phrase entière à une personne sûre : « il y a ici une addiction, et j’ai besoin d’aide ».',
      ],
      wishes: [
        'Qu’il y ait un jour sans, puis un autre.',
        'Que la bonne aide réponde à la première sonnerie.',
      ],
      also: 'Et l’addiction est toujours au milieu de la maison.',
    },
    'addiction-self': {
      says: [
        'lacher le|la|l|les <thing=$habit>',
        'n arrive pas a arreter|lacher',
        'joints par jour',
        'j arrive pas a lacher|arreter',
        'm en sortir',
        'somniferes',
        'tramadol',
        'arreter|arrete|veux|voudrais|essaie|n arrive .. arreter|stopper|decrocher|sortir .. <thing=$habit>',
        'arreter de? .. <thing=$habit>',
        'je suis|suis|devenu|devenue .. accro|addict|addicte|alcoolique|dependant|dependante',
        'mon addiction|alcoolisme|dependance',
        'addiction|accro|dependance a|au|aux .. <thing=$habit>',
        'j ai|ai rechute|rechutee|replonge|recommence .. boire|fumer|jouer|alcool',
        'replonge|rechute',
        'perdu|joue|depense .. argent|salaire|tout .. <thing=jeux|paris|casino>',
        'je bois|fume|joue .. trop|tous|chaque|cachette',
      ],
      not: ['mon|ma <who> .. arrete|boit|rechute|addict|alcoolique|boire', 'sobre|abstinent depuis'],
      heard: [
        'Vous voulez en sortir, et vous l’avez écrit noir sur blanc. Ce n’est pas rien.',
        'Cette lutte[, {span},] ne se gagne pas par la honte, et vous ne l’avez pas cachée.',
        'Une dépendance promet du soulagement et fait payer le double[, {span}]. Vous voyez déjà la note.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un est sorti de la boue après une longue attente, et non par ses propres forces. Retomber n’efface pas la sortie.',
        'Le {psalm} dit que Dieu soutient ceux qui tombent et relève ceux qui sont tombés. Tous, pas seulement ceux d’une seule fois.',
      ],
      steps: [
        'Choisissez aujourd’hui seulement l’heure qui vient : un autre lieu, un verre d’eau, un appel. Quand elle est passée, choisissez la suivante.',
        'Allez cette semaine à une réunion, AA, NA ou celle qui convient ; on peut juste s’y asseoir sans parler. Il y en a aussi en ligne.',
        {
          text: 'Bloquez aujourd’hui l’application ou le site et confiez le mot de passe et la carte à quelqu’un de sûr pour un mois.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'Que cette nuit passe sans, et que demain vous sachiez que c’était possible.',
        'Que la prochaine envie vous trouve au téléphone avec quelqu’un.',
      ],
      also: 'Et il y a la lutte contre une dépendance.',
    },
    'addiction-relative': {
      says: [
        '<who> .. sniffe|coke|crack',
        'tombe dans le crack|la drogue',
        '<who> .. $use',
        'mon|ma <who> & boit|alcool|alcoolique|drogue|addict|addiction|cannabis|rechute|bourre|ivre',
        '<who> .. arrete|arreter .. boire|fumer|drogue|alcool|jouer',
        'delivre|delivrer|libere .. <who> .. alcool|drogue',
      ],
      not: ['a arrete de', 'frappe|bat|menace', 'boit du lait|eau', 'joue .. foot|piano|ballon|ensemble'],
      heard: [
        'Ce qui tient {who}[, {span},] passe la porte avant la personne.',
        'Voir cela emporter les jours {de who} fatigue jusqu’aux os.',
        'Vivre à côté d’une addiction, c’est apprendre à guetter la clé dans la serrure.',
      ],
      psalms: [
        'Le {psalm} raconte quelqu’un tiré de la boue après une longue attente. On peut le prier pour un autre sans y entrer soi-même.',
        'Le {psalm} crie avec de l’eau jusqu’au cou. Ceux qui vivent près d’une addiction peuvent employer ce cri aussi.',
      ],
      steps: [
        'Trouvez cette semaine un groupe pour l’entourage, pour vous : Al-Anon ou Nar-Anon. Vous pouvez y aller sans personne.',
        'Décidez d’une chose que vous ne ferez plus pour couvrir, mentir, payer, nettoyer, et dites-la à un moment sobre.',
        'Appelez un centre d’addictologie et demandez comment une famille se fait aider quand la personne ne veut pas. On y entend cela chaque jour.',
      ],
      wishes: [
        'Que {who} veuille, un jour, de la main déjà tendue.',
        'Que vous ayez une nuit de sommeil sans attendre la porte.',
      ],
      also: 'Et ce qui tient {who} pèse sur la maison.',
    },
  },
};
