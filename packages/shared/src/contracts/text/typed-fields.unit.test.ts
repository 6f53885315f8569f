import { describe, expect, it } from '@jest/globals';
import { contactSchema } from '../admin/contact.ts';
import {
  adminLoginRequestSchema,
  changeEmailRequestSchema,
  changePasswordFormSchema,
  forgotPasswordRequestSchema,
  resetPasswordFormSchema,
} from '../admin/requests.ts';
import { importPsalterQuerySchema } from '../messages/psalters.ts';
import { aiMessageRequestSchema, saveMessageRequestSchema } from '../messages/requests.ts';
import { registerFormSchema, registerRequestSchema, siteLoginRequestSchema } from '../users/requests.ts';
import { issuesInLanguage } from '../validation.ts';
import {
  editVideoRequestSchema,
  recordVideoRequestSchema,
  uploadVideoFieldsSchema,
} from '../videos/requests.ts';

const account = { email: 'ana@example.org', name: 'Ana', password: 'segredo1', confirmPassword: 'segredo1' };
const letter = { name: 'Ana', question: 'Por quê?' };
const saved = { ...letter, userId: 1, message: 'Querida Ana' };
const contact = { name: 'Ana', phone: '188', isWhatsApp: false, texts: {} };
const login = { username: 'admin', password: 'segredo1' };

/** Every field for a text of a person: schema, valid input, path to the field. */
const TEXT_FIELDS = [
  ['the name of a letter', aiMessageRequestSchema, letter, ['name']],
  ['the worry of a letter', aiMessageRequestSchema, letter, ['question']],
  ['the name of a saved letter', saveMessageRequestSchema, saved, ['name']],
  ['the worry of a saved letter', saveMessageRequestSchema, saved, ['question']],
  ['a saved letter', saveMessageRequestSchema, saved, ['message']],
  ['the name of an account', registerRequestSchema, account, ['name']],
  ['the name in the registration form', registerFormSchema, account, ['name']],
  ['the name of an administrator', adminLoginRequestSchema, login, ['username']],
  ['the name of a contact', contactSchema, contact, ['name']],
  ['the address of a contact', contactSchema, contact, ['address']],
  ['the hours of a contact', contactSchema, contact, ['hours']],
  ['the sentence of a contact', contactSchema, contact, ['texts', 'pt']],
  ['the title of an upload', uploadVideoFieldsSchema, { title: 'Salmo' }, ['title']],
  [
    'the title of a recorded film',
    recordVideoRequestSchema,
    { title: 'Salmo', filename: 'a.mp4' },
    ['title'],
  ],
  ['a changed title', editVideoRequestSchema, { title: 'Salmo' }, ['title']],
  ['the edition of a psalter', importPsalterQuerySchema, { edition: 'A', licence: 'B' }, ['edition']],
  ['the licence of a psalter', importPsalterQuerySchema, { edition: 'A', licence: 'B' }, ['licence']],
] as const;

const withField = (value: object, [first = '', ...rest]: readonly string[], text: unknown): object => ({
  ...value,
  [first]: rest.length === 0 ? text : withField({}, rest, text),
});
const fieldOf = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], value);

describe.each(TEXT_FIELDS)('%s', (_, schema, valid, path) => {
  const parse = (text: string) => schema.safeParse(withField(valid, path, text));

  it('is taken as it was pasted from Word or a PDF, without what cannot be seen', () => {
    const parsed = parse(' \u200bSalmo\u0002 da\u000c cora\u0327a\u0303o\u200b \ufeff');
    expect(parsed.error).toBeUndefined();
    expect(fieldOf(parsed.data, path)).toMatch(/^Salmo da[ \n]+cora\u0327ão$/);
  });

  it.each([
    '\u200b\u200b\u200b',
    '\u3164\u3164\u3164',
    '\u2800\u2800\u2800',
    '\u202e\u202e\u202e',
    '\u0000\u0000\u0000',
    '\u0301\u0301\u0301',
  ])('is refused once, at its field, as nothing but %j', (text) => {
    const issues = issuesInLanguage(parse(text).error?.issues ?? [], 'pt');
    expect(issues).toEqual([
      { path: path.join('.'), message: expect.not.stringMatching(/inválid|undefined/) },
    ]);
  });
});

