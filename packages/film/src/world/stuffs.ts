/** What things can be made of as a whole, as nouns: "a man made of rocks", "a cup made of ice". */

/** What lies all over a thing and gives it its look. */
export const coatings = new Set(
  'alga, algae, moss, lichen, mud, rust, gold, chocolate, ice, frost, slime, lava'.split(', '),
);

export const stuffs = new Set(
  `water, liquid, ice, snow, fire, flame, lava, magma, ember, glass, crystal, crystal prism, diamond, gold, silver, chrome, steel, iron, metal, tin, aluminium,
 aluminum, copper, bronze, brass, wood, oak, pine, bamboo, marble, porcelain, ceramic, china, stone, rock, granite, concrete, cement, brick, clay,
 terracotta, mud, sand, paper, cardboard, plastic, rubber, lego, fabric, cloth, wool, cotton, silk, velvet, felt, yarn, leather, chocolate, leaf, grass,
 moss, plant, vine, fur, cotton candy, candy, light, energy, neon, stardust, cloud, thundercloud, smoke, fog, mist, jelly, slime, honey, gelatin, foam, bone, straw,
 flower, petal, orange, dollar bill, money, feather, bread, dough, cheese, butter, wax, coral, salt, sugar`
    .split(',')
    .map((noun) => noun.trim()),
);
