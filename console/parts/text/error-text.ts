/** The service's own words in the language of the console: errors, reasons and notes. */
import { ApiError } from '../../api/client.ts';
import { sayByForm } from './message-forms.ts';
import { messages, say } from './say.ts';

/** As it is where the table of the language has no such sentence. */
export const sayMessage = (message: string): string => {
  const table = messages.value;
  return table ? sayByForm(message, table.sentences) : message;
};

/** By its sentence, else by its code with the sentence after it. */
export const sayError = ({ code, message }: { code: string; message: string }): string => {
  const table = messages.value;
  const said = sayMessage(message);
  const general = table?.errors[code];
  if (said !== message || !table || !general || table.isOfLanguage(message)) return said;
  return table.withDetail(general, message);
};

export const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) return sayError(error);
  return error instanceof Error ? sayMessage(error.message) : say('Something went wrong.');
};

/** The message beside the field of the parameter, where its name need not be repeated. */
export const besideField = (error: ApiError): string => {
  if (error.message.startsWith('Missing required parameter')) return say('Fill this in.');
  const reason = /^Invalid value for '[^']*': (.+?)\.?$/s.exec(error.message)?.[1];
  if (reason === undefined) return messageOf(error);
  const said = sayError({ code: error.code, message: reason });
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}${said === reason ? '.' : '。'}`;
};