describe('an e-mail address', () => {
  const schemas = [
    ['of an account', (email: string) => registerRequestSchema.parse({ ...account, email })],
    ['of a login', (email: string) => siteLoginRequestSchema.parse({ ...account, email })],
    ['of a contact', (email: string) => contactSchema.parse({ ...contact, email })],
    ['for recovery', (email: string) => forgotPasswordRequestSchema.parse({ email })],
    [
      'of an administrator',
      (email: string) => changeEmailRequestSchema.parse({ email, currentPassword: 'x' }),
    ],
  ] as const;

  it.each(
    schemas.flatMap(([whose, parse]) => [
      [whose, 'maria&jose@example.org', 'maria&jose@example.org', parse] as const,
      [whose, "O'Neil!#$%*+/=?^_`{|}~-@Example.ORG", "o'neil!#$%*+/=?^_`{|}~-@example.org", parse] as const,
      [whose, 'ana@münchen.example', 'ana@xn--mnchen-3ya.example', parse] as const,
      [whose, 'ana@MU\u0308NCHEN。example', 'ana@xn--mnchen-3ya.example', parse] as const,
      [whose, '\u200b ana\u200b@example.org\u202c\u00a0', 'ana@example.org', parse] as const,
      [whose, 'a..b.@example.org', 'a..b.@example.org', parse] as const,
    ]),
  )('%s may be %j', (_, typed, stored, parse) => {
    expect(parse(typed)).toMatchObject({ email: stored });
    expect(parse(stored)).toMatchObject({ email: stored });
  });

  it.each([
    'ana',
    'ana@',
    '@b.org',
    'a b@c.org',
    'ana@-b.org',
    'ana@b..org',
    'ána@b.org',
    'a@b@ü.org',
    'a@ü.org/x',
    'a@ü:8',
    'a,b@c.org',
    'a@b.org\nBcc: c@d.org',
  ])('may not be %j', (email) => {
    const refused = registerRequestSchema.safeParse({ ...account, email });
    expect(issuesInLanguage(refused.error?.issues ?? [], 'fr')).toEqual([
      { path: 'email', message: 'E-mail invalide' },
    ]);
  });

  it('that is missing has its own message in the recovery form', () => {
    const refused = forgotPasswordRequestSchema.safeParse({ email: ' \u200b' });
    expect(refused.error?.issues.map(({ message }) => message)).toEqual(['email_required']);
  });
});

describe('a telephone number', () => {
  it.each([
    ['\u202a+55 11 98765\u20114321\u202c', '+5511987654321'],
    ['\u200e+55\u00a0(11)\u202f98765–4321\u200f', '+5511987654321'],
    ['+55 (0)11 98765-4321', '+5511987654321'],
    ['0055 ( 0 ) 11 98765 4321', '+5511987654321'],
    ['+44 (0) 20 7946 0018', '+442079460018'],
    ['+55 (011) 98765-4321', '+5511987654321'],
    ['+55 0800 591 2117', '+5508005912117'],
    ['+39 06 6982', '+39066982'],
    ['tel:+55-11-98765−4321', '+5511987654321'],
    ['+٥٥ ١١ ٩٨٧٦٥ ٤٣٢١', '+5511987654321'],
    ['\uff0b\uff15\uff15 11 98765·4321', '+5511987654321'],
    ['1\u200b8\u00ad8', '188'],
    ['(0) 11 98765', '01198765'],
  ])('may be %j', (phone, stored) => {
    expect(contactSchema.parse({ ...contact, phone }).phone).toBe(stored);
    expect(contactSchema.parse({ ...contact, phone: stored }).phone).toBe(stored);
  });

  it.each([
    '',
    '\u202a\u202c',
    '12',
    'ligue já',
    '+55 11 98765-4321 ramal 2',
    '++5511987654321',
    '1'.repeat(16),
  ])('may not be %j', (phone) => {
    const refused = contactSchema.safeParse({ ...contact, phone });
    expect(issuesInLanguage(refused.error?.issues ?? [], 'es')).toEqual([
      { path: 'phone', message: expect.stringMatching(/^Teléfono no válido/) },
    ]);
  });
});

describe('a password', () => {
  const nfd = 'corac\u0327a\u0303o';

  it('that is set is composed, with one sort of space, before its length is counted', () => {
    expect(registerRequestSchema.parse({ ...account, password: `${nfd}\u00a01` }).password).toBe('coração 1');
    expect(registerRequestSchema.safeParse({ ...account, password: 'e\u0301'.repeat(3) }).success).toBe(
      false,
    );
    expect(registerRequestSchema.safeParse({ ...account, password: 'e\u0301'.repeat(200) }).success).toBe(
      true,
    );
  });

  it('is the same as its repetition, however both were typed', () => {
    const twice = { password: 'coração', confirmPassword: nfd };
    for (const [schema, form] of [
      [registerFormSchema, account],
      [resetPasswordFormSchema, {}],
      [changePasswordFormSchema, { currentPassword: 'x' }],
    ] as const)
      expect(schema.safeParse({ ...form, ...twice }).success).toBe(true);
  });

  it('that is compared stays as it was typed, and may be as long as one that is set', () => {
    const password = 'e\u0301'.repeat(200);
    expect(siteLoginRequestSchema.parse({ ...account, password }).password).toBe(password);
    expect(adminLoginRequestSchema.parse({ ...login, password }).password).toBe(password);
    const refused = siteLoginRequestSchema.safeParse({ ...account, password: 'x'.repeat(201) });
    expect(issuesInLanguage(refused.error?.issues ?? [], 'en')).toEqual([
      { path: 'password', message: 'Use at most 200 characters' },
    ]);
  });
});
