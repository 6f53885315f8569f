import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** About as fast as a model of a provider writes. Milliseconds. */
const PER_WORD_MS = 40;

interface Letter {
  /** How the prompt names the language. */
  readonly named: string;
  readonly psalm: string;
  readonly message: string;
}

const ENGLISH: Letter = {
  named: 'English',
  psalm: '46:1',
  message:
    'What you wrote is heavy to carry alone, and it makes sense that it takes up so much room in your days. Psalm 46 speaks of a shelter that stands while everything around it moves. You do not have to solve all of it today. Choose one small thing that can be done before the evening, and leave the rest for tomorrow. If you can, tell somebody you trust how you are. This letter comes from the simulated model of the development mode.',
};

const LETTERS: readonly Letter[] = [
  {
    named: 'Brazilian Portuguese',
    psalm: '46:1',
    message:
      'O que você escreveu pesa, e faz sentido que ocupe tanto espaço nos seus dias. O Salmo 46 fala de um abrigo que continua de pé enquanto tudo em volta se move. Você não precisa resolver tudo hoje. Escolha uma coisa pequena que caiba antes da noite e deixe o resto para amanhã. Se puder, conte a alguém de confiança como você está. Esta carta vem do modelo simulado do modo de desenvolvimento.',
  },
  {
    named: 'Spanish',
    psalm: '46:1',
    message:
      'Lo que escribiste pesa, y tiene sentido que ocupe tanto lugar en tus días. El Salmo 46 habla de un refugio que sigue en pie mientras todo alrededor se mueve. No tienes que resolverlo todo hoy. Elige una cosa pequeña que quepa antes de la noche y deja lo demás para mañana. Si puedes, cuéntale a alguien de confianza cómo estás. Esta carta viene del modelo simulado del modo de desarrollo.',
  },
  {
    named: 'French',
    psalm: '46:2',
    message:
      'Ce que vous avez écrit est lourd, et il est compréhensible que cela prenne tant de place dans vos journées. Le Psaume 46 parle d’un abri qui tient debout quand tout bouge autour. Vous n’avez pas à tout résoudre aujourd’hui. Choisissez une petite chose faisable avant ce soir et laissez le reste pour demain. Si vous le pouvez, dites à quelqu’un de confiance comment vous allez. Cette lettre vient du modèle simulé du mode de développement.',
  },
];

/**
 * A server of chat completions that writes one letter per language, word by word if asked for a stream. It sees no danger in
 * any text. For development only.
 */
export async function startSimulatedModel(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const question = await text(request);
    const { psalm, message } = LETTERS.find(({ named }) => question.includes(named)) ?? ENGLISH;
    const answer = JSON.stringify({ danger: 'none', psalm, message });
    if (!/"stream":\s*true/.test(question)) {
      response.setHeader('content-type', 'application/json');
      const choice = { index: 0, message: { role: 'assistant', content: answer }, finish_reason: 'stop' };
      response.end(JSON.stringify({ choices: [choice] }));
      return;
    }
    response.setHeader('content-type', 'text/event-stream');
    const send = (delta: object, reason: string | null) =>
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`,
      );
    for (const content of answer.split(/(?<=\s)/)) {
      if (response.destroyed) return;
      send({ content }, null);
      await wait(PER_WORD_MS);
    }
    send({}, 'stop');
    response.end('data: [DONE]\n\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
