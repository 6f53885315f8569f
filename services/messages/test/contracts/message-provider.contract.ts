import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import { checkDrafts } from '../../src/domain/checked-draft.ts';
import { parseProviderAnswer } from '../../src/domain/parse-provider-answer.ts';
import { type MessageProvider, type OnDraft, ProviderFailure } from '../../src/domain/ports.ts';
import { type Behaviour, type ChatServer, startChatServer } from '../chat-server.ts';
import { judge, type Row, tableOf } from '../judge-shapes.ts';
import { SHAPE_LETTERS } from '../shape-letters.ts';
import { replyOf, SHAPES, type Shape, send, streamOf, textOf } from '../shapes.ts';

const PROMPT = { system: 'Write kindly.', user: 'Ana: I lost my job' };
const NEVER = new AbortController().signal;

/** What a visitor gets from a provider's answer, as the service decides. */
export async function outcomeOf(
  provider: MessageProvider,
  language: Language,
  onDraft?: OnDraft,
): Promise<Row['first']> {
  try {
    const { danger, letter } = await provider.answer(PROMPT, NEVER, async () => true, onDraft);
    if (danger.length > 0) return 'danger';
    const shown = letter && parseProviderAnswer(letter, language);
    return shown ? judge({ message: shown.message }, language) : 'composer';
  } catch (error) {
    if (error instanceof ProviderFailure) return 'composer';
    throw error;
  }
}

/** Answers each request as the shape does. */
export function behavesAs(shape: Shape, language: Language): Behaviour {
  let index = 0;
  return (response, _request, { body }) => {
    const reply = replyOf(shape, language, body, index);
    send(response, body.stream ? streamOf(reply) : reply);
    index += 1;
  };
}

/**
 * The contract of every message provider, with recorded shapes of answers: a danger that was named is kept, only whole
 * letters are given on, and two questions take three requests at most, four where two things are learned.
 * @param create a provider that has learned nothing
 */
export function messageProviderContract(name: string, create: (baseUrl: string) => MessageProvider): void {
  describe(`answers of models, ${name}`, () => {
    const rows: Row[] = [];
    let server: ChatServer;

    beforeAll(async () => {
      server = await startChatServer();
    });
    afterAll(async () => {
      await server.close();
      if (process.env.SHAPES_TABLE) process.stdout.write(`${tableOf(rows)}\n`);
    });

    describe.each(LANGUAGES)('in %s', (language) => {
      it.each(SHAPES.map((shape) => [shape.file, shape.name, shape.expect, shape] as const))(
        '%s: %s → %s',
        async (_file, _name, expected, shape) => {
          server.behave(behavesAs(shape, language));
          const provider = create(server.baseUrl);
          const first = await outcomeOf(provider, language);
          const second = await outcomeOf(provider, language);
          const calls = server.requests.length;
          rows.push({ shape, language, first, second, calls });
          expect({ first, second }).toEqual({
            first: shape.learns ? 'composer' : expected,
            second: expected,
          });
          expect(calls).toBeLessThanOrEqual(shape.calls === 1 ? 2 : 4);
        },
      );
    });

    describe.each(LANGUAGES)('while they are written, in %s', (language) => {
      it.each(SHAPES.map((shape) => [shape.file, shape.name, shape.expect, shape] as const))(
        '%s: %s → %s',
        async (_file, _name, expected, shape) => {
          server.behave(behavesAs(shape, language));
          const provider = create(server.baseUrl);
          const drafts: string[] = [];
          const check = checkDrafts(language, undefined, ({ message }) => drafts.push(message));
          await outcomeOf(provider, language, check);
          expect(await outcomeOf(provider, language, check)).toBe(expected);
          for (const draft of drafts) {
            // A beginning of the letter, and of nothing else.
            expect(SHAPE_LETTERS[language].letter.startsWith(draft)).toBe(true);
            expect(expected).not.toBe('danger');
          }
          if (shape.name === 'the object alone') expect(drafts.length).toBeGreaterThan(3);
        },
      );
    });

    describe('whose connection has faults', () => {
      const whole = SHAPES.find(({ name: one }) => one === 'the object alone') ?? fail();
      const dangerous =
        SHAPES.find(({ name: one }) => one === 'the object alone, with danger to life') ?? fail();

      it.each(LANGUAGES)('never shows a part of a letter, cut at any byte, in %s', async (language) => {
        const bytes = Buffer.from(textOf(replyOf(whole, language, {}, 0)));
        const provider = create(server.baseUrl);
        for (let length = 0; length < bytes.length; length += 7) {
          const part = bytes.subarray(0, length);
          server.behave((response) =>
            response.writeHead(200, { 'content-type': 'application/json' }).end(part),
          );
          expect(await outcomeOf(provider, language)).toBe('composer');
        }
      });

      it('never shows a part of a letter where the content itself is cut at any sign', async () => {
        const provider = create(server.baseUrl);
        const { body } = replyOf(whole, 'pt', {}, 0) as {
          body: { choices: { message: { content: string } }[] };
        };
        const content = body.choices[0]?.message.content ?? '';
        for (let length = 1; length < content.length; length += 5) {
          const choices = [{ message: { content: content.slice(0, length) }, finish_reason: 'stop' }];
          server.behave((response) => response.end(JSON.stringify({ choices })));
          expect(await outcomeOf(provider, 'pt')).toBe('composer');
        }
      });

      it.each([
        ['letter', whole],
        ['danger', dangerous],
      ] as const)('reads a %s that comes in pieces, split within characters', async (expected, shape) => {
        const bytes = Buffer.from(textOf(replyOf(shape, 'pt', {}, 0)));
        server.behave((response) => {
          response.writeHead(200, { 'content-type': 'application/json' });
          let at = 0;
          const next = () => {
            if (at >= bytes.length) return void response.end();
            response.write(bytes.subarray(at, at + 97));
            at += 97;
            setTimeout(next, 1);
          };
          next();
        });
        expect(await outcomeOf(create(server.baseUrl), 'pt')).toBe(expected);
      });

      it.each(['text/plain', 'text/html', 'application/octet-stream', 'nonsense'])(
        'reads an answer that is called %s',
        async (type) => {
          server.behave((response) => send(response, { ...replyOf(whole, 'fr', {}, 0), type }));
          expect(await outcomeOf(create(server.baseUrl), 'fr')).toBe('letter');
        },
      );

      it('gives up where blanks never end', async () => {
        server.behave((response) => {
          response.writeHead(200, { 'content-type': 'application/json' });
          const timer = setInterval(() => response.write(' '.repeat(4096)), 1);
          response.on('close', () => clearInterval(timer));
        });
        expect(await outcomeOf(create(server.baseUrl), 'es')).toBe('composer');
      });
    });
  });
}

function fail(): never {
  throw new Error('the shape is missing');
}
