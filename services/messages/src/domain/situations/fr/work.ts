import type { work as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const work: ThemeTexts<keyof typeof plan> = {
  groups: {
    job: 'travail|emploi|boulot|poste|taf|job',
    fired: 'licencie|licenciee|licenciement|chomage|vire|viree|renvoye|renvoyee|remercie|remerciee',
    boss: 'chef|cheffe|patron|patronne|responsable|manager|superieur|superieure|directeur|directrice',
    mean: 'humilie|humiliee|humiliation|crie|harcele|harcelement|rabaisse|injuste|menace|insulte|pression|maltraite|exploite|deteste|critique|hurle',
  },
  situations: {
    work: {
      says: [
        'boule au ventre & boulot|travail|bureau',
        'soucis|souci au travail|boulot',
        'dimanche soir|soirs .. boulot|travail',
        'probleme|problemes|pression|stress|stresse|stressee|malheureux|malheureuse|mal|difficultes|souffrance .. $job',
        '$job .. difficile|dur|stressant|pression|insupportable|epuisant|stresse|lourd|plait',
        'deteste|n aime pas|supporte .. $job',
        'travaille trop|beaucoup|sans|tout',
        'trop de travail',
        'surcharge|burn out',
        'commence|debute .. nouveau|nouvel $job',
      ],
      not: ['cherche|trouver|sans|perdu $job', 'entretien', 'dois|accepter|changer|quitter .. $job'],
      heard: [
        'Le travail pèse[, {span}], et il occupe la plupart des heures éveillées.',
        'Il y a dans le travail quelque chose qui ne reste pas là-bas quand vous rentrez.',
        'Vous parlez du travail et de ce qu’il vous prend[, {span}].',
      ],
      psalms: [
        'Le {psalm} demande que l’ouvrage de nos mains tienne bon. Cela vaut pour tout métier, aussi pour celui que personne ne remercie.',
        'Le {psalm} invite à déposer le poids. On peut le dire dans le bus, avant la journée.',
      ],
      steps: [
        'Faites deux colonnes : ce qui au travail dépend de vous et ce qui n’en dépend pas. Pour demain, choisissez une seule ligne de la première.',
        'Décidez aujourd’hui de l’heure où le téléphone du travail se tait, et dites-la à une personne.',
        'Racontez la situation en deux phrases à un collègue de confiance et demandez : « c’est seulement moi ? ».',
      ],
      wishes: [
        'Que demain, au travail, il y ait un bon moment.',
        'Que la fatigue reste à la porte, et que la maison soit la maison.',
      ],
      also: 'Et le travail pèse aussi.',
    },
    'job-lost': {
      says: [
        'perdu mon|notre $job',
        'je suis|ai|j ai|viens|vient .. $fired',
        'on m a $fired|mis',
        'me suis fait $fired',
        '$fired',
        'entreprise|usine|magasin|boite .. ferme|fermee|faillite|coule|plan',
        'sans $job',
        'fin de mon contrat|cdd',
        'plan social',
      ],
      not: ['mon|ma <who> .. $fired|perdu|sans', 'peur .. $fired|perdre'],
      heard: [
        'Votre emploi est perdu[, {ago}]. Avec lui partent le salaire, le rythme, et la réponse à « vous faites quoi dans la vie ? ».',
        'Perdre son travail[, {ago},] est un coup, et il ne dit pas ce que vous valez.',
        'Vous êtes sans travail[, {span}], et chaque facture le répète.',
      ],
      psalms: [
        'Le {psalm} parle de pas affermis, et dit que celui qui trébuche ne reste pas à terre, parce qu’une main le tient.',
        'Le {psalm} invite à déposer le fardeau entre les mains de Dieu. La facture reste sur la table ; le poids de la regarder se partage.',
      ],
      steps: [
        'Vérifiez aujourd’hui vos droits : préavis, solde de tout compte, allocation chômage, et le délai de chacun. Un syndicat ou un point d’accès au droit renseigne gratuitement.',
        'Envoyez à cinq personnes le même court message : ce que vous savez bien faire et ce que vous cherchez. Bien des emplois passent par le bouche-à-oreille.',
        {
          text: 'Listez ce qui rentre et ce qui ne peut pas attendre ce mois-ci (loyer, électricité, nourriture), et appelez un créancier avant qu’il n’appelle.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'Que la prochaine porte ne vous fasse pas attendre longtemps.',
        'Que personne, vous compris, ne confonde votre valeur avec un badge.',
      ],
      also: 'Et la perte de cet emploi serre tout le reste.',
    },
    'job-lost-secret': {
      says: [
        'croient|croit que je travaille',
        'mediatheque & matin|sacoche|travail',
        '$fired & n ai|ose|arrive|sait|savent|personne|honte|cache|dit|dire|avouer|semblant',
        'perdu mon $job & n ai|ose|arrive|sait|savent|personne|honte|cache|dit|dire|avouer',
        '$fired && n ai|ose|sait|savent|personne .. pas|rien|encore',
        'perdu mon $job && n ai|ose|sait|savent|personne .. pas|rien|encore',
        'fais|faire semblant .. travailler|travail|partir|bureau',
      ],
      not: ['ne sais pas quoi faire'],
      heard: [
        'Le travail est perdu[, {ago}], et {who} ne le sait pas encore. Cela fait deux poids : la perte et le secret.',
        'Sortir comme si rien n’avait changé et rentrer avec le secret fatigue plus que n’importe quelle recherche.',
        'Vous avez perdu votre travail[, {ago},] et vous ne l’avez pas encore dit. Les deux pèsent.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un dit que se taire l’usait jusqu’aux os, et que parler l’a soulagé. Ce n’est pas un reproche ; c’est une expérience.',
        'Le {psalm} laisse d’abord le cœur s’épancher devant Dieu. Ce peut être la répétition de la conversation qui manque à la maison.',
      ],
      steps: [
        'Répétez par écrit la première phrase : « j’ai quelque chose de difficile à te dire : j’ai perdu mon travail, et j’ai eu peur de le dire ». Rien qu’elle. Puis choisissez l’heure.',
        {
          text: 'Dites-le d’abord à quelqu’un de l’extérieur, pour qu’à la maison ce ne soit pas la première fois que vous vous entendez le dire.',
          if: ['who'],
        },
        'Apportez une feuille de trois lignes : ce qui rentre encore, ce qui tombe en premier, ce que vous avez déjà fait pour retrouver du travail.',
      ],
      wishes: [
        'Que la conversation à la maison[, {when},] soit plus douce que vous ne l’imaginez.',
        'Que demain il n’y ait plus qu’un seul poids, et partagé.',
      ],
      also: 'Et à la maison on ne sait pas encore, pour le travail.',
    },
    'job-lost-relative': {
      says: [
        '<who> .. vient de perdre .. emploi|travail',
        '<who> .. n a plus de travail|emploi',
        '<who> .. $fired',
        '<who> .. a perdu .. $job',
        '<who> .. sans $job',
        '<who> .. cherche|trouve|trouver|retrouve .. $job',
        '$job pour mon|ma <who>',
      ],
      not: ['j ai perdu|suis $fired|mon', 'a trouve|retrouve|decroche .. $job', 'ne le sait pas'],
      heard: [
        'Plus de travail pour {who}[, {span}], et toute la maison le sent.',
        'L’emploi {de who}, c’est fini[, {ago}], et vous cherchez comment aider sans peser.',
        'Quand quelqu’un de la maison n’a plus d’emploi[, {span}], chacun fait ses comptes en silence.',
      ],
      psalms: [
        'Le {psalm} dit que celui qui trébuche n’est pas laissé à terre, parce qu’une main tient la sienne. C’est parfois la main de qui vit à côté.',
        'Le {psalm} parle de ceux qu’on soutient quand ils vont tomber. Il peut se lire à deux.',
      ],
      steps: [
        'Convenez à la maison d’une demi-heure par jour pour parler travail et argent, et laissez le reste du jour libre de ce sujet.',
        'Demandez à trois connaissances si elles savent une place, et donnez un nom avec une phrase sur ce que la personne fait bien.',
        {
          text: 'Asseyez-vous ensemble aujourd’hui avec les droits à demander et les factures qui peuvent attendre ; des chiffres sur la table font moins peur que dans la tête.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'Que {who} entende bientôt : « vous commencez lundi ».',
        'Que le manque de travail ne devienne pas manque de tendresse.',
      ],
      also: 'Et {who} cherche du travail.',
    },
    'job-search': {
      says: [
        'ouvrez moi une porte',
        'diplome & vends|emploi|travail|porte|chomage',
        'sans emploi',
        'cherche|recherche|trouver|trouve|trouvons|retrouver|besoin|decrocher|quete .. $job',
        'recherche d emploi',
        'envoie|envoye|envoyes|depose|postule .. cv|candidatures|candidature|lettres|partout',
        'cv|candidatures .. reponse|refus|rien|personne',
        'chomage depuis|ans|mois',
        'personne .. embauche|rappelle|prend',
        'stage|alternance .. cherche|trouve|trouver',
      ],
      not: [
        'mon|ma <who> .. cherche|trouve|recherche',
        'j ai trouve|decroche',
        'perdu|licenci*|vire',
        'entretien .. demain|lundi|mardi|mercredi|jeudi|vendredi',
      ],
      heard: [
        'Vous cherchez du travail[, {span}], et chaque candidature sans réponse pèse plus que la précédente.',
        'Postuler et attendre[, {span},] est un travail que personne ne paie.',
        'La bonne place n’est pas encore venue[, {span}], et la recherche use.',
      ],
      psalms: [
        'Le {psalm} raconte une longue attente les pieds dans la boue, puis un sol ferme. Qui attend un emploi connaît la première partie.',
        'Le {psalm} dit deux fois « espère », et met « courage » entre les deux.',
      ],
      steps: [
        'Prenez une seule annonce et refaites pour elle le haut de votre CV : trois lignes avec ce qu’on demande et que vous savez faire. Un seul comme cela vaut dix pareils.',
        'Demandez à l’agence pour l’emploi ou à la médiathèque des offres, des formations et quelqu’un qui relise vos lettres ; c’est le plus souvent gratuit.',
        'Demandez à deux personnes qui ont travaillé avec vous une minute de message vocal sur ce que vous faites bien. Écoutez-le avant le prochain entretien.',
      ],
      wishes: [
        'Que la prochaine réponse dise : « venez nous voir ».',
        'Que l’attente n’use pas la confiance qu’il vous faudra dans la pièce.',
      ],
      also: 'Et la recherche d’un emploi continue.',
    },
    interview: {
      says: [
        'j ai|ai|passe|passer|mon|un|deuxieme .. <thing=entretien>',
        '<thing=entretien> .. embauche|demain|aujourd|lundi|mardi|mercredi|jeudi|vendredi|semaine|poste|travail|cdi',
        'stress|stresse|stressee|peur|angoisse|trac .. <thing=entretien>',
      ],
      not: [
        'visa|ambassade|prefecture|asile|naturalisation',
        'mon|ma <who> .. entretien',
        'entretien de la maison',
      ],
      heard: [
        'L’entretien approche[ ({when})], et la bouche sèche avant est permise.',
        'Un entretien[, {when}] : votre dossier est sorti de la pile.',
        'Vous avez un entretien devant vous[, {when}]. La première porte est déjà passée.',
      ],
      psalms: [
        'Le {psalm} demande que les paroles de la bouche et les pensées du cœur soient bonnes. Il semble fait pour les minutes d’avant.',
        'Le {psalm} demande que tienne l’ouvrage des mains. Les vôtres entrent là avec tout ce qu’elles ont fait.',
      ],
      steps: [
        'Préparez à voix haute trois histoires d’une minute : un problème résolu, une erreur et ce qu’elle a laissé, une chose qui vous rend de la fierté.',
        'Vérifiez aujourd’hui l’adresse, le trajet et la tenue, et partez une demi-heure plus tôt. Le reste de la tête est libre pour parler.',
        'Notez deux questions à leur poser à la fin. Un entretien, c’est aussi vous qui choisissez.',
      ],
      wishes: ['Que votre voix soit ferme[, {when}].', 'Qu’en face de vous se trouve quelqu’un qui écoute.'],
      also: 'Et l’entretien[, {when},] approche.',
    },
    'boss-trouble': {
      says: [
        '<who=$boss> .. $mean',
        '$mean .. travail|bureau|entreprise|chef|patron|collegues',
        'harcelement moral|travail',
        'collegues .. $mean|moquent|parlent dans|excluent|ignorent|jaloux|jalouses',
        'probleme|problemes|conflit .. <who=$boss|collegue|collegues>',
        'mon|ma <who=$boss> .. insupportable|difficile|odieux|odieuse|contre|supporte',
        'ambiance .. travail|bureau .. toxique|mauvaise|lourde',
      ],
      not: ['ecole|classe|college|lycee', 'mon fils|ma fille'],
      heard: [
        'La façon dont on vous traite au travail[, {span},] n’est pas normale parce qu’elle se répète tous les jours.',
        'Aller travailler en sachant ce qui attend là-bas[, {span},] rend malade.',
        'Au travail, le respect n’est pas une faveur ; il devrait être là.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un demande un abri jusqu’à la fin de l’orage. Il ne fait pas comme s’il n’y avait pas d’orage.',
        'Le {psalm} dit que Dieu ne méprise pas celui qu’on humilie et ne lui cache pas sa face.',
      ],
      steps: [
        'Commencez aujourd’hui un carnet : date, heure, ce qui a été dit, qui l’a entendu. Gardez les messages ailleurs que sur les appareils de l’entreprise.',
        'Demandez à un syndicat, aux ressources humaines ou à l’inspection du travail comment on signale et comment on protège celui qui signale, avant de décider.',
        'Choisissez un collègue qui a vu et demandez-lui s’il l’écrirait. À deux, la conversation change.',
      ],
      wishes: [
        'Que quelqu’un, là-dedans, fasse ce qui est juste.',
        'Que votre maison soit le lieu où personne n’élève la voix.',
      ],
      also: 'Et au travail le respect manque.',
    },
    'job-joy': {
      says: [
        'decroche son|mon|un apprentissage|stage|travail|poste',
        'nomme|nommee chef|cheffe|responsable|directrice|directeur',
        'j ai|ai|viens|enfin .. trouve|decroche|obtenu|eu|signe .. travail|emploi|poste|cdi|contrat|promotion|boulot|stage|alternance',
        'embauche|embauchee|promu|promue|recrute|recrutee',
        'promotion & merci|heureux|heureuse|joie|content|contente|obtenu|eu',
        'mon|ma <who> .. a trouve|decroche|retrouve .. $job',
        'signe .. cdi|contrat',
        'nouveau travail|boulot|poste & heureux|heureuse|merci|joie|content|contente',
        'nouvel emploi & heureux|heureuse|merci|joie|content|contente',
      ],
      not: [
        'n .. pas|jamais .. trouve|obtenu',
        'je voudrais|prie|priez|pour que|espere|besoin|cherche',
        'peur|stress|trac',
        'accepter|hesite',
      ],
      heard: [
        'Félicitations ! Quelle bonne nouvelle que ce travail[, {ago}].',
        'Bravo pour cette réussite[, {ago}] ! Après l’attente, un « oui » fait un beau bruit.',
        'Quelle joie de lire cela : c’est gagné ! Félicitations.',
      ],
      psalms: [
        'Le {psalm} demande que ce que font nos mains soit affermi. Commencez la première journée avec lui.',
        'Le {psalm} dit sans détour que de grandes choses ont été faites, et qu’il y a de la joie. Aujourd’hui on peut dire de même.',
      ],
      steps: [
        'Dites-le aujourd’hui à ceux qui y croyaient, un par un et par leur nom : « tu y es pour quelque chose ».',
        'Écrivez une chose à garder de la période difficile, et une à y laisser.',
        'Avant le premier salaire, décidez sur papier de la première facture, du premier cadeau et de la première épargne.',
      ],
      wishes: [
        'Que les collègues soient bons, et le café aussi.',
        'Que ce travail apporte du pain et un sommeil tranquille.',
      ],
      also: 'Et félicitations pour le travail !',
    },
  },
};
