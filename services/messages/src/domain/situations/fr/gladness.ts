import type { requests as requestsPlan, thanks as thanksPlan } from '../plan/gladness.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const thanks: ThemeTexts<keyof typeof thanksPlan> = {
  groups: {
    glad: 'merci|reconnaissant|reconnaissante|gratitude|remercie|remercier|heureux|heureuse|fier|fiere|joie|comble|comblee|benie|benis',
  },
  situations: {
    thanks: {
      says: [
        'rend on grace',
        'comment .. rend grace',
        'trop heureuse|heureux',
        'coeur deborde',
        'juste merci',
        'ne demande rien',
        'merci .. seigneur|dieu|jesus|pere|vie|tout|pour',
        'reconnaissant|reconnaissante|gratitude|rendre|rends grace|reconnaissance|reconnaissanc',
        'remercie|remercier .. dieu|seigneur|vie|tout|pour',
        'je suis|me sens|tellement|si .. heureux|heureuse|content|contente|comble|comblee',
        'gloire|grace|loue a|soit dieu',
        'dieu .. exauce|entendu|repondu',
        'priere|prieres .. exaucee|exaucees',
        'quelle joie',
      ],
      not: [
        'merci de|d',
        'priez',
        'aidez',
        'voudrais|veux etre heureux|heureuse',
        'pas|plus heureux|heureuse|contente|content',
        'mais',
        'merci d avance',
        'merci de|pour votre|prier',
        'rendre heureux',
      ],
      heard: [
        'Comme il est bon de lire une telle gratitude[, {when}].',
        'Vous êtes là pour dire merci, et cela mérite aussi une réponse.',
        'Quelle bonne joie que la vôtre. C’est bien de l’avoir racontée.',
      ],
      psalms: [
        'Le {psalm} dit à sa propre âme de ne pas oublier le bien reçu. La gratitude est d’abord une bonne mémoire.',
        'Le {psalm} dit simplement comme il est bon de rendre grâce, le matin et le soir. La part d’aujourd’hui est faite.',
      ],
      steps: [
        'Écrivez trois choses d’aujourd’hui pour lesquelles dire merci, avec un détail chacune : l’odeur, l’heure, la personne. Gardez-les dans un bocal.',
        'Remerciez aujourd’hui à voix haute quelqu’un qui ne s’y attend pas.',
        'Partagez un peu de cette joie : un gâteau, un trajet, un appel à quelqu’un qui a eu une mauvaise semaine.',
      ],
      wishes: [
        'Que cette gratitude vous accompagne bien des jours.',
        'Que sa raison dure, et que d’autres la rejoignent.',
      ],
      also: 'Et il y a aussi de quoi dire merci, ce qui est bon à lire.',
    },
    'thanks-family': {
      says: [
        'beni|benie d avoir .. <who>',
        '<who> & merci|beni|benie|merite',
        '$glad .. pour|de mon|ma|mes .. <who>',
        '$glad & <who=famille|enfants|fils|fille|mari|femme|maman|papa|parents|petits-enfants|amis|amies>',
        'fier|fiere de mon|ma|mes .. <who>',
        'j aime mon|ma|mes .. <who>',
        '<who> .. cadeau|benediction',
        'reconcilie|reconciliee|reconcilies .. <who>',
      ],
      not: [
        'priez|priere|pas',
        'mais|pourtant|pas',
        'malade|hopital|cancer',
        'disput*',
        'priez|prier|priere|guerisse|aide|aidez',
        'd avance',
      ],
      heard: [
        'Comme c’est beau de dire merci pour {who}.',
        'Vous avez regardé {who} et vu un cadeau. Tout le monde ne s’arrête pas pour regarder.',
        'Dire merci pour les siens est l’une des plus belles prières.',
      ],
      psalms: [
        'Le {psalm} dit à l’âme : n’oublie rien. Commencez la liste du jour avec {who}.',
        'Le {psalm} dessine une table avec du monde autour, comme de jeunes pousses d’olivier. Une image à accrocher dans la cuisine.',
      ],
      steps: [
        'Dites aujourd’hui pourquoi ce merci, avec un exemple dedans : « le jour où tu… ».',
        { text: 'Envoyez une vieille photo et racontez ce que vous y retrouvez.', if: ['far'] },
        'Prenez une photo ordinaire d’un jour ordinaire à la maison. Dans vingt ans, ce sera la plus belle.',
      ],
      wishes: [
        'Que {who} ait la santé et bien des jours comme ceux-ci.',
        'Que la maison reste pleine de ce pour quoi vous remerciez.',
      ],
      also: 'Et c’est bon qu’il y ait {who} à remercier.',
    },
    birthday: {
      says: [
        'cinquantieme|quarantieme|soixantieme|trentieme',
        'mes <n=$number> ans',
        'j ai 20|30|40|50|60|70|80 ans aujourdhui|demain|dimanche|samedi',
        'bougies',
        'ans demain|aujourdhui',
        'joyeux anniv',
        'anniv',
        'mon anniversaire',
        'j ai|je fete|fete mes|aurai .. ans .. aujourdhui|demain|hier',
        'fete mes <n=$number>',
        'aujourdhui|demain|hier .. j ai|fete .. ans',
        'une annee|bougie de plus',
      ],
      not: [
        'incendie de',
        'mon|ma <who> .. anniversaire|fete',
        'anniversaire de',
        'seule?|personne',
        'premier anniversaire sans',
        'aurait',
      ],
      heard: [
        'Joyeux anniversaire !',
        'Bon anniversaire ! Une année de plus mérite une fête, grande ou petite.',
        'Joyeux anniversaire ! C’est une bonne chose que vous soyez au monde.',
      ],
      psalms: [
        'Le {psalm} rend grâce d’avoir été tissé avec soin avant de naître. C’est le bon psaume pour souffler des bougies.',
        'Le {psalm} demande à compter ses jours avec sagesse. Non pour les craindre ; pour les aimer davantage.',
      ],
      steps: [
        'Écrivez une lettre que vous lirez dans un an : ce que vous aimeriez avoir vécu d’ici là. Trois lignes suffisent.',
        'Appelez quelqu’un qui était là au début de votre vie et demandez-lui une histoire que vous ne connaissez pas.',
        'Gardez dans la journée une heure rien que pour votre plaisir, sans servir personne.',
      ],
      wishes: [
        'Que l’année qui commence apporte santé, pain et bonnes surprises.',
        'Qu’il y ait un gâteau, une étreinte, et un bon silence à la fin du jour.',
      ],
      also: 'Et joyeux anniversaire !',
    },
  },
};

