/**
 * Classifies errors of the AI SDK. Their messages and the request in them are not passed on: they can hold prompts and
 * keys.
 */
import { AISDKError, APICallError } from '@ai-sdk/provider';
import { ApiError } from '../../../domain/errors.ts';
import { isContentRefusal, parseErrorBody } from '../parse-error-body.ts';
import { asUpstreamFailure, errorFor, UpstreamFailure } from '../upstream-failure.ts';

/** Veo ends a filtered job without a video, and the SDK drops the reason. */
const emptyResult = /^No videos in response/;
const operatorsErrors = /LoadAPIKey|LoadSetting|NoSuchModel|NoSuchProvider|InvalidArgument/;

export const explainProviderError = (
  error: unknown,
  signal: AbortSignal,
  secretsToRedact: Record<string, string> = {},
): unknown => {
  if (signal.aborted) return signal.reason;
  if (error instanceof ApiError) return error;
  const known = asUpstreamFailure(error);
  if (known) return known;
  if (APICallError.isInstance(error)) {
    if (error.statusCode === undefined || error.statusCode < 400)
      return new UpstreamFailure('unavailable', { code: 'malformed' });
    const facts = parseErrorBody(
      error.statusCode,
      error.responseBody ?? '',
      error.responseHeaders?.['retry-after'],
    );
    return errorFor({ ...facts, message: facts.message ?? error.message }, secretsToRedact);
  }
  if (AISDKError.isInstance(error)) {
    if (isContentRefusal({ message: error.message }) || emptyResult.test(error.message))
      return new ApiError('content_policy_violation');
    return new UpstreamFailure(operatorsErrors.test(error.name) ? 'misconfigured' : 'unavailable', {
      code: error.name,
      isFinal: true,
    });
  }
  // Providers throw plain errors for responses they cannot parse.
  return new UpstreamFailure('unavailable', { code: (error as Error | undefined)?.name });
};
