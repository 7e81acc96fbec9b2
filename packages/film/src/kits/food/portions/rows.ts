/** Food by rows: what it lies in, the form it has there and its two colours. */

import { fromHex } from '../../../math/colour.ts';
import { type Dish, foodKit } from '../dish.ts';
import { addBowl, addLeaf, addPlate, asTableware, china } from '../tableware.ts';
import { type FormName, forms } from './forms.ts';
import { ingredientRows } from './ingredient-rows.ts';

type Vessel = 'plate' | 'bowl' | 'board' | 'dish';

/** Nouns | vessel | form | colour | second colour | garnish or steam. */
const rows = `
grilled octopus, octopus dish, octopus salad, octopus tentacles, boiled octopus, cooked octopus | plate | tentacles | #a8483a | #f2c8b8 | lemon
squid dish, grilled squid | plate | rings | #e8c080 | #c8903c | lemon
onion rings, onion ring | plate | rings | #d89a3c | #b8701c |
chicken wings, chicken wing, buffalo wings, hot wings | plate | drumsticks | #b8501c | #8a3410 | leaf
fried chicken, chicken nuggets, nugget, chicken drumstick | plate | drumsticks | #c8822c | #a05a1c |
fritter, fritters, croquette, fried dough, doughnut holes, hush puppies | plate | lumps | #c88a34 | #9a5a1c |
scallop, scallops, seared scallops | plate | lumps | #f2dcb0 | #b87830 | leaf
meatloaf, pate | plate | ovals | #7a4426 | #4a2410 | leaf
ham, roast ham, cold cuts, prosciutto | plate | ovals | #e88a88 | #f4d0c4 | leaf
beef, roast beef, brisket, pork, roast pork, pork belly, veal, lamb roast | plate | ovals | #9a4a34 | #5a2814 | leaf
salami, pepperoni, chorizo, sliced sausage | plate | rounds | #b03a34 | #6a1c18 |
french toast, grilled cheese, cheese toast | plate | squares | #e0a44c | #a86a24 |
nacho, nachos, tortilla chips, corn chips | plate | triangles | #e8b84c | #f4a81c |
ravioli, tortellini, pierogi, gnocchi | plate | pillows | #f0dca4 | #c8301c | leaf
hash browns, hash brown, potato pancakes, latkes | plate | rounds | #c8923c | #8a5a1c |
mashed potatoes, mashed potato, polenta, grits | plate | mash | #f4e2a0 | #f8d04c | steam
risotto, couscous, quinoa, bulgur | bowl | grains | #efdca8 | #8aa84c | steam
granola, muesli, cornflakes, oats | bowl | crumbs | #b8803c | #7a3a2c |
lentil, lentils, dal, baked beans, chickpeas | bowl | crumbs | #8a4a24 | #b8702c | steam
clam chowder, chowder, cream soup, potato soup | bowl | liquid | #f4ead0 | #c8a060 | steam
gazpacho, borscht, beet soup | bowl | liquid | #b8281c | #4a8a2c |
pea soup, green soup, spinach soup, broccoli soup | bowl | liquid | #6a9a3c | #f0ead0 | steam
salsa, tomato salsa, chutney | bowl | crumbs | #c8321c | #4a9a34 |
custard, creme brulee, semolina, rice pudding | bowl | liquid | #f4d878 | #b8702c |
cream, sour cream | bowl | mash | #fbf8f0 | #f4f0e4 |
sugar, powdered sugar, flour, baking powder, salt | bowl | mash | #fdfcf8 | #f6f4ee |
sugar cube, sugar cubes, sugar lump | dish | cubes | #fdfcf8 | #f2efe6 |
caviar, fish roe, roe | bowl | crumbs | #17181c | #2c3038 |
sorbet | bowl | scoops | #f07a8c | #f6c83c |
bibimbap, poke bowl, buddha bowl, grain bowl | bowl | cubes | #e8702c | #4a9a3c |
fruit salad, chopped fruit, cut fruit | bowl | dice | #f05a3c | #8ac83c |
caesar salad, side salad, garden salad | bowl | leaves | #5a9a2c | #e0b86a |
tiramisu, layer cake slice, opera cake | plate | layers | #f6ead0 | #8a5a34 |
lasagne slice, moussaka, baked ziti | plate | layers | #f0c060 | #b83a1c | steam
churro, churros, breadsticks | plate | bars | #b8702c | #8a4a18 |
cinnamon, cinnamon stick, cinnamon sticks, vanilla pod | dish | bars | #8a4a20 | #5a2c10 |
asparagus, green asparagus, asparagus spears | plate | stalks | #5f9a3a | #3f6a3a |
celery, celery stick, celery sticks, leek, leeks, rhubarb | board | bars | #a8c86a | #6a9a3a |
cashew, cashews, pecan, pecans, pistachio, pistachios, mixed nuts | bowl | crumbs | #c89a5c | #9a6a34 |
raisin, raisins, dried fruit, dates, date fruit, prunes | bowl | crumbs | #4a2418 | #6a3a24 |
cranberry, cranberries, goji berries | bowl | crumbs | #b81c2c | #8a1020 |
toffee, turkish delight, caramels, nougat | plate | dice | #b8762c | #8a4c18 |
meringue, meringues, marshmallow sweets | plate | lumps | #fdf4ec | #f6dce0 |
scone, scones, bread roll, bread rolls, dinner roll, buttered bun | plate | lumps | #d8a050 | #b0702c |
corn kernel, corn kernels, kernel, unpopped corn | dish | crumbs | #f2c03c | #e0a01c |
cracker, crackers, rice cracker, saltine | dish | pillows | #e0b468 | #c08a3c |
tater tots, potato wedges, roast potatoes, roasted potatoes, baked potato | plate | lumps | #d8a848 | #a8702c | leaf
tofu cubes, feta, paneer, mozzarella cubes, cheese cubes | plate | dice | #faf4e0 | #f0e4c0 | leaf
dog food, cat food, pet food, kibble | bowl | crumbs | #8a5230 | #6a3a20 |
coleslaw, potato salad | bowl | crumbs | #f2ecc4 | #e8943c |
applesauce, apple sauce, apple puree | bowl | mash | #e8cf8a | #d8b060 |
calzone, calzones, empanadas, samosa pastry | plate | lumps | #d8a050 | #b0702c | leaf
eclair, eclairs, chocolate eclair | plate | bars | #4a2410 | #e8c080 |
cinnamon roll, cinnamon rolls, cinnamon bun, sticky bun, crescent roll, crescent rolls | plate | lumps | #c8843c | #f4e6d0 |
enchilada, enchiladas, cannelloni | plate | bars | #c8501c | #f4c040 | steam
okra, okra pod | plate | stalks | #5f9a3a | #4a8030 |
guava, guavas, passion fruit, star fruit | plate | lumps | #c8c858 | #f07a7a |
turmeric, saffron, curry powder, ground spice, chili powder, cayenne | bowl | mash | #e08a14 | #c8641c |
crab meat, crabmeat, lobster meat | plate | lumps | #f8e8dc | #e8583c | lemon
crouton, croutons, breadcrumbs, crumb, crumbs | bowl | cubes | #d8a050 | #a8702c |
animal feed, chicken feed, grain, oats feed | bowl | grains | #c8a050 | #8a6a30 |
`;

