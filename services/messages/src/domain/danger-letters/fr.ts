import type { DangerWords } from './danger-words.ts';

export const fr: DangerWords = {
  despair: [
    'Ce que vous écrivez est grave, et c’est bien que cela ne soit pas resté enfermé. Une telle douleur ne doit pas se porter sans aide, même pour une seule nuit.',
    'Qu’il s’agisse de vous ou de quelqu’un que vous aimez, une douleur aussi forte mérite une vraie présence, maintenant. C’est bien de l’avoir mise en mots.',
    'Ce sont des mots lourds, et ils comptent. Même si tout est noir en ce moment, des gens sont éveillés et veulent écouter.',
  ],
  harm: [
    'Ce que vous racontez est grave, et ce n’est pas votre faute. Personne n’a le droit de vous faire du mal, de vous faire peur ou de vous forcer, qui que ce soit.',
    'Il faut du courage pour dire cela. Ce que l’on vous fait est mal, la faute n’est pas la vôtre, et votre sécurité passe en premier.',
    'Ce que vous dites mérite qu’on vous croie. Personne ne devrait vivre avec cette peur, et rien de ce que vous avez fait ne la justifie.',
  ],
  alsoHarm: [
    'Et ce que d’autres vous ont fait n’est pas votre faute.',
    'Le mal qu’on vous a fait n’est pas votre faute.',
  ],
  reachOut: [
    'S’il vous plaît, parlez à quelqu’un maintenant : appelez l’un des numéros affichés à côté de ce message, ou allez vers une personne de confiance et dites-le comme vous l’avez écrit ici. S’il y a un danger à cet instant, éloignez-vous de tout ce qui pourrait blesser et appelez les urgences.',
    'S’il vous plaît, ne restez pas sans personne avec cela. Aux numéros affichés à côté de ce message répondent des gens qui ont l’habitude d’entendre exactement cela, aussi si vous craignez pour quelqu’un d’autre. Si le danger est immédiat, éloignez-vous de tout ce qui pourrait blesser et appelez d’abord les urgences.',
  ],
  reachOutFromHarm: [
    'S’il y a un danger maintenant, appelez les urgences. Aux autres numéros affichés à côté de ce message, des gens savent aider, en toute discrétion ; choisissez un moment et un téléphone sûrs pour vous.',
    'S’il vous plaît, parlez à quelqu’un dès que c’est sans risque : les numéros affichés à côté de ce message sont ceux de services qui écoutent et préparent la suite avec vous. Si le danger est immédiat, appelez les urgences.',
  ],
  psalm: [
    'Si cela aide, le {psalm} reste là, à côté de vous.',
    'Pour quand vous le voudrez, il y a le {psalm}.',
  ],
  closing: [
    'S’il vous plaît, passez cet appel maintenant.',
    'Restez près de quelqu’un. Votre vie compte.',
    'Vous comptez. Laissez quelqu’un être avec vous maintenant.',
  ],
  closingFromHarm: [
    'Votre sécurité compte, et vous aussi.',
    'Vous méritez d’être en sécurité et d’avoir de l’aide.',
  ],
  perhaps: [
    'Si ce que vous portez est plus lourd que ce qui tenait ici, aux numéros à côté de ce message répondent des gens qui savent écouter.',
    'Et s’il y a derrière cela quelque chose de difficile à dire, des personnes peuvent l’entendre dès maintenant, aux numéros à côté de ce message.',
  ],
};
