import type { DistressKind } from '@selah/distress/engine/distress-kinds';
import { isRecord } from './find-values.ts';

type Danger = Extract<DistressKind, 'suicide' | 'abuse'>;

/** What a model may call the dangers that it is asked about; also translated, as small models do. */
const NAMED: readonly (readonly [RegExp, readonly Danger[]])[] = [
  [/(?<!\p{L})(?:life|vida|vie|suicid\w*|self[-_ ]?harm)(?!\p{L})/iu, ['suicide']],
  [/(?<!\p{L})(?:violence|violência|violencia|abuse)(?!\p{L})/iu, ['abuse']],
  // Danger without its kind.
  [/^(?:true|yes|high|sim|sí|oui)$/iu, ['suicide', 'abuse']],
];

/** Also with an explanation: `none (no signs)`. */
const NONE =
  /^(?:(?:none|no|false|null|nenhum|nenhuma|ninguno|ninguna|aucun|aucune|nada|rien|safe)(?!\p{L})|$)/iu;

/** `danger` with its value in whatever notation, also cut off: `"danger": "life"`, `danger = life`, `<danger>life</danger>`. */
const SIGN =
  /(?:danger|perigo|peligro)(?:[\s_-]*(?:level|type|view|seen))?[\\\s"'*_`|\])]*(?::|=>?|->|→|>|\bis\b)[\\\s"'*_`|[(<>]*(life|violence|vida|vie|violência|violencia|suicide|self[-_ ]?harm|abuse)(?!\p{L})(?!\s*(?:[|/,]|or\b))/giu;

/** Answers of classifiers that stand where a letter should: S11 is suicide and self-harm. */
const CLASSIFIED = /^\s*unsafe\s+S11\b/iu;

/** A value of the field `danger`: its kinds; undefined if it cannot be read. */
export function dangerFrom(value: unknown): readonly Danger[] | undefined {
  if (Array.isArray(value)) {
    const read = value.map(dangerFrom);
    return read.includes(undefined) ? undefined : read.flatMap((kinds) => kinds ?? []);
  }
  if (isRecord(value)) return dangerFrom(Object.values(value));
  if (value === null || value === false) return [];
  const text = String(value).trim();
  if (/[|/]/u.test(text)) return undefined;
  if (NONE.test(text)) return [];
  const named = NAMED.filter(([pattern]) => pattern.test(text)).flatMap(([, kinds]) => kinds);
  return named.length > 0 ? named : undefined;
}

/** The dangers that a text names, in any notation. */
export function dangerIn(text: string): readonly Danger[] {
  const named = [...text.matchAll(SIGN)].flatMap((match) => dangerFrom(match[1]) ?? []);
  return CLASSIFIED.test(text) ? [...named, 'suicide'] : named;
}

/** What the model wrote or thought is read elsewhere. */
const WRITTEN =
  /^(?:content|failed_generation|text|parts|arguments|refusal|reasoning|reasoning_content|thinking)$/u;

const SELF_HARM = /self[-_ /]?harm|suicid/iu;

const FILTERED = /(?:flagged|blocked|filtered|moderat)[^.]{0,80}(?:self[-_ ]?harm|suicid)/iu;

/**
 * What a provider's own filter says of danger, in an answer or in the body of an error: Azure's `content_filter_result`,
 * moderation categories, or reasons in a list.
 */
export function dangerFromFilter(value: unknown, depth = 0): readonly Danger[] {
  if (depth > 8) return [];
  if (Array.isArray(value)) {
    return value.flatMap((one) =>
      typeof one === 'string' ? kindOfReason(one) : dangerFromFilter(one, depth + 1),
    );
  }
  if (typeof value === 'string') return FILTERED.test(value) ? ['suicide'] : [];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    if (SELF_HARM.test(key)) return isFlagged(one) ? ['suicide' as const] : [];
    return WRITTEN.test(key) ? [] : dangerFromFilter(one, depth + 1);
  });
}

function kindOfReason(reason: string): readonly Danger[] {
  return SELF_HARM.test(reason) && reason.length < 80 ? ['suicide'] : [];
}

function isFlagged(value: unknown): boolean {
  if (value === true) return true;
  if (!isRecord(value)) return false;
  return value.filtered === true || value.detected === true || /medium|high/iu.test(String(value.severity));
}
