/** Says before anything is ordered that the balance is too small, with both amounts. */
import { session } from '../../api/session.ts';
import { credits } from '../data/format.ts';
import { Note } from './note.tsx';

export const LowBalance = ({ cost }: { cost: number | null }) => {
  const balance = session.value?.account?.balance;
  if (cost === null || balance == null || cost <= balance) return null;
  return (
    <Note kind="warn">
      This costs {credits(cost)}, and {credits(balance)} {balance === 1 ? 'is' : 'are'} left.
    </Note>
  );
};
