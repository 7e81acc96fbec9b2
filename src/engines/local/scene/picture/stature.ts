/** How tall things are beside each other: a dog that chases a child is not the taller of the two. */

import type { Subject } from '../understand/scene-spec.ts';

const metres: [number, string][] = [
  [0.08, '1f41d 1f98b 1f41e 1f41c 1fab2 1f577 1f40c 1f41b 1fab3 1fab0 1f99f 1f997'],
  [0.15, '1f401 1f400 1f42d 1f439 1f424 1f425 1f423 1f438 1f344 1f98e 1f33c 1f338 1f33a 1f337 1f339'],
  [0.25, '1f426 1f994 1f987 1f54a 1f980 1f41f 1f420 1f421 1f388 26bd 1f3c0 1f3d0 1f422 1f40d 1f33b'],
  [0.4, '1f407 1f430 1f43f 1f408 1f431 1f414 1f986 1f99d 1f9ab 1f9a6 1f9a8 1f9a1 1f99c 1f989 1f413 1f383'],
  [0.65, '1f415 1f436 1f429 1f98a 1f412 1f435 1f427 1f985 1f983 1fabf 1f428 1f9a5 1f40a 1f419 1f9ae'],
  [
    1,
    '1f43a 1f416 1f437 1f417 1f411 1f40f 1f410 1f406 1f405 1f42f 1f981 1f9a2 1f99a 1f6b2 1f6f5 1f6f4 1f42c',
  ],
  [1.4, '1f9a9 1f43c 1f9a7 1f98d 1f98c 1facf 1f3cd 1f697 1f695 1f699 1f698 26c4 2603 1f69c 1f3ce 1f693'],
  [1.8, '1f404 1f42e 1f402 1f403 1f40e 1f434 1f984 1f993 1f43b 1f998 1f98f 1f99b 1f999 1face 1f988 1f916'],
  [2.6, '1f42a 1f42b 1f68c 1f68d 1f69a 1f69b 1f691 1f692 1f682 1f683 1f686 26f5 1f6f6 1f681 1f6f8'],
  [4, '1f418 1f9a3 1f992 1f409 1f432 1f996 1f40b 1f433 1f3e0 1f3e1 1f333 1f332 1f384 1f334 2708 1f680 26fa'],
  [8, '1f995 1f6a2 1f3f0 1f3ef 26ea 1f3e2 1f3eb 1f5fc 1f5fd 1f3db 1f54c 1f3a1'],
];
const known = new Map(metres.flatMap(([tall, arts]) => arts.split(' ').map((art) => [art, tall] as const)));

const people =
  /^(?:1f9d[0-9a-f]|1f46[6-9e]|1f47[0-9]|1f48[236]|1f57[45a]|1f6b[456]|1f3c[234789]|1f93[04-9]|1f9b[89]|1f9c[de]|1f6a3|1f64[5-7bde]|1f385|1f936|26f7)$/;
const [adultMetres, childMetres] = [1.7, 1.2];
/** Halves the differences on a logarithmic scale, and bounds them: a mouse beside an elephant has to be seen. */
const softness = 0.5;
const leastShare = 0.35;
const towering = 4;
const [toweringFactor, tallestFactor, childFactor] = [1.45, 1.2, 0.85];

const codeOf = ({ art }: Subject) => (art ?? '').replaceAll('-fe0f', '').split('-')[0]!;

export const isPerson = (subject: Subject): boolean =>
  subject.character === null && people.test(codeOf(subject));

const metresOf = (subject: Subject): number | undefined => {
  if (subject.character !== null) return adultMetres;
  if (isPerson(subject)) return subject.size === 'small' ? childMetres : adultMetres;
  return known.get(codeOf(subject));
};

/** A factor for each subject. One whose size the prompt names is as large as that says. */
export const statures = (subjects: readonly Subject[]): number[] => {
  const tall = subjects.map(metresOf);
  const told = tall.filter((one) => one !== undefined);
  const tallest = Math.max(0, ...told);
  return subjects.map((subject, index) => {
    const own = tall[index];
    if (own === undefined || !(subject.size === 'medium' || isPerson(subject))) return 1;
    if (told.length === 1 && own === childMetres) return childFactor;
    const factor = tallest >= towering ? toweringFactor : told.length === 1 ? 1 : tallestFactor;
    return factor * Math.max(leastShare, (own / tallest) ** softness);
  });
};
