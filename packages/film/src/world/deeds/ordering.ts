/** At home and at work: put in order, sorted, shelved. */

import { deeds } from './deed.ts';

const ordering =
  'organize, organise, tidy, tidy up, clean up, declutter, sort out, straighten, straighten up, put in order, rearrange, reorganize, sort, arrange';

export const ordered = deeds([
  {
    verbs: ordering,
    to: 'pantry, larder, spice rack, refrigerator, fridge',
    as: 'put',
    what: '3 jar',
    into: 'on shelf',
    place: 'kitchen',
  },
  {
    verbs: ordering,
    to: 'kitchen, kitchenette',
    as: 'put',
    what: '3 plate',
    into: 'in cabinet',
    place: 'kitchen',
  },
  {
    verbs: ordering,
    to: 'garage, shed, workshop, storage room, basement, attic, cellar, warehouse, storeroom',
    as: 'put',
    what: '3 box',
    into: 'on shelf',
  },
  {
    verbs: ordering,
    to: 'office, workspace, workplace, home office, study, cubicle',
    as: 'put',
    what: '3 book',
    into: 'on desk',
    place: 'office',
  },
  {
    verbs: ordering,
    to: 'file, document, paper, paperwork, mail, letter, folder, receipt, photo, photograph, note, stamp, card',
    into: 'on desk',
    place: 'office',
  },
  { verbs: ordering, to: 'toy, toy block, block, teddy bear, doll, lego', as: 'put', into: 'in basket' },
  {
    verbs: 'tidy, tidy up, clean up, declutter, organize, organise, straighten up, sort out',
    to: 'room, living room, bedroom, house, home, apartment, playroom, nursery, dorm, lounge, mess',
    as: 'put',
    what: '3 book',
    into: 'in basket',
  },
  { verbs: ordering, to: 'classroom, library', as: 'put', what: '4 book', into: 'on bookshelf' },
  {
    verbs: ordering,
    to: 'clothes, clothing, laundry, wardrobe, shirt, outfit',
    as: 'put',
    what: '3 shirt',
    into: 'in wardrobe',
    place: 'bedroom',
  },
  {
    verbs: 'arrange, organize, sort, shelve, reshelve, rearrange, put away, restock',
    to: 'book',
    as: 'put',
    into: 'on table',
    place: 'library',
  },
  {
    verbs: 'shelve, restock, stock',
    to: 'jar, can, grocery, product, bottle, goods, item',
    as: 'put',
    what: '3 jar',
    into: 'on shelf',
  },
]);
