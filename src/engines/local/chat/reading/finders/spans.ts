/** Finds times, amounts and measures in a statement, those near the question's words first. */
import { findTimesOf, type Span, wordAt } from '../amounts.ts';
import { closeness, type Match } from '../find-sentences.ts';
import type { QuestionForm } from '../question-form.ts';
import { textOf } from '../words/parse.ts';
import type { Candidate } from './participants.ts';

const changes =
  /^(?:move|postpone|shift|delay|push|change|reschedule|switch|transfer|raise|rise|increase|lower|drop|fall|reduce|cut|extend)$/;

/** "Moved from Tuesday to Friday": Tuesday is no more. */
const isFormer = (text: string, { text: found, at }: Span): boolean =>
  (/^from\b/i.test(found) || /\bfrom\s+(?:the\s+)?$/i.test(text.slice(0, at))) &&
  /^,?\s+to\b/i.test(text.slice(at + found.length));

const isFuture = ({ tokens }: QuestionForm): boolean =>
  tokens.some(({ word }) => /^(?:will|next)$/.test(word));
/** "Now, don't salt it yet" says no time. */
const leadIn = /^now,/i;
const past = /\b(?:last|yesterday|ago|earlier)\b/i;

/** "When is the next quiz?" is no question about last night. */
export const timesIn = (form: QuestionForm, match: Match): Candidate[] => {
  const unit = form.wanted.kind === 'time' ? form.wanted.unit : undefined;
  const found = fromSpans(match, (text) => findTimesOf(text, unit));
  const isLeadIn = leadIn.test(textOf(match.tokens));
  return found.filter(
    ({ text }) => !(isFuture(form) && past.test(text)) && !(isLeadIn && /^now$/i.test(text)),
  );
};

export const fromSpans = (match: Match, spans: (text: string) => Span[], base = 0.6): Candidate[] => {
  const text = textOf(match.tokens);
  const isChanged = match.tokens.some(({ root }) => changes.test(root));
  return spans(text)
    .filter((span) => !(isChanged && isFormer(text, span)))
    .filter((span) => {
      const start = wordAt(match.tokens, text, span.at);
      const near = match.near.slice(start, start + span.text.split(/\s+/).length);
      // Words of the question itself are no answer.
      return (
        !near.some((score) => score === 1) || near.length > near.filter((score) => score === 1).length + 1
      );
    })
    .map((span) => {
      // "Tonight's concert begins at eight".
      const isPossessive = /^['’]s\b/.test(text.slice(span.at + span.text.length));
      // "Twelve hours, or eight with the heater on".
      const behind = wordAt(match.tokens, text, span.at) + span.text.split(/\s+/).length - 1;
      const isTold = [behind, behind + 1].some(
        (at) =>
          /^(?:with|without|when|if)$/.test(match.tokens[at]?.word ?? '') &&
          match.near.slice(at + 1, at + 4).some((near) => near >= 0.75),
      );
      const score =
        base +
        (isTold ? 0.3 : 0) +
        0.4 * closeness(match, wordAt(match.tokens, text, span.at)) -
        (isPossessive ? 0.3 : 0);
      return { text: span.text, score };
    });
};
