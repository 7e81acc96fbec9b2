/** The seed: random for every video, or locked, so that the same request makes the same video. */
import { Field } from '../../parts/controls/field.tsx';
import { IconButton } from '../../parts/controls/icon-button.tsx';
import { say } from '../../parts/text/say.ts';
import { changeValue, draft } from './draft/draft.ts';

export const maxSeed = 0xffff_ffff;

/** Of the usual take: the three that follow are other ones (`packages/film/src/camera/takes.ts`). */
export const usualTakeSeed = (): number => ((crypto.getRandomValues(new Uint32Array(1))[0]! & ~3) | 1) >>> 0;

export const SeedField = ({ error }: { error: string | undefined }) => {
  const value = draft.value.values.seed;
  const isLocked = value !== undefined && value !== '';
  return (
    <Field
      label={say('Seed')}
      error={error}
      hint={
        isLocked
          ? say('The same request makes the same video. Further variants count up from here.')
          : undefined
      }
    >
      {(field) => (
        <div class="seed-row">
          <input
            {...field}
            class="input"
            inputMode="numeric"
            placeholder={say('Random')}
            value={String(value ?? '')}
            onInput={(event) => changeValue('seed', event.currentTarget.value.trim() || undefined)}
          />
          <IconButton
            icon={isLocked ? 'lock' : 'unlock'}
            label={isLocked ? say('Random again') : say('Lock a seed')}
            isPressed={isLocked}
            onClick={() => changeValue('seed', isLocked ? undefined : String(usualTakeSeed()))}
          />
        </div>
      )}
    </Field>
  );
};
