import {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import fc from 'fast-check';

const interestingDoubles = [
  0,
  -0,
  0.1,
  1,
  1.5,
  -1,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  Number.MAX_VALUE,
  5e-324,
  Number.NaN,
  Infinity,
  -Infinity,
];
const interestingLongs = [
  '0',
  '1',
  '-1',
  '9007199254740992',
  '9007199254740993',
  '-9007199254740993',
  '9223372036854775807',
];
const interestingDecimals = [
  '0',
  '0.1',
  '1',
  '1.0',
  '1.5',
  '9007199254740992.5',
  '1E+400',
  '-1E+400',
  '1E-400',
  'NaN',
  'Infinity',
];

/** Numbers of all four types, often close enough to each other to detect rounding. */
export const anyNumber: fc.Arbitrary<unknown> = fc.oneof(
  fc.oneof(fc.constantFrom(0, 1, -1, 2 ** 31 - 1), fc.integer()).map((value) => new Int32(value)),
  fc.oneof(fc.constantFrom(...interestingDoubles), fc.double()).map((value) => new Double(value)),
  fc
    .oneof(
      fc.constantFrom(...interestingLongs),
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
    )
    .map((text) => Long.fromString(text)),
  fc.constantFrom(...interestingDecimals).map((text) => Decimal128.fromString(text)),
);

const scalar: fc.Arbitrary<unknown> = fc.oneof(
  anyNumber,
  fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('a', 'a\0', 'a\0b', 'ab', '\ue000', '😀')),
  fc.boolean(),
  fc.constant(null),
  fc.integer({ min: -1e12, max: 1e12 }).map((time) => new Date(time)),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc
    .tuple(fc.uint8Array({ maxLength: 3 }), fc.constantFrom(0, 4, 128))
    .map(([bytes, type]) => new Binary(bytes, type)),
  fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((bits) => new Timestamp(bits)),
  fc.constantFrom('a', 'b').map((pattern) => new BSONRegExp(pattern, 'i')),
  fc.constantFrom(new MinKey(), new MaxKey()),
);

/** Any BSON value, with some nesting. */
export const anyValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
