/** What one or two people are busy with, where a word of the prompt changes the tool, the seat or the ground. */

import { addOnce, type Draft, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { acts, add, does, findOrAdd, isPerson, nounOf, retie } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';
import { cutAtBoard } from './cut-food.ts';

/** An electric guitar has an amplifier. */
const plugIn = (draft: Draft) => {
  // Of rock music the guitars are electric, and their amplifiers are part of the stage.
  const isRock =
    draft.things.some((thing) => /\b(?:rock|metal|punk) (?:band|concert|star|guitarist)/.test(thing.name)) ||
    draft.places.some(({ text }) => /\b(?:rock|metal|punk)\b/.test(text));
  for (const thing of draft.things) {
    if (!isRock || !isPerson(thing) || nounOf(thing) !== 'guitarist') continue;
    const held = thing.ties.some(({ to }) => /guitar/.test(nounOf(draft.things[to]!)));
    const made = held ? -1 : add(draft, 'electric guitar', { isImplied: true });
    if (made >= 0) retie(thing, 'holding', made);
  }
  const player = draft.things.find(
    (thing) => isPerson(thing) && does(thing, /electric (?:bass )?guitar|play (?:the )?bass/),
  );
  const named = draft.things.find((thing) => /electric guitar|bass guitar/.test(thing.name));
  if (!player && !named) return;
  const guitar = draft.things.find((thing) => nounOf(thing) === 'guitar' || thing === named);
  if (guitar) guitar.noun = { ...findNoun('electric guitar')!, name: guitar.name };
  const owner = player ?? draft.things.find((thing) => isPerson(thing) && acts(thing, 'play_guitar'));
  if (!owner) return;
  if (!guitar) {
    const made = add(draft, 'electric guitar', { isImplied: true });
    if (made >= 0) retie(owner, 'holding', made);
  }
  if (draft.things.some((thing) => /amp|speaker/.test(nounOf(thing)))) return;
  const amplifier = add(draft, 'guitar amplifier', { isImplied: true });
  if (amplifier >= 0) draft.things[amplifier]!.ties.push({ kind: 'beside', to: draft.things.indexOf(owner) });
};

/** Snow that is sprayed flies from the skis: nobody waters it. */
const sprayPowder = (draft: Draft) => {
  for (const thing of draft.things) {
    if (!isPerson(thing) || !(/skier|snowboarder/.test(thing.name) || does(thing, /^(?:ski|snowboard)/)))
      continue;
    thing.acts = thing.acts.filter(({ verb }) => !/^(?:spray|throw|kick|send)/.test(verb));
    draft.things = without(draft.things, ({ name }) => /^(?:powder|powder snow|fresh powder)$/.test(name));
  }
};

/** "Pushing a patient in a wheelchair": the chair is pushed, and the patient sits in it. */
const pushPatient = (draft: Draft) => {
  const chair = draft.things.findIndex((thing) => /wheelchair|stroller|pram/.test(nounOf(thing)));
  const pusher = draft.things.find((thing) => isPerson(thing) && acts(thing, 'push'));
  if (chair < 0 || !pusher) return;
  for (const thing of draft.things) {
    const sits = thing.ties.some(({ to, kind }) => to === chair && ['on', 'in', 'riding'].includes(kind));
    if (!isPerson(thing) || thing === pusher || !sits) continue;
    thing.ties = [{ kind: 'on', to: chair }];
    thing.acts = [newAct('sit', 'sit')];
    pusher.ties = pusher.ties.filter(({ to }) => draft.things[to] !== thing && to !== chair);
    for (const act of pusher.acts) if (act.action === 'push') act.object = chair;
    draft.things[chair]!.acts = [];
  }
};

/** A shirt that is ironed lies on the board, and the iron is in the hand. */
const ironClothes = (draft: Draft) => {
  const ironer = draft.things.find(
    (thing) => isPerson(thing) && acts(thing, 'iron') && does(thing, /^iron|^press/),
  );
  if (!ironer) return;
  const cloth = ironer.acts.find(({ action }) => action === 'iron')!.object;
  const removed = cloth === null ? null : draft.things[cloth]!;
  const board = findOrAdd(draft, 'ironing board', /ironing board/);
  const iron = findOrAdd(draft, 'clothes iron', /^(?:clothes iron|steam iron|iron)$/);
  if (board < 0 || iron < 0) return;
  draft.things[board]!.isImplied = false;
  draft.things[board]!.colour ??= removed?.colour ?? null;
  addOnce(draft.things[board]!.traits, 'with a shirt');
  ironer.ties = ironer.ties.filter(({ to }) => to !== cloth && to !== board && to !== iron);
  const television = ironer.ties.find(({ to }) => /television|tv/.test(nounOf(draft.things[to]!)))?.to;
  if (television !== undefined) {
    // It is watched over the board.
    ironer.ties = ironer.ties.filter(({ to }) => to !== television);
    const stand = add(draft, 'sideboard', { isImplied: true });
    if (stand >= 0) {
      draft.things[stand]!.ties = [{ kind: 'beside', to: draft.things.indexOf(ironer) }];
      draft.things[television]!.ties = [{ kind: 'on', to: stand }];
    }
  }
  retie(ironer, 'facing', board);
  retie(ironer, 'holding', iron);
  ironer.acts = [{ ...newAct('iron', 'iron'), object: board, instrument: iron }];
  if (removed)
    draft.things = without(draft.things, (thing) => thing === removed && thing !== draft.things[board]);
};

/** Two who box with each other wear gloves. */
const wearGloves = (draft: Draft) => {
  const boxers = draft.things.filter((thing) => isPerson(thing) && acts(thing, 'punch'));
  const isPair = boxers.length > 1 || (boxers[0]?.count ?? 1) > 1;
  if (!isPair || !boxers.some((thing) => does(thing, /^(?:box|spar)/))) return;
  for (const { wears } of boxers)
    if (!wears.some(({ name }) => name === 'gloves'))
      wears.push({ name: 'gloves', colour: { name: 'red', hex: '#c8281e' } });
};

/** A watch that is looked at is large enough to be seen in the hand. */
const holdUpWatch = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson))
    for (const { action, object } of thing.acts)
      if (action === 'read' && object !== null && /watch$/.test(draft.things[object]!.name))
        draft.things[object]!.size ??= 'huge';
};

