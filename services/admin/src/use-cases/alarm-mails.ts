import type { Episode } from '../domain/alarms.ts';
import type { Mail } from '../domain/ports.ts';

interface Site {
  readonly productName: string;
  readonly publicUrl: string;
}

type Content = Omit<Mail, 'to'>;

/** What has been wrong, and what to do. */
export function alarmMail(begun: readonly Episode[], { productName, publicUrl }: Site): Content {
  const [first] = begun;
  const subject = begun.length === 1 && first ? first.title : `${begun.length} coisas não estão bem`;
  return {
    subject: `${productName}: ${subject}`,
    text: [
      `Há dez minutos ou mais, isto não está bem em ${publicUrl}:`,
      ...begun.map(({ title, advice }) => `• ${title}\n  ${advice}`),
      'Este aviso vem uma vez só. Outro vem quando estiver bem de novo.',
      `Como o site está agora: ${publicUrl}/admin`,
    ].join('\n\n'),
  };
}

/** What is well again, and what still is not. */
export function wellAgainMail(
  ended: readonly Episode[],
  stillWrong: readonly Episode[],
  { productName, publicUrl }: Site,
): Content {
  const isAllWell = stillWrong.length === 0;
  return {
    subject: `${productName}: ${isAllWell ? 'tudo bem de novo' : 'uma parte está bem de novo'}`,
    text: [
      `Isto estava errado em ${publicUrl} e está bem há dez minutos ou mais:`,
      ...ended.map(({ title }) => `• ${title}`),
      ...(isAllWell ? [] : ['Isto ainda não está bem:', ...stillWrong.map(({ title }) => `• ${title}`)]),
      `Como o site está agora: ${publicUrl}/admin`,
    ].join('\n\n'),
  };
}
