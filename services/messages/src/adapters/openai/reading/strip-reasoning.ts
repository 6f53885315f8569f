/** An answer without what its model thought aloud and without the tokens of its chat template. */
export interface Stripped {
  readonly text: string;
  /** Whether there was reasoning. */
  readonly reasoned: boolean;
}

const NAMES =
  'think|thinking|thought|thoughts|reasoning|reason|reflection|analysis|scratchpad|seed:think|internal';

/** The marks around reasoning, as models and their templates write them, one pair in each line. */
const OPENERS = [
  `<(?:${NAMES})(?:\\s[^>]*)?>`,
  '\\[think(?:ing)?\\]',
  '◁think▷',
  '^\\s*Thinking\\.{3}',
  '<\\|start_thinking\\|>',
  '<unused94>(?:thought)?',
  '<\\|channel>thought',
  '<\\|channel\\|>\\s*analysis[^<]*<\\|message\\|>',
];
const CLOSERS = [
  `</(?:${NAMES})\\s*>|<\\\\(?:${NAMES})>`,
  '\\[/think(?:ing)?\\]',
  '◁/think▷',
  '\\.{3}\\s*done thinking\\.?',
  '<\\|end_thinking\\|>',
  '<unused95>',
  '<channel\\|>',
  // The next channel begins, or the message ends.
  '<\\|end\\|>|<\\|return\\|>|<\\|start\\|>|<\\|channel\\|>(?!\\s*analysis)',
];

const MARK = new RegExp(
  [...OPENERS, ...CLOSERS]
    .map((one, index) => `(?<${index < OPENERS.length ? 'o' : 'c'}${index}>${one})`)
    .join('|'),
  'giu',
);

/** A closing mark whose opening mark the chat template removed; only marks that appear nowhere else. */
const ORPHAN = new RegExp(`^(?:${CLOSERS.slice(0, -1).join('|')})$`, 'iu');

/** Channels of a model whose server wrote the tokens as plain words. */
const BARE_CHANNELS = /^\s*analysis[\s\S]*?assistant\s*final\s*/iu;

/** Headings over reasoning and answer, without tags. */
const HEADINGS =
  /^\s*(?:[#*_\s]*)(?:thinking process|thought process|reasoning|thoughts?|analysis|here is my thought process|raciocínio|razonamiento|raisonnement|análise|análisis|analyse)[*_\s]*:[\s\S]*?\n\s*[#*_\s]*(?:final answer|final response|final letter|answer|response|here is my response|resposta final|resposta|respuesta final|respuesta|réponse finale|réponse)[*_\s]*:[*_\s]*/iu;

/** Tokens of chat templates, and tags that models put around a whole answer. */
const TOKENS = new RegExp(
  [
    '<\\|start\\|>\\s*(?:assistant|model)?',
    '<\\|channel\\|>\\s*(?:final|commentary)?(?:\\s*(?:to=\\S+|json))*',
    '<\\|(?:im_start|start_header_id)\\|>\\s*(?:assistant|model)?',
    '<start_of_turn>\\s*(?:model|assistant)?',
    '<\\|constrain\\|>\\s*json',
    '<[|｜][^|｜<>\\n]{1,40}[|｜]>',
    '</?s>|<(?:eos|bos|pad|eod|end_of_turn|unused\\d+)>',
    '\\[/?INST\\]|<</?SYS>>|\\[/?(?:BEGIN|END)_?(?:OF_)?[A-Z]+\\]',
    '</?(?:answer|response|output|final|final_answer|message_text|assistant|result|json)\\s*>',
  ].join('|'),
  'giu',
);

/** Takes reasoning and template tokens away, wherever they stand; also reasoning without its first or its last mark. */
export function stripReasoning(text: string): Stripped {
  const bare = text.replace(BARE_CHANNELS, '').replace(HEADINGS, '');
  const { kept, removed } = withoutMarked(bare);
  return { text: kept.replace(TOKENS, '').trim(), reasoned: removed || bare.length < text.length };
}

function withoutMarked(text: string): { kept: string; removed: boolean } {
  let kept = '';
  let removed = false;
  let from = 0;
  /** The kind of the reasoning that is open, and how many of it stand in each other. */
  let open: number | undefined;
  let depth = 0;
  for (const match of text.matchAll(MARK)) {
    const { kind, opens } = kindOf(match);
    if (open === undefined) {
      if (opens) {
        kept += text.slice(from, match.index);
        [open, depth, removed] = [kind, 1, true];
      } else if (ORPHAN.test(match[0])) {
        [kept, removed] = ['', true];
        from = match.index + match[0].length;
      }
    } else if (opens && kind === open) depth += 1;
    else if (!opens && kind === open) {
      depth -= 1;
      if (depth === 0) {
        open = undefined;
        // The mark of the next channel stays: it is a token of its own.
        from = match.index + (isChannel(match[0]) ? 0 : match[0].length);
      }
    }
  }
  if (open === undefined) return { kept: kept + text.slice(from), removed };
  return { kept: kept + objectAtTheEnd(text), removed };
}

function kindOf(match: RegExpExecArray): { kind: number; opens: boolean } {
  const name = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? 'c0';
  const index = Number(name.slice(1));
  const opens = name.startsWith('o');
  return { kind: opens ? index : index - OPENERS.length, opens };
}

function isChannel(mark: string): boolean {
  return /^<\|(?:start|channel)\|>$/iu.test(mark);
}

const FORM_START = /\{\s*["']danger["']/giu;

/** Where the last mark of reasoning is missing, an object of our form at the very end is the answer. */
function objectAtTheEnd(text: string): string {
  const start = [...text.matchAll(FORM_START)].at(-1)?.index;
  const object = start === undefined ? '' : text.slice(start).trim();
  return /\}(?:\s*```)?$/u.test(object) ? object : '';
}
