import type { Language } from '../language-list.ts';

/** A theme of the composer; money is part of work. */
export type WorryStarter =
  | 'fear'
  | 'grief'
  | 'illness'
  | 'work'
  | 'family'
  | 'guilt'
  | 'loneliness'
  | 'thanks';

/**
 * First sentences that the form offers to those who do not like to type; each can be sent as it is and says nothing about the
 * writer's gender. The composer answers each with its theme, and none of them is taken for danger.
 */
export const WORRY_STARTERS: Readonly<Record<Language, Readonly<Record<WorryStarter, string>>>> = {
  pt: {
    fear: 'Estou com medo e não consigo me acalmar.',
    grief: 'Perdi alguém que amo e estou de luto.',
    illness: 'Estou enfrentando uma doença e preciso de força.',
    work: 'Estou com dívidas, e o dinheiro não chega.',
    family: 'Há brigas na minha família, e eu quero paz.',
    guilt: 'Carrego uma culpa e não consigo me perdoar.',
    loneliness: 'Sinto uma solidão muito grande.',
    thanks: 'Quero agradecer a Deus por algo bom que aconteceu.',
  },
  en: {
    fear: 'I am afraid and anxious.',
    grief: 'Someone I love has died, and I am grieving.',
    illness: 'I am facing an illness, and I need strength for the treatment.',
    work: 'I am in debt, and I worry about money.',
    family: 'My family argues a lot, and I long for peace.',
    guilt: 'I carry guilt, and I cannot forgive myself.',
    loneliness: 'I feel very lonely.',
    thanks: 'I am grateful and want to thank God.',
  },
  es: {
    fear: 'Tengo miedo y necesito calma.',
    grief: 'Perdí a alguien a quien quiero, y me duele mucho su ausencia.',
    illness: 'Estoy pasando por una enfermedad y necesito fuerzas.',
    work: 'Tengo deudas, y el dinero no alcanza.',
    family: 'Hay peleas y heridas en mi familia.',
    guilt: 'Cargo con una culpa y no logro perdonarme.',
    loneliness: 'Siento una soledad muy grande.',
    thanks: 'Quiero dar gracias a Dios por algo bueno que pasó.',
  },
  fr: {
    fear: 'J’ai peur et j’ai besoin de calme.',
    grief: 'Quelqu’un que j’aime est mort, et je suis en deuil.',
    illness: 'Je fais face à une maladie et j’ai besoin de force.',
    work: 'L’argent manque et les factures s’accumulent.',
    family: 'Ma famille se dispute souvent.',
    guilt: 'Je me sens coupable et je n’arrive pas à me pardonner.',
    loneliness: 'Je ressens une grande solitude.',
    thanks: 'Je veux remercier Dieu pour une bonne chose qui est arrivée.',
  },
};