export const requests: ThemeTexts<keyof typeof requestsPlan> = {
  groups: {
    psalm: 'psaume|psaumes',
    ask: 'quel|quels|conseillez|conseille|recommandez|donnez|donne|cherche|indiquez|un|bon',
  },
  situations: {
    request: {
      says: [
        'une parole pour',
        'un mot pour',
        'une parole',
        'un mot simplement',
        'ce qu il y a pour moi',
        'ecrivez moi',
        'parole|mot|mots|message .. encouragement|reconfort|jour|aujourdhui|moi|dieu|espoir|espoir|paix',
        'parole de dieu',
        'que .. dieu .. dire|dit',
        'encouragement|encourager|encouragez',
        'bonjour',
        'verset',
        'priere du matin',
      ],
      not: ['bonjour tout bas', 'mot de passe', 'bonjour je|j|mon|ma|a|mes|nous'],
      heard: [
        'Une parole pour aujourd’hui, du {psalm} : le jour est un cadeau, encore emballé.',
        'Une parole pour vous, du {psalm} : qui appelle n’appelle pas dans le vide.',
        'Voici le {psalm} pour votre journée, en quelques lignes.',
      ],
      psalms: [
        'Le {psalm} dit que voici le jour que Dieu a fait, et invite à s’en réjouir. Pas hier, pas quand tout sera réglé : celui-ci.',
        'Le {psalm} dit que Dieu est proche de tous ceux qui l’appellent en vérité. La vérité, là, peut être courte et maladroite.',
      ],
      steps: [
        'Choisissez un mot de ce psaume, un seul, écrivez-le dans la main ou sur un papier, et regardez-le trois fois aujourd’hui.',
        'Lisez le psaume à voix haute maintenant, lentement, et encore une fois avant de dormir. Remarquez ce qui a changé.',
        'Envoyez le verset à quelqu’un qui en a peut-être plus besoin qu’il ne le dit.',
      ],
      wishes: ['Que votre journée ait au moins une bonne heure.', 'Que cette parole serve au bon moment.'],
      also: 'Et vous demandez une parole pour aujourd’hui.',
    },
    'which-psalm': {
      says: [
        'cent cinquante',
        'par lequel',
        'quel psaume',
        '$ask .. $psalm',
        '$psalm .. pour|lire|prier|conseillez|dois',
      ],
      heard: [
        'Lisez le {psalm} : il est court et sert presque à toute heure.',
        'Un bon psaume pour commencer est le {psalm}.',
        'Commencez par le {psalm} ; beaucoup le savent par cœur pour y être revenus souvent.',
      ],
      psalms: [
        'Le {psalm} parle d’un berger qui connaît la route et prend soin de ce qui manque aujourd’hui. La joie et la peine y ont leur place.',
        'Dans le {psalm}, quelqu’un lève les yeux, demande d’où viendra le secours, et se répond. Cela dure une minute.',
      ],
      steps: [
        'Lisez-le trois fois : une pour entendre, une pour comprendre, une pour le dire. Arrêtez-vous au verset qui vous appelle, et restez-y.',
        'Pour la suite : le 46 les jours agités, le 103 pour remercier, le 130 quand c’est profond.',
        'Écrivez votre verset préféré sur un papier et collez-le là où vous faites la vaisselle.',
      ],
      wishes: ['Que les mots arrivent à la bonne heure.', 'Que ce psaume devienne pour vous un lieu connu.'],
      also: 'Et vous demandez un psaume.',
    },
    'which-psalm-fear': {
      says: [
        '$ask .. $psalm .. peur|angoisse|anxiete|stress|inquietude|apaiser|calmer|calme|protection|paix',
        '$psalm .. peur|angoisse|anxiete|stress|apaiser|calmer|protection',
        'peur|angoisse|anxiete|panique && $ask .. $psalm',
      ],
      not: ['examen|operation|concours'],
      heard: [
        'Contre la peur, lisez le {psalm}. Il n’ordonne pas de ne plus avoir peur ; il donne quoi dire en attendant.',
        'Pour l’angoisse, le {psalm} est l’un des meilleurs.',
        'Le {psalm} : il vient de quelqu’un qui avait toutes les raisons de craindre.',
      ],
      psalms: [
        'La ligne du {psalm} est « quand j’ai peur, je me confie en toi ». Au milieu de la peur, et non après.',
        'Le {psalm} appelle Dieu lumière et demande, presque comme un défi : de qui aurais-je peur ?',
      ],
      steps: [
        'N’apprenez par cœur que la première ligne. Dans un moment serré, personne ne retrouve un psaume entier, mais une ligne vient.',
        'Lisez-le à voix haute, un verset par souffle, jusqu’à ce que le rythme soit le vôtre.',
        'Laissez le livre ouvert à cette page près du lit ; le trouver vite apaise aussi.',
      ],
      wishes: [
        'Que la ligne vienne aux lèvres avant la peur.',
        'Que la nuit soit plus petite que ce verset.',
      ],
      also: 'Et vous demandez un psaume contre la peur.',
    },
    'which-psalm-sleep': {
      says: [
        '$ask .. $psalm .. dormir|nuit|soir|coucher|sommeil|insomnie|endormir',
        '$psalm .. dormir|nuit|soir|coucher|sommeil|insomnie|endormir',
        'dormir|insomnie && $ask .. $psalm',
      ],
      heard: [
        'Avant de dormir, lisez le {psalm} : c’est une prière du soir.',
        'Pour la nuit, le {psalm}. Il est assez court pour être dit les yeux fermés.',
        'Le {psalm} est ce qu’on lit depuis des siècles en éteignant la lampe.',
      ],
      psalms: [
        'Le {psalm} dit : je me couche en paix et je m’endors. Si le sommeil tarde, la première moitié suffit.',
        'Le {psalm} dit que celui qui nous garde ne somnole pas. Quelqu’un peut donc dormir : nous.',
      ],
      steps: [
        'Lisez-le au bord du lit, une fois, à voix basse ; puis éteignez et ne répétez que la dernière phrase.',
        'Laissez le téléphone charger à la cuisine, et le psaume, sur papier, sur l’oreiller.',
        'S’il y a quelqu’un d’autre à la maison, lisez-le ensemble, un verset chacun.',
      ],
      wishes: ['Que le sommeil vienne doucement ce soir.', 'Que la nuit vous garde.'],
      also: 'Et vous demandez un psaume pour la nuit.',
    },
    'how-to-pray': {
      says: [
        'comment on prie',
        'jamais appris a prier',
        'comment prie t on',
        'apprendre a prier',
        'comment prier',
        'par ou debuter|commencer',
        'montrez moi',
        'comment .. prier|prie|parler a dieu|faire .. priere',
        'ne sais|sais pas .. prier|comment|quoi dire .. dieu|prier',
        'apprendre|apprenez|apprends .. prier',
        'par ou commencer .. psaumes|bible|prier|psaume',
        'comment .. lire|commencer|utiliser .. psaumes|bible|psaume',
      ],
      heard: [
        'Commencez par une phrase vraie, à voix haute : ce peut être « me voici, et je ne sais pas prier ». Le {psalm} ne demande pas plus.',
        'Pour prier, parlez comme à quelqu’un qui sait déjà : le {psalm} montre comment.',
        'Il n’y a pas de formule : dites ce qui est, demandez ce qui manque, remerciez pour ce qui est venu. Le {psalm} le fait en quelques lignes.',
      ],
      psalms: [
        'Le {psalm} dit : épanchez vos cœurs devant lui. Épancher ne demande ni ordre ni grammaire.',
        'Le {psalm} parle de quelqu’un qui se présente le matin devant Dieu et attend. Être venu, c’est la moitié de la prière.',
      ],
      steps: [
        'Ce soir, trois phrases : « aujourd’hui, c’était… », « j’ai besoin de… », « merci pour… ». Cela prend moins d’une minute.',
        'Ouvrez un psaume, lisez un verset, arrêtez-vous, et dites à Dieu ce qu’il vous rappelle. Puis le suivant.',
        'Choisissez un signe du jour (la bouilloire, la clé dans la porte) et attachez-y une courte phrase de prière.',
      ],
      wishes: [
        'Que parler à Dieu devienne aussi simple qu’appeler quelqu’un par son nom.',
        'Que le silence après votre phrase ne fasse pas peur.',
      ],
      also: 'Et vous voulez apprendre à prier.',
    },
    'pray-for': {
      says: [
        'portez .. priere .. <who>',
        'prie pour .. <who>',
        'priez pour',
        'pr ma|mon|mes .. <who>',
        'priere pour',
        'je vous confie .. <who>',
        'prie pour',
        'priez|prier|prie|prions|priere|prieres pour mon|ma|mes .. <who>',
        'benis|benisse|protege|protegez|garde|aide|veille mon|ma|mes|sur .. <who>',
        'intercedez pour .. <who>',
      ],
      heard: [
        'Une prière pour {who} : « Seigneur, garde aujourd’hui {my}, au-dedans et au-dehors, et mets de bonnes personnes sur la route. »',
        '« Mon Dieu, tu connais {my} mieux que moi. Reste tout près, et ne lâche pas. » C’est une prière courte, à dire autant que vous voulez.',
        '« Seigneur, je te remets ceux que j’aime, avec leur nom. Fais pour eux ce que je n’atteins pas. » C’est une prière à dire maintenant.',
      ],
      psalms: [
        'Le {psalm} est tout entier une bénédiction pour un autre, un jour difficile. On y glisse un prénom.',
        'Le {psalm} couvre l’aller et le retour. Il est pour qui se trouve loin des yeux.',
      ],
      steps: [
        {
          text: 'Dites-le aujourd’hui, sans sermon : « j’ai prié pour toi ». Beaucoup gardent cette phrase des années.',
          if: ['who'],
        },
        'Choisissez pour cette prière un moment fixe et court, et liez-le à quelque chose que vous faites déjà : le café, le bus.',
        'En plus de la prière, faites cette semaine pour cette personne une chose concrète, qu’elle remarque.',
      ],
      wishes: [
        'Que {who} sente aujourd’hui qu’on pense avec tendresse.',
        'Que votre prière trouve son chemin.',
      ],
      also: 'Et vous demandez une prière pour {who}.',
    },
    'pray-for-me': {
      says: [
        'souvenez vous de moi',
        'faites le pour moi',
        'moi dans vos? prieres',
        'priere pour|pr moi',
        'priez pr|pour moi',
        'priez|prier|prie|prions|priere|prieres pour moi|nous',
        'besoin|demande|voudrais .. priere|prieres',
        'aide|aidez moi .. dieu|seigneur|svp|plait|priere',
        'dieu|seigneur|jesus .. aide|aidez|guide|sauve|benis|eclaire moi',
        'que dieu m aide|guide|eclaire|benisse',
      ],
      heard: [
        'Une prière à dire maintenant : « Seigneur, écoute-moi ; j’en ai besoin. Tu sais de quoi, avant que je trouve les mots. »',
        '« Mon Dieu, reste près de moi aujourd’hui. Ce que je ne sais pas demander, vois-le. » C’est une prière courte, et elle est à vous.',
        '« Seigneur, me voici avec tout ce que je porte. Ne me lâche pas. » Dites-la lentement, autant que vous voulez.',
      ],
      psalms: [
        'Le {psalm} commence ainsi : « tends l’oreille, réponds-moi, car j’ai besoin d’aide ». Il n’explique rien d’autre, et c’est une prière entière.',
        'Le {psalm} dit que Dieu est proche de quiconque appelle avec sincérité.',
      ],
      steps: [
        'Dites à une personne de confiance : « veux-tu prier pour moi aujourd’hui ? ». Il n’est pas nécessaire de dire pourquoi.',
        'Écrivez en une ligne ce que vous demandez, et mettez la date. Dans un mois, relisez-la.',
        'Après la prière, restez une minute sans rien dire, les mains ouvertes.',
      ],
      wishes: [
        'Que l’aide vienne d’où vous ne l’attendiez pas.',
        'Que vous remarquiez aujourd’hui que vous ne parlez pas au vide.',
      ],
      also: 'Et vous demandez une prière.',
    },
    bless: {
      says: [
        'benis ma|mon|notre',
        'benisse ma|mon|notre',
        'une benediction',
        'benediction|benedictions .. maison|foyer|famille|vie|semaine|journee|travail|nous|moi|projet|annee',
        'benis|benisse|benissez|benir .. maison|foyer|famille|vie|semaine|journee|nous|moi|enfants|projet',
        'demande|besoin|voudrais|donnez .. benediction|benedictions',
      ],
      not: ['est une benediction', 'dieu vous benisse'],
      heard: [
        'Que Dieu vous fasse grâce et vous bénisse[, avec {who}], et fasse briller son visage sur votre maison, comme le demande le {psalm}.',
        'Que la bénédiction du {psalm} soit sur votre porte : en sortant, en entrant, et sur ceux qui vivent derrière.',
        'Une bénédiction pour vous[ et pour {who}], avec les mots du {psalm} : gardés en chemin, et de la lumière à la maison.',
      ],
      psalms: [
        'Le {psalm} demande à Dieu un visage joyeux, et que cela s’étende d’une maison à toute la terre.',
        'Le {psalm} bénit le départ et le retour. On peut le dire la main sur la poignée.',
      ],
      steps: [
        'Bénissez aujourd’hui quelqu’un à voix haute, avec vos mots : un enfant sur le seuil, un collègue, un malade. La bénédiction grandit en passant.',
        'Écrivez le verset sur un papier et fixez-le à l’intérieur de votre porte.',
        'Avant de manger aujourd’hui, dites une phrase de bénédiction sur ceux qui sont à table et ceux qui manquent.',
      ],
      wishes: [
        'Que la semaine soit bonne et la maison en paix.',
        'Que la paix entre par la porte et s’y plaise.',
      ],
      also: 'Et vous demandez une bénédiction.',
    },
    'comfort-me': {
      says: ['besoin .. reconfort|consolation', 'console|consolez|reconfortez moi'],
      heard: [
        'Une parole de réconfort pour vous, du {psalm} : un cœur peut s’épancher comme il est.',
        'Pour vous, le {psalm} : il y a quelqu’un de proche pour ceux qui appellent.',
        'Voici un réconfort, sans question d’abord : le {psalm}.',
      ],
      psalms: [
        'Le {psalm} ne demande pas d’explication à qui vient ; seulement de ne pas tout garder.',
        'Le {psalm} parle d’une proximité qui ne dépend ni du mérite ni des bons mots.',
      ],
      steps: [
        'Dites aujourd’hui une seule phrase à quelqu’un : « ce n’est pas facile en ce moment ». Laissez-le demander le reste, ou non.',
        'Faites pour vous ce que vous feriez pour un invité : une table mise, une belle tasse, dix minutes au soleil.',
        'Écrivez ce qui pèse, pliez le papier, et glissez-le dans le livre des psaumes.',
      ],
      wishes: [
        'Que ce qui serre se desserre un peu aujourd’hui.',
        'Que quelqu’un s’asseye près de vous sans avoir besoin d’une raison.',
      ],
      also: 'Et vous aimeriez une parole de réconfort.',
    },
    'comfort-other': {
      says: ['reconfort|consolation pour mon|ma|mes <who>', 'console|consolez mon|ma|mes <who>'],
      heard: [
        'Une parole pour qui pense à {who}, du {psalm} : il y a une garde au départ et au retour.',
        'Vous avez {who} en tête ; le {psalm} a été écrit pour ceux qui en portent d’autres dans le cœur.',
        'Du {psalm}, pour vous et pour la personne à qui vous pensez : un poids se partage.',
      ],
      psalms: [
        'Le {psalm} remet les allées et venues à quelqu’un qui ne dort pas. Mettez-y le nom qui vous préoccupe.',
        'Le {psalm} invite à poser un fardeau dans des mains plus grandes. Celui qu’on porte pour un autre compte aussi.',
      ],
      steps: [
        {
          text: 'Envoyez aujourd’hui un message qui n’attend pas de réponse : « j’ai pensé à toi ».',
          if: ['who'],
        },
        'Demandez une chose concrète : « qu’est-ce qui t’aiderait aujourd’hui ? ». Et faites cela, ni plus ni moins.',
        'Notez dans l’agenda, dans une semaine, de redemander. Presque tout le monde ne demande qu’une fois.',
      ],
      wishes: [
        'Que {who} sache que nul ne marche sans compagnie.',
        'Que le soin que vous avez pour d’autres vous revienne.',
      ],
      also: 'Et vous pensez avec inquiétude à {who}.',
    },
  },
};
