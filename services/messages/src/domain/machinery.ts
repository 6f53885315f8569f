/**
 * What a letter never contains: braces, tags, template tokens, fences, headings of an object, escapes, tables, lists, broken
 * characters, or the roles of a chat. Whatever looks like it is a machine's part of an answer, not a letter.
 */
const MACHINERY = [
  /[{}]|<[|/!?a-z]|[|>]>|<\s*unused|◁|▷|&[a-z]+;|&#\d/iu,
  /```|~~~|\\[nrtu"\\]|\]\(|^\s*\|/mu,
  /["'`]?\b(?:danger|psalm|message)\b["'`]?\s*[:=]/iu,
  /\[\/?(?:INST|THINK|SYS|TOOL)/iu,
  /^\s*(?:user|assistant|system|model|human|analysis|final)\s*:?\s*$/imu,
  /^\s*(?:user|assistant|system|human|json|final answer)\s*:/imu,
  /assistant\s*final|tool_call|function_call|finish_reason|\bwe need to (?:answer|output|respond|write)\b/iu,
  /\b(?:i (?:should|need to|must|will now) write|let me write|devo escrever|preciso escrever|vou escrever|debo escribir|voy a escribir|je dois écrire|je vais écrire)\b/iu,
  /\b(?:o usuário|a usuária|el usuario|la usuaria|l.utilisat(?:eur|rice))\b/iu,
  /\bthe user (?:is|has|wants|wrote|asks|says)\b|\bword count\b/iu,
  /^\s*(?:[-•▪*]|\d{1,2}[.)])\s+\S/mu,
  /[\uFFFD▁ĠĊ]|Ã[\u0080-\u00BF]|(?![\n\r\t])\p{Cc}|\p{Cs}/u,
];

export function looksLikeMachinery(text: string): boolean {
  return MACHINERY.some((pattern) => pattern.test(text));
}

/** A full stop, also inside quotation marks or before an emoji, or a closed quotation. */
const WHOLE = /(?:[.!?…]["'”’»)\]]*|\S\s?[”»]|\S")(?:\s*\p{Extended_Pictographic}\uFE0F?)*\s*$/u;

/** Whether a letter ends with a whole sentence; one that does not was cut off. */
export function endsWhole(text: string): boolean {
  return WHOLE.test(text);
}

/** How models decline, folded to lower case without accents. */
const REFUSALS = [
  /\b(?:sorry|apologi[sz]e|unable)\b[^.!?]{0,60}\b(?:can ?not|can.?t|unable to|not able to|won.?t)\b[^.!?]{0,30}\b(?:help|assist|write|provide|continue|fulfil|answer|comply|respond|do that)/u,
  /\b(?:i can.?t|i cannot|i am unable to|i.?m not able to) (?:help|assist|provide|fulfil|comply|continue with|respond)/u,
  /\bnao (?:posso|consigo|sou capaz de) (?:te |lhe )?(?:ajudar|atender|escrever|continuar|fornecer|responder|gerar|criar|produzir|cumprir|processar)/u,
  /\bno (?:puedo|soy capaz de|me es posible) (?:ayudar|atender|escribir|continuar|proporcionar|responder|generar|crear|cumplir|procesar)/u,
  /\bne (?:peux|suis) pas (?:en mesure d.? ?|vous |t.)?(?:aider|ecrire|continuer|fournir|repondre|generer|creer|traiter)/u,
  /\bas an? (?:ai|language model|artificial)\b|\bcomo (?:um |uma |un |una )?(?:ia|modelo de (?:linguagem|lenguaje)|inteligencia artificial)\b|\ben tant qu.(?:ia|intelligence artificielle|un modele)\b/u,
];

/** Whether a text declines to write a letter; a refusal is not shown as one. */
export function isRefusal(text: string): boolean {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return REFUSALS.some((pattern) => pattern.test(folded));
}
