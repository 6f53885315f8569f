import { type Exact, nearestDouble, remainder } from './exact-number.ts';
import { KeyWriter } from './key-writer.ts';
import { binaryOf, codeOf, fieldsOf, regexOf, textOf, timestampOf } from './value-parts.ts';
import { rankOf, typeOf, type ValueType } from './value-type.ts';

/**
 * Index keys are byte strings whose byte order is the order of `compareValues`, so that SQLite's b-tree can search
 * and sort them without knowledge of BSON. No key is a prefix of another, so that the parts of a compound key can
 * be concatenated. Descending parts have inverted bytes.
 */
export function encodeKey(values: readonly unknown[], descending: readonly boolean[] = []): Buffer {
  const writer = new KeyWriter();
  values.forEach((value, part) => {
    const start = writer.length;
    writeValue(writer, value);
    if (descending[part] === true) writer.invertFrom(start);
  });
  return writer.finish();
}

function writeValue(writer: KeyWriter, value: unknown): void {
  const type = typeOf(value);
  writer.byte(rankOf(type));
  WRITERS[type](writer, value);
}

type Write = (writer: KeyWriter, value: unknown) => void;

/** For types with a single value. */
const nothing: Write = () => {};
const code: Write = (writer, value) => writer.text(codeOf(value));
const text: Write = (writer, value) => writer.text(textOf(value));

/** NaN first, then the nearest double, then what rounding removed, so that 2^53 and 2^53 + 1 differ. */
function writeNumber(writer: KeyWriter, value: unknown): void {
  const double = nearestDouble(value);
  if (Number.isNaN(double)) {
    writer.byte(0);
    return;
  }
  writer.byte(1);
  writer.double(double);
  writeRemainder(writer, remainder(value));
}

const NEGATIVE = 1;
const NONE = 2;
const POSITIVE = 3;

function writeRemainder(writer: KeyWriter, { coefficient, exponent }: Exact): void {
  if (coefficient === 0n) {
    writer.byte(NONE);
    return;
  }
  const digits = String(coefficient < 0n ? -coefficient : coefficient);
  writer.byte(coefficient < 0n ? NEGATIVE : POSITIVE);
  const start = writer.length;
  writer.uint16(exponent + digits.length + 0x8000);
  writer.text(digits.replace(/0+$/, ''));
  if (coefficient < 0n) writer.invertFrom(start);
}

/** Type, name and value of each field, in the order of document comparison; ended by 0, which is below any type. */
function writeDocument(writer: KeyWriter, value: unknown): void {
  for (const [name, field] of Object.entries(fieldsOf(value))) {
    writer.byte(rankOf(typeOf(field)));
    writer.text(name);
    writeValue(writer, field);
  }
  writer.byte(0);
}

function writeArray(writer: KeyWriter, value: unknown): void {
  if (Array.isArray(value)) for (const element of value) writeValue(writer, element);
  writer.byte(0);
}

function writeBinary(writer: KeyWriter, value: unknown): void {
  const { bytes, subtype } = binaryOf(value);
  writer.uint32(bytes.length);
  writer.byte(subtype);
  writer.bytes(bytes);
}

const WRITERS: Readonly<Record<ValueType, Write>> = {
  missing: nothing,
  minKey: nothing,
  maxKey: nothing,
  null: nothing,
  dbPointer: nothing,
  int: writeNumber,
  long: writeNumber,
  double: writeNumber,
  decimal: writeNumber,
  string: text,
  symbol: text,
  object: writeDocument,
  array: writeArray,
  binData: writeBinary,
  objectId: (writer, value) => writer.bytes(Buffer.from(String(value), 'hex')),
  bool: (writer, value) => writer.byte(value === true ? 1 : 0),
  date: (writer, value) => writer.double(Number(value)),
  timestamp: (writer, value) => writer.uint64(timestampOf(value)),
  regex: (writer, value) => {
    writer.text(regexOf(value).pattern);
    writer.text(regexOf(value).options);
  },
  javascript: code,
  javascriptWithScope: code,
};
