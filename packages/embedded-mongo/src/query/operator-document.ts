import { type Document, isDocument } from '../bson/document.ts';

/** Whether an operand is `{ $operator: … }` and not a document to compare with; `{ $ref, $id }` is a reference. */
export function isOperatorDocument(operand: unknown): operand is Document {
  if (!isDocument(operand)) return false;
  const [first] = Object.keys(operand);
  return first?.startsWith('$') === true && first !== '$ref' && first !== '$id' && first !== '$db';
}
