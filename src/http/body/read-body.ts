/** Reads the body of a request as fields and files, by its content type. */
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../domain/errors.ts';
import { type Fields, presentFields, requireObject } from '../validate.ts';
import { type MultipartLimits, readMultipart } from './multipart.ts';
import type { UploadedFile } from './receive-file.ts';

export const isMultipart = (request: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');

/** Can be called once: a response may take minutes, and the body should not stay in memory for as long. */
export const readJson = (request: FastifyRequest): Fields => {
  const fields = presentFields(requireObject(request.body));
  request.body = undefined;
  return fields;
};

export type Form = {
  fields: Fields;
  files: Record<string, UploadedFile>;
  fileHashes: Record<string, string | null>;
};

export const readForm = async (request: FastifyRequest, limits: MultipartLimits): Promise<Form> => {
  if (!isMultipart(request)) {
    throw new ApiError('invalid_request', { message: 'The Content-Type must be multipart/form-data.' });
  }
  const { fields, files } = await readMultipart(request, () => request.scratchDir(), limits);
  const fileHashes = Object.fromEntries(Object.entries(files).map(([name, { sha256 }]) => [name, sha256]));
  return { fields: presentFields(fields), files, fileHashes };
};