/** The winners jump for joy. */
const celebrateWin = (draft: Draft) => {
  for (const thing of draft.things)
    if (
      isPerson(thing) &&
      thing.wears.some(({ name }) => name === 'jersey') &&
      does(thing, /^(?:celebrate|cheer|rejoice)/)
    )
      thing.acts = [newAct('jump', 'jump')];
};

/** Both players sit before the board that is named. */
const sitAtBoard = (draft: Draft) => {
  // Dominoes that are played lie on the table; they do not stand in a row.
  for (const { acts } of draft.things)
    for (const { action, object } of acts) {
      const game = action === 'play_board_game' && object !== null ? draft.things[object] : undefined;
      if (!game || !/domino/.test(game.name)) continue;
      Object.assign(game, { name: 'domino game', noun: findNoun('domino game'), count: 1, plural: false });
      const table = findOrAdd(draft, 'table', /table/);
      if (table >= 0) game.ties = [{ kind: 'on', to: table }];
    }
  const board = draft.things.findIndex(({ name }) => name === 'chess board with a fallen king');
  if (board < 0) return;
  for (const thing of draft.things.filter(({ name }) => /chess player/.test(name))) {
    thing.acts = [{ ...newAct('play_board_game', 'play chess'), object: board }];
    thing.ties = [{ kind: 'facing', to: board }];
  }
};

