/** At the desk: cut, glued, stamped, written on, folded and torn. */

import { handlings } from './handling.ts';

const sheets =
  'paper, sheet, card, letter, envelope, newspaper, document, cardboard, form, photo, photograph, magazine, page, notebook, notepad, sketchbook, sketchpad, journal, contract, ticket, map, poster, receipt, book, picture, drawing, note, postcard, diary, check, cheque, passport';
const cloths =
  'cloth, fabric, ribbon, thread, string, shirt, dress, rope, felt, yarn, leather, tape, lace, silk';

/** Papers and books that are held upright to read lie flat to be worked on. */
const lying = new Set(
  'paper, sheet of paper, sheet, letter, document, card, form, page, note, contract, drawing, picture, envelope, check, postcard'.split(
    ', ',
  ),
);
export const asLying = (noun: { name: string; base: string }): string | null =>
  lying.has(noun.name) || (lying.has(noun.base) && !/newspaper|map|ticket/.test(noun.name))
    ? 'plain sheet'
    : null;

export const deskHandling = handlings({
  snip: {
    verbs: 'cut, snip, trim, cut through, cut out, clip, cut up',
    to: `${sheets}, ${cloths}, wire, hair, cord, cable`,
    tool: 'scissors',
    tools: 'scissors, shears, pruning shears, clippers, knife, box cutter, pliers',
    stroke: 'snip',
    becomes: 'halves',
    lies: true,
  },
  glue: {
    verbs: 'glue, paste, stick, glue together, tape, seal, attach, fix',
    to: `${sheets}, ${cloths}, vase, plate, model, cup, toy, wood`,
    tool: 'glue',
    tools: 'glue, glue stick, glue bottle, tape, paste, brush',
    stroke: 'write',
    becomes: 'marked',
    tone: '#f4f4ee',
  },
  staple: {
    verbs: 'staple, punch, clip together, fasten',
    to: sheets,
    tool: 'stapler',
    tools: 'stapler, hole punch, paper clip',
    stroke: 'press',
  },
  stamp: {
    verbs: 'stamp, seal, postmark, ink, imprint',
    to: sheets,
    tool: 'rubber stamp',
    tools: 'rubber stamp, stamp, seal, ink stamp',
    stroke: 'press',
    becomes: 'stamped',
    tone: '#b01c2c',
  },
  sign: {
    verbs:
      'sign, write, mark, underline, highlight, draw, sketch, doodle, fill out, fill in, trace, write on, draw on, scribble, scribble on, outline, correct, circle, color, colour',
    to: `${sheets}, drawing, picture, circle, line`,
    tool: 'pen',
    tools: 'pen, pencil, crayon, marker, quill, fountain pen, ballpoint pen, highlighter, chalk, ballpoint',
    stroke: 'write',
    becomes: 'marked',
    tone: '#1c2a7a',
  },
  erase: {
    verbs: 'erase, rub out, remove',
    to: `${sheets}, mark, line`,
    tool: 'eraser',
    stroke: 'pull',
  },
  stroke: {
    verbs: 'brush, brush against, rub against, glide, glide over, slide, slide over, drag, sweep over',
    to: 'table, desk, counter, glass, mirror, plate, book, box, vase, cup',
    tool: 'cloth',
    tools: 'cloth, fabric, towel, napkin, rag, handkerchief, cleaning cloth',
    stroke: 'pull',
    lies: true,
  },
  inject: {
    verbs: 'inject, fill, squirt, inject into, draw from, pierce, prick',
    to: 'vial, flask, test tube, beaker, tube, orange, apple, tomato, lemon, jar, ampoule, petri dish',
    tool: 'syringe',
    tools: 'syringe, needle, hypodermic needle, pipette, dropper',
    stroke: 'pierce',
  },
  sew: {
    verbs: 'sew, stitch, embroider, mend, darn, hem, sew on, patch',
    to: 'cloth, fabric, felt, leather, lace, button, quilt, sock, glove, blanket, curtain, sail, doll, teddy bear',
    tool: 'needle',
    stroke: 'write',
    becomes: 'marked',
    tone: '#c82838',
  },
  tear: {
    verbs: 'tear, rip, tear up, rip up, shred, tear apart, rip apart, tear in half, rip open, tear open',
    to: `${sheets}, ${cloths}, bread, bag, wrapper, loaf, clothing`,
    stroke: 'apart',
    becomes: 'halves',
    lies: true,
  },
  snap: {
    verbs: 'break, snap, break apart, snap in half, break in half, crack, split, break up, bend',
    to: 'stick, branch, twig, pencil, cracker, chocolate bar, chocolate, cookie, bread, loaf, baguette, wand, candy bar, spaghetti, wooden stick, plate, arrow, breadstick, biscuit',
    stroke: 'apart',
    becomes: 'halves',
    lies: true,
  },
  crumple: {
    verbs:
      'crumple, crumple up, crush, scrunch, scrunch up, squash, crinkle, flatten, ball up, squeeze, squish, compress',
    to: `${sheets}, can, tin, soda can, beer can, bottle, plastic bottle, cup, paper cup, box, foil, bag, clay, ball, stress ball, sponge`,
    stroke: 'squeeze',
    becomes: 'crumpled',
    lies: true,
  },
  press_key: {
    verbs:
      'press, push, tap, touch, hit, click, poke, prod, ring, press down, press on, push down, push on, tap on, touch on',
    to: 'button, red button, doorbell, bell, jelly, key, keyboard, calculator, switch, screen, tablet, remote control, remote, phone, balloon, dough, soap bubble, bubble, sponge, cake, marshmallow, pudding, cushion, pillow, mouse, touchscreen, service bell, alarm clock',
    tools: 'finger, hand, thumb, fingertip, pen, stick, stylus',
    stroke: 'poke',
    becomes: 'dented',
  },
});
