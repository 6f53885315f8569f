import type { PhraseBook } from '../../phrase-book.ts';

export const themes: PhraseBook['themes'] = {
  grief: {
    acknowledge: [
      'Perdre quelqu’un qu’on aime laisse un silence que rien ne remplit vite. Si cela fait si mal, c’est qu’il y avait beaucoup d’amour, et il n’existe ni bonne manière ni bon rythme pour vivre un deuil.',
      'Le deuil change le goût des jours : la chaise vide, le prénom qui vient aux lèvres, le chagrin qui arrive sans prévenir. Ce que vous ressentez n’est pas exagéré ; c’est de l’amour resté sans adresse.',
      'Il y a des absences qu’aucune phrase ne répare, et ces lignes ne feront pas semblant. Dans vos mots, l’amour et le manque se tiennent ensemble, et tous deux ont leur place ici, avec ou sans larmes.',
    ],
    step: [
      'Quand vous le pourrez, allumez une bougie ou prenez une photo, et dites à voix haute une chose que vous auriez aimé lui dire. Quelques mots suffisent.',
      'Aujourd’hui, appelez quelqu’un qui a connu cet amour lui aussi, et racontez-vous un souvenir. La peine pèse un peu moins quand on est deux à la tenir.',
      'Donnez au corps ce qu’il demande aujourd’hui : de l’eau, quelque chose de chaud, une courte marche. Rien d’autre n’a besoin d’être décidé tant que cela fait si mal.',
    ],
  },
  illness: {
    acknowledge: [
      'La maladie, dans notre corps ou chez quelqu’un qu’on aime, prend toute la journée : l’attente, les résultats, les questions de la nuit. Ce que vous vivez est dur, et vouloir du soulagement n’est pas un manque de foi.',
      'Quand la santé vacille, beaucoup d’autres choses vacillent avec elle. Dans vos mots il y a de l’inquiétude et aussi beaucoup d’attention, et il est compréhensible d’avoir peur et de manquer de forces.',
      'Vivre près de la maladie demande un courage que personne n’applaudit : les rendez-vous, la douleur, les projets encore remis. Vous n’avez pas à tenir bon à chaque heure, ni à comprendre le pourquoi de tout.',
    ],
    step: [
      'Notez les trois questions qui vous inquiètent le plus et apportez-les en consultation ; si un symptôme est nouveau ou plus fort, n’attendez pas pour vous faire voir.',
      'Demandez à quelqu’un une chose précise cette semaine : un trajet, un repas, une heure de présence. Beaucoup attendent seulement qu’on leur dise comment aider.',
      'Restez en lien avec l’équipe qui soigne et dites-lui comment vous allez vraiment. Puis offrez-vous aujourd’hui dix minutes où rien ne parle d’hôpital.',
    ],
  },
  heartbreak: {
    acknowledge: [
      'Quand un amour se brise, ce n’est pas seulement une personne qui manque : ce sont les projets, les habitudes, l’avenir où l’on vivait déjà. Il est naturel de sentir le sol se dérober.',
      'Une rupture, une trahison, un amour qui s’use font mal à un endroit difficile à montrer. Votre peine n’a rien d’exagéré, et votre valeur n’a jamais dépendu de quelqu’un qui reste.',
      'Un cœur qui a fait confiance et que l’on a blessé a besoin de temps, plus que de conseils. Vos mots portent une histoire qui comptait, et personne ne peut exiger qu’elle soit déjà derrière vous.',
    ],
    step: [
      'Pour aujourd’hui, laissez le téléphone une heure dans une autre pièce et faites du bien à votre corps : une douche, une marche, un plat chaud.',
      'Écrivez la lettre que vous n’enverrez pas, avec tout, sans rien corriger. Puis pliez-la et rangez-la ; vous saurez plus tard qu’en faire.',
      'Appelez quelqu’un qui sait écouter sans presser et demandez une demi-heure. Inutile de raconter toute l’histoire, seulement la journée d’aujourd’hui.',
    ],
  },
  child: {
    acknowledge: [
      'S’inquiéter pour un enfant, c’est un amour qui n’est jamais en congé. On imagine tout ce qui pourrait mal tourner, et pourtant ce qui se voit le plus dans vos mots, c’est l’amour.',
      'Peu de choses pèsent autant que de voir un fils ou une fille sur une route difficile sans pouvoir marcher à sa place. Votre souci n’est pas une faiblesse ; c’est un soin qui cherche comment faire.',
      'Aimer et élever un enfant amène des questions auxquelles aucun manuel ne répond, et souvent une culpabilité imméritée. Le simple fait de demander dit déjà beaucoup de cet amour.',
    ],
    step: [
      'Aujourd’hui, passez dix minutes à ses côtés sans questions ni conseils : un goûter, une promenade, un jeu. La présence ouvre des portes que les mots n’ouvrent pas.',
      'Écrivez trois lignes sur ce qui vous inquiète le plus et partagez-les avec quelqu’un qui en prend soin aussi, à la maison, à l’école ou chez le médecin.',
      'Avant la fin du jour, dites-lui une chose que vous aimez chez lui ou chez elle. Si quelque chose vous alarme, parlez-en vite au médecin ou à l’école.',
    ],
  },
  addiction: {
    acknowledge: [
      'Lutter contre ce qui tire encore et encore épuise, et la honte alourdit tout. Ce que vous écrivez est honnête, et l’honnêteté n’est pas une petite chose dans cette lutte.',
      'Qui vit près d’une dépendance connaît les promesses, les rechutes et la peur du lendemain. Ce n’est pas une simple affaire de volonté, et personne ne mérite le mépris pour cela.',
      'Il y a des chaînes que les autres ne voient pas. Les nommer, comme vous le faites, demande du courage, et retomber n’efface aucun des essais sincères d’avant.',
    ],
    step: [
      'Dites aujourd’hui à une personne sûre, en une phrase, où vous en êtes vraiment. Un groupe d’entraide ou un médecin peuvent marcher avec vous ; demander est une force.',
      'Choisissez seulement l’heure qui vient : allez là où il est plus difficile de retomber, buvez de l’eau, appelez quelqu’un. Quand elle sera passée, choisissez la suivante.',
      'Cherchez le groupe d’entraide ou le centre de soins le plus proche et notez son numéro sur un papier. Rien n’oblige à appeler déjà, mais gardez-le sous les yeux.',
    ],
  },
  guilt: {
    acknowledge: [
      'La culpabilité rejoue la même scène et rend toujours le même verdict. Si elle fait mal, c’est que la conscience est vivante, et une personne est toujours plus que le pire de ce qu’elle a fait.',
      'Porter la honte est un travail solitaire : elle persuade que, si les autres savaient, personne ne resterait. Vous l’avez mise en mots ici, et cela demande de la vérité.',
      'Ce qui est fait ne se défait pas, et cette phrase peut peser lourd. Pourtant le regret n’est pas une condamnation à vie ; il peut être l’endroit où commence quelque chose de plus vrai.',
    ],
    step: [
      'Écrivez trois lignes : ce qui s’est passé, ce que vous regrettez, et une chose que vous pourriez réparer. Si cela ne blesse personne, faites-en la plus petite part cette semaine.',
      'Parlez à quelqu’un de confiance, une amie, un psychologue, un guide spirituel, et racontez une fois du début à la fin. Ce qu’on cache pèse plus que ce qu’on dit.',
      'Aujourd’hui, parlez-vous comme à une personne chère qui aurait commis la même faute. Dites une telle phrase à voix haute, même si cela semble étrange.',
    ],
  },
  loneliness: {
    acknowledge: [
      'La solitude fait mal même au milieu des gens : personne ne demande, personne ne remarque, et les soirées s’allongent. Vouloir compter pour quelqu’un n’est pas une faiblesse ; c’est profondément humain.',
      'N’avoir personne avec qui partager sa journée est une douleur silencieuse, et l’on finit vite par croire que c’est notre faute. Ce que vous ressentez mérite d’être entendu.',
      'Il y a une fatigue particulière à toujours attendre un message. Vous avez écrit, et c’était déjà un pas vers quelqu’un.',
    ],
    step: [
      'Envoyez aujourd’hui un court message à quelqu’un à qui vous n’avez pas parlé depuis longtemps. Rien de profond : « j’ai pensé à toi » suffit.',
      'Choisissez un lieu où l’on se retrouve chaque semaine, une chorale, un cours, une église, une association, et allez-y une fois, juste pour voir.',
      'Sortez vingt minutes aujourd’hui et saluez quelqu’un par son prénom ou d’un sourire. Les petites rencontres comptent aussi.',
    ],
  },
  family: {
    acknowledge: [
      'Les conflits à la maison font mal deux fois, car ils viennent de ceux auprès de qui l’on voulait se reposer. On peut aimer et souffrir en même temps ; l’un n’annule pas l’autre.',
      'Quand la famille vit sous tension, même le silence fait du bruit. Dans vos mots il y a de la fatigue, et aussi le désir que cela change, et ce désir mérite qu’on en prenne soin.',
      'Les vieilles blessures entre proches tiennent rarement à une seule chose. Cela doit peser d’être au milieu, et ce n’est pas à vous de tout résoudre.',
    ],
    step: [
      'Avant la prochaine conversation, écrivez une phrase qui commence par « je ressens » et n’accuse personne. Ne dites que celle-là, à une heure calme.',
      'Choisissez dans la famille une personne avec qui la paix est plus facile et envoyez-lui aujourd’hui un mot gentil. Tout n’a pas à être réparé d’un coup.',
      'Accordez-vous une pause avant de répondre : un verre d’eau, dix respirations lentes. Si un échange devient dangereux, éloignez-vous et demandez de l’aide.',
    ],
  },
  work: {
    acknowledge: [
      'Le souci de l’argent ou du travail suit partout, à table et jusque dans le lit. Il est difficile d’être en paix quand les comptes ne tombent pas juste, et cela ne dit rien de votre valeur.',
      'Ne pas avoir de travail, ou en avoir un qui use, touche plus que le portefeuille : la dignité et le sommeil aussi. Ce que vous portez est réel, et il n’y a là aucune honte.',
      'Les factures, les échéances et l’incertitude donnent à l’avenir l’air d’un mur. Vous tenez beaucoup de choses ensemble, sans doute plus qu’on ne le sait autour de vous.',
    ],
    step: [
      'Prenez une feuille, notez ce qui est dû par ordre de date, et ne soulignez que la première ligne. Occupez-vous d’elle cette semaine et demandez un délai.',
      'Dites à une personne de confiance ce que vous cherchez ou ce que vous devez, avec des chiffres clairs. L’aide et les idées viennent rarement à un souci caché.',
      'Donnez aujourd’hui à ce souci une demi-heure fixe, avec un papier et un stylo ; en dehors, autorisez-vous à cesser de compter.',
    ],
  },
  exam: {
    acknowledge: [
      'Un examen semble parfois mettre toute une vie sur une feuille. Le trac que vous décrivez montre combien cela compte, et combien d’efforts sont déjà derrière vous.',
      'Étudier sous pression fatigue : plus on craint d’oublier, moins on croit savoir. Cette impression est courante, et elle ne mesure pas ce que vous avez appris.',
      'Tant de choses semblent tenir à une date, une note, un résultat. Il est compréhensible de sentir la tension, et le lendemain vous vaudrez toujours autant, quoi que dise la feuille.',
    ],
    step: [
      'Travaillez vingt-cinq minutes, reposez-vous cinq, et arrêtez ce soir à une heure fixe ; un esprit qui a dormi retient mieux qu’un esprit qui a veillé.',
      'Préparez ce soir ce qu’il vous faut, papiers, stylo, trajet, puis fermez les livres. Demain, avant de commencer, soufflez lentement trois fois.',
      'Écrivez la peur en une ligne et, dessous, un sujet que vous connaissez déjà. Commencez par celui-là et laissez venir la suite.',
    ],
  },
  injustice: {
    acknowledge: [
      'Subir une injustice laisse un feu au-dedans : la scène revient, avec toutes les réponses restées muettes. Votre colère a une raison, et il n’est pas besoin de la nier pour la porter dans la prière.',
      'Cela fait mal de voir l’injustice continuer comme si de rien n’était. Vouloir que les choses soient remises en ordre n’est pas de l’amertume ; c’est le sens du juste qui cherche un chemin.',
      'Quand quelqu’un profite, ment ou humilie, ce n’est pas seulement un droit qui est atteint. Ce que vous écrivez a du sens, et personne ne doit vous presser de dire que tout va bien.',
    ],
    step: [
      'Écrivez les faits, avec les dates, sur une page, et ce que vous trouveriez juste. Montrez-la à quelqu’un de sensé avant de décider de la suite.',
      'Laissez le corps dépenser un peu de cette colère sans risque : une marche rapide, des escaliers, un grand rangement. Ne décidez rien ce soir, tant qu’elle brûle.',
      'Demandez conseil à quelqu’un qui connaît vos droits, ou à une personne que vous respectez. Vous n’avez pas à affronter cela en silence.',
    ],
  },
  sleeplessness: {
    acknowledge: [
      'Les nuits sans sommeil sont longues, et à trois heures du matin chaque souci paraît deux fois plus grand. Rien d’étonnant à ce que les forces manquent ; un esprit sans repos a peu de défenses.',
      'Garder les yeux ouverts pendant que la maison dort est une solitude très particulière. Les pensées tournent, et l’horloge n’aide pas. Ce que vous décrivez est vraiment difficile.',
      'Quand le repos ne vient pas, le jour suivant commence déjà avec une dette. Ce n’est pas un échec de votre part ; quelque chose au-dedans monte encore la garde.',
    ],
    step: [
      'Ce soir, une demi-heure avant le coucher, écrivez chaque souci sur un papier et laissez-le dans une autre pièce. Il y sera encore demain.',
      'Si le sommeil ne vient pas, levez-vous, restez dans la pénombre, respirez lentement et lisez quelques lignes calmes ; ne retournez au lit que lorsque les paupières sont lourdes.',
      'Laissez le téléphone hors de la chambre cette nuit. Et si cela dure des semaines, parlez-en à un médecin ; le sommeil aussi mérite de l’aide.',
    ],
  },
  weariness: {
    acknowledge: [
      'Il y a une fatigue qu’une seule nuit ne répare pas, quand on donne depuis trop longtemps. Vos mots disent la dernière goutte d’énergie, et cela mérite de l’attention.',
      'Porter autant, pour autant de monde, use même les plus solides. Arriver à sa limite n’est ni de la paresse ni un manque de foi ; c’est le corps qui demande du respect.',
      'Quand tout pèse, même une petite tâche ressemble à une montagne. Vous avez tenu jusqu’ici, et vous avez le droit de poser quelque chose.',
    ],
    step: [
      'Choisissez dans la liste du jour une chose qui peut attendre et rayez-la. À la place, allongez-vous quinze minutes sans écran.',
      'Demandez aujourd’hui à quelqu’un de prendre une petite tâche. Et si l’épuisement ne cède pas, parlez-en à un médecin.',
      'Posez une main sur la poitrine et respirez lentement dix fois, en soufflant un peu plus longtemps. Puis buvez un verre d’eau, au calme.',
    ],
  },
  fear: {
    acknowledge: [
      'La peur prend toute la pièce : le corps se raidit, l’esprit court devant, et le pire semble déjà décidé. Il est normal de manquer de forces à monter ainsi la garde.',
      'Vivre avec autant d’angoisse demande une force que personne ne voit. Vous l’avez mise en mots ici, et les mots donnent à la peur un contour plus petit.',
      'L’angoisse parle fort, et les jours ordinaires deviennent difficiles à traverser. Rien dans ce que vous écrivez ne ressemble à une sottise ni à une faiblesse.',
    ],
    step: [
      'Essayez maintenant : inspirez en comptant jusqu’à quatre, soufflez en comptant jusqu’à six, cinq fois, puis nommez trois choses que vous voyez.',
      'Écrivez la peur en une ligne et, dessous, une chose qui dépend de vous aujourd’hui. Ne faites que celle-là ; le reste peut attendre sur le papier.',
      'Dites à une personne de confiance ce qui vous fait peur, avec des mots simples. Si la peur continue de remplir vos jours, un médecin ou un psychologue peuvent aider aussi.',
    ],
  },
  doubt: {
    acknowledge: [
      'Quand prier ressemble à parler à un mur, on croit vite que quelque chose ne va pas en nous. Bien des croyants ont connu ce silence, et certains Psaumes sont nés là.',
      'Le doute n’est pas le contraire de la foi ; souvent, c’est la foi qui réclame du vrai. Vos questions sont honnêtes, et une question honnête a sa place dans la prière.',
      'Il y a des saisons sèches, où les mots qui réchauffaient ne disent plus rien. Désirer Dieu, c’est déjà une manière de prier, même quand on ne sent rien.',
    ],
    step: [
      'Aujourd’hui, ne cherchez pas de belles paroles : restez cinq minutes en silence et dites à Dieu une seule phrase vraie, même si c’est une plainte.',
      'Écrivez vos trois questions les plus difficiles et portez-les à quelqu’un dont vous respectez la foi et que les questions n’effraient pas.',
      'Lisez chaque matin de la semaine le même court passage, rien d’autre, sans exiger de ressentir, et notez une ligne par jour.',
    ],
  },
  guidance: {
    acknowledge: [
      'Se tenir devant un choix fatigue : chaque route promet quelque chose et coûte quelque chose. On sent votre désir de bien choisir, et il est permis de ne pas encore voir toute la route.',
      'Une décision pèse quand elle touche ceux qu’on aime et un avenir qu’on ne voit pas. Ne pas savoir encore n’est pas un échec ; c’est peut-être le temps qu’il faut à la question.',
      'Tant de voix, tant de raisons des deux côtés, et toujours pas de réponse claire. Il est compréhensible de s’arrêter un moment à ce carrefour.',
    ],
    step: [
      'Partagez une feuille en deux, notez ce que chaque chemin donnerait et ce qu’il coûterait, et laissez-la reposer une nuit avant de relire.',
      'Parlez-en à une personne sage qui n’a rien à gagner à votre choix, et remarquez quelle option vous laisse plus de calme.',
      'Choisissez le plus petit pas sur lequel on peut revenir, un appel, une visite, une question, et ne faites que celui-là cette semaine.',
    ],
  },
  thanks: {
    acknowledge: [
      'Quelle joie de lire des mots de gratitude. Vous avez pris le temps de remarquer ce qui est bon et de le dire à voix haute, et cette attention fait briller le cadeau une seconde fois.',
      'Merci de partager une bonne nouvelle. La joie aussi veut être racontée, et la vôtre arrive claire dans ces lignes, comme une fenêtre ouverte.',
      'Votre gratitude tient bonne compagnie. Elle ne prétend pas que tout soit facile ; elle refuse seulement de laisser passer ce qui est bon sans le voir.',
    ],
    step: [
      'Avant la fin du jour, dites à une personne qui y a eu part ce que cela représente pour vous. Un court message se garde parfois des années.',
      'Écrivez trois lignes sur cette bonne chose, avec la date, et gardez-les là où vous les retrouverez un jour plus difficile.',
      'Que la joie devienne aujourd’hui un petit geste pour quelqu’un : un café, une visite, une bonne parole. Elle grandit quand on la partage.',
    ],
  },
  anything: {
    acknowledge: [
      'Merci de confier à ces lignes ce que vous portez. Il n’est pas toujours facile de trouver des mots pour ce qui pèse, et les vôtres méritent d’être reçus avec soin.',
      'Ce que vous écrivez compte, et n’a pas besoin d’être résolu pour avoir sa place ici. Certaines choses demandent d’abord d’être entendues, et plus tard seulement d’être réglées.',
      'Derrière chaque question il y a une histoire, et personne d’autre n’en tient tous les fils. Ce que vous apportez est pris au sérieux, tel quel.',
    ],
    step: [
      'Prenez trois minutes maintenant : asseyez-vous, respirez lentement et écrivez trois lignes sur ce dont vous avez le plus besoin aujourd’hui. Puis choisissez la plus simple.',
      'Partagez cela avec une personne qui sait écouter, aujourd’hui ou demain. Dit à voix haute, un souci devient souvent plus clair.',
      'Faites aujourd’hui du bien à votre corps, une marche, un repas chaud, une nuit qui commence tôt, et laissez le reste de la question pour demain.',
    ],
  },
};