/** The machine is pushed, not the carpet it cleans. */
const pushVacuum = (draft: Draft) => {
  const cleaner = draft.things.find((thing) => isPerson(thing) && does(thing, /^(?:vacuum|hoover)/));
  if (!cleaner) return;
  const vacuum = findOrAdd(draft, 'vacuum cleaner', /vacuum/);
  const act = cleaner.acts.find(({ verb }) => /^(?:vacuum|hoover)/.test(verb));
  if (vacuum < 0 || !act) return;
  const floor = act.object;
  cleaner.ties = cleaner.ties.filter(({ to }) => to !== floor && to !== vacuum);
  Object.assign(act, { object: vacuum, action: 'push' });
  draft.things[vacuum]!.isImplied = false;
};

/** An animal that is treated sits still, and the vet kneels before it. */
const treatAnimal = (draft: Draft) => {
  const vet = draft.things.find(
    (thing) => isPerson(thing) && /^(?:vet|veterinarian|dog groomer|pet groomer|groomer)$/.test(thing.name),
  );
  const animal = draft.things.findIndex(({ noun }) => noun?.nature === 'animal' || noun?.nature === 'bird');
  if (!vet || animal < 0) return;
  const isTreated = does(
    vet,
    /^(?:treat|bandage|examine|check|inspect|listen|reach|vaccinate|wash|brush|trim)/,
  );
  if (!isTreated && vet.acts.length > 0) return;
  draft.things[animal]!.acts = [newAct('sit', 'sit')];
  const isBandaged = does(vet, /^bandage/);
  vet.ties = [{ kind: 'facing', to: animal }];
  vet.acts = [{ ...newAct('pet', 'pet'), object: animal }];
  if (!isBandaged) return;
  const bandage = add(draft, 'bandage', { isImplied: true });
  if (bandage >= 0) retie(vet, 'holding', bandage);
};

/** A sword that is drawn comes out of a sheath; a samurai's is a katana. */
const drawSword = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    const isJapanese = /samurai|ronin|ninja|shogun/.test(`${thing.name} ${thing.noun?.base ?? ''}`);
    const act = thing.acts.find(({ action }) => action === 'unsheathe');
    if (act) {
      thing.acts = [act];
      const drawn = act.object;
      if (drawn !== null)
        thing.ties = [...thing.ties.filter(({ kind }) => kind !== 'holding'), { kind: 'holding', to: drawn }];
      addOnce(thing.traits, 'with a sheath');
    }
    for (const { kind, to } of thing.ties) {
      const held = draft.things[to]!;
      if (isJapanese && kind === 'holding' && /^(?:sword|blade)$/.test(held.noun?.kit ?? ''))
        held.noun = { ...held.noun!, kit: 'katana' };
    }
  }
};

/** Writing on a board comes stroke by stroke. */
const writeOnBoard = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    const act = thing.acts.find(({ action, object }) => action === 'write' && object !== null);
    const board = act && draft.things[act.object!]!;
    const kind = board && /^(black|chalk|white) ?board$/.exec(nounOf(board))?.[1];
    if (!act || !board || !kind || (thing.count ?? 1) > 1) continue;
    const isWhite = kind === 'white' || /white/.test(board.name);
    const noun = findNoun(`${isWhite ? 'white' : 'black'}board being written on`);
    if (!noun) continue;
    board.noun = { ...noun, name: board.name };
    board.ties = [];
    thing.acts = [act];
    draft.notDrawn = draft.notDrawn.filter(
      (name) => !/formula|equation|math|word|sentence|letter|number/.test(name),
    );
  }
};

/** Before the place is chosen. */
export const settleWork = (draft: Draft) => {
  plugIn(draft);
  sprayPowder(draft);
  pushPatient(draft);
  ironClothes(draft);
  wearGloves(draft);
  celebrateWin(draft);
  holdUpWatch(draft);
  sitAtBoard(draft);
  pushVacuum(draft);
  treatAnimal(draft);
  drawSword(draft);
  cutAtBoard(draft);
  writeOnBoard(draft);
};
