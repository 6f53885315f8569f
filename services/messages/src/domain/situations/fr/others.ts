import type { others as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const others: ThemeTexts<keyof typeof plan> = {
  groups: {
    alone: 'seul|seule|solitude|isole|isolee',
    friend: 'ami|amie|amis|amies|amitie|copain|copine|copines|pote',
  },
  situations: {
    lonely: {
      says: [
        'je parle a la caissiere',
        'personne & parle|week|soir|seule|seul',
        'je suis seul|seule',
        'me sens seul|seule',
        'seul|seule',
        'grosse solitude',
        'pas d amis',
        'a qui la|le dire',
        'personne a qui',
        'solitude',
        'je suis|me sens|tellement|tres|si|toujours|toute|tout $alone',
        'n ai|plus .. personne|amis|amies .. parler|compter|confier|qui',
        'n ai pas|plus d amis|personne',
        'personne .. appelle|ecoute|demande|remarque|ecrit|visite|pense|voit|interesse',
        'personne a qui parler',
      ],
      not: [
        'danse',
        'promotion',
        'une seule',
        'toute seule fois',
        'eleve seul|seule',
        'm occupe',
        'pas seul|seule',
        'seule chose|fois|solution',
      ],
      heard: [
        'Il n’y a personne d’assez proche[, {span}], et vous l’avez dit sans déguisement.',
        'La solitude[, {span},] allonge les soirées et fait taire le téléphone.',
        'N’avoir personne avec qui partager la journée est un vrai manque.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un dit à Dieu : « regarde-moi, je suis sans personne ». C’est une prière d’une ligne, et elle ne cache rien.',
        'Le {psalm} dit que même au bout de la mer on n’est pas hors de portée d’une main qui tient.',
      ],
      steps: [
        'Trouvez un lieu à heure fixe où reviennent chaque semaine les mêmes gens (chorale, messe, cours, marche) et allez-y une fois, juste pour voir.',
        'Appelez aujourd’hui par son nom quelqu’un que vous croisez toujours, à la caisse ou dans l’immeuble, et posez-lui une question de plus que d’habitude.',
        'Écrivez à quelqu’un que vous aimiez bien et que la vie a éloigné : « j’ai pensé à toi aujourd’hui ».',
      ],
      wishes: [
        'Que quelqu’un prenne de vos nouvelles cette semaine, et écoute la réponse.',
        'Que la deuxième chaise de votre table soit bientôt occupée.',
      ],
      also: 'Et il n’y a personne avec qui le partager.',
    },
    homesick: {
      says: [
        'mal a ma|mon',
        'loin de mon|ma pays|famille|village|terre',
        'le pays me manque',
        'ma maison me manque',
        'a l internat',
        'n suis pas rentre|rentree',
        'pas rentre',
        'mal du pays',
        'manque|manquent .. pays|famille|maison|village|chez',
        'loin de chez|mon|ma|mes|la .. moi|famille|pays|proches|maison|enfants|parents|miens',
        'demenage|installe|installee|arrive|arrivee|vis|venu|venue .. ville|pays|france|canada|belgique|etranger|ici & $alone|manque|personne|difficile|dur|integrer|connais',
        'nouvelle|nouveau ville|pays|ecole|lycee|quartier & $alone|personne|difficile|amis|connais',
        'ne connais personne',
        'm habituer|integrer|adapter',
        'immigre|immigree|exile|exil|expatrie',
      ],
      not: ['mon|ma <who> .. vit loin', 'mort|morte|decede', 'visa|papiers|titre|asile|sejour'],
      heard: [
        'Vivre loin des siens[, {span}], c’est avoir le corps à un endroit et les dimanches à un autre.',
        'Tout est nouveau là où vous êtes[, {span}], et le mal du pays connaît par cœur le chemin du retour.',
        'Vous êtes loin de votre monde, et cela se sent aux petites choses : le pain, l’accent, la rue.',
      ],
      psalms: [
        'Le {psalm} vient de gens loin de chez eux, assis au bord d’un fleuve étranger, en pleurs. La Bible a gardé leur chant.',
        'Le {psalm} dit que même de l’autre côté de la mer une main conduit. Cela vaut aussi pour une autre ville.',
      ],
      steps: [
        'Convenez avec quelqu’un de là-bas d’un appel fixe par semaine, jour et heure, pour que le manque sache quand on lui répondra.',
        'Cherchez aujourd’hui où, près de chez vous, on mange, chante ou parle comme dans votre pays, et fixez le jour d’y aller.',
        'Apprenez le nom de trois voisins ou collègues avant la fin de la semaine. Un lieu commence à être nôtre par les noms.',
      ],
      wishes: [
        'Que le nouveau lieu ait bientôt un visage ami.',
        'Que le manque n’abîme pas ce qui est bon là où vous êtes.',
      ],
      also: 'Et le mal du pays serre au milieu de tout cela.',
    },
    'friend-betrayed': {
      says: [
        'moquait|moque de moi & amie|ami|groupe|copine|copines',
        'se moquait de moi',
        '<who=$friend> & trahi|menti|moquait|groupe|secret',
        'raconte mon secret',
        'il|elle m a utilise|utilisee|trahi|trahie',
        'mon secret',
        'decu par',
        '<who=$friend> .. m a trahi|trahie|menti|blesse|blessee|decu|decue|abandonne|tourne|laisse|rejete|ignore|utilise|bloque',
        'trahi|trahie|trahison|deception|decu|decue|mensonge .. <who=$friend>',
        'faux|fausse|fausses $friend',
        'dispute|fache|fachee|brouille|brouillee|perdu .. <who=$friend>',
        'amitie .. fin|finie|brisee|termine|cassee|perdue',
        '<who=$friend> .. ne me .. parle|repond|appelle',
      ],
      not: ['mort|morte|decede', 'malade|cancer|hopital', 'petit ami|amie|copain', 'mon copain|ma copine'],
      heard: [
        'Ce qui est venu {de who}[, {ago},] a fait mal justement parce qu’il y avait la confiance.',
        'Une amitié blessée[, {ago},] ne s’appelle pas un deuil, mais elle y ressemble beaucoup.',
        'Les amitiés aussi se perdent, et se pleurent. Ce qui s’est passé avec {who} n’est pas rien.',
      ],
      psalms: [
        'Le {psalm} dit : ce n’est pas un ennemi, c’est toi, mon ami, avec qui je marchais. Trois mille ans plus tard, la phrase reste exacte.',
        'Le {psalm} parle de l’ami qui mangeait le même pain et qui a levé le talon. Celui qui priait ainsi n’a pas caché sa blessure.',
      ],
      steps: [
        'Avant d’en parler à d’autres, écrivez ce qui s’est passé en cinq lignes, rien que des faits. Puis regardez laquelle fait le plus mal.',
        'Si vous voulez en parler, commencez par une question (« que s’est-il passé de ton côté ? ») et ne racontez la vôtre qu’ensuite.',
        'Donnez-vous une semaine avant de décider si l’amitié est finie ou seulement blessée.',
      ],
      wishes: [
        'Que la prochaine personne à qui vous confiez quelque chose sache le garder.',
        'Que cette blessure ne vous prenne pas le don de faire confiance.',
      ],
      also: 'Et il y a une amitié qui a blessé.',
    },
    'friend-worry': {
      says: [
        'ma|mon coloc|amie|ami|voisine|copine & pleure|va mal|volets|triste|mange',
        'amie|ami & volets|pleure|dort|mort de son',
        '<who=$friend> .. maigri|ne rit|ombre|change|separation|isole',
        'mon|ma ami|amie .. ne va pas|va mal',
        '<who=$friend> .. va mal|triste|souffre|difficile|depression|perdu|traverse|problemes|besoin|divorce|deprime|deprimee|seule|seul',
        'aider|soutenir|consoler|accompagner .. <who=$friend>',
        'inquiet|inquiete|inquietude .. <who=$friend>',
      ],
      not: ['trahi|menti', 'mort|morte|decede', 'avec moi', 'cancer|hopital|operer|rea', 'petit ami|amie'],
      heard: [
        'Vous écrivez à cause {de who}, qui ne va pas bien[, {span}]. Peu de gens font cela.',
        '{who} traverse une mauvaise passe, et vous voulez aider sans déranger.',
        'S’inquiéter d’un ami est une des manières silencieuses de rester proche.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un raconte qu’il a jeûné et pris le deuil quand ses amis étaient malades, comme pour un frère. Vous êtes en bonne compagnie.',
        'Le {psalm} est une bénédiction pour une autre personne un jour de détresse. Lisez-le avec son prénom.',
      ],
      steps: [
        'Envoyez un message qui ne demande pas « ça va ? », mais propose quelque chose avec une heure : « je passe jeudi à dix-neuf heures avec le dîner ? ».',
        {
          text: 'De loin, échangez dix minutes de messages vocaux par jour, sans conseils : l’un raconte sa journée, puis l’autre.',
          if: ['far'],
        },
        'Demandez : « tu préfères que j’aide, que j’écoute ou que je te change les idées ? ». Et faites seulement ce que vous entendez.',
      ],
      wishes: [
        'Que {who} remarque que vous êtes là.',
        'Que votre aide trouve le bon moment, et que vous vous reposiez aussi.',
      ],
      also: 'Et vous vous inquiétez aussi pour {who}.',
    },
  },
};
