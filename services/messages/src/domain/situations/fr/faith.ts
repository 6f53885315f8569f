import type { decision as decisionPlan, faith as faithPlan, growth as growthPlan } from '../plan/inner.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const faith: ThemeTexts<keyof typeof faithPlan> = {
  groups: {},
  situations: {
    doubt: {
      says: [
        'je ne crois plus',
        'crois plus',
        'je doute de',
        'je doute',
        'la foi .. quittee',
        'foi & perdu|perds|perdre|faible|doute|doutes|vacille|crise|eteinte|ebranlee|plus',
        'doute|doutes|douter .. dieu|foi|existe|existence',
        'ne crois|croire plus|pas .. dieu|rien|sais',
        'dieu .. existe|existence',
        'perdu la foi',
        'athee|agnostique',
      ],
      not: ['doute de moi', 'bonne foi', 'sans doute'],
      heard: [
        'Votre foi est dans le doute[, {span}], et vous ne la cachez pas derrière des phrases toutes faites.',
        'Douter à voix haute, comme vous le faites, est déjà une conversation.',
        'La certitude d’avant est partie[, {ago}], et vous remarquez le vide.',
      ],
      psalms: [
        'Le {psalm} vient de quelqu’un qui a soif de Dieu et demande où il est. La soif n’est pas un manque de foi ; c’est un désir.',
        'Dans le {psalm}, une personne qui avait presque renoncé dit : mon cœur peut défaillir, il y a encore un sol. Elle l’a dit après le doute, pas avant.',
      ],
      steps: [
        'Écrivez la question la plus difficile que vous ayez pour Dieu, sans l’adoucir, et laissez-la dans un livre. Une question sur papier attend mieux.',
        'Trouvez une personne croyante que les questions n’effraient pas et invitez-la à boire un café, juste pour parler.',
        'Lisez chaque jour un psaume court comme on lit la lettre d’un inconnu, sans devoir approuver.',
      ],
      wishes: [
        'Que le doute vous mène plus profond, et non plus loin.',
        'Que quelqu’un écoute vos questions sans se presser de répondre.',
      ],
      also: 'Et la foi traverse un temps de doute.',
    },
    'god-silent': {
      says: [
        'je prie et',
        'le ciel est ferme',
        'le ciel .. ferme|muet|vide',
        'n entends que',
        'dieu .. ne m? .. entend|ecoute|repond|parle|voit|aide|fait|exauce',
        'dieu .. loin|silence|silencieux|absent|oublie|abandonne|abandonnee|sourd|muet|lointain',
        'prie|prier|prieres|priere .. rien|pas|sans|jamais|silence|vide .. change|reponse|repond|passe|exauce|exaucees',
        'pourquoi dieu',
        'silence de dieu',
        'ou est dieu',
        'colere|fachee|fache|en veux .. dieu',
        'ne sens|ressens .. dieu|presence',
      ],
      not: ['dieu est fidele|bon', 'dieu m a repondu|exauce|entendu'],
      heard: [
        'Vous parlez à Dieu et vous entendez le silence[, {span}]. C’est l’une des plus vieilles douleurs de ceux qui prient.',
        'Le ciel semble fermé[, {span}], et vous continuez de demander.',
        'Prier et ne pas recevoir de réponse[, {span},] est une solitude à part.',
      ],
      psalms: [
        'Le {psalm} demande : « jusques à quand, Seigneur ? M’oublieras-tu sans cesse ? ». C’est dans la Bible comme une prière, non comme un péché.',
        'Le {psalm} commence : « pourquoi m’as-tu abandonné ? ». Celui qui crie ainsi dit encore « mon Dieu ».',
      ],
      steps: [
        'Ne demandez rien aujourd’hui : lisez le {psalm} à voix haute, jusqu’au bout, comme si ces mots étaient les vôtres.',
        'Écrivez à Dieu un mot de colère, avec tout dedans. Les psaumes l’ont souvent fait, et on les a gardés.',
        'Racontez ce silence à quelqu’un qui prie aussi. La foi de l’un porte parfois celle de l’autre quelques jours.',
      ],
      wishes: [
        'Que ce silence se révèle un jour moins vide qu’il n’y paraît.',
        'Que votre prochaine prière ait le droit d’être courte et vraie.',
      ],
      also: 'Et le silence de Dieu trouble.',
    },
    'closer-god': {
      says: [
        'intimite avec',
        'soif de',
        'plus pres du? seigneur|dieu',
        'le connaitre',
        'donner a dieu',
        'liste de courses',
        'plus proche|pres de dieu|jesus|seigneur|lui',
        'rapprocher|rapproche|revenir|retrouver|chercher|connaitre|retourner .. dieu|eglise|jesus|foi|seigneur',
        'eloigne|eloignee|loin|egare|egaree .. dieu|eglise|foi|seigneur',
        'relation avec dieu|jesus|le seigneur',
        'grandir|fortifier|nourrir|approfondir .. foi|spirituel',
        'voudrais|veux|aimerais|recommencer .. prier|lire .. plus|bible|regulierement|mieux|chaque',
        'tentation|tentations|tente|tentee',
      ],
      not: ['dieu .. loin de moi', 'comment prier'],
      heard: [
        'Vous voudriez être plus près de Dieu. Ce désir est déjà un chemin.',
        'Après un temps au loin[, {span}], vous voulez revenir. La porte ne demande pas d’explication.',
        'Il y a une soif dans vos mots, et c’est une bonne soif.',
      ],
      psalms: [
        'Le {psalm} parle de quelqu’un qui, en terre aride, cherche Dieu dès l’aube, assoiffé. Un bon premier psaume pour recommencer.',
        'Le {psalm} demande un cœur pur et un esprit ferme, renouvelé du dedans. Une seule demande, et elle est complète.',
      ],
      steps: [
        'Choisissez un lieu et une heure (cinq minutes, la chaise de la cuisine) et dites seulement : « me voici ». Revenez demain sur la même chaise.',
        'Lisez un psaume par jour, à partir du 23, et marquez un verset au crayon. Un seul.',
        'Allez cette semaine à une célébration et asseyez-vous au dernier rang. Personne n’a besoin de savoir pourquoi.',
      ],
      wishes: ['Que la soif ne passe pas, ni l’eau ne manque.', 'Que le commencement soit simple.'],
      also: 'Et il y a le désir de vous rapprocher de Dieu.',
    },
  },
};

