/** Says before anything is ordered that the balance is too small, with both amounts. */
import { session } from '../../api/session.ts';
import { credits } from '../data/format.ts';
import { say } from '../text/say.ts';
import { Note } from './note.tsx';

export const isTooLittle = (cost: number | null): boolean => {
  const balance = session.value?.account?.balance;
  return cost !== null && balance != null && cost > balance;
};

export const LowBalance = ({ cost }: { cost: number | null }) => {
  const balance = session.value?.account?.balance;
  if (cost === null || balance == null || !isTooLittle(cost)) return null;
  return (
    <Note kind="warn">
      {say(
        balance === 1
          ? 'This costs {cost}, and {balance} is left.'
          : 'This costs {cost}, and {balance} are left.',
        { cost: credits(cost), balance: credits(balance) },
      )}
    </Note>
  );
};
