import type { Prompt, ProviderManner, ProviderNote } from '../../domain/ports.ts';
import { PROVIDER_ANSWER_SCHEMA } from './provider-answer-form.ts';

/** How an endpoint is asked at first. OpenAI's newer models reject `max_tokens`; many compatible servers know only that. */
export function firstManner(baseUrl: string): ProviderManner {
  const isOpenAi = new URL(baseUrl).hostname === 'api.openai.com';
  return {
    form: 'schema',
    hasSystemRole: true,
    tokens: isOpenAi ? 'max_completion_tokens' : 'max_tokens',
    address: 0,
    room: 1,
  };
}

/** What every server takes. */
export function barest(manner: ProviderManner): ProviderManner {
  const { effort: _, ...rest } = manner;
  return {
    ...rest,
    form: 'plain',
    hasSystemRole: false,
    stream: 'refused',
    ...(manner.effort && { effort: 'refused' }),
  };
}

interface RequestOptions {
  readonly model: string;
  readonly maxOutputTokens: number;
  /** Whether the answer is read while it is written. */
  readonly stream: boolean;
}

/** The body of a request in this manner. */
export function requestIn(
  manner: ProviderManner,
  prompt: Prompt,
  { model, maxOutputTokens, stream }: RequestOptions,
): Record<string, unknown> {
  const { form, hasSystemRole, tokens, effort, room } = manner;
  return {
    model,
    messages: hasSystemRole
      ? [
          { role: 'system', content: prompt.system },
          { role: 'user', content: prompt.user },
        ]
      : [{ role: 'user', content: `${prompt.system}\n\n${prompt.user}` }],
    stream: stream && manner.stream !== 'refused',
    ...(tokens !== 'none' && { [tokens]: maxOutputTokens * room }),
    ...(form === 'schema' && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'letter', strict: true, schema: PROVIDER_ANSWER_SCHEMA },
      },
    }),
    ...(form === 'json' && { response_format: { type: 'json_object' } }),
    ...(effort && effort !== 'refused' && { reasoning_effort: effort }),
  };
}

/** The manner to try after one kind of refusal; undefined if the present manner already complies. */
interface Lesson {
  readonly says: RegExp;
  readonly learn: (manner: ProviderManner, text: string) => ProviderManner | undefined;
}

/** From the texts of public reports on the servers; the first that fits counts. */
const LESSONS: readonly Lesson[] = [
  {
    // Not where an error quotes the request, which has a field of that name.
    says: /\bstream(?:ing)?\b[^"{},]{0,60}\b(?:not|unsupported|disabled|unavailable|must be false)\b|\b(?:not|unsupported|unknown|unrecognized|unexpected|invalid)\b[^"{},]{0,60}\bstream(?:ing)?\b/iu,
    learn: (manner) => (manner.stream ? undefined : { ...manner, stream: 'refused' }),
  },
  {
    says: /reasoning[_ .]effort|reasoning is not supported/iu,
    learn: (manner, text) => {
      if (!manner.effort || manner.effort === 'refused') return undefined;
      const offered = /\b(?:minimal|low)\b/iu.exec(text.replace(/['"`]none['"`]/giu, ''))?.[0];
      const isOffered = offered && offered !== manner.effort;
      return { ...manner, effort: isOffered ? offered.toLowerCase() : 'refused' };
    },
  },
  {
    says: /max_completion_tokens|max_tokens|max tokens/iu,
    learn: (manner, text) => {
      const other = manner.tokens === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
      if (text.includes(other) && manner.tokens !== 'none') return { ...manner, tokens: other };
      if (manner.room > 1) return { ...manner, room: 1 };
      if (manner.tokens === 'none') return undefined;
      // A server that knows neither field is sent the old name; one that only rejects the field gets no
      // limit.
      return { ...manner, tokens: manner.tokens === 'max_completion_tokens' ? 'max_tokens' : 'none' };
    },
  },
  {
    says: /response[_ ]format|json[_ ]?schema|json[_ ]?object|structured[_ ]outputs?|json mode|guided|grammar/iu,
    learn: (manner, text) => {
      if (manner.form === 'plain') return undefined;
      const isTypeAlone =
        /json[_ ]?schema|structured|response_format[ .]type|grammar/iu.test(text) &&
        !/or 'text'|must be 'text'/iu.test(text);
      return { ...manner, form: manner.form === 'schema' && isTypeAlone ? 'json' : 'plain' };
    },
  },
  {
    says: /system (?:role|message|prompt|instruction)|roles? must alternate|only user|role.{0,20}system|developer instruction|alternate/iu,
    learn: (manner) => (manner.hasSystemRole ? { ...manner, hasSystemRole: false } : undefined),
  },
];

/** The manner that a refusal teaches; undefined if it names nothing that could be asked otherwise. */
export function learnFrom(refusal: string, manner: ProviderManner): ProviderManner | undefined {
  for (const { says, learn } of LESSONS) {
    const next = says.test(refusal) ? learn(manner, refusal) : undefined;
    if (next) return next;
  }
  return undefined;
}

/** What is said of a manner to the administrator. */
export function notesOf(manner: ProviderManner, first: ProviderManner): readonly ProviderNote[] {
  const notes: readonly (readonly [boolean, ProviderNote])[] = [
    [manner.address > 0, 'address_mended'],
    [manner.form !== 'schema', 'without_schema'],
    [manner.form === 'plain', 'without_json_mode'],
    [!manner.hasSystemRole, 'without_system_role'],
    [manner.tokens !== first.tokens, 'other_token_parameter'],
    [manner.effort !== undefined && manner.effort !== 'refused', 'reasoning_off'],
    [manner.room > 1, 'more_room'],
  ];
  return notes.flatMap(([holds, note]) => (holds ? [note] : []));
}