export const also: PhraseBook['also'] = {
  grief: [
    'Et il y a au milieu de tout cela une absence qui fait mal aussi.',
    'La perte dont vous parlez alourdit tout.',
  ],
  illness: ['Et le souci de la santé pèse aussi.', 'Avec la santé en jeu, c’est plus difficile encore.'],
  heartbreak: ['Et un amour blessé fait mal à côté.', 'Un amour brisé pèse plus encore.'],
  child: ['Et il y a aussi votre inquiétude pour un enfant.', 'Penser à un enfant rend tout plus sensible.'],
  addiction: ['Et la force d’une dépendance pèse aussi.', 'La lutte contre une dépendance s’y ajoute.'],
  guilt: ['Et la culpabilité y ajoute sa voix.', 'La culpabilité que vous ressentez empêche le repos.'],
  loneliness: ['Et le vivre sans compagnie pèse davantage.', 'La solitude s’y ajoute, et elle compte aussi.'],
  family: ['Et les tensions à la maison compliquent tout.', 'Ce qui se passe dans la famille pèse aussi.'],
  work: [
    'Et les factures ou le travail pressent de l’autre côté.',
    'Le souci du travail ou de l’argent s’y ajoute.',
  ],
  exam: ['Et la pression des études vient par-dessus.', 'Les épreuves à venir ajoutent à la pression.'],
  injustice: [
    'Et l’injustice de tout cela brûle aussi.',
    'Que ce soit injuste rend la chose plus dure à porter.',
  ],
  sleeplessness: ['Et les nuits courtes rendent tout plus fort.', 'Dormir peu alourdit tout.'],
  weariness: ['Et vous l’affrontez avec des forces déjà entamées.', 'La fatigue allonge chaque pas.'],
  fear: ['Et la peur fait paraître tout plus grand.', 'La peur qui l’accompagne se comprend aussi.'],
  doubt: ['Et cela touche aussi votre foi.', 'Avec une foi en saison sèche, c’est plus dur.'],
  guidance: [
    'Et une décision attend au milieu de tout cela.',
    'Devoir décider en même temps n’est pas facile.',
  ],
};
