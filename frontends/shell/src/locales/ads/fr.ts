import type { ShellStrings } from '../pt.ts';

export const adsFr: Pick<ShellStrings, 'ads' | 'privacy'> = {
  ads: {
    frame: 'Publicité',
    question: 'Pouvons-nous afficher des publicités ?',
    reason:
      'Elles aident à garder ce lieu ouvert. Si vous préférez que non, rien ne change dans ce que vous trouvez ici.',
    accept: 'Accepter les publicités',
    refuse: 'Refuser les publicités',
    details: 'En savoir plus',
    unasked: 'Vous n’avez pas encore choisi. D’ici là, aucune publicité n’est chargée.',
    accepted: 'Vous avez accepté les publicités le {{date}}. Vous pouvez changer d’avis à tout moment.',
    refused: 'Vous avez refusé les publicités le {{date}}. Vous pouvez changer d’avis à tout moment.',
    browserSignal:
      'Votre navigateur demande aux sites de ne pas transmettre vos données (Global Privacy Control). Nous le respectons : ici, pas de publicité pour vous.',
    noStorage:
      'Votre navigateur ne permet pas de conserver votre choix. C’est pourquoi nous ne demandons rien et n’affichons aucune publicité.',
  },
  privacy: {
    link: 'Confidentialité et publicités',
    title: 'Confidentialité et publicités',
    intro: 'Ce qui est conservé, où et combien de temps, en termes simples.',
    notOpened: 'Le texte n’a pas pu s’ouvrir. Vérifiez votre connexion et rechargez la page.',
    browserTitle: 'Dans ce navigateur',
    browserText:
      'La langue, les vidéos déjà vues et votre choix sur les publicités restent sur cet appareil. Ce que vous écrivez reste dans cet onglet seulement et disparaît à sa fermeture. Si vous vous connectez, votre nom et votre e-mail sont aussi conservés ici jusqu’à votre déconnexion.',
    questionTitle: 'Ce que vous nous confiez',
    questionText:
      'Votre nom et votre question servent à écrire le message et ne sont pas conservés sur le serveur, sauf si vous enregistrez le message dans votre compte. Pour l’écrire, nous pouvons utiliser un service d’intelligence artificielle, qui reçoit alors le nom, la question et la langue. Quand nous reconnaissons un danger dans ce que vous écrivez, rien n’est envoyé à ce service.',
    serverTitle: 'Sur le serveur',
    serverText:
      'Nous comptons les visites, les tours de roue, les vidéos et les questions sans savoir de qui ils viennent. Les journaux techniques ne contiennent pas ce que vous écrivez. D’un compte, nous gardons le nom, l’e-mail, le mot de passe sous une forme irréversible et les messages enregistrés ; vous pouvez tout supprimer dans « Mes messages ».',
    adsTitle: 'Publicités',
    adsText:
      'Elles ne sont chargées que si vous acceptez, et fonctionnent isolées : elles ne lisent ni cette page ni ce que vous écrivez. Ceux qui les fournissent reçoivent l’adresse internet de votre appareil et peuvent reconnaître votre navigateur. À côté d’une offre d’aide, il n’y a jamais de publicité.',
  },
};
