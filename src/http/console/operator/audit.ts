/** GET audit: who changed what, newest first. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AuditEntry } from '../../../domain/audit.ts';
import { type AuditEntryResponse, auditPage } from '../../../domain/responses/operator-responses.ts';
import type { AppDeps } from '../../app-deps.ts';
import { consoleOperation } from '../../operation.ts';
import { text } from '../../schemas/common.ts';
import { createValidator, queryFields } from '../../validate.ts';
import { limitOf, pageFields } from '../page-query.ts';

const auditQuery = Type.Object({
  ...pageFields,
  subject: Type.Optional(text('What was changed', { maxLength: 200 })),
});

export const registerAuditRoute = (app: FastifyInstance, { auditLog }: AppDeps): void => {
  const validate = createValidator(auditQuery);
  app.get('/audit', consoleOperation('Changes, newest first', auditPage), async (request) => {
    const { cursor, limit, subject } = validate(queryFields(request));
    const size = limitOf(limit);
    const entries = await auditLog.list({ subject }, { limit: size + 1, afterId: cursor });
    const shown = entries.slice(0, size);
    return {
      data: shown.map(auditView),
      next_cursor: entries.length > size ? shown.at(-1)!.id : null,
    };
  });
};

export const auditView = ({ createdAt, ...entry }: AuditEntry): AuditEntryResponse => ({
  ...entry,
  at: createdAt,
});