export const decision: ThemeTexts<keyof typeof decisionPlan> = {
  groups: {
    unsure:
      'hesite|hesitation|dois|devrais|decider|decision|choisir|choix|accepter|accepte|refuser|reflechis|doute|faut|ou|partage|partagee',
  },
  situations: {
    decision: {
      says: [
        'je ne sais pas quoi faire',
        'sais pas quoi faire',
        'sais plus quoi faire',
        'quoi decider|choisir|faire',
        'pour et des contre',
        'change d avis',
        'je dois choisir',
        'conseil de dieu',
        'ne sais pas quoi faire|choisir|decider|que faire',
        'ne sais plus quoi faire',
        'decision|decisions|decider|choix|hesite|dilemme|croisee|carrefour',
        'guide|guidez|eclaire|eclairez|discernement|sagesse|direction',
        'quel|quelle chemin|voie|route',
        'dois je|devrais je',
        'est ce que je dois',
      ],
      not: ['peur', 'quel psaume', 'guide touristique'],
      heard: [
        'Vous êtes devant un choix[, avec une date : {when}], et il est à vous.',
        'Il y a deux chemins, et aucun n’est sans risque.',
        'Décider[, {when},] pèse davantage quand les deux côtés ont raison.',
      ],
      psalms: [
        'Le {psalm} demande : « fais-moi connaître tes chemins, enseigne-moi ». C’est une prière de carrefour, et elle n’est pas pressée.',
        'Le {psalm} parle d’une lumière pour les pieds. Elle n’éclaire pas toute la route ; elle éclaire le pas suivant.',
      ],
      steps: [
        'Écrivez les deux options sur deux feuilles, comme si c’était décidé, et vivez un jour avec chacune dans la poche. Remarquez avec laquelle les épaules descendent.',
        'Demandez à deux personnes qui n’ont rien à y gagner : « que vois-tu que je ne vois pas ? ».',
        'Trouvez aujourd’hui un fait qui manque (une somme, un délai, une condition). Bien des doutes sont une question que personne n’a posée.',
      ],
      wishes: [
        'Que la réponse s’éclaircisse à temps.',
        'Que le chemin s’ouvre une fois le choix fait, et que ce qui reste derrière n’envoie pas de facture.',
      ],
      also: 'Et il y a une décision à prendre[, {when}].',
    },
    'decision-job': {
      says: [
        'on me propose un|une poste|travail|cdi|mission',
        'j accepte ou',
        'accepter ou refuser',
        'deux offres',
        'rester|quitter .. banque|poste|entreprise & ou|atelier|ouvrir',
        '$unsure .. <thing=travail|emploi|poste|offre|boulot|metier|promotion|cdi>',
        '<thing=travail|emploi|poste|offre|boulot|promotion> .. ne sais pas|$unsure',
        'changer|quitter|demissionner|reconversion de|du|mon|le .. <thing=travail|emploi|poste|boulot|metier>',
        'demissionner|demission|reconversion',
        'proposition|offre d emploi|embauche|poste',
        'monter|lancer|ouvrir .. entreprise|affaire|compte & $unsure|peur|risque',
      ],
      not: ['cherche|trouver|retrouver', 'perdu|licenci*|vire', 'demenager|ville|pays|etranger'],
      heard: [
        'Rester où vous êtes ou risquer un autre travail[, {when}] : les deux côtés ont un prix.',
        'Un choix de travail est devant vous[, {when}], et il touche le reste de la vie.',
        'Vous pesez la sécurité d’un côté et l’envie de l’autre, avec le travail entre les deux.',
      ],
      psalms: [
        'Le {psalm} conseille de remettre son chemin et de faire confiance. Il ne choisit pas pour vous ; il ôte le volant à la peur.',
        'Le {psalm} demande à connaître la route avant de la prendre. C’est pour le soir d’avant la signature.',
      ],
      steps: [
        'Faites les comptes de six mois pour les deux : salaire, trajet, heures, santé. Des chiffres écrits calment la moitié du doute.',
        'Parlez à quelqu’un qui travaille déjà là-bas et demandez : « qu’aurais-tu aimé savoir avant ? ».',
        'Écrivez une lettre de démission et une lettre pour rester. Gardez les deux jusqu’à demain et voyez laquelle vous relisez.',
      ],
      wishes: [
        'Que ce choix[, {when},] vienne du calme plus que de la peur.',
        'Que le travail, quel qu’il soit, laisse de la place pour vivre.',
      ],
      also: 'Et il y a un choix de travail à faire.',
    },
    'decision-move': {
      says: [
        'rentrer au|en|a & folie|sais pas|ou',
        'jy|j y vais ou',
        'installe a & ou|sais pas|hesite',
        'vienne|venir vivre',
        'partir .. ou rester',
        '$unsure .. demenager|partir|rester|emigrer|expatrier|rentrer|retourner .. pays|ville|etranger|canada|france|province|la',
        'demenager|emigrer|expatrier|partir vivre|m installer & $unsure|rester|sais pas|peur',
        'partir ou rester',
        'rester ou partir|rentrer',
        'quitter .. pays|ville|region & $unsure|rester',
      ],
      not: ['j ai|avons demenage', 'partir en vacances', 'rentrer a la maison', 'partir de ce monde'],
      heard: [
        'Partir ou rester[ : {when}]. C’est une décision qui pèse des meubles, des gens et des racines.',
        'Un départ touche ceux qui partent et ceux qui restent[, {who} aussi]. Aucun choix n’est sans manque.',
        'Vous pensez à recommencer ailleurs, et ce n’est pas seulement une question d’argent.',
      ],
      psalms: [
        'Le {psalm} dit que même au-delà de la mer une main conduit et tient. Il ne décide pas pour vous ; il accompagne les deux réponses.',
        'Le {psalm} demande le matin, avant le bruit : « fais-moi connaître le chemin où marcher ». C’est une bonne heure pour cette question.',
      ],
      steps: [
        'Écrivez un mardi ordinaire là-bas : réveil, travail, courses, soirée. Et un mardi ici. Comparez les mardis, pas les rêves.',
        'Parlez à la maison de ce que chacun perdrait, avant de parler de ce que vous gagneriez.',
        'Appelez quelqu’un qui est déjà parti là-bas et demandez-lui sa deuxième année, pas son arrivée.',
      ],
      wishes: [
        'Qu’il y ait une table avec une place pour vous, que vous partiez ou restiez.',
        'Que la décision mûrisse à son rythme, et non à celui des autres.',
      ],
      also: 'Et il y a la question de partir ou de rester.',
    },
  },
};

