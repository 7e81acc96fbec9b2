/** Goals, hoops and targets before those who aim at them. */

import { addScaled } from '../../math/vector.ts';
import type { Action } from '../../scene/actions.ts';
import type { Actor } from '../actor.ts';
import type { Arrangement } from './axes.ts';
import { placeInFrontOf } from './place-by-tie.ts';

const isGoal = ({ thing, support }: Actor) =>
  support.kind === 'free' &&
  thing.person === null &&
  /\b(hoop|goal|bowling pins?|dartboard|target|(?:punching|heavy|boxing|speed) bag)\b/.test(thing.kit ?? '');

/** Metres between who aims and what is aimed at. */
const goalDistance: Partial<Record<Action, number>> = {
  kick: 7,
  throw: 2.8,
  shoot: 3.4,
  hit: 6,
  dunk: 0.5,
  dribble: 1,
  overhead_kick: 6,
};

/** Metres from who shoots to the middle of the goal: to the right and away from the camera. */
const goalAside = 2.8;
const goalAway = 8;

/** The mouth of a soccer goal is towards the camera, so that the ball is seen going in; whoever kicks overhead has the back to it. */
const faceGoal = (
  player: Actor,
  goal: Actor,
  isBackwards: boolean,
  { azimuth, right, away }: Arrangement['axes'],
) => {
  const towards = azimuth + Math.PI - Math.atan2(goalAside, goalAway);
  player.yaw = isBackwards ? azimuth - 0.95 : towards;
  player.speed = 0;
  goal.yaw = azimuth - 0.22;
  goal.role = 'cast';
  goal.position = addScaled(addScaled(player.position, right, goalAside), away, goalAway);
};

/** A goal, a hoop, a target stands before the one who aims at it, both seen from the side. */
export const placeGoals = (firsts: Actor[], placed: Set<Actor>, { axes }: Arrangement) => {
  const goal = firsts.find(isGoal);
  const player = firsts.find(
    ({ thing, support }) =>
      thing.person && support.kind === 'free' && thing.acts.some(({ action }) => action in goalDistance),
  );
  if (!goal || !player) return;
  const action = player.thing.acts.find((act) => act.action in goalDistance)!.action;
  if (/^(?:(?:soccer |football )?goal|goalpost)$/.test(goal.thing.kit ?? '')) {
    faceGoal(player, goal, action === 'overhead_kick', axes);
    placed.add(goal).add(player);
    return;
  }
  player.yaw = axes.azimuth + 1.05;
  player.speed = 0;
  // Its face is seen as well as its edge.
  goal.yaw = axes.azimuth + (player.yaw + Math.PI - axes.azimuth - 2 * Math.PI) * 0.6;
  if (goal.role === 'landmark') goal.role = 'cast';
  const isBag = / bag$/.test(goal.thing.kit ?? '');
  placeInFrontOf(
    goal,
    player,
    (isBag ? 0.4 : goal.thing.kit === 'hockey goal' ? 2.6 : goalDistance[action]!) +
      (action === 'dunk' ? 0 : goal.size[2] / 2),
  );
  placed.add(goal).add(player);
};

/** Metres from a net to the nearest players, and between the players of a side. */
const netDistance = 1.9;
const playerGap = 1.7;

/** What stands between two sides: a net, or whatever is marked so. */
const isBetween = ({ thing, support, size }: Actor) =>
  support.kind === 'free' &&
  thing.person === null &&
  (thing.traits.includes('across') ||
    (size[0] > 3 && /^(?:volleyball net|badminton net|tennis net|net)$/.test(thing.kit ?? '')));

