/** Says before anything is asked that only questions about recordings are answered, and what would change that. */
import { seesOperator } from '../../api/session.ts';
import type { Model } from '../../api/types.ts';
import { Note } from '../../parts/controls/note.tsx';
import { bytes } from '../../parts/data/format.ts';
import { say } from '../../parts/text/say.ts';

export const OnlyRecordings = ({ needed }: { needed: NonNullable<Model['general_answers_need']> }) => (
  <Note>
    {say('Only questions about recordings are answered here: one that you attach, or what you say yourself.')}{' '}
    {seesOperator.value ? (
      <>
        {say('For other questions install the language model {name} ({size}):', {
          name: needed.name,
          size: bytes(needed.size_bytes),
        })}{' '}
        <a href="operator/models">{say('Models')}</a>, <code>kinora models pull {needed.name}</code>
      </>
    ) : (
      say('Other questions need a language model, which is not installed on this service.')
    )}
  </Note>
);
