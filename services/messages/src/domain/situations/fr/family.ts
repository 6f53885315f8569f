import type { family as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const family: ThemeTexts<keyof typeof plan> = {
  groups: {
    fight:
      'dispute|disputes|disputons|dispute|disputee|disputer|conflit|conflits|brouille|brouilles|brouillee|fache|fachee|faches|querelle|tensions|engueule|engueulades|froid|rancune|clash',
    sibling: 'frere|soeur|freres|soeurs|frangin|frangine|beau-frere|belle-soeur',
    elder: 'mere|pere|parents|maman|papa',
  },
  situations: {
    family: {
      says: [
        'jalousies|histoires|tensions .. famille',
        'famille & que des histoires|jalousies',
        'ma famille & dispute|disputes|jalousie|jalousies|guerre|conflits',
        'famille se dispute|dechire|deteste',
        'ma famille .. dispute|disputes|conflit',
        'ma famille se dechire',
        'tensions chez nous',
        'deux clans',
        'chez nous & tensions|disputes|clans|coin',
        '$fight .. famille|maison|heritage|familiales|familial',
        'famille .. $fight|dechiree|divisee|desunie|eclatee|ne se parle',
        'paix|harmonie|unite .. famille|maison|foyer|chez',
        'problemes|probleme|histoires .. famille|familiaux|familial',
        'heritage|succession|notaire & $fight|freres|soeurs|famille|maison',
        'belle mere|famille|soeur|fille & $fight|deteste|critique|supporte|probleme|problemes|mele',
        'ambiance .. maison .. lourde|tendue|pesante',
      ],
      not: ['merci|reconnaissan*', '$fight .. <who=mari|femme|copain|copine|compagnon>'],
      heard: [
        'La famille est en guerre[, {span}], et qui aime tout le monde se tient au milieu.',
        'Un conflit de famille pèse double, puisque chacun revient à la même table.',
        'Vous demandez la paix pour les vôtres. C’est une demande qu’on comprend tout de suite.',
      ],
      psalms: [
        'Le {psalm} chante comme il est bon que des frères vivent unis. Qui chante ainsi a vu le contraire.',
        'Dans le {psalm}, quelqu’un veut la paix, et dès qu’il en parle les autres veulent la guerre. La Bible connaît cette table.',
      ],
      steps: [
        'Choisissez aujourd’hui la personne la plus facile de la famille et dites-lui une chose gentille. La paix commence souvent là où une porte est déjà ouverte.',
        'À la prochaine dispute, quittez la pièce avant de répondre et revenez un quart d’heure plus tard. Prévenez : « je reviens ».',
        {
          text: 'Écrivez à la personne difficile un message sans le passé : seulement ce que vous souhaitez pour la suite.',
          if: ['far'],
        },
      ],
      wishes: [
        'Qu’il y ait bientôt un repas sans comptes à régler.',
        'Que quelqu’un dans la famille fasse un premier pas, et que ce ne soit pas toujours vous.',
      ],
      also: 'Et l’ambiance en famille est difficile aussi.',
    },
    'quarrel-sibling': {
      says: [
        'on s est fache|faches|dispute|disputes & frere|soeur',
        'mon frere|ma soeur & fache|faches|dispute|parle plus|vendu|heritage',
        'frere|soeur .. faches',
        'mort pour lui|elle',
        'jumeau|jumelle|frere|soeur & mort pour|parle plus|fache',
        '$fight avec mon|ma|mes .. <who=$sibling>',
        'mon|ma|mes <who=$sibling> & $fight|pardon|orgueil|heritage|reconcili*',
        'mon|ma|mes <who=$sibling> .. ne .. parle|parlons|repond|adresse|plus',
        'ne .. parle|parlons plus .. mon|ma|mes <who=$sibling>',
        'mon|ma <who=$sibling> et moi .. ne|$fight|plus',
      ],
      not: ['malade|hopital|mort|morte|decede|drogue', 'mes enfants .. disputent'],
      heard: [
        'Cette brouille avec {who}[, {span},] fait d’autant plus mal que vous avez la même enfance.',
        'Entre vous et {who} s’est installée une distance[, {span},] que personne n’avait prévue.',
        'Ce silence entre frères et sœurs prend une chaise à toutes les fêtes.',
      ],
      psalms: [
        'Le {psalm} a été écrit pour cela : comme il est bon que frères et sœurs soient ensemble. Ceux à qui cela manque le prient aussi.',
        'Dans le {psalm}, quelqu’un dit : « moi, je suis pour la paix ». Ce peut être votre phrase, même si ce n’est pas encore celle {de who}.',
      ],
      steps: [
        'Envoyez un souvenir d’enfance sans un mot de la dispute : une photo, une recette, un surnom.',
        'Écrivez ce que vous feriez autrement, votre moitié seulement. Cela n’a pas besoin de partir aujourd’hui.',
        {
          text: 'Demandez à une personne de confiance dans la famille de transmettre juste ceci : « la porte est ouverte ».',
          unless: ['secret', 'alone'],
        },
      ],
      wishes: [
        'Que vous en riiez un jour dans une cuisine.',
        'Que {who} et vous trouviez le chemin avant la prochaine fête.',
      ],
      also: 'Et il y a la brouille avec {who}, pas encore réparée.',
    },
    'quarrel-parents': {
      says: [
        'mes parents ne veulent|acceptent|comprennent pas',
        'on se crie dessus & parents|pere|mere|maman|papa',
        'mon|ma <who=$elder> .. ne comprend|comprennent|accepte|acceptent',
        'maman|mere|pere|papa .. explose|inspecte|dispute|critique',
        '$fight avec mon|ma|mes .. <who=$elder>',
        'mon|ma|mes <who=$elder> .. ne me? .. comprend|comprennent|accepte|acceptent|ecoute|ecoutent|soutient|soutiennent|laisse|laissent|parle|croit|fait confiance',
        'mon|ma|mes <who=$elder> & $fight|critique|critiquent|controle|controlent|pression|compare|comparent|crie|crient|exige',
        'ne .. parle plus .. mon|ma|mes <who=$elder>',
        'mon|ma <who=$elder> et moi .. ne|$fight',
      ],
      not: [
        'malade|hopital|mort|morte|decede|boit|alcool',
        'mes parents se disputent|separ*|divorc*',
        'frappe|bat',
      ],
      heard: [
        'Avec {who}, la parole ne trouve pas le ton[, {span}], et c’est difficile avec ceux qui nous ont élevés.',
        'Vouloir que {who} comprenne et ne pas y arriver[, {span},] fatigue comme peu de choses.',
        'Un conflit avec ses parents nous atteint à tout âge.',
      ],
      psalms: [
        'Le {psalm} dit que, là où père et mère n’accueillent pas, Dieu accueille. Il ne prend pas parti dans la dispute ; il ouvre une porte.',
        'Le {psalm} demande de la prudence à la porte des lèvres. Dans une maison où l’on se dispute, la prière vaut des deux côtés.',
      ],
      steps: [
        'Écrivez trois phrases : une chose dont vous remerciez, une qui fait mal, une que vous demandez. Lisez-les à voix haute avant de les donner.',
        'Trouvez un moment où personne n’est pressé et commencez par une question sur leur vie à votre âge.',
        {
          text: 'De loin, proposez un appel court, dix minutes, sur un sujet qui ne vous divise pas.',
          if: ['far'],
        },
      ],
      wishes: [
        'Qu’un jour {who} entende ce que vous vouliez vraiment dire.',
        'Qu’il y ait de nouveau de la conversation à la maison, même toute petite.',
      ],
      also: 'Et les choses sont difficiles avec {who}.',
    },
  },
};