/** Two sides play or talk over something: a net or a fence goes away from the camera, a table lies across the picture. */
export const playOverNet = (actors: Actor[], { axes }: Arrangement) => {
  const net = actors.find(isBetween);
  const players = actors.filter(
    ({ thing, support }) =>
      thing.person &&
      support.kind === 'free' &&
      (thing.traits.includes('across') || thing.acts.some(({ action }) => action === 'hit')),
  );
  if (!net || players.length < 2) return;
  const isTable = net.size[2] > 1 && net.size[1] < 1.2;
  const talks = players.every(({ thing }) => thing.acts.every(({ action }) => action !== 'hit'));
  const distance = isTable ? net.size[0] / 2 + 0.42 : talks ? 0.62 : netDistance;
  const middle = addScaled([0, 0, 0], axes.right, distance);
  net.position = addScaled(middle, axes.away, isTable ? 0.1 : talks ? -0.1 : 0.6);
  net.yaw = axes.azimuth + (isTable ? 0.12 : Math.PI / 2 + (talks ? -0.5 : 0.35));
  net.isBackground = !isTable;
  net.role = 'cast';
  for (const [n, player] of players.entries()) {
    const side = n % 2 ? 1 : -1;
    const row = Math.floor(n / 2);
    player.position = addScaled(
      addScaled(middle, axes.right, side * (distance + row * 0.7)),
      axes.away,
      row * playerGap,
    );
    player.yaw = axes.azimuth - (side * Math.PI) / 2;
    player.speed = 0;
  }
  for (const ball of actors)
    if (/ball$|shuttlecock/.test(ball.thing.kit ?? '') && ball.support.kind === 'free') {
      ball.position = addScaled(middle, axes.away, 0.3);
      ball.altitude = isTable ? 1.15 : 2.7;
    }
};

/** Metres from where a runner is half-way to the line, and how fast the last steps are. */
const lineAhead = -0.5;
const lastSteps = 2.6;

/** Runners come towards the camera through the line, which lies across their way. */
export const crossLine = (actors: Actor[], { axes }: Arrangement) => {
  const line = actors.find(({ thing }) => thing.kit === 'finish line');
  const runners = actors.filter(
    ({ thing, speed }) =>
      speed > 0 && thing.ties.some(({ kind, to }) => kind === 'through' && to === line?.thingIndex),
  );
  if (!line || runners.length === 0) return;
  const yaw = axes.azimuth + 0.4;
  for (const [n, runner] of runners.entries())
    Object.assign(runner, {
      yaw,
      speed: lastSteps,
      position: addScaled([0, 0, 0], axes.right, (n % 2 ? -1 : 1) * Math.ceil(n / 2) * 0.9),
    });
  line.yaw = yaw;
  line.role = 'cast';
  line.isBound = true;
  line.position = [Math.sin(yaw) * lineAhead, 0, Math.cos(yaw) * lineAhead];
};

/** A figure that clears a bar does it over the place where the bar stands, across the picture. */
export const leapOverBar = (actors: Actor[], { axes }: Arrangement) => {
  const bar = actors.find(({ thing }) => /(?:vault|jump) bar$/.test(thing.kit ?? ''));
  const jumper = actors.find(
    ({ thing }) =>
      thing.person && thing.acts.some(({ action }) => action === 'vault' || action === 'high_jump'),
  );
  if (!bar || !jumper) return;
  bar.role = 'cast';
  bar.position = [0, 0, 0];
  bar.yaw = axes.azimuth + 0.95;
  Object.assign(jumper, { position: [0, 0, 0], yaw: bar.yaw, altitude: 0, speed: 0 });
};

/** A curler slides along the sheet with the stone ahead, and those who sweep go before it. */
export const playCurling = (actors: Actor[], { axes }: Arrangement) => {
  const sheet = actors.find(({ thing }) => thing.kit === 'curling sheet');
  const curler = actors.find(({ thing }) => thing.acts.some(({ action }) => action === 'lunge'));
  if (!sheet || !curler) return;
  const at = (ahead: number, aside: number) =>
    addScaled(addScaled([0, 0, 0], axes.right, ahead), axes.away, aside);
  const yaw = axes.azimuth + Math.PI / 2;
  Object.assign(sheet, { position: at(0.8, 0), yaw: yaw + Math.PI, isBackground: true, role: 'cast' });
  Object.assign(curler, { position: at(-0.9, 0), yaw: yaw - 0.25, speed: 0 });
  let sweepers = 0;
  for (const actor of actors) {
    if (actor.thing.kit === 'curling stone') Object.assign(actor, { position: at(0.1, -0.12), speed: 0 });
    if (!actor.thing.person || actor === curler || actor.support.kind !== 'free') continue;
    const side = sweepers % 2 ? 1 : -1;
    const position = at(0.95 + sweepers * 0.35, side > 0 ? 0.75 : 0.55);
    Object.assign(actor, { position, yaw: yaw + Math.PI - 0.5, speed: 0 });
    sweepers += 1;
  }
};

