import type { ThemeWords } from './theme-words.ts';

export const fr: ThemeWords = {
  groups: {
    kin:
      'mere|maman|pere|papa|mamie|papi|papy|grand|mari|epoux|epouse|femme|frere|soeur|fils|fille|' +
      'bebe|oncle|tante|tata|tonton|cousin|cousine|ami|amie|compagnon|compagne|conjoint|copain|' +
      'copine|fiance|neveu|niece|chien|chienne|chat|chatte|parrain|marraine|il|elle|parents|jumeau|' +
      'enfant',
    child:
      'fils|fille|filles|enfant|enfants|gosse|gosses|petit|petite|bebe|ado|adolescent|adolescente|' +
      'garcon|ados|gamin|gamine',
  },
  themes: {
    grief: {
      sure: [
        '$kin .. mort|morte|decede|decedee|enterre*',
        'mort|deces|enterrement|depart|tombe|obseques de|du|d mon|ma|mes|un|une|notre? $kin',
        'perdu mon|ma|mes|notre|un|une petit|petite|grand|meilleur|meilleure|cher|chere? $kin',
        'deuil|veuf|veuve|orphelin*|enterrement|obseques|cimetiere|funerailles|endeuille*|decede*|deces',
        'fausse couche',
        'perdu .. bebe|grossesse',
        'nous a|ont quitte*',
        'parti|partie|partis trop .. tot|jeune',
        'sans lui|elle .. noel',
      ],
      hint: ['mort|morte', 'absence'],
    },
    illness: {
      sure: [
        'cancer|tumeur|chimio*|radiotherapie|leucemie|dialyse|diabete*|alzheimer|demence|parkinson|' +
          'avc|infarctus|biopsie|diagnosti*|chirurgie|operation|operer|opere|operee|hopital|' +
          'hospitalis*|reanimation|greffe|lupus|epileps*|covid|pneumonie|infection|sclerose|' +
          'fibromyalgie|arthrite|maladie*|malade*|metastase*|handicap*',
        'douleur|douleurs chronique*|au|aux|dans|forte*|intense*',
        'resultats .. analyse*|examen*|biopsie|prise|irm|scanner|medic*',
        'depression|bipolaire|schizophren*',
        'probleme* de|du|au|aux sante|coeur|reins|dos|poumons',
        'crise cardiaque',
      ],
      hint: ['sante', 'guerir|guerison', 'medecin*|docteur|traitement|medicament*', 'mal|douleur*|symptome*'],
    },
    heartbreak: {
      sure: [
        'divorc*|separation|separe*|rupture|rompu|trahison|infidel*|adultere|cocu*|largue*',
        'quitte* .. mari|femme|copain|copine|moi|autre|pour',
        'm a|avait|ont quitte*|trompe*|trahi*|largue*|laisse*|abandonne*',
        'trompe*|trompait .. avec|depuis|moi|m',
        'mariage|couple|relation .. fini*|crise|fin|termin*|froid|ecroul*|mal|bris*|detru*|sombre|bout',
        'coeur .. brise|casse|miettes|dechire',
        'brise* le coeur',
        'mari|femme|copain|copine|conjoint|compagnon|compagne|fiance .. parti*|quitte*|autre|trompe*|' +
          'aime plus|laisse*',
        'parti|partie avec un|une autre',
        'mon|ma|oublier|mes ex',
        'ne m aime|desire plus|pas',
        'chagrin|peine d amour',
        'fiance|fiancee parti*|est|avant',
        'amour impossible|non|pas|perdu',
      ],
      hint: ['mon ex', 'jalou*'],
    },
    child: {
      sure: [
        'mon|ma|mes|notre|nos .. $child .. harcel*|ecole|college|lycee|drogu*|drogue*|autis*|tdah|' +
          'rebel*|notes|souffr*|trist*|peur|chemin|parl*|obei*|amis|telephone|chambre|prison|perdu*|' +
          'probleme*|anxi*|difficile*|loin|seul*|agressi*|foi|etud*|mange|dort|premature*|jeux|pleure|' +
          'mal|parti*|embete*|ecoute|decroch*',
        'inquiet*|inquiete* .. $child',
        'souci|soucis .. mon|ma|mes $child',
        'priez|prier|priere .. pour mon|ma|mes $child',
        'etre|suis|comme une|un? bonne|bon|mauvaise|mauvais|mere|pere mere|pere|maman|parent',
        'mere|pere|maman|papa|parent celibataire|solo|isole*',
        'elever|eleve|eduquer .. $child|seul*',
        'premature*|nouveau ne',
        'peur .. .. mon|ma|mes $child',
      ],
      hint: ['mon|ma|mes|notre $child', 'maternite|paternite|parentalite'],
    },
    addiction: {
      sure: [
        'addict*|alcool*|cocaine|crack|cannabis|drogue|drogues|drogue*|dependance*|dependant*|' +
          'rechut*|porno*|paris|casino|sevrage|cure|heroine|toxico*',
        'arreter|arrete|cesser|sortir|decrocher .. de|la|le|l|du? boire|fumer|cigarette|alcool|jeu|' +
          'jeux|drogue|jouer|shit|tabac|parier',
        'boit|bois|buvait|boire .. trop|tous|beaucoup|encore|cachette|soirs',
        'jou*|pari* .. argent|tout|salaire|ligne|casino|perdu',
        'n arrive* pas|plus a arreter|m|decrocher',
        'j arrive pas a arreter',
        'ivre|bourre|soul*',
      ],
      hint: ['boire|boit|bois', 'cigarette*|tabac|fume*', 'jeu|jeux'],
    },
    guilt: {
      sure: [
        'culpab*|coupable*|remords|regret*|honte|honteu*|peche|pecheur|pecheresse',
        'me pardonner|pardonne',
        'pardonner a moi',
        'dieu .. me|m pardonn*',
        'pardon de dieu',
        'fait .. mal|terrible*|horrible*|betise*|faute',
        'j ai menti|vole|trompe|trahi|blesse',
        'trompe|menti|blesse .. ma|mon|a',
        'avortement|avorte*|ivg',
        'm en veux',
        'de ma faute',
        'me reproche',
      ],
      hint: ['peche*', 'erreur*|faute*'],
    },
    loneliness: {
      sure: [
        'solitude|solitaire*|isole*|isolement|abandonne*|rejete*|invisible|exclu*',
        'sens|suis|vis|tellement|tres|toujours|reste|si|mange .. seul|seule',
        'pas|aucun|sans|plus d|de? amis|ami|amies|famille|personne|compagnie',
        'personne .. comprend|appelle|visite|ecoute|pense|parle|venu|voit|aime|remarque|invite|ecrit|' +
          'soucie|attend',
        'personne a qui parler|me|confier',
        'n ai personne',
        'a qui parler|me confier',
        'trouver|trouve|toujours|encore .. ame|celibataire|amour|quelqu',
      ],
      hint: ['me manque*', 'seul|seule', 'celibataire', 'demenag*'],
    },
    family: {
      sure: [
        'heritage|succession|conflit*|brouille*',
        'belle famille|mere|soeur',
        'beau|belle frere|pere|fille|mere|soeur|famille|fils',
        'disput*|conflit*|engueul*|cri*|querell* .. mere|maman|pere|papa|parents|frere|soeur|freres|' +
          'famille|maison|mari|femme|enfants|belle',
        'mere|maman|pere|papa|parents|frere|soeur|freres|soeurs|famille|mari|femme .. disput*|' +
          'engueul*|parl*|pardonn*|deteste*|divis*|separ*|accept*|rejet*|critiqu*|control*|mele|menti|' +
          'toxique*|compren*|fach*|dechir*|brouil*|cri*',
        'pardonner .. mere|pere|maman|papa|frere|soeur|parents|famille',
        'mes parents .. separ*|disput*|divorc*',
        'famille .. divis*|paix|detru*|restaur*|unie|union|dechir*|harmonie|guerre|crise|eclat*|tension*',
        's|m entend* pas|plus|mal|bien avec',
        's entend* pas|plus|mal',
        'ambiance|guerre|disputes|tensions|paix a|la maison',
      ],
      hint: ['famille|proches .. probleme*|difficile*', 'a la maison', 'disput*'],
    },
    work: {
      sure: [
        'emploi|emplois|chomage|chomeu*|licenci*|vire|viree|salaire|loyer|loyers|dette|dettes|' +
          'endett*|facture|factures|credit*|financ*|faillite|patron|patronne|chef|cheffe|promotion|' +
          'carriere|huissier*|expulsion|expulse*|entreprise|boulot|decouvert|surendett*|cdi|' +
          'cdd|interim',
        'sans|manque|plus|peu|probleme*|souci*|besoin|gagne* .. argent|sous|travail|revenu*|thune',
        'argent .. manque|peu|plus|pas|probleme*|fin',
        'fins|fin de mois',
        'joindre les deux',
        'payer .. factures|loyer|electricite|dettes|ecole|courses|credit|maison',
        'trouver|trouve|chercher|cherche|perdu|perdre .. travail|emploi|boulot|job|poste|place',
        'travail .. stress*|trop|exploit*|pression*|deteste|harcel*|malheureu*|dur|lourd|toxique|' +
          'demission*|mal',
        'deteste|mon|au|changer|ambiance .. travail|job',
        'entretien d? embauche|emploi',
        'demission*',
      ],
      hint: ['argent|sous', 'travail|travailler|job', 'payer|compte*', 'collegues'],
    },
    exam: {
      sure: [
        'examen|examens|partiels|partiel|bac|brevet|concours|these|memoire|soutenance|oral|' +
          'baccalaureat|licence|master|permis',
        'epreuve|controle .. demain|math*|semaine|final|francais',
        'etud*|revis* .. exam*|concentr*|heures|reussir|difficile*|arrive|fac|medecine|bac|concours|partiels',
        'reussir|rater|rate|echoue* .. exam*|matiere|annee|concours|bac|semestre|permis|fac',
        'redouble*|notes|parcoursup',
        'fac|universite|lycee .. note*|exam*|difficile|arreter|entrer|etud*',
        'arrive pas|plus a reviser|etudier|concentrer',
        'bourse|devoirs',
      ],
      hint: ['etud*|revis*', 'fac|universite|ecole|lycee', 'controle|epreuve*', 'matiere|note|cours'],
    },
    injustice: {
      sure: [
        'pardonner|pardonne .. qui|lui|elle|eux|quelqu|personne|ami|amie|homme',
        'injust*|injustice*|colere|rage|haine|furieu*|indign*|vengeance|venger|calomni*|diffam*|' +
          'arnaqu*|escroc*|escroqu*|vole|volee|volent|humili*|exploite*|racis*|prejuge*|discrimin*|' +
          'proces|tribunal|accuse*|impuni*|trahi*|corrup*|rancun*|revolt*',
        'm|nous a|ont|avait trompe|arnaque*|humilie*|accuse*|trahi*|vole*|menti',
        'menti|mentent|raconte*|rumeur*|ragot* .. sur|moi|mon|dos',
        'profit* .. moi|confiance|gentillesse',
        'tres|si|tellement|suis|toujours en? colere|fache*|enerve*',
        'en veux a|au|aux',
        'rumeurs|ragots',
      ],
      hint: ['justice', 'fache*|enerve*', 'amer*|rancoeur', 'mensonge*'],
    },
    sleeplessness: {
      sure: [
        'insomni*|cauchemar*',
        'ne|n|pas|plus|sans|peine|jamais|mal .. dormir|dors|dormi|endors|endormir|sommeil',
        'reveil* .. nuit|3|4|2|trois|quatre|toutes|matin|heures',
        'dors .. mal|peu|pas|plus|heures',
        'dormir .. mal|peu|heures|cachets|nuit',
        'nuit|nuits .. blanche*|reveille*|sans|dormir|eveille*',
        'nuits blanches',
        'tourne|retourne .. lit',
        'trouve* .. sommeil',
        'yeux ouverts',
      ],
      hint: ['dormir|dors|sommeil', 'eveille*'],
    },
    weariness: {
      sure: [
        'epuis*|burnout|burn|surmen*|debord*|fatigue*|lessive*|ereint*|creve*|extenue*|lassitude|' +
          'rince|rincee',
        'a bout de forces|force|souffle|bout',
        'plus|aucune|sans|manque .. forces|force|energie|courage|elan|jus',
        'n en peux plus',
        'j en peux plus',
        'occupe*|occuper|soigne|prends .. mere|pere|maman|papa|tous|tout|maison|belle|mari|malade',
        'fais|porte|gere tout',
        'besoin|jamais|voudrais .. repos|reposer|souffler|pause',
        'double|triple journee',
      ],
      hint: ['fatigue*', 'stress*', 'energie|courage', 'repos*', 'trop'],
    },
    fear: {
      sure: [
        'anxi*|angoiss*|panique*|peur|peurs|effray*|terrif*|terroris*|phobi*|crain*|crainte*|' +
          'inquiet*|inquiete*|inquietude*|stress*|paran*|trac',
        'coeur .. emballe|accelere|serre',
        'boule au|dans ventre|le|gorge',
      ],
      hint: ['avenir|incertitude*', 'pensee*', 'tendu*|nerveu*', 'danger*'],
    },
    doubt: {
      sure: [
        'foi .. perd*|faible|vacill*|peu|seche|froide|grandir|plus|manque|fort*|dout*|petite|eteint*|' +
          'refroid*|tiede',
        'perd*|faible|augmenter|sans|manque|crise|avoir|plus|fortifier|dout*|peu .. foi',
        'dout* .. dieu|foi|exist*|priere|bible|tout',
        'dieu .. silence|silencieux|loin|tait|distant|ecoute|entend|repond|existe|oublie*|abandonne*|' +
          'permet*|laisse*|absent|sens|soucie',
        'ou|pourquoi .. dieu',
        'ne|n|pas|plus|arrete|peine|envie|sans .. prier|prie|priere|croire|crois',
        'loin|eloigne*|distant|rapprocher|pres .. dieu|eglise|jesus|seigneur|foi',
        'secheresse|desert|vide spirituel*',
        'spirituel*',
        'prieres|priere .. pas|reponse*|vide*|mur|plafond|sans',
      ],
      hint: ['croire'],
    },
    guidance: {
      sure: [
        'decision|decisions|decider|indecis*|choix|choisir|orientation|carrefour|dilemme|discern*|' +
          'direction|vocation|hesit*',
        'dois|devrais je|on .. accepter|rester|partir|demenager|revenir|quitter|epouser|changer|' +
          'continuer|faire|insister|pardonner|attendre',
        'dois|devrais je',
        'sais .. quoi|quel|quelle|si|comment|ou .. dois|faire|marier|attendre|chemin|decider|choisir|' +
          'rester|partir|accepter|tourner',
        'quel|quelle chemin|decision|voie|direction',
        'bon|bonne chemin|choix|voie|decision',
        'sens .. de|a ma vie',
        'volonte|plan|projet|appel de dieu',
        'entre deux|rester',
      ],
      hint: ['chemin|voie|signe', 'changer|changement', 'conseil', 'doute*'],
    },
    thanks: {
      sure: [
        'reconnaissan*|gratitude|remercie*|alleluia|beni|benie|benis|louange*',
        'loue|loues soit|sois',
        'benediction*',
        'merci .. dieu|seigneur|jesus|pere|marie',
        'dieu|seigneur|jesus merci',
        'rendre|rends|rendons grace|graces',
        'gloire a dieu',
        'quelle|quel joie|bonheur|benediction|victoire|cadeau',
        'suis|sommes|tres|tellement|si heureu*',
        'obtenu|reussi|decroche .. emploi|travail|examen|bac|concours|maison|permis|diplome|cdi|poste',
        'passe* bien',
        'bonne nouvelle*',
      ],
      hint: ['content*|joyeu*|joie', 'fete*', 'gueri|guerie|nee'],
    },
  },
  turns: [
    'mais|pourtant|cependant|toutefois|malgre',
    'sauf que',
    's il vous|te plait',
    'aide*|priez|besoin|gueris',
  ],
};
