/** Where everybody stands: the hero at the origin, the others outwards from it. */

import { addScaled } from '../../math/vector.ts';
import type { TieKind } from '../../scene/scene.ts';
import { type Actor, rootOf } from '../actor.ts';
import { faceTargets, findTargets, placeObject } from './act-partners.ts';
import { type Arrangement, moveTo } from './axes.ts';
import { facing } from './facing.ts';
import { drawUpArmy } from './gatherings/army.ts';
import { standAroundWork } from './gatherings/around-work.ts';
import { openForOthers } from './gatherings/at-door.ts';
import { sitAmongBlocks } from './gatherings/block-play.ts';
import { standAtLane } from './gatherings/bowling.ts';
import { gatherAtCake } from './gatherings/cake-party.ts';
import { danceAtDecks } from './gatherings/dj-party.ts';
import { shareBeds } from './gatherings/in-bed.ts';
import { holdLesson } from './gatherings/lesson.ts';
import { fleeTowardsCamera } from './gatherings/panic.ts';
import { kneelBefore } from './gatherings/proposal.ts';
import { sitAtSmallTable } from './gatherings/small-table.ts';
import { pullAgainst } from './gatherings/tug-of-war.ts';
import { lineTheWay } from './line-the-way.ts';
import { moveClear } from './move-clear.ts';
import { browseBoughs } from './place-at-bough.ts';
import { placeAround, placeBeside, placeByTie } from './place-by-tie.ts';
import { placeBackdrop, placeCopies } from './place-copies.ts';
import {
  crossLine,
  leapOverBar,
  placeGoals,
  playCurling,
  playFromBunker,
  playOverNet,
  puttOnGreen,
  talkOverFence,
} from './place-goals.ts';
import { placeOnBothSides } from './place-hidden.ts';
import { placeInCrowns } from './views/in-crown.ts';
import { meetRelations } from './views/relations.ts';
import { separateGroups } from './views/separate-groups.ts';
import { orderOnTops } from './views/shared-top.ts';
import { showFaces } from './views/show-faces.ts';
import { watchScreens } from './watch-screens.ts';
import { awaitBouquet, gatherWedding } from './wedding-party.ts';

/** A figure that sits and is served looks at the camera, not at the barber. */
const isClient = ({ thing, support }: Actor) =>
  thing.person !== null &&
  support.kind === 'on' &&
  support.anchor === 'seat' &&
  support.host.kit?.locomotion === 'none' &&
  Math.max(...support.host.size) < 1.6;