/** A golfer stands in the sand with the face to the camera; the flag is to the left of the swing, where the ball goes. */
export const playFromBunker = (actors: Actor[], { axes }: Arrangement) => {
  const bunker = actors.find(({ thing }) => thing.kit === 'sand bunker');
  const golfer = actors.find(
    ({ thing }) => thing.person && thing.acts.some(({ action }) => action === 'hit'),
  );
  if (!bunker || !golfer) return;
  const yaw = axes.azimuth + 0.3;
  Object.assign(golfer, { position: [0, 0, 0], yaw, speed: 0, target: null });
  Object.assign(bunker, { position: [0, 0, 0], yaw: axes.azimuth, isBackground: true, role: 'cast' });
  for (const hole of actors)
    if (hole.thing.kit === 'golf hole')
      hole.position = addScaled(addScaled([0, 0, 0], axes.right, 4.4), axes.away, 4.6);
};

/** A figure that putts stands on the green with the face to the camera; the hole is to the left, where the ball rolls. */
export const puttOnGreen = (actors: Actor[], { axes }: Arrangement) => {
  const green = actors.find(({ thing }) => thing.kit === 'putting green');
  const golfer = actors.find(
    ({ thing }) => thing.person && thing.acts.some(({ action }) => action === 'hit'),
  );
  if (!green || !golfer) return;
  const yaw = axes.azimuth + 0.25;
  Object.assign(golfer, { position: [0, 0, 0], yaw, speed: 0, target: null });
  Object.assign(green, { position: [0, 0, 0], yaw, isBackground: true, role: 'cast' });
};

/** Metres between a fence and each of those who talk over it. */
const fenceDistance = 0.5;

/** Neighbours have the fence between them: it goes into the depth, and each is to one hand of it. */
export const talkOverFence = (actors: Actor[], { axes }: Arrangement) => {
  const fence = actors.find(
    ({ thing, support, copy, thingIndex }) =>
      support.kind === 'free' &&
      copy === 0 &&
      /\b(?:fence|wall|hedge|railing|gate|counter)$/.test(thing.kit ?? '') &&
      actors.some((actor) =>
        actor.thing.ties.some(({ kind, to }) => to === thingIndex && ['over', 'facing'].includes(kind)),
      ),
  );
  const people = actors.filter(
    ({ thing, support, speed }) => thing.person && !thing.isImplied && support.kind === 'free' && speed === 0,
  );
  if (!fence || people.length < 2 || people.length > 4) return;
  if (
    !people.some(({ thing }) => thing.ties.some(({ kind, to }) => kind === 'over' && to === fence.thingIndex))
  )
    return;
  fence.position = [0, fence.position[1], 0];
  fence.yaw = axes.azimuth + 1.15;
  fence.isBackground = true;
  fence.role = 'cast';
  for (const [n, person] of people.entries()) {
    const side = n % 2 ? 1 : -1;
    const reach = fenceDistance + fence.size[2] / 2;
    const way = fence.yaw + (side > 0 ? 0 : Math.PI);
    person.position = addScaled(
      [Math.sin(way) * reach, 0, Math.cos(way) * reach],
      axes.away,
      Math.floor(n / 2) * 0.8,
    );
    person.yaw = way + Math.PI;
    person.altitude = 0;
    person.target ??= people[n % 2 ? n - 1 : n + 1] ?? null;
  }
};

/** A figure that aims at a goal looks at it, not at the ball. */
export const aimsAtGoal = (actor: Actor, actors: Actor[]) =>
  actor.thing.acts.some(({ action }) => action in goalDistance) && actors.some(isGoal);