const bowlTones = ['#4a7ab0', '#f2efe8', '#b8623c', '#5a8a6a'];

const dishOf = (row: string): Dish => {
  const [names, vessel, form, first, second, extra] = row.split('|').map((cell) => cell.trim()) as [
    string,
    Vessel,
    FormName,
    string,
    string,
    string,
  ];
  const plain = names.split(',').map((name) => name.trim());
  // A bowl of cream or custard is one to pour into.
  const isServed = vessel !== 'dish' && !/^(?:cream|custard)/.test(names);
  const nouns = isServed ? [...plain, ...plain.map((name) => `${vessel} of ${name}`)] : plain;
  return {
    nouns,
    build: (b, { colour, seed }, random) => {
      const isDeep = vessel === 'bowl';
      const wide = isDeep ? 0.09 : 0.14;
      let y = 0;
      let radius = wide * 0.92;
      if (isDeep) {
        addBowl(b, wide, 0.062, fromHex(bowlTones[seed % bowlTones.length]!), china);
        y = form === 'liquid' ? 0.05 : 0.046;
        radius = wide * 0.88;
      } else if (vessel === 'plate') y = addPlate(b, wide);
      else if (vessel === 'board') {
        asTableware(b, () =>
          b.paint(fromHex('#c8945a'), 'wood').box([0, 0.01, 0], [0.34, 0.02, 0.22], 0.006),
        );
        y = 0.02;
      } else radius = 0.055;
      const tone = colour ?? fromHex(first);
      const tall = forms[form]({ b, y, radius, tone, random }, fromHex(second));
      if (extra === 'lemon')
        for (const [x, z] of [
          [0.095, 0.03],
          [0.085, 0.06],
        ] as const)
          b.paint(fromHex('#f4d83c'), 'glossy').sphere([x, y + 0.012, z], [0.022, 0.012, 0.014], 14);
      if (extra === 'leaf' || extra === 'lemon')
        for (let n = 0; n < 4; n += 1)
          addLeaf(b, [-0.085, y + 0.012, 0.05 + n * 0.008], 0.02, n, 0.3, '#4f9a34', 0.4);
      const size: [number, number, number] = [radius * 2.1, y + tall, radius * 2.1];
      return {
        size: vessel === 'board' ? [0.34, y + tall, 0.22] : size,
        ...(extra === 'steam' && {
          steam: {
            at: [0, y + tall, 0] as const satisfies [number, number, number],
            radius: 0.04,
            height: 0.14,
          },
        }),
      };
    },
  };
};

export const portions = foodKit(
  'portions',
  rows
    .split('\n')
    .filter((row) => row !== '')
    .concat(ingredientRows)
    .map(dishOf),
);
