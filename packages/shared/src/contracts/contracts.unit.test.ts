import { describe, expect, it } from '@jest/globals';
import { API } from './api.ts';
import { ERROR_CODES } from './error-codes.ts';
import { ERROR_MESSAGES, errorMessage } from './error-messages.ts';
import { parseEvent } from './event-catalogue.ts';
import { LANGUAGES } from './languages.ts';
import { saveMessageRequestSchema } from './messages/requests.ts';
import { registerFormSchema, registerRequestSchema, siteLoginRequestSchema } from './users/requests.ts';
import { issuesInLanguage, VALIDATION_MESSAGES } from './validation.ts';
import { randomVideoQuerySchema } from './videos/requests.ts';
import { filenameSchema } from './videos/video.ts';

describe('the API as data', () => {
  it('lists each method and path once', () => {
    const calls = API.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('M-007 requires an administrator for every administrative endpoint', () => {
    const open = API.filter(
      ({ path, method }) =>
        /^\/api\/(admin|debug)\//.test(path) || (path.startsWith('/api/videos') && method !== 'GET'),
    );
    expect(open.length).toBeGreaterThan(7);
    expect(open.every(({ access }) => access === 'admin')).toBe(true);
  });
});

describe('texts shown to people', () => {
  it.each(LANGUAGES)('M-001 exist in %s for every error and every validation', (language) => {
    for (const code of ERROR_CODES) expect(ERROR_MESSAGES[code][language]).toMatch(/\S/);
    for (const texts of Object.values(VALIDATION_MESSAGES)) expect(texts[language]).toMatch(/\S/);
  });

  it('have their placeholders filled', () => {
    expect(errorMessage('rate_limited', 'pt', { seconds: 30 })).toContain('em 30 s');
  });
});

describe('what a caller may write', () => {
  const ana = { email: 'ana@example.org', name: 'Ana', password: 'segredo' };
  const letter = { userId: 1, name: 'Ana', question: 'Por quê?', message: 'Paz.', language: 'pt' };

  it.each([
    ['an account', registerRequestSchema, ana],
    ['a login', siteLoginRequestSchema, { email: ana.email, password: ana.password }],
    ['a saved message', saveMessageRequestSchema, letter],
  ])('M-167 of %s is its fields: an id, a time and a role of the caller are dropped', (_, schema, given) => {
    const more = { id: 7, createdAt: '2025-01-01T00:00:00.000Z', lastLogin: '2025', role: 'admin' };
    expect(schema.parse({ ...given, ...more })).toEqual(given);
  });
});

describe('validation messages', () => {
  const problems = (result: ReturnType<typeof registerFormSchema.safeParse>) =>
    issuesInLanguage(result.error?.issues ?? [], 'pt');

  it('M-195 to M-198 M-236 are those of the specification', () => {
    const form = { email: 'ana@', name: 'An', password: '12345', confirmPassword: '12345' };
    expect(problems(registerFormSchema.safeParse(form))).toEqual([
      { path: 'email', message: 'Email inválido' },
      { path: 'name', message: 'Nome deve ter pelo menos 3 caracteres' },
      { path: 'password', message: 'Senha deve ter pelo menos 6 caracteres' },
    ]);
    const differing = {
      email: 'ana@example.org',
      name: 'Ana',
      password: '123456',
      confirmPassword: '1234567',
    };
    expect(problems(registerFormSchema.safeParse(differing))).toEqual([
      { path: 'confirmPassword', message: 'As senhas não coincidem' },
    ]);
  });

  it('M-196 Q35 the API accepts a name of two letters and refuses one letter', () => {
    const account = { email: 'li@example.org', password: '123456' };
    expect(registerRequestSchema.safeParse({ ...account, name: 'Li' }).success).toBe(true);
    const refused = registerRequestSchema.safeParse({ ...account, name: 'L' });
    expect(issuesInLanguage(refused.error?.issues ?? [], 'pt')).toEqual([
      { path: 'name', message: 'Nome deve ter pelo menos 2 caracteres' },
    ]);
  });

  it('M-199 Q36 a login accepts a password of any length and refuses none', () => {
    expect(siteLoginRequestSchema.safeParse({ email: 'a@example.org', password: 'x' }).success).toBe(true);
    const refused = siteLoginRequestSchema.safeParse({ email: 'a@example.org' });
    expect(issuesInLanguage(refused.error?.issues ?? [], 'pt')).toEqual([
      { path: 'password', message: 'Senha é obrigatória' },
    ]);
  });

  it('Q20 e-mail addresses are compared without case', () => {
    const login = siteLoginRequestSchema.parse({ email: ' Ana@Example.ORG ', password: 'x' });
    expect(login.email).toBe('ana@example.org');
  });
});

describe('a request for a random video', () => {
  it('M-208 reads the excluded ids and ignores the cache busters', () => {
    expect(
      randomVideoQuerySchema.parse({
        language: 'es',
        exclude: '7',
        exclude_list: '1,2,3',
        t: '1',
        force: 'true',
      }),
    ).toEqual({
      language: 'es',
      exclude: 7,
      exclude_list: [1, 2, 3],
    });
  });

  it.each([
    ['401 ids', Array.from({ length: 401 }, (_, id) => id + 1).join(',')],
    ['10⁵ ids', Array.from({ length: 100_000 }, (_, id) => id + 1).join(',')],
    ['words', '1,two,3'],
    ['a query operator', '{"$ne":""}'],
    ['negative ids', '-1'],
  ])('Q33 refuses %s', (_, exclude_list) => {
    expect(randomVideoQuerySchema.safeParse({ exclude_list }).success).toBe(false);
  });
});

describe('the name of a video file', () => {
  it.each(['salmo-23.mp4', 'Salmo 91 (manhã).mp4', 'été_2.webm'])('may be %s', (name) => {
    expect(filenameSchema.safeParse(name).success).toBe(true);
  });

  it.each([
    '../etc/passwd',
    '..',
    '.env',
    'a/b.mp4',
    'a\\b.mp4',
    'a\0.mp4',
    '',
    ' a.mp4',
    '%2e%2e',
    'a\nb.mp4',
  ])('may not be %j', (name) => {
    expect(filenameSchema.safeParse(name).success).toBe(false);
  });
});

describe('an event', () => {
  const envelope = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', occurredAt: '2026-01-01T00:00:00.000Z' };

  it('is parsed by the schema of its name', () => {
    const raw = { ...envelope, name: 'site-user.deleted', data: { userId: 7 } };
    expect(parseEvent('site-user.deleted', raw)).toEqual(raw);
  });

  it('is read without what only a later release knows', () => {
    const raw = { ...envelope, name: 'site-user.deleted', data: { userId: 7 } };
    const later = { ...raw, traceId: 'x', data: { ...raw.data, reason: 'x' } };
    expect(parseEvent('site-user.deleted', later)).toEqual(raw);
  });

  it('is refused when its name or its data does not match', () => {
    const raw = { ...envelope, name: 'site-user.deleted', data: { userId: '7' } };
    expect(() => parseEvent('site-user.deleted', raw)).toThrow();
    expect(() => parseEvent('video.uploaded', { ...raw, data: { videoId: 7 } })).toThrow();
  });
});
