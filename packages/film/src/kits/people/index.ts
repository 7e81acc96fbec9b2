import type { Kit } from '../kit.ts';
import { person } from './person.ts';

export const peopleKits: readonly Kit[] = [person];
