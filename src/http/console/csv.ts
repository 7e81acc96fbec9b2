/** Tables as CSV. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A spreadsheet would run a text that begins like a formula. */
const cell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (values: (string | number | null)[]): string => `${values.map(cell).join(',')}\r\n`;

/** The head is made before the response begins: a wrong filter is an error, not a broken file. */
export const sendCsv = async (
  reply: FastifyReply,
  name: string,
  lines: AsyncGenerator<string, void>,
): Promise<FastifyReply> => {
  const head = await lines.next();
  const all = async function* () {
    if (!head.done) yield head.value;
    yield* lines;
  };
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(all()));
};
