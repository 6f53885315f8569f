import type { money as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const money: ThemeTexts<keyof typeof plan> = {
  groups: {},
  situations: {
    money: {
      says: [
        'argent manque',
        'fin de mois',
        'compte les pieces',
        'salaire .. pas tombe',
        'nos finances',
        'mes finances',
        'argent .. manque|plus|pas|souci|soucis|probleme|problemes|difficile|besoin|rentre',
        'manque|plus|pas|sans|besoin|problemes|probleme|soucis|difficultes|galere d argent',
        'financier|financiere|financiers|financieres|financierement',
        'fins de mois',
        'boucler|finir .. mois|fins',
        'n arrive|arrive .. payer|joindre',
        'ne peux|pouvons .. payer',
        'factures|facture .. payer|impayees|retard|accumulent|comment',
        'salaire .. suffit|petit|retard|plus',
        'decouvert',
        'reparer|reparation|panne .. voiture|chaudiere|frigo|machine',
        'frais|scolarite & payer|argent|moyens',
      ],
      not: ['jeux|paris|casino', 'vole|volee|arnaque|arnaquee', 'l argent ne fait pas'],
      heard: [
        'L’argent ne suffit pas[, {span}], et les factures n’attendent pas.',
        'Quand la fin du mois arrive au milieu[, {span}], aucune maison n’est tranquille.',
        'Manquer d’argent[, {span}], c’est faire ses comptes jusque dans le sommeil.',
      ],
      psalms: [
        'Le {psalm} vient de quelqu’un d’âgé qui regarde en arrière et n’a pas vu le juste abandonné. Ce n’est pas une promesse de richesse ; c’est le souvenir d’avoir été aidé.',
        'Le {psalm} parle d’une main qui s’ouvre et donne la nourriture en son temps. Demandez celle d’aujourd’hui ; celle de demain, demain.',
      ],
      steps: [
        'Faites trois colonnes : ce qui rentre, ce qui ne peut pas manquer (nourriture, loyer, électricité, médicaments), ce qui peut attendre. Payez dans cet ordre.',
        'Demandez à l’assistante sociale ou à la mairie les aides auxquelles vous avez droit ; beaucoup ne demandent jamais ce qui leur revient.',
        'Appelez aujourd’hui pour une facture en retard, avant qu’on ne vous appelle, et demandez seulement : « quel est le plus petit versement que vous acceptez ? ».',
      ],
      wishes: [
        'Que cette semaine l’essentiel ne manque pas.',
        'Que viennent du travail, un délai ou de l’aide, ce qui arrivera d’abord.',
      ],
      also: 'Et l’argent ne suffit pas.',
    },
    debt: {
      says: [
        'dettes|dette',
        'cautionne',
        'microfinance',
        'dettes',
        'dettes|dette|endette|endettee|surendette|surendettement|surendettee',
        'je dois .. argent|euros|banque|francs|mille',
        'credit|credits .. rembourser|consommation|payer|revolving|retard|conso',
        'rembourser .. credit|pret|dettes|argent|banque|emprunt',
        'huissier|huissiers|creanciers|saisie|recouvrement|banque de france',
      ],
      not: ['je dois decider|choisir|partir|accepter', 'rembourse tout|mes', 'on me doit'],
      heard: [
        'Des dettes[, {span},] cela sonne au téléphone, dans la boîte aux lettres et sous l’oreiller.',
        'Devoir de l’argent[, {span}], c’est porter un chiffre dans la tête toute la journée.',
        'Il y a des dettes à payer, et les intérêts marchent plus vite que le salaire. C’est un passage bien serré.',
      ],
      psalms: [
        'Le {psalm} raconte qu’on est tiré d’une fosse de boue, un pied après l’autre. On sort aussi des dettes de cette façon.',
        'Le {psalm} invite à jeter le poids sur Dieu. Après quoi la calculatrice est toujours sur la table, mais il y a une présence.',
      ],
      steps: [
        'Faites aujourd’hui la liste entière : à qui, combien, à quel taux. Mettez en tête le taux le plus élevé ; c’est par là qu’on commence.',
        'Prenez rendez-vous gratuitement dans un point conseil budget ou une association de consommateurs, et ne payez personne qui promette d’effacer des dettes.',
        'Appelez un créancier et n’acceptez pas la première offre ; demandez-la par écrit et dormez dessus avant de signer.',
      ],
      wishes: ['Que la liste raccourcisse chaque mois.', 'Que le téléphone cesse de faire peur.'],
      also: 'Et les dettes ne laissent pas la tête en paix.',
    },
    rent: {
      says: [
        'bailleur',
        'payer le loyer',
        'mois de retard & loyer|bailleur|proprietaire',
        '<thing=loyer> .. payer|retard|impaye|impayes|mois|augmente|comment|pas',
        'payer|retard|dois .. <thing=loyer>',
        'expulsion|expulse|expulsee|expulser|expulses',
        'perdre|perds .. logement|maison|appartement|toit',
        'mis|mettre|jete|retrouver .. dehors|rue',
        'sans logement|toit|abri',
        'nulle part ou',
        'proprietaire .. vend|veut|conge|dehors|reprendre|expuls*',
        'hebergement|hebergee|heberge .. urgence|115|provisoire',
      ],
      not: ['maison de retraite', 'perdre .. dans un incendie'],
      heard: [
        'Le loyer[ à payer {when}] menace le toit au-dessus de vous[, {span}]. Peu de choses secouent autant le sol.',
        'Ne pas savoir si le logement sera encore le vôtre le mois prochain ôterait le sommeil à n’importe qui.',
        'C’est le toit qui est en jeu, et c’est une peur avec un chiffre et une date.',
      ],
      psalms: [
        'Le {psalm} demande à habiter un abri, sous des ailes. C’est la prière de qui sait ce que c’est que d’avoir besoin d’un toit.',
        'Le {psalm} appelle Dieu un refuge tout proche dans la détresse, même quand la terre tremble.',
      ],
      steps: [
        'Écrivez aujourd’hui au propriétaire : combien vous pouvez payer, quel jour, et demandez un étalement du reste. Gardez la réponse.',
        'Appelez un service gratuit d’information sur le logement : personne ne peut être mis dehors sans décision d’un juge, et il y a des délais pour répondre.',
        'Demandez aujourd’hui au service social une aide d’urgence au logement, et emportez le bail et les papiers de tous.',
      ],
      wishes: [
        'Que le toit reste au-dessus de vous, et que la nuit passe sans qu’on frappe.',
        'Que le propriétaire accepte de parler.',
      ],
      also: 'Et le loyer met le toit en danger.',
    },
    'no-food': {
      says: [
        'restos du coeur',
        'rien|plus a manger',
        'plus|pas|manque .. nourriture|manger|lait',
        'frigo|placards|placard .. vide|vides',
        'faim',
        'nourrir .. enfants|famille|mes',
        'banque alimentaire|restos',
        'saute|sautons .. repas',
        'de quoi manger',
      ],
      not: ['faim de dieu|justice|amour', 'envie de manger|appetit'],
      heard: [
        'Il n’y a pas assez à manger chez vous[, {span}]. Cela passe avant tout le reste.',
        'N’avoir rien à mettre sur la table n’est pas la faute de celui ou celle qui cuisine.',
        'Vous écrivez avec des placards vides. D’abord, donc, ce qui peut aider.',
      ],
      psalms: [
        'Le {psalm} dit que Dieu donne du pain à ceux qui ont faim, et c’est en général par des mains humaines. Demandez aux mains qui sont proches.',
        'Dans le {psalm}, quelqu’un dit sans honte : « je suis pauvre et j’ai besoin d’aide ; ne tarde pas ». Demander ne rapetisse personne.',
      ],
      steps: [
        'Allez aujourd’hui à la distribution alimentaire la plus proche et dites-le ainsi : « chez nous il n’y a rien à manger ». S’il faut un papier, demandez sur place qui le donne.',
        'Frappez à une paroisse, une mosquée, un temple ou un centre social et demandez un colis ou un repas ; on ne vous demandera pas ce que vous croyez.',
        {
          text: 'Parlez à l’école des enfants : l’aide à la cantine est faite pour cela, et beaucoup connaissent des familles qui distribuent des colis.',
          if: ['children'],
        },
      ],
      wishes: [
        'Qu’il y ait aujourd’hui encore des assiettes pleines chez vous.',
        'Que l’aide vienne avec respect.',
      ],
      also: 'Et il n’y a pas assez à manger, ce qui passe d’abord : une distribution alimentaire proche peut aider dès aujourd’hui.',
    },
  },
};