/** The hero's carrier stands at the origin; others are placed outwards along their ties, then beside. */
export const arrangeActors = (actors: Actor[], hero: Actor, plan: Arrangement): void => {
  const { axes, travelYaw } = plan;
  for (const actor of actors) {
    actor.yaw = facing(actor, axes, travelYaw);
    if (!actor.kit || actor.thing.traits.includes('faces the camera')) actor.fixedYaw = axes.azimuth;
  }
  for (const { support, yaw, thing } of actors) {
    // A seat faces where its sitter looks; a piano has it at its side.
    if (support.kind === 'on' && thing.person && support.anchor === 'seat' && support.host.speed === 0)
      support.host.yaw = yaw - (/piano$/.test(support.host.thing.kit ?? '') ? Math.PI / 2 : 0);
  }
  shareBeds(actors, axes.azimuth);
  findTargets(actors);
  const centre = rootOf(hero);
  const placed = new Set<Actor>([centre]);
  const seated = new Set<Actor>();
  let side = 1;
  const ringOf = (host: Actor) =>
    actors.filter(({ thing }) =>
      thing.ties.some(({ kind, to }) => kind === 'around' && to === host.thingIndex),
    );
  const placeInRing = (actor: Actor, host: Actor) => {
    const ring = ringOf(host);
    placeAround(actor, rootOf(host), plan, Math.max(0, ring.indexOf(actor)), Math.max(1, ring.length));
  };
  const place = (actor: Actor, host: Actor, kind: TieKind, isReversed: boolean, isBeforePerson = false) => {
    if (placed.has(actor) || actor.role === 'landmark' || actor.role === 'backdrop') return;
    placeByTie(actor, host, kind, isReversed, side, plan, isBeforePerson, ringOf(host));
    if (kind === 'beside') moveClear(actor, placed, side, plan);
    placed.add(actor);
    if (kind !== 'leading' && kind !== 'chasing') side = -side;
  };
  const firsts = actors.filter(({ copy }) => copy === 0);
  placeGoals(firsts, placed, plan);
  const ring = centre.thing.ties.find(({ kind }) => kind === 'around');
  const middle = ring && firsts.find(({ thingIndex }) => thingIndex === ring.to);
  if (middle && rootOf(middle) !== centre) {
    placed.add(rootOf(middle));
    placeInRing(centre, middle);
    // Everybody who is round the same thing shares one ring, the hero at its far side.
    const others = firsts.filter(
      (actor) =>
        actor.thing.person !== null &&
        actor.support.kind === 'free' &&
        actor.thing.ties.some(({ kind, to }) => kind === 'around' && to === ring.to),
    );
    const people = actors.filter(({ thingIndex }) => others.some((one) => one.thingIndex === thingIndex));
    if (others.length > 1 && people.length < 9) {
      const far = Math.floor((people.length - 1) / 2);
      const order = [...people.slice(1, far + 1), people[0]!, ...people.slice(far + 1)];
      for (const [rank, actor] of order.entries()) {
        placeAround(actor, rootOf(middle), plan, rank, order.length);
        placed.add(actor);
        seated.add(actor);
      }
    }
  }
  const isAttachment = (actor: Actor, to: number) =>
    actor.support.kind !== 'free' && actor.support.host.thingIndex === to;
  const placePartners = () => {
    for (const actor of firsts) {
      const own = rootOf(actor);
      for (const act of actor.thing.acts) {
        const object =
          act.object === null
            ? (actor.target ?? undefined)
            : firsts.find(({ thingIndex }) => thingIndex === act.object);
        if (!object) continue;
        if (isClient(object) && !placed.has(rootOf(object)) && placed.has(own)) {
          placed.add(rootOf(object));
          if (/barber|hair|stylist/.test(actor.thing.kit ?? '') || actor.thing.traits.includes('does hair')) {
            // Beside the chair and a little behind, so that both faces and the near hand with its tool are seen.
            moveTo(rootOf(object), addScaled(addScaled(own.position, axes.away, -0.2), axes.right, 0.6));
            rootOf(object).yaw = axes.azimuth + 0.12;
          } else {
            placeBeside(rootOf(object), own, side, plan);
            rootOf(object).yaw = axes.azimuth + side * -0.35;
          }
        } else placeObject(own, rootOf(object), act.action, placed, side, plan);
      }
      for (const { kind, to } of actor.thing.ties) {
        const host = firsts.find(({ thingIndex }) => thingIndex === to);
        if (!host || isAttachment(actor, to) || isAttachment(host, actor.thingIndex)) continue;
        const other = rootOf(host);
        if (other === own) continue;
        if (placed.has(own)) place(other, own, kind, true);
        else if (placed.has(other)) place(own, other, kind, false, host.thing.person !== null);
      }
    }
  };
  for (let pass = 0; pass < 4; pass += 1) placePartners();
  // People first: the drums stand before the drummer, wherever that is.
  const rest = firsts.filter((actor) => rootOf(actor) === actor);
  const carriesSomebody = (root: Actor) =>
    firsts.some((actor) => actor.thing.person !== null && rootOf(actor) === root);
  for (const actor of rest.toSorted((a, b) => Number(carriesSomebody(b)) - Number(carriesSomebody(a)))) {
    if (placed.has(actor)) continue;
    place(actor, centre, 'beside', false);
    placePartners();
  }
  for (const actor of actors) {
    const around = actor.thing.ties.find(({ kind }) => kind === 'around');
    const host = around && firsts.find(({ thingIndex }) => thingIndex === around.to);
    if (actor.copy > 0 && host && actor.support.kind === 'free' && !seated.has(actor))
      placeInRing(actor, host);
  }
  placeCopies(actors, plan);
  for (const actor of actors) {
    const between = actors.find(({ thing }) =>
      thing.ties.some((tie) => tie.kind === 'between' && tie.to === actor.thingIndex),
    );
    if (actor.thing.count > 1 && between) placeOnBothSides(actor, rootOf(between), plan);
  }
  separateGroups(actors, centre, axes);
  placeBackdrop(actors, plan);
  playOverNet(actors, plan);
  leapOverBar(actors, plan);
  crossLine(actors, plan);
  lineTheWay(actors, centre, plan);
  playCurling(actors, plan);
  playFromBunker(actors, plan);
  puttOnGreen(actors, plan);
  talkOverFence(actors, plan);
  browseBoughs(actors, plan);
  watchScreens(actors, plan);
  faceTargets(actors, axes);
  showFaces(actors, axes);
  standAroundWork(actors, plan);
  openForOthers(actors, plan);
  pullAgainst(actors, plan);
  gatherWedding(actors, plan);
  awaitBouquet(actors, plan);
  gatherAtCake(actors, plan);
  danceAtDecks(actors, plan);
  fleeTowardsCamera(actors, plan);
  kneelBefore(actors, plan);
  holdLesson(actors, plan);
  sitAtSmallTable(actors, plan);
  sitAmongBlocks(actors, plan);
  drawUpArmy(actors, plan);
  standAtLane(actors, plan);
  meetRelations(actors, hero, plan);
  orderOnTops(actors, axes);
  placeInCrowns(actors, axes);
};
