import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { isDuplicateRow } from '@selah/service-kit/sqlite/duplicate-row';
import { createStatements } from '@selah/service-kit/sqlite/statements';
import { usernameKey } from '@selah/shared/contracts/admin/username-key';
import type { Administrator } from '../../domain/administrator.ts';
import { type AdministratorRepository, UsernameTakenError } from '../../domain/ports.ts';

/** Administrators in SQLite. */
export function createSqliteAdministratorRepository(db: DatabaseSync): AdministratorRepository {
  const sql = createStatements(db);
  return {
    async add(administrator) {
      const { username, passwordHash, email } = administrator;
      try {
        const { lastInsertRowid } = sql(
          'INSERT INTO users (username, username_key, password_hash, email) VALUES (?, ?, ?, ?)',
        ).run(username, usernameKey(username), passwordHash, email ?? null);
        return { ...administrator, id: Number(lastInsertRowid) };
      } catch (error) {
        if (isDuplicateRow(error)) throw new UsernameTakenError('username taken', { cause: error });
        throw error;
      }
    },
    hasAny: async () => sql('SELECT 1 FROM users').get() !== undefined,
    async emails() {
      return sql('SELECT email FROM users WHERE email IS NOT NULL ORDER BY id')
        .all()
        .map(({ email }) => String(email));
    },
    async findByUsername(username) {
      return toAdministrator(sql('SELECT * FROM users WHERE username_key = ?').get(usernameKey(username)));
    },
    async findByEmail(email) {
      return toAdministrator(sql('SELECT * FROM users WHERE email = ? ORDER BY id').get(email));
    },
    async findById(id) {
      return toAdministrator(sql('SELECT * FROM users WHERE id = ?').get(id));
    },
    async setPassword(id, passwordHash) {
      sql(
        'UPDATE users SET password_hash = ?, reset_token = NULL, reset_token_expiry = NULL WHERE id = ?',
      ).run(passwordHash, id);
    },
    async setEmail(id, email) {
      sql('UPDATE users SET email = ? WHERE id = ?').run(email, id);
    },
    async rememberReset(id, tokenHash, expiry) {
      sql('UPDATE users SET reset_token = ?, reset_token_expiry = ? WHERE id = ?').run(
        tokenHash,
        expiry.getTime(),
        id,
      );
    },
    async findByReset(tokenHash, now) {
      const found = sql('SELECT * FROM users WHERE reset_token = ? AND reset_token_expiry > ?');
      return toAdministrator(found.get(tokenHash, now.getTime()));
    },
    async takeReset(tokenHash, now, passwordHash) {
      const taken = sql(
        `UPDATE users SET password_hash = ?, reset_token = NULL, reset_token_expiry = NULL
         WHERE reset_token = ? AND reset_token_expiry > ? RETURNING *`,
      );
      return toAdministrator(taken.get(passwordHash, tokenHash, now.getTime()));
    },
  };
}

function toAdministrator(row: Record<string, SQLOutputValue> | undefined): Administrator | undefined {
  return (
    row && {
      id: Number(row.id),
      username: String(row.username),
      passwordHash: String(row.password_hash),
      ...(row.email !== null && { email: String(row.email) }),
    }
  );
}