export const growth: ThemeTexts<keyof typeof growthPlan> = {
  groups: {},
  situations: {
    growth: {
      says: [
        'je suis devenu|devenue',
        'apprends moi a',
        'etre bon|bonne|meilleur|meilleure',
        'voudrais|veux|aimerais|besoin|aide|aidez .. changer|meilleur|meilleure|progresser|grandir|ameliorer|discipline|humble|organisee|organise',
        'meilleur|meilleure|bonne|bon personne|mere|maman|pere|papa|epouse|mari|chretien|chretienne|fils|fille',
        'changer .. caractere|comportement|habitudes',
        'discipline|procrastine|procrastination|paresse|habitudes|flemme',
        'colere|coleres|emporte|enerve|irritable|nerfs & controler|vite|facilement|enfants|maitriser|tout|gerer',
        'jalousie|jaloux|jalouse|orgueil|egoiste|egoisme|envieux|envieuse|medisance',
      ],
      not: [
        'meilleur ami|amie|travail',
        'changer de travail|ville|metier|ecole',
        'en colere contre .. dieu',
        'mon|ma <who> .. jaloux|jalouse',
      ],
      heard: [
        'Vous voulez changer quelque chose en vous, et vous avez commencé par dire quoi.',
        'Grandir sans se détester en chemin est un art, et vous y êtes.',
        'Le désir d’être autrement vous sépare déjà d’hier.',
      ],
      psalms: [
        'Le {psalm} demande un cœur pur et un esprit renouvelé. Cela commence au-dedans, et demande de l’aide.',
        'Le {psalm} invite Dieu à regarder à l’intérieur, sans crainte de ce qu’il y trouvera. Un courage tout doux.',
      ],
      steps: [
        'Choisissez le seul moment du jour où cela tourne mal d’ordinaire et écrivez en une ligne ce que vous y ferez demain : « quand…, je… ».',
        'Dites à quelqu’un de la maison ce que vous essayez de changer, et convenez d’un mot à vous dire à ce moment-là.',
        'Notez ce soir une fois où cela a marché, si petite soit-elle. Rien que celle-là.',
      ],
      wishes: [
        'Que le changement vienne en pas qui tiennent dans une journée.',
        'Que vous ayez avec vous-même la patience que vous voulez avec les autres.',
      ],
      also: 'Et il y a le désir de changer du dedans.',
    },
    patience: {
      says: [
        'attendre .. ne sais',
        'donne moi la patience',
        'patience|patient avec|patiente',
        'impatient|impatiente|impatience',
        'perds .. patience|calme|nerfs',
        'plus calme',
      ],
      not: ['merci de votre patience', 'patients .. hopital', 'un patient'],
      heard: [
        'Vous demandez de la patience[ avec {who}]. Qui la demande a remarqué où elle finit.',
        'Plus de patience[ avec {who}] : une petite demande qui change toute une maison.',
        'La patience ne naît pas toute faite, et vous voulez que la vôtre grandisse.',
      ],
      psalms: [
        'Le {psalm} dit : « reste en silence, espère », sans s’irriter de ceux qui vont plus vite. C’est la patience en une ligne.',
        'Le {psalm} compare l’âme à un petit enfant apaisé contre sa mère. On peut respirer dans cette image avant de répondre.',
      ],
      steps: [
        'Trouvez aujourd’hui l’heure où la patience s’épuise (le départ ? les devoirs ? les bouchons ?) et commencez cette heure dix minutes plus tôt.',
        'La prochaine fois, buvez une gorgée d’eau avant de répondre. Ce n’est pas une ruse : une bouche occupée donne du temps à la tête.',
        {
          text: 'Si cela échoue avec les enfants, revenez cinq minutes après et dites : « j’ai crié, ce n’était pas bien, on recommence ». Cela aussi s’apprend.',
          if: ['children'],
        },
      ],
      wishes: [
        'Que demain vous le remarquiez une seconde plus tôt.',
        'Que le calme demandé gagne aussi les autres à la maison.',
      ],
      also: 'Et vous demandez plus de patience.',
    },
    'self-worth': {
      says: [
        'je suis nul|nulle|moche|laid|laide',
        'c est surement idiot',
        'je ne vaux rien',
        'me trouve laide|laid|moche|nul|nulle',
        'me|jme sens|sen inutile|moche|nul|nulle',
        'qu est ce que je vaux',
        'moins bien que',
        'regardera jamais',
        'je suis|me sens|me trouve .. nul|nulle|moche|laid|laide|inutile|rate|ratee|incapable|bete|inferieur|inferieure|grosse|gros|rien|insignifiant|insignifiante|minable',
        'confiance en moi',
        'estime de soi|moi',
        'ne m aime|accepte|supporte pas',
        'pas assez|suffisamment bien|belle|beau|bonne|bon|intelligente|intelligent',
        'deteste mon|ma corps|visage|physique|apparence',
        'me deteste',
        'me compare',
        'ne vaux rien',
      ],
      not: ['mon|ma <who> .. se sent|trouve'],
      heard: [
        'Vous parlez de vous avec une dureté que vous n’auriez pour personne d’autre.',
        'Le miroir et les comparaisons sont injustes avec vous[, {span}].',
        'L’idée de ne pas suffire[, {span},] pèse sur tout ce qu’on fait. Mais une idée n’est pas un verdict.',
      ],
      psalms: [
        'Le {psalm} dit que chaque personne a été tissée avec soin, « merveilleusement ». C’est dit de gens ordinaires.',
        'Le {psalm} regarde les étoiles et demande pourquoi Dieu pense à si petit que nous ; et il répond par l’honneur.',
      ],
      steps: [
        'Demandez à deux personnes d’écrire une chose que personne ne fait comme vous. Ne discutez pas la réponse ; gardez-la.',
        'Mettez aujourd’hui en sourdine trois comptes qui rapetissent après qu’on les a regardés.',
        'Quand vient la phrase dure, dites-la avec le prénom d’un ami à la place du vôtre. Si vous ne la lui diriez pas, elle est fausse.',
      ],
      wishes: [
        'Que quelqu’un vous dise aujourd’hui une bonne chose, et que vous y croyiez une minute.',
        'Que le miroir soit demain un lieu sans dispute.',
      ],
      also: 'Et vous parlez de vous avec dureté.',
    },
    stuck: {
      says: [
        'plus la force de',
        'n avance|avance pas|plus',
        'tourne en rond',
        'tout ce que j entreprends',
        'capote',
        'rien .. marche|va|fonctionne|avance|reussit',
        'tout .. va mal|de travers|effondre|rate',
        'vie .. bloquee|stagne|vide|sens|echec|rien|point mort|bazar',
        'decourage|decouragee|decouragement|demotive|demotivee|desespere|desesperee|bloque|bloquee',
        'plus d espoir|espoir',
        'perdu espoir|l espoir|le moral|mes reperes',
        'me sens|suis perdu|perdue|coincee|coince',
        'portes .. ferment|fermees|fermee|ferme',
        'force|courage|energie de|pour .. continuer|avancer|affronter|tenir|recommencer|lever',
        'donne|donnez|besoin .. force|courage',
        'recommencer|repartir .. zero',
        'baisser les bras',
      ],
      not: ['maladie|traitement', 'famille', 'perdu mon|ma|mes', 'force de .. soigner'],
      heard: [
        'On dirait que rien n’avance[, {span}], si fort que vous poussiez.',
        'Vous êtes dans un de ces temps où toutes les portes coincent[, {span}].',
        'Le découragement est venu[, {span}], et vous l’avez appelé par son nom.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un parle à sa propre âme : « pourquoi t’abattre ? Espère ». C’est une conversation possible à un arrêt de bus.',
        'Le {psalm} raconte des pieds pris dans la vase, une attente, et un sol neuf. D’abord la vase, et le chant ensuite.',
      ],
      steps: [
        'Faites la liste des portes où vous frappez, et cessez de frapper à l’une d’elles pendant un mois. La force qui reste est à vous.',
        'Faites aujourd’hui une tâche qui finit en une demi-heure et se voit ensuite : un tiroir, un pneu, un gâteau.',
        'Demandez à quelqu’un de plus âgé une année où rien n’a marché, et l’année d’après.',
      ],
      wishes: [
        'Qu’une petite chose réussisse avant la fin de la semaine.',
        'Que l’espoir revienne par la porte de derrière, sans bruit.',
      ],
      also: 'Et tout semble bloqué.',
    },
  },
};
