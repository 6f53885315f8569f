import type { Language } from '@selah/shared/contracts/languages';
import { SHAPE_LETTERS } from './shape-letters.ts';

type Random = () => number;

/** What no letter may say, by language, and what is machinery or written in another language. */
const FORBIDDEN: Readonly<Record<Language, readonly string[]>> = {
  pt: ['Meu filho amado, nunca te abandonarei.', 'Você será curado em breve.', 'Eu sou o teu Deus.'],
  en: ['My child, I am with you.', 'Trust, and you will be healed.', 'God is telling you to wait.'],
  es: ['Hijo mío, yo soy tu Dios.', 'Dios te sanará muy pronto.', 'Así dice el Señor: espera.'],
  fr: ['Mon enfant, je suis ton Dieu.', 'Vous serez bientôt guérie.', 'Je ne te laisserai jamais.'],
};

const ANYWHERE = [
  'Veja https://example.org/ajuda agora.',
  'Ligue 0800 123 4567 hoje.',
  '<b>Forte</b> hoje.',
  '{"danger": "life"} e mais.',
  'We need to write the letter now.',
  '\ufffd\ufffd fim.',
  'A \ud83d\u0020 B.',
  'As an AI language model I say so.',
  'God will surely heal your mother and I promise that the job is yours in the end.',
];

const PICTURES = ['', ' 🙏', ' 👨‍👩‍👧', ' 𝒜', ' ❤️'];

export interface HostileStream {
  readonly language: Language;
  /** The forbidden sentence. */
  readonly forbidden: string;
  /** The body of an answer of a chat endpoint, as server-sent events, in pieces that end anywhere. */
  readonly pieces: readonly Uint8Array[];
}

/** A stream of a good letter whose last sentence must not be shown, cut within events, signs, escapes and surrogates. */
export function hostileStream(language: Language, random: Random): HostileStream {
  const any = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const forbidden = any(random() < 0.7 ? FORBIDDEN[language] : ANYWHERE);
  const paragraphs = SHAPE_LETTERS[language].letter.split('\n\n');
  const letter = paragraphs.slice(0, 1 + Math.floor(random() * paragraphs.length)).join('\n\n');
  const gap = any([' ', '\n\n', '\n']);
  const message = `${letter.replace('. ', `.${any(PICTURES)} `)}${any(PICTURES)}${gap}${forbidden}`;
  const object = JSON.stringify({ danger: 'none', psalm: '46:1', message });
  const written = random() < 0.5 ? object : escaped(object, random);
  const events = splitAnywhere(written, 120, random).map(
    (content) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`,
  );
  const body = Buffer.from(`${events.join('')}data: [DONE]\n\n`);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < body.length; ) {
    const length = 1 + Math.floor(random() * 400);
    pieces.push(body.subarray(at, at + length));
    at += length;
  }
  return { language, forbidden, pieces };
}

/** Signs as escapes, which JSON allows for any of them. */
function escaped(json: string, random: Random): string {
  const start = json.indexOf('"message":"') + '"message":"'.length;
  return Array.from({ length: json.length }, (_, at) => {
    const sign = json[at] ?? '';
    const isPlain = at < start || /["\\]/.test(sign) || json[at - 1] === '\\' || at > json.length - 3;
    const code = sign.charCodeAt(0).toString(16).padStart(4, '0');
    return isPlain || random() > (code > '007f' ? 0.8 : 0.02) ? sign : `\\u${code}`;
  }).join('');
}

/** Also between the halves of a surrogate pair, which JSON then sends as two escapes. */
function splitAnywhere(text: string, longest: number, random: Random): readonly string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    const length = 1 + Math.floor(random() * longest);
    parts.push(text.slice(at, at + length));
    at += length;
  }
  return parts;
}
