import type { PhraseBook } from '../../phrase-book.ts';

export const psalms: PhraseBook['psalms'] = {
  '3:5':
    'Quelqu’un que les ennuis entourent se couche, s’endort et se réveille, porté par plus que ses propres forces.',
  '4:8': 'C’est une prière du soir : se coucher en paix et laisser un Autre veiller sur la nuit.',
  '9:9': 'Il appelle Dieu un abri pour ceux qu’on écrase, un lieu haut et sûr dans les temps difficiles.',
  '10:14':
    'Il dit que Dieu voit la peine et le mal, et ne détourne pas les yeux de ceux qui subissent l’injustice.',
  '13:1-2':
    'Il commence par une plainte, « jusqu’à quand, Seigneur ? », et la Bible garde cette question sans la corriger.',
  '23:1': 'Dieu y apparaît comme un berger qui connaît la route et se soucie de ce qui manque aujourd’hui.',
  '23:2-3':
    'Un berger laisse ceux qui n’en peuvent plus se reposer près d’une eau calme, jusqu’à retrouver leur souffle.',
  '23:4':
    'Dans la vallée la plus sombre, celui qui prie ne marche pas sans compagnie : Dieu est sur le même chemin.',
  '25:4-5': 'C’est une prière de carrefour : elle demande à Dieu de montrer la route et d’instruire le cœur.',
  '25:16':
    'On y dit sans détour combien la solitude fait mal, et on demande à Dieu de se tourner et de regarder.',
  '27:1':
    'Il appelle Dieu lumière, et se demande ce que peut encore la peur là où cette lumière est allumée.',
  '27:10': 'Il dit que même lorsque les plus proches s’en vont, Dieu accueille.',
  '31:9': 'Il ose dire que les yeux, le corps et l’âme sont usés de chagrin, et il le dit à Dieu.',
  '32:5': 'Quelqu’un cesse de cacher ce qui a mal tourné, le dit à Dieu à voix haute et rencontre le pardon.',
  '34:18': 'Il dit que Dieu est proche de ceux qui ont le cœur brisé et l’esprit abattu.',
  '40:1-2': 'Il se souvient d’une boue profonde, d’une longue attente, puis du rocher sous les pieds.',
  '41:3': 'Il montre Dieu au bord du lit, soutenant la personne qui y est couchée.',
  '42:1-2': 'C’est la prière de quelqu’un qui a soif de Dieu, comme une biche cherche l’eau vive.',
  '46:1': 'Il appelle Dieu un refuge et une force, une aide toute proche quand vient la détresse.',
  '51:10': 'Il demande à Dieu un cœur pur et un esprit renouvelé au-dedans.',
  '55:6': 'Il rêve des ailes d’une colombe pour s’envoler et se reposer ; ce désir aussi est dans la Bible.',
  '55:22': 'C’est une invitation à remettre son fardeau à Dieu, qui ne lâche pas notre main.',
  '56:3': 'Quelqu’un qui a peur décide de faire confiance, non pas après la peur, mais en plein milieu.',
  '56:8': 'Il imagine Dieu comptant chaque larme, pour qu’aucune ne tombe sans être vue.',
  '57:1': 'Quelqu’un en danger demande à s’abriter à l’ombre des ailes de Dieu jusqu’à la fin de l’orage.',
  '61:2': 'De très loin, le cœur sans force, quelqu’un demande à être conduit vers un rocher plus haut.',
  '62:1': 'Il parle d’une âme qui s’apaise devant Dieu, sans rien avoir à prouver.',
  '62:8': 'C’est une invitation à répandre son cœur devant Dieu, tout entier, sans le ranger d’abord.',
  '63:1': 'C’est la prière de quelqu’un qui, en terre aride, a soif de Dieu et le dit.',
  '63:6': 'Les yeux ouverts dans le lit, quelqu’un traverse la nuit en se rappelant la bonté de Dieu.',
  '69:1-3':
    'C’est le cri de quelqu’un qui a de l’eau jusqu’au cou et s’épuise à appeler ; ce cri est une prière.',
  '73:26':
    'Le corps et le cœur peuvent faiblir, dit-il, et Dieu reste pourtant la force qui soutient par-dessous.',
  '90:17': 'Il demande à Dieu de nous regarder avec bonté et d’affermir le travail de nos mains.',
  '92:1': 'Il dit combien il est bon de rendre grâce et de commencer le jour par la bonté.',
  '94:19': 'Quand les soucis se pressaient, dit-il, la consolation de Dieu a rendu au cœur un peu de joie.',
  '102:7': 'On y prie comme un oiseau solitaire sur un toit, la nuit, et on le raconte à Dieu tel quel.',
  '103:2': 'Il invite l’âme à bénir Dieu et à n’oublier aucun des biens reçus.',
  '103:12': 'Il dit que nos fautes sont emportées aussi loin que l’orient l’est de l’occident.',
  '103:13': 'Il compare Dieu à un père plein de tendresse, qui sait de quoi nous sommes faits.',
  '118:24': 'Il reçoit ce jour même comme un cadeau et comme une raison de se réjouir.',
  '119:105':
    'Il parle d’une lampe pour les pieds : de la lumière pour le prochain pas, non pour toute la route.',
  '120:7': 'On y désire la paix au milieu de gens qui répondent à chaque mot par une querelle.',
  '121:1-2':
    'Quelqu’un lève les yeux vers les montagnes, se demande d’où viendra l’aide et regarde vers Celui qui a tout fait.',
  '121:3-4': 'Il dit que Celui qui nous garde ne dort ni ne sommeille, pour que nous puissions dormir.',
  '121:7-8': 'Il confie au soin de Dieu chaque départ et chaque retour à la maison.',
  '126:3': 'Il dit en toute simplicité que Dieu a fait de grandes choses, et que la joie est là.',
  '127:3': 'Il appelle les enfants un cadeau, confié à nous et cher à Dieu.',
  '130:1': 'Il commence dans les profondeurs : de là quelqu’un appelle Dieu, et cet appel est une prière.',
  '130:3-4':
    'Si l’on tenait la liste des fautes, demande-t-il, qui resterait debout ? Et il parle de pardon.',
  '131:2': 'Il montre une âme apaisée, comme un petit enfant dans les bras de sa mère.',
  '133:1': 'Il chante combien il est bon que les gens d’une même maison puissent vivre en paix.',
  '139:9-10': 'Même au bout de la mer, dit-il, la main de Dieu est là pour tenir la nôtre.',
  '139:11-12':
    'Il dit que l’obscurité n’est pas obscure pour Dieu, et qu’aucune nuit ne cache personne à ce soin.',
  '143:8': 'Il demande d’entendre, le matin, que Dieu est bon, et de savoir par où aller.',
  '145:14': 'Il dit que Dieu soutient ceux qui trébuchent et ceux qui sont courbés sous le poids.',
  '145:15-16': 'Il parle de tout ce qui vit et attend de Dieu sa nourriture, et d’une main qui s’ouvre.',
  '145:18': 'Il dit que Dieu est proche de tous ceux qui l’appellent d’un cœur sincère.',
  '147:3': 'Il parle d’un Dieu qui soigne les cœurs brisés et panse leurs blessures avec douceur.',
};
