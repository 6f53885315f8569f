import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { isDuplicateRow } from '@selah/service-kit/sqlite/duplicate-row';
import { createStatements } from '@selah/service-kit/sqlite/statements';
import type { Language } from '@selah/shared/contracts/languages';
import type { LetterSource, LetterVerse } from '@selah/shared/contracts/messages/requests';
import type { SavedMessageRepository } from '../../domain/ports.ts';
import type { SavedMessage } from '../../domain/saved-message.ts';

/** Saved messages in SQLite. */
export function createSqliteSavedMessages(db: DatabaseSync): SavedMessageRepository {
  const sql = createStatements(db);
  return {
    async add(draft, createdAt, submission) {
      const { userId, name, question, message, verse, source, language } = draft;
      try {
        const { lastInsertRowid } = sql(
          `INSERT INTO saved_messages (user_id, submission, created_at, name, question, message, language, source, verse)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ).run(
          userId,
          submission ?? null,
          createdAt.getTime(),
          name,
          question,
          message,
          language,
          source ?? null,
          verse ? JSON.stringify(verse) : null,
        );
        return { ...draft, id: Number(lastInsertRowid), createdAt };
      } catch (error) {
        if (isDuplicateRow(error, 'saved_messages.submission')) return undefined;
        throw error;
      }
    },
    async findBySubmission(userId, submission) {
      const row = sql('SELECT * FROM saved_messages WHERE user_id = ? AND submission = ?').get(
        userId,
        submission,
      );
      return row && toSavedMessage(row);
    },
    async listOf(userId, { before = Number.MAX_SAFE_INTEGER, limit }) {
      return sql('SELECT * FROM saved_messages WHERE user_id = ? AND id < ? ORDER BY id DESC LIMIT ?')
        .all(userId, before, limit)
        .map(toSavedMessage);
    },
    async countOf(userId, limit) {
      const counted = sql(
        'SELECT count(*) AS count FROM (SELECT 1 FROM saved_messages WHERE user_id = ? LIMIT ?)',
      );
      return Number(counted.get(userId, limit)?.count);
    },
    async exists(id) {
      return sql('SELECT 1 FROM saved_messages WHERE id = ?').get(id) !== undefined;
    },
    async deleteOwn(id, userId) {
      return sql('DELETE FROM saved_messages WHERE id = ? AND user_id = ?').run(id, userId).changes === 1;
    },
    async deleteAllOf(userId) {
      return Number(sql('DELETE FROM saved_messages WHERE user_id = ?').run(userId).changes);
    },
  };
}

function toSavedMessage(row: Record<string, SQLOutputValue>): SavedMessage {
  return {
    id: Number(row.id),
    userId: Number(row.user_id),
    name: String(row.name),
    question: String(row.question),
    message: String(row.message),
    ...(row.verse !== null && { verse: JSON.parse(String(row.verse)) as LetterVerse }),
    ...(row.source !== null && { source: row.source as LetterSource }),
    language: row.language as Language,
    createdAt: new Date(Number(row.created_at)),
  };
}
