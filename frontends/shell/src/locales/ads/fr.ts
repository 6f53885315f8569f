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
    notOpened: 'Le texte n’a pas pu s’ouvrir. Vérifiez votre connexion et rechargez la page.',
  },
};
