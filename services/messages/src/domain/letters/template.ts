/**
 * A text for a letter. `{slot}` is replaced by a slot, `{de slot}` by a slot with this preposition, contracted as the
 * language does, `{slot~a|b}` by the form that agrees with a slot, and `[…]` is left out if a slot in it is empty.
 */
export type Template = string;

/** A filled slot. */
export interface Slot {
  readonly text: string;
  /** The form after `~` that agrees with the slot; undefined if it is not known. */
  readonly form?: number | undefined;
}

export type Slots = Readonly<Record<string, Slot | undefined>>;

/** Joins a preposition and a noun: `de` and `o exame` to `do exame`. */
export type Contract = (preposition: string, noun: string) => string;

export interface Filled {
  readonly text: string;
  /** How many different slots stand in it. */
  readonly slots: number;
}

const OPTIONAL = /\[([^\]]*)\]/g;
const PLACE = /\{(?:(\p{L}+) )?(\w+)(?:~([^}]*))?\}/gu;

/** The template with its slots filled; undefined if a slot outside of brackets is empty. */
export function fillTemplate(template: Template, slots: Slots, contract: Contract): Filled | undefined {
  const used = new Set<string>();
  const optional = template.replace(
    OPTIONAL,
    (_, part: string) => fillPart(part, slots, contract, used) ?? '',
  );
  const text = fillPart(optional, slots, contract, used);
  return text === undefined ? undefined : { text, slots: used.size };
}

function fillPart(part: string, slots: Slots, contract: Contract, used: Set<string>): string | undefined {
  const names: string[] = [];
  let isComplete = true;
  const text = part.replace(
    PLACE,
    (_, preposition: string | undefined, name: string, forms: string | undefined) => {
      const slot = slots[name];
      const value = slot && (forms === undefined ? slot.text : formOf(forms.split('|'), slot.form));
      if (value === undefined) isComplete = false;
      else names.push(name);
      return preposition && value ? contract(preposition, value) : (value ?? '');
    },
  );
  if (!isComplete) return undefined;
  for (const name of names) used.add(name);
  return text;
}

/** The form that agrees; the last one if fewer forms were written than the language has. */
function formOf(forms: readonly string[], form: number | undefined): string | undefined {
  return form === undefined ? undefined : forms[Math.min(form, forms.length - 1)];
}

/** Whether the template can be filled with these slots at all, by name. For tests and lint. */
export function requiredSlots(template: Template): string[] {
  return [...template.replace(OPTIONAL, '').matchAll(PLACE)].map(([, , name = '']) => name);
}
