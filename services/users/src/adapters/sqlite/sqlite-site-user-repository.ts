import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { isDuplicateRow } from '@selah/service-kit/sqlite/duplicate-row';
import { createStatements } from '@selah/service-kit/sqlite/statements';
import { EmailTakenError, type SiteUserRepository } from '../../domain/ports.ts';
import type { SiteUser } from '../../domain/site-user.ts';

/** Accounts in SQLite. */
export function createSqliteSiteUserRepository(db: DatabaseSync): SiteUserRepository {
  const sql = createStatements(db);
  return {
    async add(user) {
      const { email, name, passwordHash, createdAt } = user;
      try {
        const { lastInsertRowid } = sql(
          'INSERT INTO site_users (email, name, password_hash, created_at, last_login) VALUES (?, ?, ?, ?, ?)',
        ).run(email, name, passwordHash, createdAt.getTime(), createdAt.getTime());
        return { ...user, id: Number(lastInsertRowid), lastLogin: createdAt };
      } catch (error) {
        if (isDuplicateRow(error, 'site_users.email'))
          throw new EmailTakenError('e-mail taken', { cause: error });
        throw error;
      }
    },
    async findById(id) {
      return toSiteUser(sql('SELECT * FROM site_users WHERE id = ?').get(id));
    },
    async findByEmail(email) {
      return toSiteUser(sql('SELECT * FROM site_users WHERE email = ?').get(email));
    },
    async recordLogin(id, at) {
      sql('UPDATE site_users SET last_login = ? WHERE id = ?').run(at.getTime(), id);
    },
    async remove(id) {
      return sql('DELETE FROM site_users WHERE id = ?').run(id).changes === 1;
    },
  };
}

function toSiteUser(row: Record<string, SQLOutputValue> | undefined): SiteUser | undefined {
  return (
    row && {
      id: Number(row.id),
      email: String(row.email),
      name: String(row.name),
      passwordHash: String(row.password_hash),
      createdAt: new Date(Number(row.created_at)),
      lastLogin: new Date(Number(row.last_login)),
    }
  );
}
