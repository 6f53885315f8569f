import type { body as plan } from '../plan/health.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const body: ThemeTexts<keyof typeof plan> = {
  groups: {
    tired:
      'fatigue|fatiguee|epuise|epuisee|creve|crevee|extenue|extenuee|bout|lasse|las|vide|videe|epuisement|burn',
  },
  situations: {
    sleepless: {
      says: [
        'fixe|regarde le|l plafond|armoire|heure|horloge',
        'compte les heures',
        'je ne dors',
        'ne dors plus|pas',
        'toujours pas dormi',
        'nuit entiere',
        'du mat',
        'pas dormi',
        'des que je me couche',
        'n arrive|arrive .. dormir|endormir',
        'dors plus|pas|mal|peu',
        'insomnie|insomnies',
        'nuits blanches',
        'perdu le sommeil',
        'reveille|reveillee|reveil .. nuit|heures|3h|4h|trois|quatre',
        'tourne|retourne .. lit',
        'trouver le sommeil',
        'sommeil .. vient|fuit|mauvais',
      ],
      not: ['mon|ma <who> .. dort', 'bebe .. dort'],
      heard: [
        'Des nuits sans sommeil[, {span},] rendent le lendemain fragile comme du verre.',
        'Le sommeil ne vient pas[, {span}], et à trois heures du matin tout paraît plus grand que nature.',
        'Vous écrivez depuis des nuits qui ne reposent pas[, {span}].',
      ],
      psalms: [
        'Le {psalm} est une prière du soir : se coucher en paix et laisser la garde à Dieu. Dites cette ligne-là, lentement, sans ordonner au sommeil d’obéir.',
        'Dans le {psalm}, quelqu’un, éveillé sur son lit, passe les heures à se souvenir de la bonté de Dieu. On peut veiller en compagnie.',
      ],
      steps: [
        'Ce soir, une heure avant le lit, écrivez ce qui tourne sur une feuille et laissez-la dans la cuisine. Cela peut y attendre le matin.',
        'Si le sommeil n’est pas là au bout de vingt minutes, levez-vous, peu de lumière, une lecture ennuyeuse, et ne revenez que les yeux lourds.',
        'Si cela dure depuis des semaines, parlez-en au médecin ; le sommeil se soigne, et pas seulement avec des cachets.',
      ],
      wishes: ['Que cette nuit soit plus courte.', 'Que l’oreiller reçoive ce soir une tête plus calme.'],
      also: 'Et les nuits sans sommeil pèsent par-dessus.',
    },
    weary: {
      says: [
        'a plat',
        'epuise|epuisee',
        'videe',
        'fatiguee',
        'n en peux',
        'je suis|me sens|tellement|trop|si|vraiment|tres $tired',
        'plus de force|forces|energie',
        'plus la force|energie',
        'n en peux plus',
        'au bout|bout du rouleau',
        'besoin .. repos|souffler|pause',
        'enfants|maison|travail & $tired',
        'burn out',
      ],
      not: [
        'cherche|boulot|entretien|etudes',
        'mon|ma <who> .. $tired',
        'm occupe de',
        'fatigue de chercher|attendre',
        'au bout de la rue',
      ],
      heard: [
        'Que de fatigue dans ce que vous avez écrit[, {span}].',
        'Vous êtes au bout de vos forces, et vous l’avez dit sans fard.',
        'Une fatigue pareille[, {span},] ne passe pas en une nuit.',
      ],
      psalms: [
        'Le {psalm} parle d’un berger qui fait reposer sa brebis près d’une eau calme. Se coucher vient avant tout autre ordre.',
        'Dans le {psalm}, quelqu’un dit que son âme fond de lassitude et demande à être relevé. C’est une demande courte ; elle peut être la vôtre.',
      ],
      steps: [
        'Regardez la liste du jour et barrez une chose que personne ne remarquera demain. Ce temps est à vous, sans motif.',
        {
          text: 'Dites aujourd’hui à qui vit avec vous la tâche que vous ne pouvez plus faire sans aide, par son nom : « la vaisselle », « le bain des petits ».',
          if: ['children'],
        },
        'Choisissez l’heure à laquelle vous arrêterez aujourd’hui et réglez une alarme : non pour commencer, mais pour poser.',
      ],
      wishes: [
        'Que quelqu’un vous ôte aujourd’hui une chose des mains.',
        'Que le repos vienne avant d’avoir à se mériter.',
      ],
      also: 'Et la fatigue s’ajoute à tout cela.',
    },
  },
};
